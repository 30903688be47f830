"""What the pages show of the terminal is what the terminal shows; the bot of write-a-bot.md plays."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from orrery.words.terminal import COMMANDS, read_terminal
from tests.cli.kit import call

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "docs/play.md")


def transcripts(page: str) -> list[list[str]]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [block.splitlines() for block in re.findall(r"^```text\n(.*?)^```", text, re.DOTALL | re.MULTILINE)]


@pytest.mark.parametrize("page", PAGES)
def test_transcripts_are_real(page: str) -> None:
    """Each line shown, in order; an ellipsis stands for lines left out."""
    found = transcripts(page)
    assert found
    for command, *lines in found:
        typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
        ran = call(*shlex.split(command.removeprefix("$ orrery ")), typed="\n".join(typed))
        assert ran.code == 0
        shown = [line for line in ran.lines if line]
        for part in "\n".join(line for line in lines if line).split("\n…\n"):
            assert part in "\n".join(shown)


def test_every_command_of_a_session_is_on_the_page() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    for lang in ("en", "fr"):
        for command in COMMANDS:
            assert f"`{read_terminal(lang).say(f'command-{command}')}" in page


def test_the_bot_of_write_a_bot_plays_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    space: dict[str, Any] = {"__name__": "page"}
    exec(compile(code.replace("wins(100)", "wins(20)"), "write-a-bot.md", "exec"), space)
    won = int(capsys.readouterr().out.partition(" of ")[0])
    assert won >= 14
