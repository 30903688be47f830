"""A game in the terminal: one person, at seat 0, and bots. Plain lines of text, one question at a time."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import orrery
from orrery import bots
from orrery.core.question import Choice, Question
from orrery.server import offers
from orrery.server.spoken import phrases
from orrery.terminal import answers, files, hint
from orrery.terminal.answers import NotTaken
from orrery.terminal.orders import Ledger, Orders, Slate
from orrery.words import rules as book
from orrery.words.complaints import complain
from orrery.words.terminal import COMMANDS, Terminal, commands, turn_words

PERSON = 0
LOG_LINES = 20
METHODS = {"talk": "speak"}
"""Commands whose method is called otherwise."""


class Session:
    """`show` writes a line, `read` gives the next one typed, or None when there is no more."""

    def __init__(
        self,
        game: orrery.Game,
        players: Sequence[str | None],
        terminal: Terminal,
        show: Callable[[str], None],
        read: Callable[[], str | None],
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.bots = self.seat_bots()
        self.terminal = terminal
        self.words = terminal.words
        self.names = names_of(terminal, players)
        self.show = show
        self.read = read
        self.told = 0
        self.talk: list[bots.Said] = []
        self.heard = 0
        """How many lines of the talk were shown."""
        self.status: list[str] = []
        self.saved: int | None = None
        self.slate = Slate()
        self.ordered = True
        """Whether standing orders answer: not right after an undo, or they would do again what was taken back."""
        self.leaving = False

    def seat_bots(self) -> dict[int, bots.Seated]:
        title = self.game.title.name
        return {seat: bots.Seated(bots.find(name, title)()) for seat, name in enumerate(self.players) if name}

    # --- the course of a session ----------------------------------------------------------------------

    def run(self, resumed: bool = False) -> None:
        self.say(
            "welcome-back" if resumed else "welcome", title=self.words.title(), names=self.words.several(self.names)
        )
        self.say("how-to")
        if resumed:
            self.told = max(0, len(self.game.events(PERSON)) - LOG_LINES)
        while not self.leaving:
            self.let_bots_answer()
            self.tell_events()
            self.ask()
        self.say("left-unsaved" if self.would_be_lost() else "left")

    def would_be_lost(self) -> bool:
        return self.saved != self.game.answers and self.game.result is None

    def let_bots_answer(self) -> None:
        """Their chance depends on the game and the number of the answer alone, so that a resumed game goes on alike."""
        seed = self.game.record().get("seed", "")
        while True:
            chances = {seat: Random(f"{seed}:{self.game.answers}:bot {seat}") for seat in self.bots}
            if not bots.step(self.game, self.bots, chances, self.talk, self.armed()) and not self.carry_out():
                return

    def carry_out(self) -> bool:
        """Answers for the person, where an order says what."""
        question = self.game.pending.get(PERSON)
        if question is None or not self.ordered or not self.slate.orders:
            return False
        choice = self.slate.answer(self.game.answers, question, self.game.view(PERSON)["table"])
        if choice is None:
            return False
        self.answer(choice)
        return True

    def answer(self, choice: Choice) -> None:
        self.game.answer(PERSON, (*choice, *self.armed()))

    def armed(self) -> Choice:
        """What the person has armed by orders since the last answer: it travels with the next one."""
        if not offers.open_now(self.game):
            return ()
        public = self.game.view(None)["table"]
        return offers.wishes(self.game, {PERSON: offers.armed_by(self.slate.orders, public)})

    def tell_events(self) -> None:
        """What happened since the last question."""
        events = self.game.events(PERSON, self.told)
        self.told += len(events)
        if events:
            self.show("")
        for event in events:
            self.show(self.words.event(event, self.names))
        self.tell_talk()
        if self.game.result:
            self.show("")
            self.score("")

    def lines(self) -> list[tuple[str, str]]:
        """What was said at the table: by whom, and what."""
        said = self.phrases()
        return [(self.names[seat], said.get(phrase, phrase)) for seat, phrase in self.talk]

    def tell_talk(self) -> None:
        new = self.lines()[self.heard :]
        self.heard += len(new)
        for who, text in new:
            self.say("talk-line", who=who, text=text)

    def phrases(self) -> dict[str, str]:
        return phrases(self.game.title.name, self.words.lang)

    def ask(self) -> None:
        """Asks until there is an answer, an undo or a good-bye."""
        question = self.game.pending.get(PERSON)
        if question:
            self.present(question)
        else:
            self.say("over")
        answered = False
        while not answered and not self.leaving:
            text = self.read()
            if text is None:
                self.leaving = True
            elif not text.strip():
                self.status = []
                return
            else:
                answered = self.take(text.strip(), question)

    def present(self, question: Question) -> None:
        """How things stand, as far as it changed, and the question."""
        self.show("")
        view = self.game.view(PERSON)
        status = self.terminal.status(view, self.names)
        for line in status:
            if line not in self.status:
                self.show(line)
        self.status = status
        self.show(self.words.question(question, self.names))
        for line in answers.lines(self.terminal, view, question):
            self.show(line)
        self.show(answers.how(self.terminal, question))

    def take(self, text: str, question: Question | None) -> bool:
        """Does what was typed; True when the game has moved."""
        word, _, rest = text.partition(" ")
        command = commands().get(word.lower())
        if command == "undo":
            return self.undo()
        if command == "orders":
            return self.order(rest.split())
        if command == "always":
            return self.always(rest, question)
        if command:
            getattr(self, METHODS.get(command, command))(rest.strip())
            return False
        try:
            if question is None:
                raise NotTaken("not-understood", text=text)
            self.answer(answers.read(self.terminal, question, text))
        except NotTaken as reason:
            self.say(reason.message, **reason.args_of_message)
            return False
        self.ordered = True
        return True

    def say(self, message: str, **args: Any) -> None:
        self.show(self.terminal.say(message, **args))

    # --- commands -------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.say("help-answer")
        for command in COMMANDS:
            self.say(f"help-{command}")

    def hand(self, _: str) -> None:
        for line in self.terminal.hand(self.game.view(PERSON)):
            self.show(line)

    def table(self, _: str) -> None:
        for line in self.terminal.table(self.game.view(PERSON), self.names):
            self.show(line)

    def score(self, _: str) -> None:
        for line in self.terminal.sheet(self.game.view(PERSON), self.names):
            self.show(line)

    def log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdecimal() and int(rest)):
            self.say("log-number")
            return
        events = self.game.events(PERSON)[-int(rest or LOG_LINES) :]
        for event in events:
            self.show(self.words.event(event, self.names))
        if not events:
            self.say("log-empty")

    def why(self, _: str) -> None:
        question = self.game.pending.get(PERSON)
        blocked = question.blocked() if question else {}
        for item, reason in blocked.items():
            why = self.words.refusal(reason)
            self.say("blocked", item=self.words.named(item), reason=why[:1].lower() + why[1:])
        if not blocked:
            self.say("nothing-blocked")
        if question:
            self.say("why-rules")

    def rules(self, rest: str) -> None:
        """Those that the question comes from; or those with these words."""
        title, question = self.game.title.name, self.game.pending.get(PERSON)
        if rest:
            found = book.find(title, self.words.lang, rest)
        elif question:
            found = book.of_question(title, question.kind)
        else:
            self.say("rules-no-question")
            return
        for rule in found:
            self.say("rule", id=rule.id, text=rule.text(self.words.lang), source=rule.source)
        if rest and not found:
            self.say("rules-none", text=rest)

    def hint(self, _: str) -> None:
        question = self.game.pending.get(PERSON)
        if question is None:
            self.say("hint-not-asked")
            return
        try:
            for line in hint.lines(self.terminal, self.game.view(PERSON), question):
                self.show(line)
        except orrery.OrreryError as error:  # nobody judges this title, or what the judge needs is not installed
            self.show(complain(self.words.lang, str(error)))

    def speak(self, rest: str) -> None:
        """Lists what can be said, by number; with a number, says it."""
        known = list(self.phrases())
        if not rest:
            for n, text in enumerate(self.phrases().values(), 1):
                self.say("choice", n=n, label=text)
        elif rest.isascii() and rest.isdecimal() and 0 < int(rest) <= len(known):
            self.utter(known[int(rest) - 1])
        else:
            self.say("not-understood", text=rest)

    def utter(self, phrase: str) -> None:
        self.talk.append((PERSON, phrase))
        self.tell_talk()

    def ledger(self) -> Ledger:
        """Where the person's standing orders are kept."""
        self.slate.public = self.game.view(None)["table"]
        return self.slate

    def orders(self) -> Orders:
        return Orders(self.terminal, self.ledger(), self.game.view(PERSON), self.game.options, self.names)

    def order(self, typed: Sequence[str]) -> bool:
        """Lists the standing orders, those for a moment, or gives one; True when the question is left to them."""
        try:
            this_turn = bool(typed) and typed[-1].lower() in turn_words() and bool(self.words.turn)
            numbers = answers.numbers(typed[:-1] if this_turn else typed)
            orders = self.orders()
            if len(numbers) > 1:
                orders.choose(numbers, this_turn)
                self.ordered = True
                self.say("order-noted")
                question = self.game.pending.get(PERSON)
                return question is not None and orders.answer(question)
            for line in orders.lines_of(numbers[0]) if numbers else orders.lines():
                self.show(line)
            if not numbers:
                self.say("order-about")
        except NotTaken as reason:
            self.say(reason.message, **reason.args_of_message)
        except orrery.OrreryError as error:  # there is nothing now that it could be for, or there are too many
            self.show(complain(self.words.lang, str(error)))
        return False

    def always(self, rest: str, question: Question | None) -> bool:
        """Answers the question, and from now on each time that it is asked."""
        try:
            if question is None or not rest:
                raise NotTaken("always-what")
            choice = answers.read(self.terminal, question, rest)
        except NotTaken as reason:
            self.say(reason.message, **reason.args_of_message)
            return False
        self.orders().keep_answering(question, choice)
        self.answer(choice)
        self.ordered = True
        return True

    def card(self, rest: str) -> None:
        try:
            self.show(self.terminal.block(self._card(rest), self.edition))
        except NotTaken as reason:
            self.say(reason.message, **reason.args_of_message)

    def _card(self, text: str) -> str:
        """The card that is meant by a number of the list, or by a name or a part of one."""
        if not text:
            raise NotTaken("card-which")
        question = self.game.pending.get(PERSON)
        if text.isascii() and text.isdecimal() and question:
            if not 0 < int(text) <= len(question.items):
                raise NotTaken("not-in-list", n=int(text))
            behind = self.terminal.card_of(question.items[int(text) - 1])
            if behind is None:
                raise NotTaken("card-behind", n=int(text))
            return behind
        named = {card: plain(self.words.card(card)) for card in self.terminal.cards(self.edition)}
        exact = [card for card, name in named.items() if plain(text) in (name, plain(card))]
        found = exact or [card for card, name in named.items() if plain(text) in name]
        if not found:
            raise NotTaken("card-unknown", text=text)
        if len(found) > 1:
            raise NotTaken("card-several", names=self.words.several(self.words.card(card) for card in found))
        return found[0]

    @property
    def edition(self) -> int:
        return int(self.game.options.get("edition", 1))

    def undo(self) -> bool:
        try:
            taken_back = self.game.undo(PERSON)
        except orrery.Refused as refused:
            self.say("undo-refused", reason=refused.reason.code)
            return False
        self.bots = self.seat_bots()  # those who sat there have seen what no longer happened
        self.told = len(self.game.events(PERSON))
        self.status = []
        self.ordered = False
        self.say("undone", n=taken_back)
        return True

    def save(self, rest: str) -> None:
        if not rest:
            self.say("save-where")
            return
        try:
            files.keep(Path(rest).expanduser(), self.game, self.players)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.say("not-saved", file=rest, reason=reason)
            return
        self.saved = self.game.answers
        self.say("saved", file=rest)

    def quit(self, _: str) -> None:
        self.leaving = True


def names_of(terminal: Terminal, players: Sequence[str | None]) -> tuple[str, ...]:
    """What everybody is called: the person, and bots after their kind, numbered where there are several."""
    seen: Counter[str] = Counter()
    names = []
    for player in players:
        name = player.capitalize() if player else terminal.say("person")
        seen[name] += 1
        names.append(terminal.say("bot", name=name, n=seen[name]))
    return tuple(names)


def plain(text: str) -> str:
    """Letters and digits alone, without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if c.isalnum())
