# One word each: setup, run, test, lint, docs. `make run` and `make test` set the machine up first.
SWIFT ?= swift
NAVTEXT = $(SWIFT) run --quiet navtext

.PHONY: setup run test lint format docs consumer clean

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

# A package that depends on this one by path, as an app would.
consumer: setup
	cd Examples/ConsumerApp && $(SWIFT) run

clean:
	rm -rf .build docs Examples/ConsumerApp/.build
