"""Cuts the two types down to what the page writes: python web/art/fonts.py (fonttools, brotli, web/node_modules).

What is cut away (letters that neither language needs, features that the page does not use, weights that no style names)
is two thirds of them. Whoever has another Latin letter in a name is shown it by the whole type, which the styles that
are written here name for those letters alone. All this is committed, so that the page and its build need no Python.
"""

from __future__ import annotations

import io
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parents[1]
WHOLE = WEB / "node_modules" / "@fontsource-variable"
OUT = WEB / "src" / "frame" / "fonts"
FACE = """@font-face {{
  font-family: '{family} Variable';
  font-style: normal;
  font-weight: {least} {most};
  font-display: swap;
  src: url('{file}') format('woff2');
  unicode-range: {letters};
}}
"""
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüœß"
    + "\u00a0\u00ad\u200b\u2009\u202f«»·°±×½–—‘’‚“”„•…′″‹›€←↑→↓−©®"
)
NARROW_SPACE, THIN_SPACE = 0x202F, 0x2009
"""French writes the first before ; : ! ?, and the types have only the second, which is as wide."""
CUT = {"inter": (400, 700), "oxanium": (500, 700)}
"""The weights that the page's styles name."""


def whole(name: str) -> TTFont:
    return TTFont(WHOLE / name / "files" / f"{name}-latin-wght-normal.woff2")


def cut(name: str, weights: tuple[int, int]) -> bytes:
    font = whole(name)
    for table in font["cmap"].tables:
        if THIN_SPACE in table.cmap:
            table.cmap[NARROW_SPACE] = table.cmap[THIN_SPACE]
    options = Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["MVAR", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    font = instantiateVariableFont(read_again(font), {"wght": weights})
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def read_again(font: TTFont) -> TTFont:
    """A font whose tables name no glyph that was cut away."""
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    plain.seek(0)
    return TTFont(plain)


def faces(name: str, weights: tuple[int, int]) -> str:
    """The styles of both: the whole type for the letters that were cut away."""
    kept = set(TTFont(OUT / f"{name}.woff2").getBestCmap())
    rest = {letter for letter in whole(name).getBestCmap() if letter > 0xA0} - kept
    least, most = weights
    said = {"family": name.capitalize(), "least": least, "most": most}
    file = f"@fontsource-variable/{name}/files/{name}-latin-wght-normal.woff2"
    return FACE.format(**said, file=file, letters=ranges(rest)) + FACE.format(
        **said, file=f"./{name}.woff2", letters=ranges(kept)
    )


def ranges(letters: set[int]) -> str:
    found: list[list[int]] = []
    for letter in sorted(letters):
        if found and letter == found[-1][1] + 1:
            found[-1][1] = letter
        else:
            found.append([letter, letter])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for name, weights in CUT.items():
        (OUT / f"{name}.woff2").write_bytes(cut(name, weights))
    (OUT / "fonts.css").write_text("".join(faces(*one) for one in CUT.items()), encoding="utf-8")
