"""Sentences of Daybreak's rulebook, each staged by somebody who has read it and not the rules (004, by page)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table

MUTINEER = "you_are_the_mutineer"
ATHENA = "sharon_athena_agathon"
QUIET = ["riots_launch_raiders"]


def in_check(*players: dict[str, Any], **position: Any) -> Table:
    """A check at which the first player is last to add cards."""
    given = {"phase": "crisis", "crisis_deck": ["fulfiller_of_prophecy"], **position}
    return table(*players, **given).say("crisis_choice", 0).quiet(stop="contribute")


def most_of(t: Table, who: int) -> int:
    while who not in t.game.pending:
        t.nothing()
        t.quiet(stop="contribute")
    return t.game.pending[who].most


def count(t: Table, **given: list[str]) -> Table:
    """Each adds what is given, by `seat_N`; then the check is counted."""
    while t.asked() == "contribute":
        for who, question in list(t.game.pending.items()):
            cards = given.get(f"seat_{who}", [])
            t.game.answer(who, tuple(card for card in cards if card in question.items))
        t.quiet(stop="contribute")
    return t.quiet()


# --- miracles (p.5) -----------------------------------------------------------------------------------


def test_p5_a_revealed_cylon_loses_the_token() -> None:
    """And the Mutiny cards; no other player may be named for one that he has already."""
    t = table(
        seat("saul_tigh", loyalty=["cylon_damage"], mutiny=["panic"]),
        *(seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
    )
    t.act("reveal:cylon_damage").say("cylon_choice", "decline")
    assert (t.g.players[0].miracles, t.g.players[0].mutiny) == (0, ())
    assert t.g.mutiny_discards == ("panic",)


def test_p5_a_leader_keeps_the_token_at_the_end_of_an_infiltration() -> None:
    t = table(
        seat("danna_biers", infiltrating=True, location="command", mutiny=["panic"]),
        *(seat("saul_tigh"), seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
    )
    t.act("infiltration:end")
    player = t.g.players[0]
    assert (player.miracles, player.mutiny, player.location, player.infiltrating) == (1, (), "resurrection_ship", False)


@pytest.mark.parametrize(("miracles", "able"), [(0, False), (1, True)])
def test_p5_without_a_token_no_miracle(miracles: int, able: bool) -> None:
    t = table(seat("saul_tigh", miracles=miracles), phase="action")
    assert t.offered("ability:declare_martial_law") == able


# --- mutiny (p.5-6) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "revealed", "location", "kept"),
    [
        (["panic"], [], "brig", 1),
        (["panic"], [MUTINEER], "command", 2),
        (["panic", "blackmail"], [MUTINEER], "brig", 2),
    ],
)
def test_p5_one_card_too_many_leads_to_the_brig(held: list[str], revealed: list[str], location: str, kept: int) -> None:
    """The second; of the Mutineer the third. Who is there chooses what he keeps."""
    t = table(
        seat("william_adama", location="command", mutiny=held, revealed=revealed, hand=["bait_0", "repair_1"]),
        phase="movement",
        mutiny_deck=["impeachment"],
    )
    t.say("movement", "press_room")
    t.say(t.asked(), "bait_0")
    if t.asked() == "discard_mutiny":
        t.say("discard_mutiny", held[0])
    player = t.g.players[0]
    assert (player.location if location == "brig" else "command", len(player.mutiny)) == (location, kept)


def test_p6_the_mutineers_own_jump_brings_a_card() -> None:
    t = table(
        seat("saul_tigh", revealed=[MUTINEER], location="command"),
        *(seat("laura_roslin"), seat("galen_tyrol")),
        phase="crisis",
        crisis_deck=["water_shortage_raiders_jump"],
        mutiny_deck=["panic"],
    )
    t.say("crisis_choice", 0).quiet()
    assert t.g.players[0].mutiny == ("panic",)


def test_p6_the_mutineer_who_turns_out_a_cylon_hands_the_card_on() -> None:
    """Whatever the distance; who gets it draws a card, and gives up his titles."""
    t = table(
        seat("saul_tigh", revealed=[MUTINEER], loyalty=["cylon_damage"], location="command"),
        *(seat("laura_roslin"), seat("galen_tyrol"), seat("tom_zarek")),
        phase="action",
        president=1,
        mutiny_deck=["panic"],
    )
    t.act("reveal:cylon_damage")
    while t.asked() != "give_mutineer":
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.items[: question.least])
    t.say("give_mutineer", 1)
    roslin = t.g.players[1]
    assert (MUTINEER in roslin.revealed, roslin.mutiny, t.g.president) == (True, ("panic",), 3)
    assert len(roslin.loyalty) == 1


# --- leaders (p.8-9) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "most"),
    [
        ({"infiltrating": True, "location": "command"}, 2),
        ({"infiltrating": True, "location": "brig"}, 1),
        ({"infiltrating": False, "location": "caprica"}, 1),
    ],
)
def test_p9_how_many_cards_a_leader_adds(about: dict[str, Any], most: int) -> None:
    others = (seat("saul_tigh"), seat("laura_roslin"))
    t = in_check(seat("galen_tyrol"), seat("danna_biers", hand=["repair_1"] * 3, **about), *others)
    assert most_of(t, 1) == most


@pytest.mark.parametrize(("infiltrating", "drawn"), [(True, 3), (False, 2)])
def test_p8_an_infiltrating_leader_draws_three(infiltrating: bool, drawn: int) -> None:
    place = "command" if infiltrating else "caprica"
    t = table(
        seat("danna_biers", infiltrating=infiltrating, location=place),
        *(seat("saul_tigh"), seat("laura_roslin"), seat("galen_tyrol")),
        phase="receive_skills",
    )
    while t.asked() in ("choose_types", "different_types"):
        question = t.game.pending[0]
        t.game.answer(0, question.items[:1] * question.least)
    assert len(t.g.players[0].hand) == drawn


def test_p9_back_from_the_brig_three_cards_are_left() -> None:
    t = table(
        seat("danna_biers", infiltrating=True, location="brig", hand=["repair_1"] * 5),
        *(seat("saul_tigh"), seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
    )
    t.act("infiltration:end")
    t.say("discard_skills", "repair_1", "repair_1")
    assert (len(t.g.players[0].hand), t.g.players[0].location) == (3, "resurrection_ship")


def test_p8_assigned_quorum_cards_go_without_effect() -> None:
    t = table(
        seat("danna_biers", infiltrating=True, location="command", assigned=["assign_arbitrator"]),
        *(seat("saul_tigh"), seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
        president=2,
    )
    t.act("infiltration:end")
    assert (t.g.players[0].assigned, "assign_arbitrator" in t.g.quorum_discards) == ((), True)


def test_p8_no_leader_is_president_or_admiral() -> None:
    t = table(
        seat(ATHENA),
        *(seat("saul_tigh", location="brig"), seat("laura_roslin", location="brig"), seat("galen_tyrol")),
        phase="action",
    )
    assert (t.g.admiral, t.g.president) == (3, 2)


@pytest.mark.parametrize("place", ["human_fleet", "caprica"])
def test_p9_athena_is_resolute(place: str) -> None:
    """At Human Fleet she does not infiltrate anew; at Caprica she activates the ships."""
    t = table(
        seat(ATHENA, location="command"),
        *(seat("saul_tigh"), seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
        crisis_deck=["water_shortage_raiders_jump", "food_shortage"],
        basestars=[{"area": "front"}],
    )
    t.act("ability:resolute").say("activate_where", place)
    if place == "human_fleet":
        assert set(t.items("human_fleet_choice")) == {"crisis", "destination"}
        return
    t.say("keep_crisis", "water_shortage_raiders_jump").say("crisis_choice", 0).quiet()
    told = [event["event"] for event in t.game.events(None)]
    assert "activated" in told[: told.index("phase_began", told.index("crisis_drawn"))]


def test_p9_athena_ends_her_infiltration_at_hub_destroyed() -> None:
    t = table(
        seat(ATHENA, location="command", hand=["repair_1"] * 3),
        *(seat("saul_tigh"), seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
        search_for_home=True,
        hub_destroyed=True,
    )
    t.act("ability:resolute").say("activate_where", "hub_destroyed").say("discard_skills", *["repair_1"] * 3)
    player = t.g.players[0]
    assert (player.location, player.infiltrating, len(player.super_crises)) == ("cylon_fleet", False, 1)


# --- skill check abilities and treachery (p.10) -------------------------------------------------------


def test_p10_an_ability_is_resolved_once() -> None:
    """Two copies of Install Upgrades: two cards on a pass, not four."""
    t = in_check(
        seat("galen_tyrol"),
        seat("saul_tigh", hand=["install_upgrades_0"] * 2),
        seat("laura_roslin", hand=["investigative_committee_5", "declare_emergency_5", "consolidate_power_2"]),
        destiny=["repair_1"] * 4,
    )
    before = len(t.g.players[0].hand)
    hand = ["investigative_committee_5", "declare_emergency_5", "consolidate_power_2"]
    count(t, seat_1=["install_upgrades_0"] * 2, seat_2=hand)
    engineering = [event for event in t.events("drew_skills") if event["why"] == "install_upgrades"]
    assert [event["n"] for event in engineering] == [2]
    assert len(t.g.players[0].hand) >= before + 2


def test_p10_treachery_counts_against_every_check() -> None:
    t = in_check(
        seat("galen_tyrol"),
        seat("saul_tigh", hand=["exploit_a_weakness_5"]),
        seat("laura_roslin", hand=["consolidate_power_2"]),
        destiny=["consolidate_power_1", "consolidate_power_1", "repair_1", "repair_1"],
    )
    count(t, seat_1=["exploit_a_weakness_5"], seat_2=["consolidate_power_2"])
    (revealed,) = t.events("check_revealed")
    assert revealed["total"] == 1 + 1 + 2 - 5


def test_p10_bait_and_the_like_bring_one_mutiny_card_a_turn() -> None:
    """For moving, then for another ship's price; not twice in a turn."""
    t = table(
        seat(
            "saul_tigh",
            location="command",
            hand=["bait_0", "dradis_contact_0", *["repair_1"] * 7, *["launch_scout_1"] * 5],
        ),
        phase="end",
        mutiny_deck=["panic", "blackmail"],
    )
    question = t.game.pending[0]
    assert question.kind == "discard_skills"
    t.say("discard_skills", "bait_0", "dradis_contact_0", "repair_1", "repair_1")
    assert t.g.players[0].mutiny == ("panic",)


