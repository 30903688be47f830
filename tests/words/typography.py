"""What the house does not print: see `faults`."""

from __future__ import annotations

import re
import unicodedata

NARROW, WIDE = "\u202f", "\u00a0"

EVERYWHERE = {
    "a straight apostrophe or quotation mark": r"['\"]",
    "three dots for an ellipsis": r"\.\.\.",
    "a hyphen for a minus sign": r"(?<![\w’])-\d",
    "two spaces": r"  |[ \u00a0\u202f]{2}",
    "a space at an end": r"^\s|\s$",
    "a piece of a key": r"[{}_$]|\?\?\?",
    "a space before a comma or a full stop": r"\s[,.)]",
    "two full stops": r"\.\.",
}
FRENCH = {
    "no narrow space before ; ! ? %": rf"[^{NARROW}][;!?%]",
    "no space before a colon": rf"[^{WIDE}]:",
    "no space inside quotation marks": rf"«[^{WIDE}]|[^{WIDE}]»",
    "a number that can leave its PV": r"\d PV",
    "a plural of PV": r"\bPVs\b",
    "no elision": r"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]usque) [AEIOUYÉÈÊÂÎÔÛaeiouyéèêâîôû]",
    "an article that did not merge": r"\b(?:de|à) les? [A-Z]|\bde Les? ",
    "median dots, doubled forms": r"\(e\)|\w·\w",
    "a plural after 0 or 1": r"\b[01] (?:cartes|ressources|points)\b",
    "an English word": r"\b(?:the|with|card|cards|VP|world|worlds|good|goods)\b",
}
ENGLISH = {
    "a space before punctuation": r"\s[:;!?%]",
    "a space that does not break": rf"[{NARROW}{WIDE}]",
    "an American spelling": r"(?i:\b(?:color\w*|defense|civilization|optimize)\b)|\bspecialized\b",
    "a singular after 0": r"\b0 (?:card|good)\b",
    "a plural after 1": r"(?<!\+)\b1 (?:cards|goods)\b",
    "a wrong article": r"\b[Aa] [aeioAEIO]|\b[Aa]n [^aeiouAEIOU\W]",
    "a French word": r"\b(?:carte|cartes|PV|monde|ressource)\b",
}


def faults(lang: str, text: str) -> list[str]:
    """All that is wrong with the print of a text that people read."""
    rules = EVERYWHERE | (FRENCH if lang == "fr" else ENGLISH)
    found = [
        f"{what}: {line}"
        for line in text.splitlines()
        for what, pattern in rules.items()
        if re.search(pattern, _without_trade_sign(line))
    ]
    if text != unicodedata.normalize("NFC", text):
        found.append(f"not in normal form: {text}")
    return found


def _without_trade_sign(line: str) -> str:
    """$ is the numeral of the Trade step."""
    return re.sub(r"^\$ ", "S ", line.removeprefix("  "))
