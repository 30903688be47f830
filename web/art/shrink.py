"""Makes the pictures that the table and the lobby show from the large ones: python web/art/shrink.py (needs Pillow).

AVIF at a third of the size, for the table waits for them. They are committed, like the large ones (`render.py`).
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
TITLES = HERE.parent / "src" / "titles"
CARD = (252, 352)
WIDTHS = {"small": 168, "middle": 336}
"""As wide as cards are drawn where pixels are large, and where they are small or the window is."""
EMBLEM = 340
"""How wide an emblem is at most, in the lobby and on the picture of the end."""
EMBLEM_RATIO = 1.25
"""No place shows more of the height."""
QUALITY = 40


def card(large: Path) -> None:
    with Image.open(large) as picture:
        for name, wide in WIDTHS.items():
            size = (wide, round(wide * CARD[1] / CARD[0]))
            path = large.parents[1] / name / f"{large.stem}.avif"
            path.parent.mkdir(exist_ok=True)
            save(picture.convert("RGB").resize(size, Image.Resampling.LANCZOS), path)


def emblem(source: Path) -> None:
    with Image.open(source) as picture:
        high = min(picture.height, round(picture.width / EMBLEM_RATIO))
        top = (picture.height - high) // 2
        cut = picture.convert("RGB").crop((0, top, picture.width, top + high))
    cut.thumbnail((EMBLEM, EMBLEM), Image.Resampling.LANCZOS)
    save(cut, TITLES / source.stem / "emblem.avif")


def save(picture: Image.Image, path: Path) -> None:
    picture.save(path, "AVIF", quality=QUALITY, speed=0)


if __name__ == "__main__":
    for large in (TITLES / "race" / "art" / "large").glob("*.webp"):
        card(large)
    for source in (HERE / "emblems").glob("*.webp"):
        emblem(source)
