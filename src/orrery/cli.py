"""The `orrery` command. What can go wrong is told in one sentence, with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.console import Console

import orrery
from orrery import arena, bots
from orrery.bots.course import Wanted
from orrery.terminal import arguments, files, report, telling
from orrery.terminal.bench import bench as measure
from orrery.terminal.bench import has_chess
from orrery.terminal.browser import open_when_up
from orrery.terminal.errors import WrongUse, one_line
from orrery.terminal.help import Command, Group
from orrery.terminal.session import PERSON, Session
from orrery.terminal.simulate import endings, summary
from orrery.terminal.simulate import simulate as run_simulation
from orrery.terminal.simulate import table as results
from orrery.terminal.start import BROWSER, choose
from orrery.words import LANGUAGES, pick_if_there
from orrery.words.complaints import complain
from orrery.words.terminal import pick_terminal, read_help, read_terminal

app = typer.Typer(
    cls=Group,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

MISUSE = cast(type[Exception], typer.BadParameter.__mro__[2])
"""The root of what typer raises for a wrong command line, wherever this version of it keeps that."""
WRONG, INTERRUPTED = 2, 130

TitleName = Annotated[str | None, typer.Argument(metavar="TITLE")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Language = Annotated[str | None, typer.Option("--lang")]


def _version(asked: bool) -> None:
    if asked:
        _show(orrery.__version__)
        raise typer.Exit


@app.callback()
def orrery_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: Language = None,
) -> None:
    pass


@app.command(cls=Command)
def start(lang: Language = None) -> None:
    """Choose a game, in the browser or in the terminal: what `orrery` alone does."""
    spoken = arguments.language(lang, os.environ)
    chosen = choose(read_terminal(spoken), spoken, _show, _read)
    if chosen == BROWSER:
        serve(open_page=True, lang=spoken)
    elif chosen is not None:
        play(chosen, lang=spoken)


@app.command(cls=Command)
def play(
    title: TitleName = None,
    seats: int | None = None,
    seed: str | None = None,
    option: OptionPairs = None,
    lang: Language = None,
    bots: str | None = None,
    load: Path | None = None,
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


@app.command(cls=Command)
def simulate(
    title: TitleName = None,
    seats: str = "greedy,random",
    games: Annotated[int, typer.Option(min=1)] = 100,
    option: OptionPairs = None,
    mixed: Annotated[bool, typer.Option("--mixed")] = False,
    seed: str = "0",
    workers: Annotated[int | None, typer.Option(min=1)] = None,
    save: Path | None = None,
    study: Annotated[str | None, typer.Option("--report")] = None,
    table: str | None = None,
    lang: Language = None,
) -> None:
    """Let bots play many games, and see who wins and how games end."""
    spoken = arguments.language(lang, os.environ)
    text = read_terminal(spoken)
    found = arguments.title_of(title)
    if study is not None:
        from orrery.terminal import studying

        looked = bots.study_of(study, found.name)
        trials = studying.plan(found.name, looked, arguments.split(seats), arguments.split(table) if table else ())
        cores = workers or os.cpu_count() or 1
        rows = studying.carry_out(looked, trials, games, seed, cores, Console(stderr=True))
        Console().print(studying.table(looked, rows, text))
        return
    tournament = arena.Tournament(
        found.name, arguments.split(seats), games, seed, arguments.options_of(found, option or ()), mixed
    )
    tournament.check()
    standings = run_simulation(tournament, workers or os.cpu_count() or 1, Console(stderr=True))
    Console().print(results(standings, text))
    Console().print(endings(standings, text, pick_if_there(spoken, found.name)))
    for line in summary(standings, text):
        _show(line)
    if save is not None:
        report.write_results(save, found.name, tournament.options, standings)


@app.command(cls=Command)
def ladder(
    title: TitleName = None,
    bots: str | None = None,
    table: str | None = None,
    games: Annotated[int, typer.Option(min=2)] = 400,
    seed: str = "ladder",
    workers: Annotated[int | None, typer.Option(min=1)] = None,
    save: Path | None = None,
    to: Path | None = None,
    lang: Language = None,
) -> None:
    """Measure how strong bots are beside each other."""
    from orrery.terminal import ladder as shown

    text = read_terminal(arguments.language(lang, os.environ))
    found = arguments.title_of(title).name
    names = arguments.split(bots) if bots is not None else arguments.strongest_first(found)
    grounds = list(arena.grounds_of(found, arguments.split(table) if table is not None else ()))
    duels = arena.duels(found, names, grounds, games, seed)
    for duel in duels:
        duel.check()
    outcomes = shown.climb(duels, workers or os.cpu_count() or 1, save, Console(stderr=True))
    Console().print(shown.duel_table(outcomes, text))
    Console().print(shown.rating_table(outcomes, names[-1], text))
    if to is not None:
        to.write_text(report.picture(shown.charts(outcomes, text)), encoding="utf-8")
        _show(text.say("report-written", file=str(to)))


@app.command(cls=Command)
def train(
    title: TitleName = None,
    mode: str | None = None,
    folder: Path | None = None,
    games: Annotated[int | None, typer.Option(min=1)] = None,
    seed: int = 0,
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    start: Path | None = None,
    lang: Language = None,
) -> None:
    """Train a title's learned bots, by play against themselves."""
    from orrery.terminal.train import train as run_training

    text = read_terminal(arguments.language(lang, os.environ))
    found = arguments.title_of(title).name
    wanted = Wanted(
        arguments.mode_of(found, mode),
        folder or Path(f"{found}-{mode}"),
        games,
        seed,
        processes or os.cpu_count() or 1,
        start,
    )
    run_training(found, wanted, _show, text, Console(stderr=True))


