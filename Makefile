# One word each: setup, run, test, lint, docs. `make run` and `make test` set the machine up first.
SWIFT ?= swift
NAVTEXT = $(SWIFT) run --quiet navtext

.PHONY: setup run test lint format docs consumer gallery clean

setup:
	@scripts/setup

run: setup
	@$(SWIFT) build --quiet --product navtext-pango
	@$(NAVTEXT) format Examples/alert.json --locale ja --width 32 --lines 2

test: setup
	$(SWIFT) build --product navtext -Xswiftc -warnings-as-errors
	$(SWIFT) build --product navtext-pango -Xswiftc -warnings-as-errors
	$(SWIFT) test -Xswiftc -warnings-as-errors

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Examples Package.swift

# Puts the code into the form that `lint` asks for.
format:
	$(SWIFT) format --in-place --recursive Sources Tests Examples Package.swift

docs: setup
	@scripts/docs

# Packages that depend on this one by path, as an app would: one that shows banners, one that tests its own messages.
consumer: setup
	cd Examples/ConsumerApp && $(SWIFT) run
	cd Examples/TranslationTests && $(SWIFT) test

# One page with every message in every room, for translators.
gallery: setup
	$(SWIFT) build --quiet --configuration release --product navtext-pango
	$(SWIFT) run --quiet --configuration release navtext gallery -o .build/gallery.html

clean:
	rm -rf .build docs Examples/*/.build
