"""The five super crises, played from Caprica by a revealed Cylon (000 p.19; T3.3, T8.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.scene import add, changes, look, strong, words
from tests.games.galactica.table import Table, seat, table

CYLON, CONTRIBUTOR, ABOARD = range(3)


def caprica(
    card: str, total: int | None = None, skills: str = "", **position: Any
) -> tuple[Table, dict[str, int | str]]:
    """A Cylon plays the card, one player makes the total, another is on Colonial One. The table before the effects."""
    destiny, hand = strong(skills.split(), total) if total is not None else ([], [])
    t = table(
        seat(
            "sharon_valerii", cylon=True, location="caprica", super_crises=[card], revealed=["cylon_brig"], loyalty=[]
        ),
        seat("galen_tyrol", location="communications", hand=hand),
        seat("laura_roslin", location="administration", hand=["repair_1"] * 6),
        seat("william_adama", location="armory", hand=["executive_order_1"] * 6),
        seat("kara_thrace", hand=["evasive_maneuvers_1"] * 7 + ["evasive_maneuvers_2"] * 6),
        phase="action",
        **({"destiny": destiny} if destiny else {}),
        **position,
    )
    t.act("location:caprica")
    if t.asked() == "caprica_choice":
        t.say("caprica_choice", card)
    before = look(t.g) if total is None else add(t, hand, CONTRIBUTOR)
    while t.asked() in ("react", "contribute"):
        t.nothing()
    if total is not None:
        (ended,) = t.events("check_ended")
        assert ended["total"] == total
    return t, before


def told(card: str, total: int, skills: str, **position: Any) -> list[str]:
    t, before = caprica(card, total, skills, **position)
    return changes(before, look(t.g))


BOMB, BOMB_SKILLS = "bomb_on_colonial_1", "tactics piloting engineering"


def test_bomb_on_colonial_one() -> None:
    """15: or two morale, everybody aboard to Sickbay, and nobody may go there for the rest of the game."""
    assert told(BOMB, 15, BOMB_SKILLS) == []
    assert told(BOMB, 14, BOMB_SKILLS) == words(f"morale -2, admiral to sickbay, {BOMB} in play +1")


def test_after_the_bomb_colonial_one_is_closed() -> None:
    t = table(seat("galen_tyrol", hand=["repair_1"]), phase="movement", in_play=[BOMB])
    for place in ("press_room", "presidents_office", "administration"):
        assert not t.offered(place)
        assert t.blocked()[place]


def test_cylon_intruders() -> None:
    """18; from 14 one centurion; below, Galactica is damaged and two come aboard."""
    skills = "leadership tactics"
    assert told("cylon_intruders", 18, skills) == []
    assert told("cylon_intruders", 17, skills) == words("centurions on 0 +1")
    assert told("cylon_intruders", 14, skills) == words("centurions on 0 +1")
    t, before = caprica("cylon_intruders", 13, skills)
    assert {"centurions on 0 +2", "galactica damage +1"} <= set(changes(before, look(t.g)))


@pytest.mark.parametrize(
    ("total", "morale", "icons"),
    [
        (24, 0, ["basestars", "launch_raiders"]),
        (23, -1, ["basestars", "raiders", "heavy_raiders", "launch_raiders"]),
    ],
)
def test_fleet_mobilization(total: int, morale: int, icons: list[str]) -> None:
    """T12.1: the icons from left to right, fewer if it is passed at 24."""
    t, before = caprica("fleet_mobilization", total, "leadership tactics piloting engineering")
    assert t.g.morale - int(before["morale"]) == morale
    assert [event["icon"] for event in t.events("activated")] == icons


def test_fleet_mobilization_moves_each_ship_once() -> None:
    """T12.1, 000 p.22: the raiders launched last do not move; none is launched before, since there is one out there."""
    skills = "leadership tactics piloting engineering"
    ships = {"basestars": [{"area": "rear"}], "raiders": {"starboard_bow": 1}, "civilians": {"rear": ["empty"]}}
    t, before = caprica("fleet_mobilization", 23, skills, **ships, script=[1])
    assert changes(before, look(t.g)) == words(
        "morale -1, starboard_bow raiders -1, starboard_aft raiders +1, rear heavy raiders +1, rear raiders +3"
    )


def test_inbound_nukes() -> None:
    """15: or a fuel, a food and a population."""
    assert told("inbound_nukes", 15, "leadership tactics") == []
    assert told("inbound_nukes", 14, "leadership tactics") == words("fuel -1, food -1, population -1")


def test_massive_assault() -> None:
    """Heavy raiders, then basestars; two basestars with their wings; the marker two spaces back."""
    t, _ = caprica("massive_assault", jump=3, heavy_raiders={"rear": 1}, script=[1])
    names = [event["event"] for event in t.game.events(None)]
    first_placed = names.index("ships_placed")
    icons = [event["icon"] for event in t.game.events(None)[:first_placed] if event["event"] == "activated"]
    assert icons == ["heavy_raiders", "basestars"]
    assert [ship.area for ship in t.g.basestars] == [1, 2]
    assert t.g.raiders == (0, 4, 2, 0, 0, 0)
    assert t.g.heavy_raiders == (0, 0, 1, 0, 1, 0)
    assert t.g.vipers == (0, 0, 0, 0, 1, 1)
    assert sorted(area for _, area in t.g.civilians) == [4, 4, 5, 5]
    assert t.g.jump == 1


def test_no_super_crisis_is_without_a_test() -> None:
    deck = table(seat("saul_tigh"), phase="receive_skills").g.super_deck
    assert sorted(deck) == sorted([BOMB, "cylon_intruders", "fleet_mobilization", "inbound_nukes", "massive_assault"])


def test_a_played_super_crisis_is_discarded_and_followed_by_nothing() -> None:
    """T3.4, T3.5: no Cylon ships, no jump."""
    t, _ = caprica("inbound_nukes", 14, "leadership tactics", raiders={"rear": 1}, jump=2)
    assert t.g.super_discards == ("inbound_nukes",)
    assert t.g.players[CYLON].super_crises == ()
    assert (t.g.jump, t.events("activated")) == (2, [])


# --- ordinary crises from Caprica ---------------------------------------------------------------------


def brought(crisis: str, **position: Any) -> Table:
    """A Cylon draws this crisis and another, and resolves this one."""
    t = table(
        seat("sharon_valerii", cylon=True, location="caprica", hand=["repair_2"] * 4),
        seat("galen_tyrol"),
        seat("saul_tigh"),
        phase="action",
        crisis_deck=[crisis, "food_shortage"],
        destiny=["repair_1", "repair_1", "repair_1", "repair_1"],
        **position,
    )
    return t.act("location:caprica").say("keep_crisis", crisis).quiet()


@pytest.mark.parametrize("crisis", ["cylon_accusation", "terrorist_bomber", "surrounded", "unexpected_reunion"])
def test_a_revealed_cylon_ignores_what_a_crisis_orders_the_current_player(crisis: str) -> None:
    """T3.3, T19.1, 000 p.20: no Brig, no Sickbay, no discards."""
    t = brought(crisis)
    assert (t.g.players[0].location, len(t.g.players[0].hand)) == ("caprica", 4)
    assert t.g.current == 1


def test_he_makes_the_choices_of_the_current_player_and_looks_for_him() -> None:
    """T3.3, 000 p.20: the effect that he would suffer is void, what he may see he sees."""
    t = brought("cylon_screenings")
    assert list(t.game.pending) == [0]
    t.say("crisis_choice", 0).say("look_whose", 2)
    assert t.events("looked")[0]["who"] == 0


def test_no_second_crisis_follows_from_caprica() -> None:
    t = brought("fulfiller_of_prophecy")
    t.say("crisis_choice", 1)
    assert (t.g.current, t.g.more_crises) == (1, 0)
    assert len(t.events("crisis_drawn")) == 1


def test_no_ships_and_no_jump_follow_from_caprica() -> None:
    """T3.4, T3.5: this crisis has both icons. The other one is discarded face up."""
    t = brought("riots_basestars", jump=2, basestars=[{"area": "front"}])
    t.say("crisis_choice", 0)
    assert (t.g.jump, t.events("activated")) == (2, [])
    assert set(t.g.crisis_discards) == {"riots_basestars", "food_shortage"}
