"""Keeps the rules of a release: `tools/keep.py [COMMIT]` writes an archive for each title's present number.

An archive holds the kernel and the title as they were, under a name of their own, and a corpus: games with the print of
each. It is written once. When it is there already, its games must go the same way here, or the rules need a new number.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

import orrery
from orrery import bots, editions, games
from orrery.core.errors import OrreryError
from orrery.core.prints import print_of

ROOT = Path(__file__).resolve().parents[1]
SOURCE = "src/orrery"
ARCHIVES = ROOT / SOURCE / "editions"
CORPUS = "corpus.json"
LONGEST = 400
"""Answers of a game of the corpus, at most."""

ERRORS = '''"""An older edition refuses as today's does: who catches the one catches the other."""

from orrery.core.errors import *  # noqa: F403
'''

Sources = dict[str, str]


class CannotKeep(OrreryError):
    """A title that would not be the same elsewhere, or another one under a number that is taken."""


# --- the code -----------------------------------------------------------------------------------------


def at_commit(commit: str) -> Sources:
    """Every Python file of the kernel and the titles, by its name below `src/orrery`."""
    shown = _git("ls-tree", "-r", "--name-only", commit, f"{SOURCE}/core", f"{SOURCE}/games").decode().split()
    names = [name for name in shown if name.endswith(".py")]
    return {name.removeprefix(f"{SOURCE}/"): _git("show", f"{commit}:{name}").decode() for name in names}


def at_hand() -> Sources:
    """The same of the working tree."""
    here = ROOT / SOURCE
    paths = [path for part in ("core", "games") for path in sorted((here / part).rglob("*.py"))]
    return {path.relative_to(here).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout


def titles_in(sources: Mapping[str, str]) -> list[str]:
    return sorted({name.split("/")[1] for name in sources if name.count("/") > 1 and name.startswith("games/")})


def rules_in(sources: Mapping[str, str], title: str) -> int:
    """The number that the title's class declares."""
    stated = re.compile(r"^    rules(?:: ClassVar\[int\])? = (\d+)$", re.MULTILINE)
    own = "".join(text for name, text in sources.items() if name.startswith(f"games/{title}/"))
    numbers = stated.findall(own)
    if len(numbers) != 1:
        raise CannotKeep(f"{title} states its rules {len(numbers)} times.")
    return int(numbers[0])


def packed(sources: Mapping[str, str], title: str, rules: int) -> Sources:
    """What an archive holds: the kernel and one title, each import by the name that they have in there."""
    name = f"{title}_{rules}"
    kept = {f"{name}/__init__.py": f'"""{title}, rules {rules}, as a release had them."""\n'}
    for place, text in sorted(sources.items()):
        if place.startswith(("core/", f"games/{title}/")) or place == "games/__init__.py":
            for why in _strange(place, text, title):
                raise CannotKeep(f"{place}: {why}")
            kept[f"{name}/{place}"] = re.sub(r"\borrery\.(core|games)\b", rf"orrery.editions.{name}.\1", text)
    kept[f"{name}/core/errors.py"] = ERRORS
    return kept


def _strange(place: str, text: str, title: str) -> Iterator[str]:
    """What an archive cannot do: a title that reads files, or knows more than the kernel and its own folder."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom | ast.Import):
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
            ours = re.match(rf"orrery\.(core|games\.{title})\b", module) is not None
            if not ours and module.partition(".")[0] not in sys.stdlib_module_names:
                yield f"line {node.lineno} imports {module or 'by dots'}"
        elif place.startswith(f"games/{title}/") and isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in {"read_text", "read_bytes"} or (called == "open" and isinstance(node.func, ast.Name)):
                yield f"line {node.lineno} reads a file"


def zipped(files: Mapping[str, str]) -> bytes:
    """The same bytes for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, text in sorted(files.items()):
            entry = zipfile.ZipInfo(name)  # of 1980
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, text.encode())
    return made.getvalue()


# --- the corpus ---------------------------------------------------------------------------------------


def corpus(edition: editions.Edition) -> list[dict[str, Any]]:
    """One game for each way to play, with its print."""
    variants = list(edition.title.variants())
    shown = track(variants, description=f"{edition.title.name} {edition.title.rules}")
    return [_played(edition, seats, options, n) for n, (seats, options) in enumerate(shown)]


def _played(edition: editions.Edition, seats: int, options: dict[str, Any], n: int) -> dict[str, Any]:
    """`random` has every other seat: it does what no bot that means well would do."""
    game = edition.start(seats, options, {"seed": f"corpus {n}"})
    names = ["random" if (seat + n) % 2 else "greedy" for seat in range(seats)]
    players = {seat: bots.Seated(bots.find(name, edition.title.name)()) for seat, name in enumerate(names)}
    rngs = {seat: Random(f"{n} {seat}") for seat in range(seats)}
    while game.answers < LONGEST and bots.step(game, players, rngs):
        pass
    return {"record": game.record(), "print": print_of(game)}


# --- writing ------------------------------------------------------------------------------------------


def keep(sources: Mapping[str, str], title: str, folder: Path) -> Path:
    """Writes the archive of a title; where there is one, sees that its games go the same way today."""
    rules = rules_in(sources, title)
    files, path = packed(sources, title, rules), folder / f"{title}_{rules}.zip"
    if path.exists():
        for n, game in enumerate(track(corpus_in(path), description=f"{title} {rules}")):
            if _shown(game["record"]) != game["print"]:
                raise CannotKeep(f"Game {n} of {path.name} goes another way here: {title} needs rules {rules + 1}.")
        return path
    with tempfile.TemporaryDirectory() as passing:  # the games of the corpus are played on the archive itself
        bare = Path(passing, path.name)
        bare.write_bytes(zipped(files))
        editions.__path__.append(str(bare))
        edition = editions.kept(title, rules)
        assert edition is not None
        files[f"{title}_{rules}/{CORPUS}"] = json.dumps(corpus(edition), separators=(",", ":"))
        editions.__path__.remove(str(bare))
    path.write_bytes(zipped(files))
    return path


def _shown(record: dict[str, Any]) -> str | None:
    """The print of a game as it goes here; None where it cannot be played."""
    try:
        return print_of(orrery.replay(record))
    except OrreryError:
        return None


def corpus_in(path: Path) -> list[dict[str, Any]]:
    with zipfile.ZipFile(path) as archive:
        found: list[dict[str, Any]] = json.loads(archive.read(f"{path.stem}/{CORPUS}"))
        return found


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("commit", nargs="?", default="HEAD", help="the release (HEAD)")
    asking.add_argument("--title", action="append", help="only this one", choices=games.names())
    asked = asking.parse_args()
    sources = at_commit(asked.commit)
    try:
        for title in asked.title or titles_in(sources):
            print(keep(sources, title, ARCHIVES))
    except CannotKeep as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
