"""What only needs to be printed: recorded games, cards, titles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import orrery
from orrery.terminal import files
from orrery.terminal.errors import WrongUse
from orrery.terminal.session import names_of
from orrery.words import pick_if_there
from orrery.words import rules as book
from orrery.words.terminal import Terminal, pick_terminal, read_terminal


def replay(path: Path, seat: int | None, lang: str) -> Iterator[str]:
    """A recorded game in words, as a seat saw it; or as a spectator did."""
    kept = files.fetch(path)
    game = kept.game
    if seat is not None and not 0 <= seat < game.seats:
        raise WrongUse(f"There is no seat {seat}: the seats of this game are 0 to {game.seats - 1}.")
    terminal = pick_terminal(lang, game.title.name)
    names = names_in(kept, terminal)
    yield terminal.say("replay-of", title=terminal.words.title(), names=terminal.words.several(names))
    if seat is not None:
        yield terminal.say("replay-seat", who=names[seat])
    for event in game.events(seat):
        yield terminal.words.event(event, names)
    for fault in game.faults():
        raise orrery.BadRecord(f"{path} leads to an impossible table: {fault}.")
    if game.result:
        yield from terminal.sheet(game.view(seat), names)
    yield terminal.say("replay-done" if game.result else "replay-open", n=game.answers)


def names_in(kept: files.Kept, terminal: Terminal) -> tuple[str, ...]:
    if kept.players is not None:
        return names_of(terminal, kept.players)
    return tuple(terminal.say("seat", n=seat) for seat in range(kept.game.seats))


def cards(title: orrery.Title, lang: str, edition: int | None) -> Iterator[str]:
    """Every card's text."""
    editions = next((option.values for option in title.options if option.name == "edition"), (1,))
    if edition is not None and edition not in editions:
        raise WrongUse(f"{title.name} has no edition {edition}. It has: {', '.join(map(str, editions))}.")
    terminal = pick_terminal(lang, title.name)
    chosen = editions[0] if edition is None else edition
    for i, card in enumerate(terminal.cards(chosen)):
        if i:
            yield ""
        yield terminal.block(card, chosen)


def rules(title: orrery.Title, lang: str, sought: str) -> Iterator[str]:
    """The rules, chapter by chapter; or those that were sought."""
    text = read_terminal(lang)
    found = frozenset(rule.id for rule in book.find(title.name, lang, sought))
    for chapter in book.chapters(title.name):
        inside = [rule for rule in chapter.rules if rule.id in found]
        if inside:
            yield f"# {chapter.title(lang)}"
        for rule in inside:
            yield text.say("rule", id=rule.id, text=rule.text(lang), source=rule.source)
    if not found:
        yield text.say("rules-none", text=sought)


def titles(lang: str) -> Iterator[str]:
    """Every title, its seats and its options."""
    text = read_terminal(lang)
    for title in orrery.titles().values():
        words = pick_if_there(lang, title.name)
        said = words.title() if words else title.name
        yield text.say("title-seats", name=title.name, title=said, first=title.seats[0], last=title.seats[-1])
        if words:
            yield words.pitch()
        for option in title.options:
            for value in option.values:
                meaning = f"{option.name}, {value}"
                if words:
                    meaning = f"{words.option(option.name)}, {words.option_value(option.name, value)}"
                if value == option.default:
                    meaning = text.say("title-default", meaning=meaning)
                yield text.say("title-option", name=option.name, value=str(value), meaning=meaning)
