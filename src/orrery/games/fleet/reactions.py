"""Shields and reactions (chapter REA): one kind of answer to an attack, paid with stored dice."""

from __future__ import annotations

from itertools import product
from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, Way, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import covers, firepower, is_depolarised, is_ionic, not_elusive
from orrery.games.fleet.capabilities import helps
from orrery.games.fleet.damage import Hits, holds_on
from orrery.games.fleet.dice import FACES, Dice, colour, faces, spent, volleys
from orrery.games.fleet.events import CounterAttacked, FellBack, Shielded
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.movement import shift
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.sectors.events import BonusRolled
from orrery.games.fleet.state import Fleet, Ship, rank
from orrery.games.fleet.survey import Survey


def shields_for(g: Fleet, target: Ship, sectors: tuple[str, ...]) -> list[dict[str, Any]]:
    """For each stored shield, the sectors that it could stop (FC-REA-02)."""
    found = []
    if may.shield(g, target.owner, target.at):
        optimised = helps(g, "energy_optimiser", target.owner, target.at)
        for way in volleys(stored(g, target), "green", optimised=optimised):
            stops = [sector for sector in sectors if stops_sector(g, target, way, sector)]
            if stops:
                found.append({"die": way, "sectors": stops})
    return found


def stored(g: Fleet, target: Ship) -> Dice:
    """The dice that a player may shield with; AMB-17 settles whether specials may turn a shield, and see AMB-27."""
    dice = tuple(sorted(g.players[target.owner].stored))
    if "no_turned_shields" in g.switches or not may.use_specials(g, target.owner, target.at):
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


def damage_by_sector(g: Fleet, ships: list[Ship], last: str) -> dict[str, int]:
    """Shields stop sectors, so damage is counted by sector (FC-REA-03): for a remote attack, the last it crossed."""
    found: dict[str, int] = {}
    for ship in ships:
        sector = last or ship.at
        found[sector] = found.get(sector, 0) + firepower(g, ship)
    return found


def react_to(g: Fleet, seat: int, target: int, ships: tuple[int, ...], remote: str, bonus: str) -> bool:
    """Whether the bridge, which everybody sees, could hold an answer: then its owner is asked."""
    dice = g.players[seat].stored
    aimed = g.ships[target]
    if bonus_stops(g, aimed, sources(g, ships, remote), bonus):
        return True
    if not dice or not may.react(g, seat, aimed.at):
        return False
    if could_retreat(g, aimed, ships, remote) or counters(g, aimed, ships, remote):
        return True
    if could_be_depolarised(g, seat, aimed.at):
        return True
    return bool(shields_for(g, aimed, sources(g, ships, remote)))


def could_be_depolarised(g: Fleet, seat: int, sector: str) -> bool:
    """Whether, as far as the others can tell, a signal of the sector might turn any stored shield any way."""
    shields = [die for die in g.players[seat].stored if colour(die) == "green" and not die.endswith("special")]
    return bool(shields) and may.shield(g, seat, sector) and any(not ship.revealed for ship in g.stack(sector))


@open_question
def react(g: Fleet, seat: int, target: int, ships: tuple[int, ...], remote: str, bonus: str) -> Question:
    """Nothing, shields ("shield:green-orth>b2", one die a sector), a retreat or a counter-attack (FC-REA-01).

    "bonus:green-orth>b2" is the die of a Gas Cloud; it goes with shields only (FC-SEC-08).
    """
    aimed = g.ships[target]
    ways = [Way(())]
    if may.react(g, seat, aimed.at):
        ways += [Way((f"retreat:{die}",)) for die in retreats(g, aimed, ships, remote)]
        ways += [Way((f"counter:{die}",)) for die in counters(g, aimed, ships, remote)]
    ways += [Way(some) for some in shield_sets(g, aimed, sources(g, ships, remote), bonus) if some]
    about = {
        "target": target,
        "ships": list(ships),
        "remote": remote,
        "bonus": bonus,
        "damage_by_sector": damage_by_sector(g, [g.ships[n] for n in ships], remote),
    }
    return Question(ways=tuple(ways), about=about)


def shield_sets(g: Fleet, target: Ship, sectors: tuple[str, ...], bonus: str) -> list[tuple[str, ...]]:
    """Every way to put stored shields, and a Gas Cloud's die, before the sectors that fire."""
    shields = shields_for(g, target, sectors)
    extra = bonus_stops(g, target, sectors, bonus)
    held = g.players[target.owner].stored
    found = []
    options = [
        [
            "",
            *[f"shield:{s['die']}" for s in shields if sector in s["sectors"]],
            *(["bonus"] if sector in extra else []),
        ]
        for sector in sectors
    ]
    for picks in product(*options):
        items = tuple(
            [f"{p}:{bonus}>{s}" if p == "bonus" else f"{p}>{s}" for p, s in zip(picks, sectors, strict=True) if p]
        )
        dice = price(g, target, items)
        if picks.count("bonus") <= 1 and all(dice.count(die) <= held.count(die) for die in dice):
            found.append(items)
    return found


