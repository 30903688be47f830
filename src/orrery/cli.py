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
from orrery.terminal import arguments, files, report, telling
from orrery.terminal.bench import bench as measure
from orrery.terminal.bench import has_chess
from orrery.terminal.errors import WrongUse, one_line
from orrery.terminal.session import PERSON, Session
from orrery.terminal.simulate import endings, summary, table
from orrery.terminal.simulate import simulate as run_simulation
from orrery.words import pick
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

TitleName = Annotated[str | None, typer.Argument(metavar="TITLE", help="The game: see orrery titles.")]
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
    mixed: Annotated[bool, typer.Option("--mixed", help="Let the other options of the title take turns.")] = False,
    seed: Annotated[str, typer.Option(help="The same seed gives the same results.")] = "0",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; without it, one a core.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write every result to this file, for orrery report.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play many games, and see who wins and how games end."""
    spoken = arguments.language(lang, os.environ)
    text = read_terminal(spoken)
    found = arguments.title_of(title)
    tournament = arena.Tournament(
        found.name, arguments.split(seats), games, seed, arguments.options_of(found, option or ()), mixed
    )
    tournament.check()
    standings = run_simulation(tournament, workers or os.cpu_count() or 1, Console(stderr=True))
    Console().print(table(standings, text))
    Console().print(endings(standings, text, pick(spoken, found.name)))
    for line in summary(standings, text):
        _show(line)
    if save is not None:
        report.write_results(save, found.name, tournament.options, standings)


@app.command(name="report")
def draw_report(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Results written by orrery simulate --save.")],
    to: Annotated[Path, typer.Option(help="The picture to write, an SVG.")] = Path("report.svg"),
    lang: Language = None,
) -> None:
    """Draw how simulated games ended and who won them."""
    text = read_terminal(arguments.language(lang, os.environ))
    to.write_text(report.picture([chart for file in files for chart in report.charts(file, text)]), encoding="utf-8")
    _show(text.say("report-written", file=str(to)))


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
def bench(
    what: Annotated[str | None, typer.Argument(metavar="[server]", help="The engine; or server.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure, in all or each time.")] = 20.0,
    tables: Annotated[str, typer.Option(help="Of the server: how many tables at once.")] = "100,500",
    titles: Annotated[str, typer.Option(help="Of the server: which titles.")] = "noughts",
    rate: Annotated[float, typer.Option(min=1, help="Of the server: answers a second to offer.")] = 5000,
    database: Annotated[str | None, typer.Option(help="Of the server: an empty database.")] = None,
) -> None:
    """Measure speed and memory, beside python-chess; or of a server."""
    if what == "server":
        from orrery.server import commands

        counts = [int(n) if n.isdecimal() else 0 for n in arguments.split(tables)]
        if not all(counts):
            raise WrongUse(f"{tables!r} is no list of numbers of tables.")
        commands.measure(arguments.split(titles), counts, seconds, rate, database, _show)
        return
    if what is not None:
        raise WrongUse(f"There is nothing called {what!r} to measure: leave it out, or say server.")
    report = measure(seconds)
    console = Console()
    console.print(report.speeds())
    console.print(report.costs())
    if not has_chess():
        _show("There is no yardstick: python-chess is not installed. `pip install chess` brings it.")


# --- servers: their extras are needed only by these -------------------------------------------------------

Database = Annotated[str, typer.Argument(help="A file, or postgresql://…")]


@app.command()
def serve(
    database: Annotated[str, typer.Option(help="A file, or postgresql://…; made if it is not there.")] = "orrery.db",
    bus: Annotated[str | None, typer.Option(help="redis://…, when several processes share a database.")] = None,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    url: Annotated[str | None, typer.Option(help="What people type, when a proxy stands before the server.")] = None,
    proxies: Annotated[str | None, typer.Option(help="The addresses of that proxy.")] = None,
    webhook: Annotated[str | None, typer.Option(help="Where reminders are posted.")] = None,
    mail_server: Annotated[str | None, typer.Option(help="Through which reminders are mailed, as host:port.")] = None,
    mail_from: Annotated[str | None, typer.Option(help="From whom.")] = None,
    log: Annotated[str | None, typer.Option(help="json or plain; without it, plain in a terminal.")] = None,
    lang: Language = None,
) -> None:
    """Serve tables to people and bots."""
    from orrery.server import commands

    if log not in (None, "json", "plain"):
        raise WrongUse(f"There is no log in {log!r}: say json or plain.")
    text = read_terminal(arguments.language(lang, os.environ))
    chosen = {"bus": bus, "host": host, "port": port, "url": url, "proxies": proxies, "webhook": webhook}
    mail = {"mail_server": mail_server, "mail_from": mail_from}
    commands.serve(database, _show, text, log, **chosen, **mail)


@app.command()
def check(database: Database) -> int:
    """Replay every stored game, and say what is wrong."""
    from orrery.server import commands

    return 0 if commands.check(database, _show) else 1


@app.command()
def backup(database: Database, to: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Copy a database while people play."""
    from orrery.server import commands

    commands.backup(database, to, _show)


@app.command()
def invite(
    server: Annotated[str, typer.Argument(help="The server's address.")],
    title: TitleName = None,
    seats: Annotated[str, typer.Option(help="Who plays: open, or the name of a bot of the server.")] = "open,open",
    option: OptionPairs = None,
) -> None:
    """Make a table on a server, and show the links to its seats."""
    from orrery.server import commands

    found = arguments.title_of(title)
    commands.invite(server, found.name, arguments.split(seats), arguments.options_of(found, option or ()), _show)


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="The link to a seat.")],
    bot: Annotated[str | None, typer.Option(help="A bot that plays for you.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called at the table.")] = None,
    lang: Language = None,
) -> None:
    """Play at a table of a server."""
    if bot is not None:
        from orrery.server import commands

        commands.join_as_bot(link, bot, _show, name)
        return
    from orrery.terminal.join import join as play_there

    play_there(link, name, arguments.language(lang, os.environ), _show, _read)


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