@app.command(name="report", cls=Command)
def draw_report(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    to: Path = Path("report.svg"),
    lang: Language = None,
) -> None:
    """Draw how simulated games ended and who won them."""
    text = read_terminal(arguments.language(lang, os.environ))
    to.write_text(report.picture([chart for file in files for chart in report.charts(file, text)]), encoding="utf-8")
    _show(text.say("report-written", file=str(to)))


@app.command(cls=Command)
def replay(
    file: Path,
    seat: int | None = None,
    lang: Language = None,
) -> None:
    """Tell a recorded game in words, and check it to the end."""
    for line in telling.replay(file, seat, arguments.language(lang, os.environ)):
        _show(line)


@app.command(cls=Command)
def referee(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...")],
    lang: Language = None,
) -> int:
    """Check recorded games by a second reading of the rules."""
    from orrery.terminal import refereeing

    spoken = arguments.language(lang, os.environ)
    judged = refereeing.look(records, Console(stderr=True))
    for line in refereeing.told(judged, read_terminal(spoken), spoken):
        _show(line)
    return 1 if any(game.faults for game in judged) else 0


@app.command(cls=Command)
def review(
    record: Path,
    lang: Language = None,
) -> None:
    """Look at a recorded game again: the chances, and the answers that cost most."""
    from orrery.terminal import reviewing

    for line in reviewing.look(record, arguments.language(lang, os.environ), Console(stderr=True)):
        _show(line)


@app.command(cls=Command)
def cards(
    title: TitleName = None,
    edition: int | None = None,
    lang: Language = None,
) -> None:
    """Print the text of every card."""
    for line in telling.cards(arguments.title_of(title), arguments.language(lang, os.environ), edition):
        _show(line)


@app.command(cls=Command)
def rules(
    title: TitleName = None,
    sought: Annotated[list[str] | None, typer.Argument(metavar="WORD...")] = None,
    lang: Language = None,
) -> None:
    """Print the rules in our own words."""
    for line in telling.rules(arguments.title_of(title), arguments.language(lang, os.environ), " ".join(sought or ())):
        _show(line)


@app.command(cls=Command)
def titles(lang: Language = None) -> None:
    """List the titles, with their options."""
    for line in telling.titles(arguments.language(lang, os.environ)):
        _show(line)


@app.command(cls=Command)
def bench(
    what: Annotated[str | None, typer.Argument(metavar="[server]")] = None,
    seconds: Annotated[float, typer.Option(min=0.1)] = 20.0,
    tables: str = "100,500",
    titles: str = "noughts",
    rate: Annotated[float, typer.Option(min=1)] = 5000,
    database: str | None = None,
    logins: Annotated[int, typer.Option(min=0)] = 0,
    lang: Language = None,
) -> None:
    """Measure speed and memory, beside python-chess; or of a server."""
    if what == "server":
        from orrery.server import commands

        counts = [int(n) if n.isdecimal() else 0 for n in arguments.split(tables)]
        if not all(counts):
            raise WrongUse(f"{tables!r} is no list of numbers of tables.")
        commands.measure(arguments.split(titles), counts, seconds, rate, database, logins, _show)
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

