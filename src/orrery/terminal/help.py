"""`--help`, in the language of whoever asks: what `terminal.help` says of each command, argument and option."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from orrery.words.text import Text


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        write(self, ctx, formatter, " ".join(self.collect_usage_pieces(ctx)))


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        text: Text = ctx.obj
        write(self, ctx, formatter, text.say("usage-all"))
        write_list(formatter, text.say("commands"), [(name, text.say(name)) for name in self.list_commands(ctx)])


def write(command: Any, ctx: Any, formatter: Any, usage: str) -> None:
    text: Text = ctx.obj
    name = "orrery" if ctx.parent is None else command.name
    formatter.write_usage(ctx.command_path, usage, prefix=f"{text.say('usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text.say(name))
    for kind in ("argument", "option"):
        params = [param for param in command.get_params(ctx) if param.param_type_name == kind]
        rows = [(param.get_help_record(ctx)[0], about(text, name, param)) for param in params]
        if rows:
            write_list(formatter, text.say(f"{kind}s"), rows)


def write_list(formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def about(text: Text, command: str, param: Any) -> str:
    """What a parameter is for, and what it is when nobody says."""
    own, shared = f"{command}.{param.name}", f"any.{param.name}"
    said = text.say(own if text.has(own) else shared)
    default = param.default
    if default is None or isinstance(default, bool) or callable(default):
        return said
    return f"{said} {text.say('default', value=str(default))}"
