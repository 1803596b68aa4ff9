/// The messages that a catalog has, by their keys. `Localizations/en.arb` describes each for its translator.
package enum MessageKey: String, CaseIterable, Sendable {
    case place = "alert.place"
    case placeName = "alert.place.name"
    case placeDetail = "alert.place.detail"
    case placeNameDetail = "alert.place.name_detail"
    case placeDistance = "alert.place.distance"
    case placeNameDistance = "alert.place.name_distance"
    case placeDetailDistance = "alert.place.detail_distance"
    case placeNameDetailDistance = "alert.place.name_detail_distance"

    case incident = "alert.incident"
    case incidentLanes = "alert.incident.lanes"
    case incidentRoad = "alert.incident.road"
    case incidentLanesRoad = "alert.incident.lanes_road"
    case incidentUntil = "alert.incident.until"
    case incidentLanesUntil = "alert.incident.lanes_until"
    case incidentRoadUntil = "alert.incident.road_until"
    case incidentLanesRoadUntil = "alert.incident.lanes_road_until"
    case incidentDistance = "alert.incident.distance"
    case incidentLanesDistance = "alert.incident.lanes_distance"
    case incidentRoadDistance = "alert.incident.road_distance"
    case incidentLanesRoadDistance = "alert.incident.lanes_road_distance"
    case incidentUntilDistance = "alert.incident.until_distance"
    case incidentLanesUntilDistance = "alert.incident.lanes_until_distance"
    case incidentRoadUntilDistance = "alert.incident.road_until_distance"
    case incidentLanesRoadUntilDistance = "alert.incident.lanes_road_until_distance"
    case joined = "alert.joined"

    case accident = "incident.accident"
    case congestion = "incident.congestion"
    case construction = "incident.construction"
    case disabledVehicle = "incident.disabled_vehicle"
    case laneRestriction = "incident.lane_restriction"
    case massTransit = "incident.mass_transit"
    case miscellaneous = "incident.miscellaneous"
    case otherNews = "incident.other_news"
    case plannedEvent = "incident.planned_event"
    case roadClosure = "incident.road_closure"
    case roadHazard = "incident.road_hazard"
    case weather = "incident.weather"
    case otherIncident = "incident.other"
    case roadClosed = "incident.closed"

    case laneLeft = "lane.left"
    case laneLeftCenter = "lane.left_center"
    case laneLeftTurn = "lane.left_turn"
    case laneCenter = "lane.center"
    case laneRight = "lane.right"
    case laneRightCenter = "lane.right_center"
    case laneRightTurn = "lane.right_turn"
    case laneHov = "lane.hov"
    case laneSide = "lane.side"
    case laneShoulder = "lane.shoulder"
    case laneMedian = "lane.median"
    case laneNumber = "lane.number"
    case lanesNamed = "lanes.named"
    case lanesNumbered = "lanes.numbered"
    case lanesSingle = "lanes.single"
    case lanesRange = "lanes.range"
    case lanesCount = "lanes.count"
    case lanesCountOfTotal = "lanes.count_of_total"
    case lanesAll = "lanes.all"

    case tunnel = "place.tunnel"
    case bridge = "place.bridge"
    case borderCrossing = "place.border_crossing"
    case borderCrossingTo = "place.border_crossing.to"
    case borderCrossingFromTo = "place.border_crossing.from_to"
    case tollBooth = "place.toll_booth"
    case tollGantry = "place.toll_gantry"
    case restArea = "place.rest_area"
    case serviceArea = "place.service_area"
    case restrictedArea = "place.restricted_area"
    case railwayCrossing = "place.railway_crossing"
    case mergingArea = "place.merging_area"
    case interchange = "place.interchange"
    case junction = "place.junction"
    case roundaboutPlace = "place.roundabout"
    case otherPlace = "place.other"
    case placeLength = "place.length"

    case gasStation = "amenity.gas_station"
    case electricChargingStation = "amenity.electric_charging_station"
    case toilet = "amenity.toilet"
    case coffee = "amenity.coffee"
    case restaurant = "amenity.restaurant"
    case snack = "amenity.snack"
    case atm = "amenity.atm"
    case info = "amenity.info"
    case babyCare = "amenity.baby_care"
    case facilitiesForDisabled = "amenity.facilities_for_disabled"
    case shop = "amenity.shop"
    case telephone = "amenity.telephone"
    case hotel = "amenity.hotel"
    case hotspring = "amenity.hotspring"
    case shower = "amenity.shower"
    case picnicShelter = "amenity.picnic_shelter"
    case post = "amenity.post"
    case fax = "amenity.fax"

    case maxHeight = "notification.max_height"
    case maxHeightLimit = "notification.max_height.limit"
    case maxWidth = "notification.max_width"
    case maxWidthLimit = "notification.max_width.limit"
    case maxWeight = "notification.max_weight"
    case maxWeightLimit = "notification.max_weight.limit"
    case unpaved = "notification.unpaved"
    case pointExclusion = "notification.point_exclusion"
    case stateBorderCrossing = "notification.state_border_crossing"
    case evMinChargeAtChargingStation = "notification.ev_min_charge_at_charging_station"
    case evMinChargeAtDestination = "notification.ev_min_charge_at_destination"
    case evInsufficientCharge = "notification.ev_insufficient_charge"
    case stationUnavailable = "notification.station_unavailable"

    case turn = "maneuver.turn"
    case endOfRoad = "maneuver.end_of_road"
    case `continue` = "maneuver.continue"
    case fork = "maneuver.fork"
    case merge = "maneuver.merge"
    case onRamp = "maneuver.on_ramp"
    case offRamp = "maneuver.off_ramp"
    case roundabout = "maneuver.roundabout"
    case roundaboutExit = "maneuver.roundabout_exit"
    case rotary = "maneuver.rotary"
    case rotaryExit = "maneuver.rotary_exit"
    case roundaboutTurn = "maneuver.roundabout_turn"
    case exitRoundabout = "maneuver.exit_roundabout"
    case exitRotary = "maneuver.exit_rotary"
    case depart = "maneuver.depart"
    case arrive = "maneuver.arrive"
    case arriveName = "maneuver.arrive_name"
    case passage = "maneuver.passage"
    case exitOrdinal = "exit.ordinal"
    case exitSign = "exit.sign"
    case stopOrdinal = "stop.ordinal"

    case instructionRoad = "instruction.road"
    case instructionDestination = "instruction.destination"
    case instructionExit = "instruction.exit"
    case instructionExitDestination = "instruction.exit_destination"
    case instructionJunction = "instruction.junction"
    case instructionLanes = "instruction.lanes"
    case instructionDistance = "instruction.distance"
    case instructionNow = "instruction.now"
    case instructionThen = "instruction.then"
    case instructionNext = "instruction.next"

    case guidanceLeft = "guidance.left"
    case guidanceRight = "guidance.right"
    case guidanceMiddle = "guidance.middle"
    case guidanceNumbered = "guidance.numbered"

    case signNameRef = "sign.name_ref"
    case signRefName = "sign.ref_name"
    case signJoined = "sign.joined"

    case durationUnderMinute = "duration.under_minute"
    case durationRange = "duration.range"
    case durationAbout = "duration.about"
    case delayPlus = "delay.plus"
    case delayFaster = "delay.faster"
    case delaySlower = "delay.slower"
    case delayNone = "delay.none"
    case timeTomorrow = "time.tomorrow"

    case tripDuration = "trip.duration"
    case tripDistance = "trip.distance"
    case tripDurationDistance = "trip.duration_distance"
    case tripDelayed = "trip.delayed"
    case tripArrival = "trip.arrival"
    case tripCharge = "trip.charge"
    case tripTraveled = "trip.traveled"
    case tripNextWaypoint = "trip.next_waypoint"
    case tripJoined = "trip.joined"
    case labelDuration = "label.duration"
    case labelDistance = "label.distance"
    case labelDelay = "label.delay"
    case labelArrival = "label.arrival"
    case labelCharge = "label.charge"
    case labelTraveled = "label.traveled"
    case labelNextWaypoint = "label.next_waypoint"

    case rerouting = "notice.rerouting"
    case fasterRoute = "notice.faster_route"
    case fasterRouteSaved = "notice.faster_route_saved"
    case offRoute = "notice.off_route"
    case gpsLost = "notice.gps_lost"
    case waypointReached = "notice.waypoint_reached"
    case simulated = "notice.simulated"
    case offline = "notice.offline"
    case speedLimit = "notice.speed_limit"
    case speed = "notice.speed"

    case buttonDismiss = "button.dismiss"
    case buttonResume = "button.resume"
    case buttonEnd = "button.end"
    case buttonReroute = "button.reroute"
    case buttonDetails = "button.details"
    case buttonAvoid = "button.avoid"
    case buttonReport = "button.report"
    case buttonUndo = "button.undo"

    /// Position among all keys; tables of messages are indexed by it.
    var index: Int { Self.indexes[self] ?? 0 }

    private static let indexes = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

/// A form of a message beside its plain one. A missing form falls back to the plain message.
package enum MessageVariant: String, CaseIterable, Sendable {
    case plain = ""
    case short = ".short"
    case shortest = ".shortest"
    case spoken = ".spoken"

    var index: Int {
        switch self {
        case .plain: 0
        case .short: 1
        case .shortest: 2
        case .spoken: 3
        }
    }

    /// Splits a key of a file into a message and its form; nil when there is no such message.
    package static func split(_ key: String) -> (key: MessageKey, variant: MessageVariant)? {
        if let plain = MessageKey(rawValue: key) { return (plain, .plain) }
        for variant in allCases.dropFirst() where key.hasSuffix(variant.rawValue) {
            if let found = MessageKey(rawValue: String(key.dropLast(variant.rawValue.count))) {
                return (found, variant)
            }
        }
        return nil
    }
}

/// The arguments that messages may name.
package enum ArgumentName: String, CaseIterable, Sendable {
    case place, name, detail, distance
    case incident, lanes, road, until
    case impact
    case subType = "sub_type"
    case congestion
    case count, total, kind, number, first, second, last
    case side, from, to, length, limit, reason
    case type, modifier, direction, moment
    case action, instruction, destination, exit, junction, ref
    case duration, delay, time, percent, speed
}
