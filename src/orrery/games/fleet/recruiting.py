"""Taking a faction and a commander, before the fleets are built (FC-SET-12, FC-SET-15)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, question
from orrery.games.fleet.commanders import open_to, pool_of
from orrery.games.fleet.events import Joined
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.fleets import ready_fleets
from orrery.games.fleet.state import Fleet


def can_field(g: Fleet, seat: int, faction: str, commander: str = "") -> bool:
    """Whether some fleet of a faction fits the scenario and the points."""
    world = g.copy()
    world.players[seat].faction, world.players[seat].commander = faction, commander
    return bool(ready_fleets(world, seat))


@question
def take_faction(g: Fleet, seat: int) -> Question:
    return Question(tuple([faction for faction in FACTIONS if can_field(g, seat, faction)]))


def candidates(g: Fleet, seat: int) -> tuple[str, ...]:
    """The commanders of a seat's faction whom it can pay for."""
    faction = g.players[seat].faction
    return tuple([name for name in open_to(faction) if can_field(g, seat, faction, name)])


@question
def recruit(g: Fleet, seat: int) -> Question:
    """A commander of one's faction, or none."""
    return Question(candidates(g, seat), 0, 1)


@procedure
def gather(g: Fleet) -> Play[None]:
    """All choose at the same time; who has no commander to recruit is not asked (FC-CMD-13)."""
    if "any_faction" in g.switches:
        answers = yield All([take_faction(seat) for seat in g.fighters()])
        for seat, choice in answers:
            g.players[seat].faction = choice[0]
    if "paid_commanders" in g.switches or "free_commanders" in g.switches:
        answers = yield All([recruit(seat) for seat in g.fighters() if candidates(g, seat)])
        for seat, choice in answers:
            g.players[seat].commander = choice[0] if choice else ""
    for seat in g.fighters():
        player = g.players[seat]
        player.reserve = pool_of(player.commander)
        g.tell(Joined(seat, player.faction, player.commander))
