"""Lee "Apollo" Adama: Alert Viper Pilot (T13.2, T26.1), CAG. Headstrong: hands."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import ABILITIES, Action, take_action
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, BRIG
from orrery.games.galactica.characters.abilities import reaction, why_spent
from orrery.games.galactica.combat import PREFIX, activate_vipers, activations, board_viper, craft_of, why_grounded
from orrery.games.galactica.locations import GALACTICA, ship_of
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.space import ASSAULT
from orrery.games.galactica.state import Cards, Galactica, plus

CAG = 6


def launched(g: Galactica) -> Cards:
    """Where vipers, or assault raptors, have just come out of the Reserve and are still unmanned."""
    vipers = [AREAS[area] for area in range(6) if g.launched[area] and g.vipers[area]]
    raptors = [area for area in range(6) if g.launched_assault[area] and g.assault_raptors[area]]
    return tuple(vipers + [f"{ASSAULT}{AREAS[area]}" for area in raptors])


def is_alert(g: Galactica, seat: int) -> bool:
    """He is aboard Galactica, not in the Brig."""
    here = g.players[seat].location
    return here != BRIG and ship_of(here) == GALACTICA and bool(launched(g))


@procedure
def alert_viper_pilot(g: Galactica, seat: int, where: str) -> Play[None]:
    """He pilots it and takes an action; then what was interrupted goes on, without this viper."""
    craft = craft_of(where)
    area = AREAS.index(where.removeprefix(PREFIX[craft]))
    if craft == ASSAULT_RAPTOR:
        g.launched_assault = plus(g.launched_assault, area, -1)
    elif g.daybreak:  # the Raider Bay activates those that are left
        g.launched = plus(g.launched, area, -1)
    board_viper(g, seat, area, craft)
    yield from take_action(g, seat, "alert_viper_pilot")


reaction("vipers_placed", "lee_adama", "alert_viper_pilot", is_alert, alert_viper_pilot, launched)


def why_no_cag(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or why_grounded(g, seat) or (None if activations(g) else Refusal("no_viper"))


def cag(g: Galactica, seat: int) -> Play[None]:
    """Up to six activations of unmanned vipers."""
    spend(g, seat)
    return activate_vipers(g, seat, CAG)


ABILITIES["lee_adama"] = {"cag": Action(cag, why_no_cag)}
