"""Shields and reactions (chapter REA): one kind of answer to an attack, paid with stored dice."""

from __future__ import annotations

from itertools import product
from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, Way, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import firepower, is_depolarised, is_ionic
from orrery.games.fleet.damage import Hits
from orrery.games.fleet.dice import Dice, faces, spent, volleys
from orrery.games.fleet.events import CounterAttacked, FellBack, Shielded
from orrery.games.fleet.movement import shift
from orrery.games.fleet.state import Fleet, Ship, rank
from orrery.games.fleet.survey import Survey


def shields_for(g: Fleet, target: Ship, sectors: tuple[str, ...]) -> list[dict[str, Any]]:
    """For each stored shield, the sectors that it could stop (FC-REA-02)."""
    found = []
    if may.shield(g, target.owner, target.at):
        for way in volleys(stored(g, target.owner), "green"):
            stops = [sector for sector in sectors if stops_sector(g, target, way, sector)]
            if stops:
                found.append({"die": way, "sectors": stops})
    return found


def stored(g: Fleet, seat: int) -> Dice:
    """The dice that a player may react with; AMB-17 settles whether specials may turn a shield."""
    dice = tuple(sorted(g.players[seat].stored))
    if "no_turned_shields" in g.switches:
        return tuple([die for die in dice if die != "green-special"])
    return dice


def stops_sector(g: Fleet, target: Ship, way: str, sector: str) -> bool:
    """Seen from the target's sector, in a direction of the die; in any where a ship is Depolarised (FC-ABL-05)."""
    if any(is_depolarised(g, ship) for ship in g.stack(target.at)):
        return True
    return sector in g.board.indicated[faces(way)[0]][target.at]


def sources(g: Fleet, ships: tuple[int, ...], remote: str) -> tuple[str, ...]:
    """The sectors that an attack's damage comes from."""
    return (remote,) if remote else tuple(dict.fromkeys([g.ships[n].at for n in ships]))


def react_to(g: Fleet, seat: int, target: int, ships: tuple[int, ...], remote: str) -> bool:
    """Whether the bridge, which everybody sees, could hold an answer: then its owner is asked."""
    dice = g.players[seat].stored
    if not dice:
        return False
    if "blue-special" in dice or ("red-special" in dice and not remote):
        return True
    return bool(shields_for(g, g.ships[target], sources(g, ships, remote)))


@question
def react(g: Fleet, seat: int, target: int, ships: tuple[int, ...], remote: str) -> Question:
    """Nothing, shields ("shield:green-orth>b2", one die a sector), a retreat or a counter-attack (FC-REA-01)."""
    aimed = g.ships[target]
    dice = g.players[seat].stored
    ways = [Way(())]
    if "blue-special" in dice and havens(g, seat, aimed, survivors(g, aimed, ships, remote)):
        ways.append(Way(("retreat:blue-special",)))
    if "red-special" in dice and not remote and any(may.counter_attack(g, s) for s in g.stack(aimed.at)):
        ways.append(Way(("counter:red-special",)))
    ways += [Way(some) for some in shield_sets(g, aimed, sources(g, ships, remote)) if some]
    about = {"target": target, "ships": list(ships), "remote": remote}
    return Question(ways=tuple(ways), about=about)


def shield_sets(g: Fleet, target: Ship, sectors: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to put stored shields before the sectors that fire, one die a sector."""
    shields = shields_for(g, target, sectors)
    held = g.players[target.owner].stored
    found = []
    for picks in product(*[["", *[s["die"] for s in shields if sector in s["sectors"]]] for sector in sectors]):
        dice = [die for pick in picks if pick for die in spent(pick)]
        if all(dice.count(die) <= held.count(die) for die in dice):
            found.append(tuple(f"shield:{p}>{s}" for p, s in zip(picks, sectors, strict=True) if p))
    return found


@react.preview
def show_react(g: Fleet, asked: Question, choice: Choice) -> dict[str, Any]:
    """The damage that would get through, and what a counter-attack would deal."""
    target = g.ships[asked.about["target"]]
    ships, remote = tuple(asked.about["ships"]), asked.about["remote"]
    blocked = {str(item).partition(">")[2] for item in choice if str(item).startswith("shield")}
    total = sum(
        [firepower(g, g.ships[n]) for n in ships if (remote or g.ships[n].at) not in blocked],
    )
    if any(str(item).startswith("retreat") for item in choice) and is_ionic(g, g.stack(target.at)):
        total = 0
    shown: dict[str, Any] = {"target": target.n, "damage": total, "hull_left": max(0, target.hull - total)}
    shown["kills"] = total >= target.hull
    if any(str(item).startswith("counter") for item in choice):
        shown["counter"] = strength(g, target.at)
    return shown


# --- retreat ------------------------------------------------------------------------------------------


def survivors(g: Fleet, target: Ship, ships: tuple[int, ...], remote: str) -> list[Ship]:
    """Who would be left to retreat after the damage (AMB-14)."""
    stack = g.stack(target.at)
    if is_ionic(g, stack):
        return stack
    total = sum([firepower(g, g.ships[n]) for n in ships])
    return [ship for ship in stack if ship is not target or ship.hull > total]


def havens(g: Fleet, seat: int, target: Ship, ships: list[Ship]) -> list[str]:
    """The adjacent sectors that can take all of them (FC-REA-06)."""
    survey = Survey(g, seat)
    return g.board.named(survey.steps(target.at, "multi", rank(ships))) if ships else []


@question
def haven(g: Fleet, seat: int, at: str) -> Question:
    stack = g.stack(at)
    return Question(tuple(havens(g, seat, stack[0], stack)), about={"at": at})


@procedure
def fall_back(g: Fleet, seat: int, sector: str) -> Play[None]:
    """All ships of the attacked sector that are left go to one adjacent sector."""
    if g.stack(sector):
        choice = yield haven(seat, sector)
        yield from shift(g, seat, tuple([ship.n for ship in g.stack(sector)]), sector, choice[0], ())


# --- counter-attack -----------------------------------------------------------------------------------


def strength(g: Fleet, at: str) -> int:
    """The firepower of all ships of the attacked sector, the doomed included (FC-REA-08, FC-REA-10)."""
    return sum([firepower(g, ship) for ship in g.stack(at) if may.counter_attack(g, ship)])


@question
def strike_back(g: Fleet, seat: int, target: int, ships: tuple[int, ...]) -> Question:
    """Any ship that took part, supports included (FC-REA-09)."""
    return Question(tuple([g.ships[n].item for n in ships]), about={"damage": strength(g, g.ships[target].at)})


@procedure
def stopped(g: Fleet, seat: int, target: int, ships: tuple[int, ...], answer: tuple[str, ...]) -> Play[Hits]:
    """Pays for the reaction; gives the hit of a counter-attack, if that is what it is."""
    hits: Hits = ()
    if not answer:
        return hits
    kind = answer[0].partition(":")[0]
    ways = [item.partition(":")[2].partition(">")[0] for item in answer]
    dice = tuple([die for way in ways for die in spent(way)])
    g.spend(seat, dice)
    if kind == "shield":
        g.tell(Shielded(seat, answer))
    elif kind == "retreat":
        g.tell(FellBack(seat, dice))
    else:
        struck = ships[0]
        if len(ships) > 1:
            choice = yield strike_back(seat, target, ships)
            struck = g.ship(choice[0]).n
        damage = strength(g, g.ships[target].at)
        g.tell(CounterAttacked(seat, dice, struck, damage))
        hits = ((struck, damage, "counter_attack"),)
    return hits
