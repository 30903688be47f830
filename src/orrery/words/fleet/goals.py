"""What a battle is about, and how near each camp is to it: the lines beside the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orrery.games.fleet.leaders import follows_flagship
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.blockade import CIVILIAN, ENOUGH
from orrery.games.fleet.scenarios.duel import champion
from orrery.games.fleet.scenarios.salvage import GOAL, saved
from orrery.games.fleet.scenarios.sieges import COLONY, STATION
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet, Ship
from orrery.games.fleet.victory import points, threshold
from orrery.words.fleet.names import NameWords

SITES = 2
"""The stations or colonies that are defended (FC-ASS-02, FC-ILL-02)."""
Told = tuple[str, dict[str, int]] | None


def sides(g: Fleet) -> list[int]:
    """The camps of the battle, beaten or not."""
    return sorted({g.camp(seat) for seat in g.fighters()})


def seats_of(g: Fleet, camp: int) -> list[int]:
    return [seat for seat in g.fighters() if g.camp(seat) == camp]


def is_known(g: Fleet, camp: int) -> bool:
    """Whether the reader can count a camp's points."""
    return not any(ship.kind == "signal" and g.camp(ship.owner) == camp for ship in g.ships)


def led_by_flagship(g: Fleet, camp: int) -> bool:
    """Who fights alone for his flagship loses with it, and only with it (FC-FAC-07)."""
    seats = seats_of(g, camp)
    return len(seats) == 1 and follows_flagship(g, seats[0])


def defeat(g: Fleet, camp: int) -> int | None:
    """The points at which a camp is beaten, where that is how this battle can be lost."""
    counts = g.side(camp) in SCENARIOS[g.scenario].worn_down and not led_by_flagship(g, camp)
    return threshold(g, camp) if counts else None


# --- how near a camp is to its aim ----------------------------------------------------------------------


def _containers(g: Fleet, camp: int) -> Told:
    return "progress-containers", {"n": saved(g, camp), "goal": GOAL[len(g.fighters())]}


def _convoy(g: Fleet, camp: int) -> Told:
    if g.side(camp) == 0:
        return "progress-escaped", {"n": sum(g.players[seat].saved for seat in seats_of(g, camp)), "goal": ENOUGH}
    lost = sum(ship.kind == CIVILIAN and ship.at == LOST for ship in g.ships)
    return "progress-destroyed", {"n": lost, "goal": ENOUGH}


def _stations(g: Fleet, camp: int) -> Told:
    """The rules up to version 4 took disabled stations off the zone."""
    off = SITES - g.terrain.count(STATION) + len(g.disabled)
    return ("progress-stations", {"n": off, "goal": SITES}) if g.side(camp) else None


def _colonies(g: Fleet, camp: int) -> Told:
    return ("progress-colonies", {"n": SITES - g.terrain.count(COLONY), "goal": SITES}) if g.side(camp) else None


def _portals(g: Fleet, camp: int) -> Told:
    held = [any(g.camp(s.owner) == camp and PROFILES[s.kind].rank for s in g.stack(at)) for at, _ in g.portals]
    return "progress-portals", {"n": sum(held), "goal": len(held)}


def _duellist(g: Fleet, camp: int) -> Told:
    seats = seats_of(g, camp)
    if not is_known(g, camp) or not any(ship.owner in seats for ship in g.ships):
        return None
    return _hull("progress-champion", champion(g, seats[0]))


def _cruiser(g: Fleet, camp: int) -> Told:
    ship = next((ship for ship in g.ships if ship.kind == "damaged_cruiser" and g.camp(ship.owner) == camp), None)
    return _hull("progress-cruiser", ship) if ship is not None and ship.at in g.board.index else None


def _shuttle(g: Fleet, camp: int) -> Told:
    held = any(ship.kind == "diplomatic_shuttle" and g.camp(ship.owner) == camp for ship in g.ships)
    return ("progress-shuttle", {}) if held else None


def _hull(message: str, ship: Ship) -> Told:
    return message, {"hull": ship.hull, "full": PROFILES[ship.kind].hull}


PROGRESS: dict[str, Callable[[Fleet, int], Told]] = {
    "salvage": _containers,
    "blockade": _convoy,
    "planetary_assault": _stations,
    "illegal": _colonies,
    "control": _portals,
    "duel": _duellist,
    "passage": _cruiser,
    "capture": _shuttle,
}


class GoalWords(NameWords):
    def battle(self, g: Fleet) -> dict[str, Any]:
        """The scenario's aim, and each camp's points with what it has reached."""
        camps = [self._camp(g, camp) for camp in sides(g)] if g.ships else []
        return {"goal": self.say(f"goal-{g.scenario}"), "camps": camps}

    def _camp(self, g: Fleet, camp: int) -> dict[str, Any]:
        progress = PROGRESS[g.scenario](g, camp) if g.scenario in PROGRESS else None
        lines = [] if progress is None else [self.say(progress[0], **progress[1])]
        if led_by_flagship(g, camp):
            lines.append(self.say("progress-flagship"))
        return {
            "seats": seats_of(g, camp),
            "start": sum(g.players[seat].start for seat in seats_of(g, camp)),
            "points": points(g, camp) if is_known(g, camp) else None,
            "defeat": defeat(g, camp),
            "lines": lines,
        }

    def limits(self, question: Mapping[str, Any] | None) -> dict[str, str]:
        """What can be wrong with the fleet being built, by its code."""
        asked = question["about"].get("limits", ()) if question else ()
        return {limit["code"]: self.say(f"refusal-{limit['code']}") for limit in asked}
