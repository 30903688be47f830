"""Drawing Special Weapons (FC-SET-10, FC-OPT-02): of four tokens one is kept, openly or in secret; or one at random."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, question
from orrery.games.fleet.hidden_events import WeaponKept, WeaponsDrawn
from orrery.games.fleet.ships import has
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.weapons import WEAPONS

DRAW = 4
COPIES = {"genesis": 2, "avatar": 2, "forge": 1, "ks": 1}
"""How often each weapon's token is in the box, by its set (FC-CMP-07)."""


def tokens(g: Fleet) -> tuple[str, ...]:
    """The tokens that no ship carries."""
    taken = [ship.weapon for ship in g.ships if ship.weapon]
    pile = []
    for name, weapon in WEAPONS.items():
        if weapon.faction != "scenario":
            pile += [name] * max(0, COPIES.get(weapon.expansion, 1) - taken.count(name))
    return tuple(pile)


def keepable(g: Fleet, seat: int, weapons: tuple[str, ...]) -> tuple[str, ...]:
    """Weapons bound to a faction are for that faction only; the Forge may keep all (FC-OPT-02, AMB-02)."""
    faction = g.players[seat].faction
    if faction == "forge_of_fendrix":
        return tuple(dict.fromkeys(weapons))
    return tuple(dict.fromkeys([name for name in weapons if WEAPONS[name].faction in ("any", faction)]))


def unarmed(g: Fleet, seat: int) -> list[Ship]:
    return [s for s in g.ships if s.owner == seat and has(s.kind, "special_weapon") and not s.weapon]


@question
def keep_weapon(g: Fleet, seat: int, ship: int) -> Question:
    return Question(keepable(g, seat, g.players[seat].drawn), about={"ship": ship})


@procedure
def draw_weapons(g: Fleet) -> Play[None]:
    """Ship by ship; what is not kept goes back among the tokens before the next draw."""
    while any(unarmed(g, seat) for seat in g.fighters()):
        deal(g)
        if "random" not in g.switches:
            answers = yield All([keep_weapon(s, unarmed(g, s)[0].n) for s in g.fighters() if g.players[s].drawn])
            for seat, choice in answers:
                take(g, seat, choice[0])


def deal(g: Fleet) -> None:
    """Whom the tokens do not last for draws with the next ship's."""
    order = g.chance.shuffle(tokens(g))
    for seat in g.fighters():
        if unarmed(g, seat) and keepable(g, seat, order[:DRAW]):
            ship = unarmed(g, seat)[0].n
            hand, order = order[:DRAW], order[DRAW:]
            g.players[seat].drawn = hand
            if "random" in g.switches:
                take(g, seat, (*keepable(g, seat, hand),)[0])
            else:
                g.tell(WeaponsDrawn(seat, ship, hand))


def take(g: Fleet, seat: int, weapon: str) -> None:
    ship = unarmed(g, seat)[0]
    secret = "secret" in g.switches
    ship.weapon, ship.weapon_known = weapon, not secret
    g.players[seat].drawn = ()
    g.tell(WeaponKept(seat, ship.n, weapon, "" if secret else weapon))
