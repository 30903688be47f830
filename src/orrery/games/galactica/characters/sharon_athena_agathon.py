"""Sharon "Athena" Agathon: For Love (T19.3), Resolute (004 p.10). Grieving: leaders."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.characters.abilities import reaction, why_spent
from orrery.games.galactica.characters.remote import activate_elsewhere, reachable
from orrery.games.galactica.effects import Intercession, carries_out
from orrery.games.galactica.hands import draw, immune
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.state import NOBODY, TREACHERY, Cards, Galactica
from orrery.games.galactica.windows import window

ATHENA = "sharon_athena_agathon"
FOR_LOVE = "for_love"

# --- For Love -----------------------------------------------------------------------------------------


@carries_out(Intercession)
def carry_out_intercession(g: Galactica, order: Intercession, seat: int) -> Play[None] | None:
    return window(g, "discards") if g.seat_of(ATHENA) != NOBODY else None


def spared(g: Galactica) -> Cards:
    """Other players who must discard and have a card to keep."""
    athena = g.seat_of(ATHENA)
    return tuple([str(s) for s, n in g.demands if s != athena and n and g.players[s].hand])


def may_intercede(g: Galactica, seat: int) -> bool:
    """Once in a turn, infiltrating or not; a super crisis is immune."""
    return FOR_LOVE not in g.players[seat].used and not immune(g) and bool(spared(g))


def for_love(g: Galactica, seat: int, setting: str) -> None:
    """She draws a treachery card, and the other discards one card fewer."""
    g.players[seat].used += (FOR_LOVE,)
    draw(g, seat, (TREACHERY,), FOR_LOVE)
    g.demands = tuple([(s, n - (s == int(setting))) for s, n in g.demands])


reaction("discards", ATHENA, FOR_LOVE, may_intercede, for_love, spared)

# --- Resolute -----------------------------------------------------------------------------------------


def why_not_resolute(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or (None if reachable(g, seat, True) else Refusal("no_action_there"))


@procedure
def resolute(g: Galactica, seat: int) -> Play[None]:
    """Any undamaged location, Cylon ones too."""
    spend(g, seat)
    yield from activate_elsewhere(g, seat, True, ())


ABILITIES[ATHENA] = {"resolute": Action(resolute, why_not_resolute)}