def test_p5_destiny_has_twelve_cards() -> None:
    t = in_check(seat("galen_tyrol"), seat("saul_tigh"), destiny=["repair_1", "repair_1"])
    assert len(t.g.destiny) == 12
    assert sum("bait" in c or "dradis" in c or c.split("_")[0] in ("a", "personal", "violent", "exploit")
               for c in t.g.destiny) >= 2  # fmt: skip


# --- Search for Home (p.14-15) ------------------------------------------------------------------------


def test_p14_who_uses_the_bridge_spares_the_turn_its_crisis() -> None:
    """Whoever it was, in whoever's turn."""
    t = table(
        seat("saul_tigh", location="command", hand=["executive_order_1"]),
        *(seat("laura_roslin"), seat("galen_tyrol", location="bridge")),
        phase="action",
        search_for_home=True,
        mission_deck=["needs_of_the_people"],
        crisis_deck=QUIET,
    )
    t.act("card:executive_order_1").say("order_whom", 2).say("order_how", "two_actions").act("location:bridge")
    t.quiet()
    while t.g.current == 0 and t.game.pending:
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.items[: question.least] if question.kind != "action" else ("nothing",))
        t.quiet()
    assert not t.events("crisis_drawn")
    assert t.g.mission == "needs_of_the_people"


