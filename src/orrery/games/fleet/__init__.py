"""Fleet Commander, by the manual 001 (v1.20). Modules are named after its chapters; FC-... are numbers of rules."""

from orrery.games.fleet.title import FleetCommander

TITLE = FleetCommander()
