"""The 14 motives of Cylon leaders (004 p.8). When each is true: `motives`."""

from __future__ import annotations

from dataclasses import dataclass

HUMAN, CYLON = "human", "cylon"


@dataclass(frozen=True)
class Motive:
    """`any_time`: it may be revealed as soon as it is true; the others when the game is over."""

    id: str
    allegiance: str
    any_time: bool = False


MOTIVES = {
    motive.id: motive
    for motive in (
        Motive("keep_them_docile", HUMAN),
        Motive("pressure_their_leaders", HUMAN),
        Motive("learn_to_cherish", HUMAN),
        Motive("improve_efficiency", HUMAN),
        Motive("remove_the_threat", HUMAN),
        Motive("end_the_chase", HUMAN, any_time=True),
        Motive("make_an_ally", HUMAN, any_time=True),
        Motive("harvest_their_resources", CYLON),
        Motive("a_false_sense_of_security", CYLON),
        Motive("subjects_for_study", CYLON),
        Motive("fight_with_honor", CYLON),
        Motive("savor_their_demise", CYLON),
        Motive("no_unnecessary_force", CYLON, any_time=True),
        Motive("a_justified_response", CYLON, any_time=True),
    )
}