Database = Annotated[str, typer.Argument()]


@app.command(cls=Command)
def serve(
    database: str = "orrery.db",
    bus: str | None = None,
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    url: str | None = None,
    proxies: str | None = None,
    public: bool = True,
    webhook: str | None = None,
    mail_server: str | None = None,
    mail_from: str | None = None,
    log: str | None = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    lang: Language = None,
) -> None:
    """Serve tables to people and bots."""
    from orrery.server import commands

    if log not in (None, "json", "plain"):
        raise WrongUse(f"There is no log in {log!r}: say json or plain.")
    text = read_terminal(arguments.language(lang, os.environ))
    chosen: dict[str, Any] = {
        "bus": bus,
        "host": host,
        "port": port,
        "url": url,
        "proxies": proxies,
        "webhook": webhook,
    }
    chosen["public"] = public
    mail = {"mail_server": mail_server, "mail_from": mail_from}
    if open_page:
        open_when_up(url or f"http://{host}:{port}")
    commands.serve(database, _show, text, log, **chosen, **mail)


@app.command(cls=Command)
def check(database: Database, lang: Language = None) -> int:
    """Replay every stored game, and say what is wrong."""
    from orrery.server import commands

    return 0 if commands.check(database, _show, read_terminal(arguments.language(lang, os.environ))) else 1


@app.command(cls=Command)
def aside(database: Database, lang: Language = None) -> None:
    """List the tables that cannot go on, and why."""
    from orrery.server import commands

    commands.aside(database, _show, read_terminal(arguments.language(lang, os.environ)))


@app.command(cls=Command)
def rewind(
    database: Database,
    table: Annotated[str, typer.Argument()],
    answers: Annotated[int | None, typer.Argument(min=0)] = None,
    lang: Language = None,
) -> None:
    """Take a table back, to so many answers or to all that can be played."""
    from orrery.server import commands

    commands.rewind(database, table, answers, _show, read_terminal(arguments.language(lang, os.environ)))


@app.command(cls=Command)
def backup(database: Database, to: Path, lang: Language = None) -> None:
    """Copy a database while people play."""
    from orrery.server import commands

    commands.backup(database, to, _show, read_terminal(arguments.language(lang, os.environ)))


@app.command(cls=Command)
def invite(
    server: Annotated[str, typer.Argument()],
    title: TitleName = None,
    seats: str = "open,open",
    option: OptionPairs = None,
    lang: Language = None,
) -> None:
    """Make a table on a server, and show the links to its seats."""
    from orrery.server import commands

    found = arguments.title_of(title)
    commands.invite(server, found.name, arguments.split(seats), arguments.options_of(found, option or ()), _show)


@app.command(cls=Command)
def join(
    link: Annotated[str, typer.Argument()],
    bot: str | None = None,
    name: str | None = None,
    lang: Language = None,
) -> None:
    """Play at a table of a server."""
    spoken = arguments.language(lang, os.environ)
    if bot is not None:
        from orrery.server import commands

        commands.join_as_bot(link, bot, _show, read_terminal(spoken), name)
        return
    from orrery.terminal.join import join as play_there

    play_there(link, name, spoken, _show, _read)


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
    lang = _language(given)
    try:
        code: Any = app(given or [_alone()], prog_name="orrery", standalone_mode=False, obj=read_help(lang))
        sys.stdout.flush()
    except MISUSE as error:
        return _wrong(getattr(error, "format_message", error.__str__)(), lang)
    except (orrery.OrreryError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        return _wrong(str(error), lang)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _alone() -> str:
    """What `orrery` without a word means: a start for whoever sits before it, help for a program."""
    return "start" if sys.stdin.isatty() and sys.stdout.isatty() else "--help"


def _language(given: Sequence[str]) -> str:
    """In which to help and to complain, however wrong the rest of the line may be."""
    asked = [after for before, after in pairwise(given) if before == "--lang"]
    asked += [arg.removeprefix("--lang=") for arg in given if arg.startswith("--lang=")]
    return arguments.language(next((lang for lang in asked if lang in LANGUAGES), None), os.environ)


def _wrong(message: str, lang: str) -> int:
    print(one_line(complain(lang, message)), file=sys.stderr)
    return WRONG


def main() -> None:
    sys.exit(run())