def price(g: Fleet, target: Ship, items: tuple[str, ...]) -> Dice:
    """The stored dice that some shields take: one a sector, or fewer where a die covers several."""
    ways = [item.partition(":")[2].partition(">")[0] for item in items if item.startswith("shield")]
    dice: list[str] = []
    for way in dict.fromkeys(ways):
        dice += spent(way) * -(-ways.count(way) // covers(g, target, faces(way)[0]))
    return tuple(dice)


@react.preview
def show_react(g: Fleet, asked: Question, choice: Choice) -> dict[str, Any]:
    """The damage that would get through, and what a counter-attack would deal."""
    target = g.ships[asked.about["target"]]
    ships, remote = tuple(asked.about["ships"]), asked.about["remote"]
    blocked = stopped_sectors(tuple([str(item) for item in choice]))
    total = sum(
        [firepower(g, g.ships[n]) for n in ships if (remote or g.ships[n].at) not in blocked],
    )
    if any(str(item).startswith("retreat") for item in choice) and is_ionic(g, g.stack(target.at)):
        total = 0
    shown: dict[str, Any] = {"target": target.n, "damage": total, "hull_left": max(0, target.hull - total)}
    shown["kills"] = total >= target.hull
    for verb, _, die in [str(item).partition(":") for item in choice]:
        if verb == "retreat":
            shown["havens"] = havens(g, asked.seat, target.at, survivors(g, target, ships, remote), die)
        elif verb == "counter":
            shown["counter"] = strength(g, target.at)
            shown["strikes"] = [struck(g, n, shown["counter"]) for n in struck_by(g, target.at, ships, die)]
    return shown


def struck(g: Fleet, n: int, damage: int) -> dict[str, Any]:
    """What a counter-attack would leave of one attacker."""
    left = max(0, g.ships[n].hull - damage)
    return {"ship": n, "hull_left": left, "kills": not left}


def stopped_sectors(answer: tuple[str, ...]) -> set[str]:
    """The sectors whose damage an answer stops."""
    return {item.partition(">")[2] for item in answer if item.startswith(("shield", "bonus"))}


# --- the die of a Gas Cloud (FC-SEC-07, FC-SEC-08) ----------------------------------------------------


def has_bonus(g: Fleet, seat: int, target: int) -> bool:
    sector = g.ships[target].at
    return TERRAINS[g.kind_of(sector)].bonus_shield and g.players[seat].reserve[2] > 0 and may.shield(g, seat, sector)


@question
def roll_bonus(g: Fleet, seat: int, target: int, ships: tuple[int, ...], remote: str) -> Question:
    """Whether to roll a green die of the reserve at once, before reacting (AMB-29)."""
    return Question(("roll",), 0, 1, about={"target": target, "ships": list(ships), "remote": remote})


def bonus_die(g: Fleet, seat: int, target: int) -> str:
    """It goes back to the reserve whatever it shows and does (FC-FAQ-03), so it does not leave it."""
    die = f"green-{FACES[g.chance.roll(6) - 1]}"
    g.tell(BonusRolled(seat, g.ships[target].at, die))
    return die


def bonus_stops(g: Fleet, target: Ship, sectors: tuple[str, ...], bonus: str) -> list[str]:
    """Depolarised Shields do not help it, and a special stops nothing."""
    if not bonus or bonus.endswith("special"):
        return []
    return [sector for sector in sectors if sector in g.board.indicated[faces(bonus)[0]][target.at]]


# --- retreat ------------------------------------------------------------------------------------------


def retreating(g: Fleet, seat: int, sector: str) -> Dice:
    """The stored dice that pay for a retreat: a blue special; for Borom Himnital any blue (FC-CMD-05)."""
    dice = payable(g, seat, sector)
    if g.players[seat].commander == "borom_himnital":
        return tuple([die for die in dice if colour(die) == "blue"])
    return tuple([die for die in dice if die == "blue-special"])


def retreats(g: Fleet, target: Ship, ships: tuple[int, ...], remote: str) -> list[str]:
    """The dice of those that lead somewhere: all who are left find room in one sector (FC-REA-07)."""
    left = survivors(g, target, ships, remote)
    dice = retreating(g, target.owner, target.at)
    return [die for die in dice if havens(g, target.owner, target.at, left, die)]


def could_retreat(g: Fleet, target: Ship, ships: tuple[int, ...], remote: str) -> bool:
    """Whether there is room, or might be, as far as the others can tell of signals."""
    if not retreating(g, target.owner, target.at):
        return False
    near = (target.at, *g.board.around[target.at])
    veiled = any(not ship.revealed for ship in g.ships if ship.owner == target.owner and ship.at in near)
    return veiled or bool(retreats(g, target, ships, remote))


def payable(g: Fleet, seat: int, sector: str) -> Dice:
    """Stored dice, each once, less the specials that a Distortion Field holds back (AMB-27)."""
    dice = tuple(dict.fromkeys(sorted(g.players[seat].stored)))
    return dice if may.use_specials(g, seat, sector) else tuple([die for die in dice if not die.endswith("special")])


def survivors(g: Fleet, target: Ship, ships: tuple[int, ...], remote: str) -> list[Ship]:
    """Who would be left to retreat after the damage (AMB-14)."""
    stack = g.stack(target.at)
    if is_ionic(g, stack):
        return stack
    total = sum([firepower(g, g.ships[n]) for n in ships])
    return [ship for ship in stack if ship is not target or ship.hull > total or holds_on(g, ship)]


def directions(die: str) -> str:
    """A face gives its directions; multi and special leave the choice."""
    return "multi" if die.endswith("special") else faces(die)[0]


def havens(g: Fleet, seat: int, sector: str, ships: list[Ship], die: str) -> list[str]:
    """The adjacent sectors that can take all of them (FC-REA-06)."""
    if not ships or not all(may.leave(g, ship) for ship in ships):
        return []
    return g.board.named(Survey(g, seat).steps(sector, directions(die), rank(ships)))


@open_question
def haven(g: Fleet, seat: int, sector: str, die: str) -> Question:
    """Where to; in a world that somebody imagines behind signals there may be no room, and they stay."""
    return Question(tuple(havens(g, seat, sector, g.stack(sector), die)) or (sector,), about={"at": sector})


@procedure
def fall_back(g: Fleet, seat: int, sector: str, die: str) -> Play[None]:
    """All ships of the attacked sector that are left go to one adjacent sector."""
    if havens(g, seat, sector, g.stack(sector), die):
        choice = yield haven(seat, sector, die)
        yield from shift(g, seat, tuple([ship.n for ship in g.stack(sector)]), sector, choice[0], ())


# --- counter-attack -----------------------------------------------------------------------------------


def countering(g: Fleet, seat: int, sector: str) -> Dice:
    """The stored dice that pay for a counter-attack: a red special; for Feyn Gandris any red (FC-CMD-02)."""
    dice = payable(g, seat, sector)
    if g.players[seat].commander == "feyn_gandris":
        return tuple([die for die in dice if colour(die) == "red"])
    return tuple([die for die in dice if die == "red-special"])


def counters(g: Fleet, target: Ship, ships: tuple[int, ...], remote: str) -> list[str]:
    """The dice of those that strike somebody; none answers a remote attack (FC-REA-10)."""
    if remote or not any(may.counter_attack(g, ship) for ship in g.stack(target.at)):
        return []
    dice = countering(g, target.owner, target.at)
    return [die for die in dice if struck_by(g, target.at, ships, die)]


def struck_by(g: Fleet, sector: str, ships: tuple[int, ...], die: str) -> tuple[int, ...]:
    """The ships that took part and that a counter-attack may pick (FC-REA-09, FC-FAC-11)."""
    near = g.board.indicated[directions(die)][sector]
    there = [g.ships[n] for n in ships if g.ships[n].at in near and may.be_struck_back(g, g.ships[n])]
    return tuple([ship.n for ship in not_elusive(there)])


def strength(g: Fleet, at: str) -> int:
    """The firepower of all ships of the attacked sector, the doomed included (FC-REA-08, FC-REA-10)."""
    return sum([firepower(g, ship) for ship in g.stack(at) if may.counter_attack(g, ship)])


@question
def strike_back(g: Fleet, seat: int, target: int, ships: tuple[int, ...], die: str) -> Question:
    """Any ship that took part, supports included (FC-REA-09)."""
    sector = g.ships[target].at
    items = tuple([g.ships[n].item for n in struck_by(g, sector, ships, die)])
    return Question(items, about={"damage": strength(g, sector)})


def show_depolarised(g: Fleet, target: int, shields: tuple[str, ...]) -> None:
    """A signal that uses its ability for a shield comes to light (FC-OPT-11)."""
    there = g.ships[target].at
    for item in shields:
        way, _, source = item.partition(":")[2].partition(">")
        if source not in g.board.indicated[faces(way)[0]][there]:
            reveal(g, tuple([s.n for s in g.stack(there) if is_depolarised(g, s)][:1]))


@procedure
def stopped(g: Fleet, seat: int, target: int, ships: tuple[int, ...], answer: tuple[str, ...]) -> Play[Hits]:
    """Pays for the reaction; gives the hit of a counter-attack, if that is what it is."""
    hits: Hits = ()
    if not answer:
        return hits
    kind, _, die = answer[0].partition(":")
    if kind in ("shield", "bonus"):
        g.spend(seat, price(g, g.ships[target], answer))
        show_depolarised(g, target, answer)
        g.tell(Shielded(seat, answer))
        return hits
    g.spend(seat, (die,))
    if kind == "retreat":
        g.tell(FellBack(seat, (die,)))
    else:
        there = struck_by(g, g.ships[target].at, ships, die)
        struck = there[0]
        if len(there) > 1:
            choice = yield strike_back(seat, target, ships, die)
            struck = g.ship(choice[0]).n
        reveal(g, tuple([s.n for s in g.stack(g.ships[target].at) if firepower(g, s)]))
        damage = strength(g, g.ships[target].at)
        g.tell(CounterAttacked(seat, (die,), struck, damage))
        hits = ((struck, damage, "counter_attack"),)
    return hits
