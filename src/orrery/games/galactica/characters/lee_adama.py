"""Lee "Apollo" Adama: Alert Viper Pilot (TIMING T13.2, T26.1), CAG. Headstrong: hands."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import ABILITIES, Action, take_action
from orrery.games.galactica.board import AREAS, BRIG
from orrery.games.galactica.characters.abilities import reaction, spend, why_spent
from orrery.games.galactica.combat import activate_vipers, activations, board_viper
from orrery.games.galactica.locations import GALACTICA, ship_of
from orrery.games.galactica.state import Cards, Galactica

CAG = 6


def launched(g: Galactica) -> Cards:
    """Where vipers have just come out of the Reserve and are still unmanned."""
    return tuple([AREAS[area] for area in range(6) if g.launched[area] and g.vipers[area]])


def is_alert(g: Galactica, seat: int) -> bool:
    """He is aboard Galactica, not in the Brig."""
    here = g.players[seat].location
    return here != BRIG and ship_of(here) == GALACTICA and bool(launched(g))


@procedure
def alert_viper_pilot(g: Galactica, seat: int, area: str) -> Play[None]:
    """He pilots it and takes an action; then what was interrupted goes on."""
    board_viper(g, seat, AREAS.index(area))
    yield from take_action(g, seat, "alert_viper_pilot")


reaction("vipers_placed", "lee_adama", "alert_viper_pilot", is_alert, alert_viper_pilot, launched)


def why_no_cag(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or (None if activations(g) else Refusal("no_viper"))


def cag(g: Galactica, seat: int) -> Play[None]:
    """Up to six activations of unmanned vipers."""
    spend(g, seat)
    return activate_vipers(g, seat, CAG)


ABILITIES["lee_adama"] = {"cag": Action(cag, why_no_cag)}
