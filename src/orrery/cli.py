"""The `orrery` command. What can go wrong is told in one sentence, with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.console import Console

import orrery
from orrery import arena
from orrery.terminal import arguments, files, telling
from orrery.terminal.bench import bench as measure
from orrery.terminal.bench import has_chess
from orrery.terminal.errors import WrongUse, one_line
from orrery.terminal.session import PERSON, Session
from orrery.terminal.simulate import simulate as run_simulation
from orrery.terminal.simulate import summary, table
from orrery.words.terminal import pick_terminal, read_terminal

app = typer.Typer(
    help="Great space board games, complete and by the book.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

MISUSE = cast(type[Exception], typer.BadParameter.__mro__[2])
"""The root of what typer raises for a wrong command line, wherever this version of it keeps that."""
WRONG, INTERRUPTED = 2, 130

TitleName = Annotated[str | None, typer.Argument(metavar="TITLE", help="The game; not needed where there is but one.")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the title, as name=value.")]
Seed = Annotated[str | None, typer.Option(help="The same seed and the same answers make the same game.")]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; without it, the language of your system.")]


def _version(asked: bool) -> None:
    if asked:
        _show(orrery.__version__)
        raise typer.Exit


@app.callback()
def orrery_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")] = False,
) -> None:
    pass


@app.command()
def play(
    title: TitleName = None,
    seats: Annotated[int | None, typer.Option(help="How many play, you among them.")] = None,
    seed: Seed = None,
    option: OptionPairs = None,
    lang: Language = None,
    bots: Annotated[str | None, typer.Option(help="Who plays against you, as greedy,random.")] = None,
    load: Annotated[Path | None, typer.Option(help="A saved game to go on with.")] = None,
) -> None:
    """Play in the terminal, against bots."""
    spoken = arguments.language(lang, os.environ)
    if load is not None:
        if seats is not None or seed is not None or option:
            raise WrongUse("A saved game has its own seats, seed and options: leave them out with --load.")
        game, players = _resumed(load, title, bots)
    else:
        found = arguments.title_of(title)
        names = arguments.bots_of(found, bots, seats)
        options = arguments.options_of(found, option or ())
        game = orrery.new(found.name, len(names) + 1, arguments.seed_of(seed), options)
        players = (None, *names)
    session = Session(game, players, pick_terminal(spoken, game.title.name), _show, _read)
    session.run(resumed=load is not None)


def _resumed(path: Path, title: str | None, bots: str | None) -> tuple[orrery.Game, tuple[str | None, ...]]:
    """A saved game, with the bots it was played with or others."""
    kept = files.fetch(path)
    game = kept.game
    if title is not None and arguments.title_of(title) is not game.title:
        raise WrongUse(f"{path} is a game of {game.title.name}, not of {title}.")
    if bots is None and kept.players is not None and kept.players[PERSON] is None:
        return game, kept.players
    return game, (None, *arguments.bots_of(game.title, bots, game.seats))


@app.command()
def simulate(
    title: TitleName = None,
    seats: Annotated[str, typer.Option(help="The bots that play, as greedy,random; seats rotate.")] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    option: OptionPairs = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same results.")] = "0",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; without it, one a core.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play many games, and see who wins."""
    text = read_terminal(arguments.language(lang, os.environ))
    found = arguments.title_of(title)
    tournament = arena.Tournament(
        found.name, arguments.split(seats), games, seed, arguments.options_of(found, option or ())
    )
    tournament.check()
    standings = run_simulation(tournament, workers or os.cpu_count() or 1, Console(stderr=True))
    Console().print(table(standings, text))
    for line in summary(standings, text):
        _show(line)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game saved while playing, or any record of one.")],
    seat: Annotated[int | None, typer.Option(help="Tell what this seat saw; without it, what everybody saw.")] = None,
    lang: Language = None,
) -> None:
    """Tell a recorded game in words, and check it to the end."""
    for line in telling.replay(file, seat, arguments.language(lang, os.environ)):
        _show(line)


@app.command()
def cards(
    title: TitleName = None,
    edition: Annotated[int | None, typer.Option(help="Which edition of the cards.")] = None,
    lang: Language = None,
) -> None:
    """Print the text of every card."""
    for line in telling.cards(arguments.title_of(title), arguments.language(lang, os.environ), edition):
        _show(line)


@app.command()
def titles(lang: Language = None) -> None:
    """List the titles, with their options."""
    for line in telling.titles(arguments.language(lang, os.environ)):
        _show(line)


@app.command()
def bench(seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure, in all.")] = 20.0) -> None:
    """Measure speed and memory, beside python-chess."""
    report = measure(seconds)
    console = Console()
    console.print(report.speeds())
    console.print(report.costs())
    if not has_chess():
        _show("There is no yardstick: python-chess is not installed. `pip install chess` brings it.")


def _show(line: str) -> None:
    print(line, flush=True)


def _read() -> str | None:
    """The next line typed. Where it comes through a pipe, it is shown too, so that the whole can be read."""
    shown = sys.stdin.isatty()
    try:
        text = input("> ") if shown else sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if not shown:
        if not text:
            return None
        print(f"> {text.rstrip()}", flush=True)
    return text


def run(args: Sequence[str] | None = None) -> int:
    """Runs a command line; gives the exit code."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if args is None else list(args)
    try:
        code: Any = app(given or ["--help"], prog_name="orrery", standalone_mode=False)
        sys.stdout.flush()
    except MISUSE as error:
        return _wrong(getattr(error, "format_message", error.__str__)())
    except (orrery.OrreryError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        return _wrong(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _wrong(message: str) -> int:
    print(one_line(message), file=sys.stderr)
    return WRONG


def main() -> None:
    sys.exit(run())
