"""What to play in the windows: skill cards and abilities that interrupt."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.galactica import worth
from orrery.bots.galactica.checks import Outlook, outlook, test_of
from orrery.bots.galactica.combat import best_shot, guard
from orrery.bots.galactica.effects import box_cost, cost, crisis_cost, sent
from orrery.bots.galactica.hand import keep
from orrery.bots.galactica.seen import AVERAGE, Seen
from orrery.games.galactica.board import AREAS, BRIG, JUMP_RISK
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.cards.skill import NAME_OF
from orrery.games.galactica.crises import A_DIFFERENT_PATH
from orrery.games.galactica.state import Roll

PASS = "pass"
BIG = 2.4
"""What must be at stake for an ability that works once per game."""


def best_play(s: Seen, items: tuple[str, ...]) -> str:
    """The play that is worth most to one's side, or none."""
    best, best_worth = PASS, 0.0
    for item in items:
        if item != PASS:
            name = NAME_OF.get(item, item.partition(":")[0])
            here = PLAYS[name](s, item)
            if here > best_worth:
                best, best_worth = item, here
    return best


def hidden_cylon(s: Seen) -> bool:
    return s.cylon and not s.me.cylon


# --- skill checks -------------------------------------------------------------------------------------


def short_of(view: Outlook) -> float:
    """What is still to be won by helping."""
    return view.worth(4.0) - view.worth(0.0)


def investigative_committee(s: Seen, item: str) -> float:
    """Face up nobody spoils: worth it where somebody probably would, and the check matters."""
    if s.cylon:
        return 0.0
    doubt = max([s.suspicion(p) for p in s.g.humans() if p != s.seat], default=0.0)
    return doubt * short_of(outlook(s)) - keep(s, item) - 0.3


def scientific_research(s: Seen, item: str) -> float:
    if s.cylon:
        return 0.0
    cards = sum([s.fitting(p, ("engineering",)) * s.faith(p) for p in s.g.humans()])
    view = outlook(s)
    gained = 0.4 * AVERAGE * cards + 2 * 2 * AVERAGE / len(s.g.skills)
    return view.worth(gained) - view.worth(0.0) - keep(s, item) - 0.2


def declare_emergency(s: Seen, item: str) -> float:
    """It turns the result: what is the result worth?"""
    check = s.g.checks[-1]
    test = test_of(s, check)
    partial = check.partial and check.total >= check.partial
    gained = cost(s, test.partial if partial else test.failed) - cost(s, test.passed)
    return s.side * gained - keep(s, item)


def mysterious_intuition(s: Seen, item: str) -> float:
    """Boomer decides a check without cards: for the humans one that would be lost, for the Cylons one that hurts."""
    view = outlook(s)
    expected = view.failed - view.worth(3.0)
    after = view.passed if item.endswith(":pass") else view.failed
    return s.side * (expected - after) - BIG


def command_authority(s: Seen, item: str) -> float:
    cards = len(s.g.checks[-1].cards)
    room = 10 - len(s.me.hand)
    return 0.25 * min(cards, room) - 1.1


def cylon_hatred(s: Seen, item: str) -> float:
    return -s.side * sent(s, s.g.checks[-1].target, BRIG)


def friends_in_low_places(s: Seen, item: str) -> float:
    """Easier if the check would do good."""
    view = outlook(s)
    easier = item.endswith(":-2")
    return s.side * (view.failed - view.passed) * (1.0 if easier else -1.0)


def blind_devotion(s: Seen, item: str) -> float:
    """The type that hurts most is ignored, where somebody is likely to have spoiled."""
    check = s.g.checks[-1]
    type = item.partition(":")[2]
    if type in check.skills or s.cylon:
        return 0.0
    givers = [p for p, player in enumerate(s.g.players) if player.contributed and p != s.seat]
    doubt = sum([s.suspicion(p) * s.fitting(p, (type,)) for p in givers])
    view = outlook(s)
    return view.worth(min(3.0, 0.5 + doubt)) - view.worth(0.0) - BIG / 2


# --- dice ---------------------------------------------------------------------------------------------


def high_is_good(s: Seen, now: Roll) -> float:
    """What it is worth to the humans that this roll comes out high."""
    g, purpose = s.g, now.purpose
    if purpose == "attack_viper":
        return -worth.VIPER_HIT * (1.8 if now.attacked == "piloted" else 1.0)
    if purpose in ("attack_galactica", "human_fleet"):
        return -worth.damage(g)
    if purpose == "ftl":
        return worth.loss(g, "population", JUMP_RISK.get(g.jump, 1))
    if purpose in ("attack_basestar", "attack_heavy_raider", "nuke"):
        return 1.2
    if purpose == "attack_centurion":
        return max([worth.CENTURION[i] for i, n in enumerate(g.centurions) if n], default=0.0)
    return {"attack_raider": 0.5, "launch_scout": worth.RAPTOR}.get(purpose, 1.3)


def strategic_planning(s: Seen, item: str) -> float:
    """Two more on the die turn a quarter of the rolls."""
    return s.side * 0.25 * high_is_good(s, s.g.rolls[-1]) - keep(s, item) if not hidden_cylon(s) else 0.0