def test_p14_a_second_mission_waits_for_the_jump() -> None:
    t = table(
        seat("galen_tyrol", location="bridge"),
        phase="action",
        search_for_home=True,
        mission="needs_of_the_people",
    )
    assert not t.offered("location:bridge")


@pytest.mark.parametrize(("failed", "where"), [(True, "mission_deck"), (False, "missions_won")])
def test_p15_where_a_mission_goes_at_the_jump(failed: bool, where: str) -> None:
    t = table(
        seat("saul_tigh", location="ftl_control"),
        phase="action",
        search_for_home=True,
        mission="the_search_for_home",
        mission_failed=failed,
        jump=4,
        script=[8],
        destination_deck=["deep_space", "deep_space"],
    )
    t.act("location:ftl_control").quiet()
    assert "the_search_for_home" in getattr(t.g, where)
    assert t.g.mission == ""


@pytest.mark.parametrize(("rebels", "human", "cylon"), [("human", True, False), ("cylon", False, True)])
def test_p15_the_rebel_basestar_serves_one_side(rebels: str, human: bool, cylon: bool) -> None:
    hand = ["repair_1"]
    for about, goes in (({"location": "command"}, human), ({"location": "caprica", "cylon": True,
                         "loyalty": [], "revealed": ["cylon_brig"]}, cylon)):  # fmt: skip
        t = table(seat("saul_tigh", hand=hand, **about), phase="movement", search_for_home=True, rebels=rebels)
        assert ({"raider_bay", "datastream", "hybrid_tank"} <= set(t.items("movement"))) == goes


def test_p14_ten_of_distance_before_earth() -> None:
    for distance, over in ((8, False), (10, True)):
        t = table(
            seat("saul_tigh", location="ftl_control"),
            phase="action",
            search_for_home=True,
            distance=distance,
            jump=4,
            script=[8],
            destination_deck=["deep_space", "deep_space"],
        )
        t.act("location:ftl_control").quiet()
        assert (t.game.result is not None) == over
