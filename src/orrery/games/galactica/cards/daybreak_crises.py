"""The 30 crises of Daybreak."""

from __future__ import annotations

from orrery.games.galactica.board import FRONT, PORT_AFT, PORT_BOW, REAR, STARBOARD_AFT, STARBOARD_BOW
from orrery.games.galactica.cards.shapes import Attack, Box, Crisis, Orders, SkillTest
from orrery.games.galactica.effects import (
    DamageGalactica,
    DiscardNuke,
    DiscardQuorum,
    DiscardSkills,
    DrawAny,
    DrawMutiny,
    DrawQuorum,
    DrawSkills,
    Effects,
    GainMiracle,
    GiveTitle,
    JumpTrack,
    KeepInPlay,
    OpenBrig,
    Placement,
    Raptors,
    ReleaseToCommand,
    Resource,
    RollDie,
    Send,
    SendCavalry,
    TreacheryToDestiny,
)


def crisis(id: str, *boxes: Box, chooser: str = "", activation: str = "", jump: bool = False) -> Crisis:
    """Each is there once."""
    return Crisis(id, 1, boxes, chooser, activation, jump)


def lose(**resources: int) -> Effects:
    return tuple(Resource(name, -n) for name, n in resources.items())


def treachery(who: str, n: int) -> DrawSkills:
    return DrawSkills(who, "treachery", n)