def hit(now: Roll) -> bool:
    """Whether the roll has reached what it is about."""
    return now.result >= min(now.thresholds)


def evasive_maneuvers(s: Seen, item: str) -> float:
    now = s.g.rolls[-1]
    return -s.side * 0.55 * high_is_good(s, now) - keep(s, item) if hit(now) else 0.0


def eco_officer(s: Seen, item: str) -> float:
    """Once more, if it went the wrong way."""
    now = s.g.rolls[-1]
    good = s.side * high_is_good(s, now)
    return abs(good) if hit(now) == (good < 0) else 0.0


# --- Daybreak -----------------------------------------------------------------------------------------


def restore_order(s: Seen, item: str) -> float:
    """Treachery does nothing but count: worth it where Cylons add cards, and destiny is full of it."""
    machines = sum([player.cylon for player in s.g.players])
    return 0.0 if s.cylon else 0.25 + 0.35 * machines - keep(s, item) - 0.2


def a_second_chance(s: Seen, item: str) -> float:
    """A miracle token for the current player, if the check is passed by far."""
    view = outlook(s)
    well = view.chance(4.0, view.check.printed + 4)
    return s.side * (well * s.faith(s.g.current) * 0.9 - 0.1) - keep(s, item)


def change_of_plans(s: Seen, item: str) -> float:
    """The humans draw two cards each instead of what the pass brings."""
    passed = cost(s, test_of(s, s.g.checks[-1]).passed)
    cards = 2 * worth.CARD * sum([s.faith(seat) for seat in s.g.humans()])
    return s.side * (cards + passed) - keep(s, item)


def motive(s: Seen, item: str) -> float:
    """A revealed motive never costs a victory."""
    return 1.0


def memento(s: Seen, item: str) -> float:
    return 1.0


def escort(s: Seen, item: str) -> float:
    """A viper for a civilian ship."""
    return s.side * (worth.civilian(s.g) - 2 * worth.VIPER_HIT) - 0.3


def no_one_gets_left_behind(s: Seen, item: str) -> float:
    """Two population for a fuel."""
    return s.side * (-worth.loss(s.g, "population", -2) - worth.loss(s.g, "fuel", 1)) - 0.5


def for_love(s: Seen, item: str) -> float:
    """A card spared for somebody; Athena holds one of treachery for it."""
    return s.side * worth.CARD * (s.faith(int(item.partition(":")[2])) - 0.3)


def modifications(s: Seen, item: str) -> float:
    """Simon chooses what the Cylon ships do."""
    card = CRISES[s.g.crisis].activation if s.g.crisis else ""
    expected = worth.harm(s.g, card) if card else 0.0
    return -s.side * (worth.harm(s.g, item.partition(":")[2]) - expected) - 1.2


# --- crises and vipers --------------------------------------------------------------------------------


def secret_destiny(s: Seen, item: str) -> float:
    return s.side * (crisis_cost(s, CRISES[s.g.crisis]) - worth.CRISIS) - BIG


def moral_compass(s: Seen, item: str) -> float:
    """Of a box that is named, or of the other one; after Lee's own way, either printed box can be forced."""
    boxes = CRISES[s.g.crisis].boxes
    chosen = box_cost(s, boxes[s.g.box]) if s.g.box < len(boxes) else cost(s, A_DIFFERENT_PATH)
    named = item.partition(":")[2]
    return s.side * (chosen - box_cost(s, boxes[int(named) if named else 1 - s.g.box])) - BIG / 2


def alert_viper_pilot(s: Seen, item: str) -> float:
    area = AREAS.index(item.rpartition(":")[2])
    return 0.3 + best_shot(s.g, "viper", area) + guard(s.g, area) if not s.cylon else 0.0


def recon(s: Seen, item: str) -> float:
    return 1.0


def assign_arbitrator(s: Seen, item: str) -> float:
    """Harder or easier to send him to the Brig."""
    target = -s.side * sent(s, s.g.checks[-1].target, BRIG)
    return target if item.endswith(":-3") else -target


PLAYS: dict[str, Callable[[Seen, str], float]] = {
    "investigative_committee": investigative_committee,
    "scientific_research": scientific_research,
    "declare_emergency": declare_emergency,
    "mysterious_intuition": mysterious_intuition,
    "command_authority": command_authority,
    "cylon_hatred": cylon_hatred,
    "friends_in_low_places": friends_in_low_places,
    "blind_devotion": blind_devotion,
    "strategic_planning": strategic_planning,
    "evasive_maneuvers": evasive_maneuvers,
    "eco_officer": eco_officer,
    "secret_destiny": secret_destiny,
    "moral_compass": moral_compass,
    "alert_viper_pilot": alert_viper_pilot,
    "recon": recon,
    "assign_arbitrator": assign_arbitrator,
    "motive": motive,
    "memento": memento,
    "escort": escort,
    "no_one_gets_left_behind": no_one_gets_left_behind,
    "for_love": for_love,
    "modifications": modifications,
    "restore_order": restore_order,
    "a_second_chance": a_second_chance,
    "change_of_plans": change_of_plans,
}
