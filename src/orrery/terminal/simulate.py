"""Tournaments between bots, with a progress bar and a table of results."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery.arena import Played, Standings, Tournament, run
from orrery.words.base import Words
from orrery.words.text import Text


def simulate(tournament: Tournament, workers: int, progress: Console) -> Standings:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress, transient=not progress.is_terminal) as bar:
        task = bar.add_task(" · ".join(tournament.entrants), total=tournament.games)

        def advance(_: Played) -> None:
            bar.advance(task)

        return run(tournament, workers, advance)


def table(standings: Standings, text: Text) -> Table:
    """The results, for people."""
    shown = Table()
    for column in ("bot", "games", "wins", "rate", "interval", "score"):
        shown.add_column(text.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for entrant in standings.entrants:
        low, high = entrant.interval
        wins = f"{entrant.wins:g}" if entrant.wins == int(entrant.wins) else f"{entrant.wins:.2f}"
        shown.add_row(
            entrant.name,
            str(entrant.games),
            wins,
            f"{entrant.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{entrant.mean_score:.1f}",
        )
    return shown


def endings(standings: Standings, text: Text, words: Words | None) -> Table:
    """How the games ended, for people."""
    shown = Table()
    for column in ("ending", "games", "share", "interval"):
        shown.add_column(text.say(f"column-{column}"), justify="left" if column == "ending" else "right")
    for ending in standings.endings():
        low, high = ending.interval
        reason = words.ending(ending.reason) if words else ending.reason
        row = (reason, str(ending.games), f"{ending.share:.1%}", f"{low:.1%} – {high:.1%}")
        shown.add_row(*row)
    return shown


def summary(standings: Standings, text: Text) -> list[str]:
    games = len(standings.games)
    answers = round(sum(game.answers for game in standings.games) / games) if games else 0
    shared = sum(len(game.winners) > 1 for game in standings.games)
    nobodys = sum(not game.winners for game in standings.games)
    lines = [
        text.say("simulated", games=games, seconds=f"{standings.seconds:.1f}", answers=answers),
        text.say("shared-wins", n=shared),
    ]
    return [*lines, text.say("nobodys-wins", n=nobodys)] if nobodys else lines