CHECKS: tuple[Crisis, ...] = (
    crisis(
        "a_desperate_pact",
        SkillTest(
            15,
            ("politics", "leadership", "piloting"),
            (),
            (*lose(morale=1), GiveTitle("president", "next")),
        ),
        Orders((DiscardSkills("president", 3), DrawMutiny("current"))),
        chooser="current",
        activation="raiders",
    ),
    crisis(
        "consult_the_hybrid",
        SkillTest(
            10,
            ("politics", "leadership"),
            (DrawMutiny("current"), DrawAny("current", 2)),
            (*lose(food=1), TreacheryToDestiny(2)),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    crisis(
        "domestic_dispute",
        SkillTest(9, ("politics", "tactics"), (), (*lose(morale=1), Send("current", "sickbay"))),
        activation="raiders",
    ),
    crisis(
        "earth_in_ruins",
        SkillTest(9, ("politics", "leadership", "tactics"), lose(morale=1), lose(morale=2)),
        Orders((*lose(food=1), DrawMutiny("current"))),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    crisis(
        "enemy_of_my_enemy",
        SkillTest(
            13,
            ("politics", "leadership", "piloting"),
            lose(morale=1),
            (*lose(morale=2), DamageGalactica(1)),
        ),
        Orders((DamageGalactica(2),)),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    crisis(
        "galactica_falling_apart",
        SkillTest(8, ("leadership", "piloting", "engineering"), (), (*lose(morale=1), DamageGalactica(1))),
        Orders((RollDie(6, lose(food=1)),)),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    crisis(
        "give_in_to_despair",
        SkillTest(
            14,
            ("politics", "leadership"),
            (),
            lose(morale=2),
            9,
            (*lose(food=1), treachery("current", 3)),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    crisis(
        "hybrid_in_panic",
        SkillTest(
            12,
            ("tactics", "engineering"),
            (JumpTrack(1),),
            lose(fuel=1),
            8,
            (DiscardSkills("current", 2),),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    crisis(
        "incitement_to_mutiny",
        SkillTest(
            13,
            ("politics", "leadership", "tactics"),
            (),
            (TreacheryToDestiny(4),),
            7,
            (TreacheryToDestiny(2),),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    crisis(
        "insubordinate_crew",
        SkillTest(12, ("leadership", "tactics"), (), (*lose(morale=1), DrawMutiny("each_without"))),
        activation="raiders",
    ),
    crisis(
        "one_last_cocktail",
        SkillTest(7, ("tactics", "engineering"), (), lose(food=1, morale=1)),
        Orders((RollDie(6, (*lose(morale=1), Send("president", "sickbay"))),)),
        chooser="current",
        activation="basestars",
        jump=True,
    ),
    crisis(
        "quorum_in_uproar",
        SkillTest(8, ("politics", "tactics"), (), (DiscardQuorum(2), DiscardSkills("president", 2, "random"))),
        activation="launch_raiders",
    ),
    crisis(
        "rallying_support",
        SkillTest(
            8,
            ("politics", "tactics"),
            (),
            (*lose(population=1), DrawMutiny("current"), treachery("current", 1)),
        ),
        activation="raiders",
        jump=True,
    ),
    crisis(
        "reactor_critical",
        SkillTest(7, ("tactics", "piloting", "engineering"), (treachery("current", 2),), lose(fuel=1)),
        activation="launch_raiders",
    ),
    crisis(
        "rebuild_trust",
        SkillTest(9, ("politics", "leadership"), (OpenBrig(),), lose(morale=2)),
        activation="raiders",
    ),
    crisis(
        "religious_turmoil",
        SkillTest(7, ("politics", "tactics"), (), (*lose(morale=1), DiscardSkills("each", 1))),
        Orders((RollDie(4, lose(food=1, population=1)),)),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    crisis(
        "secret_meetings",
        SkillTest(9, ("politics", "tactics", "engineering"), (), lose(morale=1)),
        Orders((DrawMutiny("current"), DrawMutiny("chosen"))),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
)

EVENTS: tuple[Crisis, ...] = (
    crisis(
        "abandon_galactica",
        Orders((DiscardNuke(1),), needs="nuke"),
        Orders((*lose(food=1), treachery("admiral", 2))),
        chooser="admiral",
        activation="basestars",
        jump=True,
    ),
    crisis(
        "an_ambitious_operation",
        Orders((*lose(fuel=1), GainMiracle("chosen"))),
        Orders((RollDie(4, lose(fuel=1)),)),
        chooser="admiral",
        activation="raiders",
        jump=True,
    ),
    crisis(
        "dangerous_plots",
        Orders((DrawMutiny("admiral"), DrawMutiny("president"))),
        Orders((*lose(morale=1), DiscardSkills("current", 3))),
        chooser="president",
        activation="basestars",
        jump=True,
    ),
    crisis(
        "dishonest_tactics",
        Orders((*lose(morale=1), ReleaseToCommand())),
        Orders((*lose(fuel=1), DrawQuorum(2))),
        chooser="president",
        activation="raiders",
        jump=True,
    ),
    crisis(
        "question_procedure",
        Orders(lose(morale=1)),
        Orders((DamageGalactica(1), DiscardSkills("president", 3))),
        chooser="president",
        activation="basestars",
        jump=True,
    ),
    crisis(
        "requisition_for_demetrius",
        Orders((*lose(food=1), RollDie(6, (TreacheryToDestiny(2),)))),
        Orders((DrawMutiny("admiral"), treachery("admiral", 2))),
        chooser="admiral",
        activation="basestars",
    ),
    crisis(
        "starvation_in_dogsville",
        Orders((RollDie(4, lose(population=1, food=1)),)),
        Orders((RollDie(4, lose(food=2)),)),
        chooser="president",
        activation="raiders",
        jump=True,
    ),
)

ATTACKS: tuple[Crisis, ...] = (
    crisis(
        "blindsided",
        Attack(
            ("raiders",),
            (
                Placement(FRONT, "basestar", 1),
                Placement(FRONT, "heavy_raider", 1),
                Placement(STARBOARD_BOW, "raider", 3),
                Placement(REAR, "basestar", 1),
                Placement(REAR, "heavy_raider", 1),
                Placement(PORT_AFT, "civilian", 1),
                Placement(PORT_BOW, "viper", 1),
                Placement(PORT_BOW, "civilian", 2),
            ),
            (Raptors(-1),),
        ),
    ),
    crisis(
        "event_horizon",
        Attack(
            ("raiders",),
            (
                Placement(FRONT, "raider", 2),
                Placement(FRONT, "viper", 1),
                Placement(STARBOARD_BOW, "basestar", 1),
                Placement(REAR, "basestar", 1),
                Placement(REAR, "raider", 2),
                Placement(PORT_AFT, "viper", 1),
                Placement(PORT_BOW, "viper", 1),
            ),
            (KeepInPlay("jump"),),
        ),
    ),
    crisis(
        "hornets_nest",
        Attack(
            ("raiders",),
            (
                Placement(FRONT, "raider", 3),
                Placement(FRONT, "viper", 1),
                Placement(FRONT, "civilian", 1),
                Placement(STARBOARD_AFT, "basestar", 1),
                Placement(REAR, "raider", 3),
                Placement(PORT_AFT, "viper", 1),
                Placement(PORT_BOW, "civilian", 2),
            ),
            (KeepInPlay("basestar"),),
        ),
    ),
    crisis(
        "lockdown",
        Attack(
            ("heavy_raiders",),
            (
                Placement(FRONT, "heavy_raider", 2),
                Placement(STARBOARD_BOW, "basestar", 1),
                Placement(STARBOARD_BOW, "heavy_raider", 2),
                Placement(REAR, "viper", 1),
                Placement(REAR, "civilian", 1),
                Placement(PORT_AFT, "civilian", 1),
            ),
            (KeepInPlay("basestar"),),
        ),
    ),
    crisis(
        "reprisal",
        Attack(
            ("raiders",),
            (
                Placement(FRONT, "raider", 2),
                Placement(FRONT, "civilian", 1),
                Placement(STARBOARD_BOW, "viper", 1),
                Placement(STARBOARD_AFT, "viper", 1),
                Placement(REAR, "raider", 3),
                Placement(REAR, "heavy_raider", 1),
                Placement(PORT_AFT, "civilian", 1),
                Placement(PORT_BOW, "basestar", 1),
            ),
            (TreacheryToDestiny(2), DrawMutiny("current")),
        ),
    ),
    crisis(
        "trial_by_fire",
        Attack(
            ("raiders",),
            (
                Placement(FRONT, "raider", 3),
                Placement(FRONT, "heavy_raider", 2),
                Placement(STARBOARD_BOW, "viper", 1),
                Placement(REAR, "basestar", 1),
                Placement(PORT_BOW, "civilian", 1),
            ),
            (SendCavalry(),),
        ),
    ),
)

DAYBREAK_CRISES = CHECKS + EVENTS + ATTACKS
