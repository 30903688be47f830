"""Make the pictures that messengers show of an invitation: python tools/previews.py. Of our own drawings only."""

from __future__ import annotations

import base64
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import orrery  # noqa: E402
from orrery.server.spoken import title_words  # noqa: E402
from tests.web.kit import running_browser  # noqa: E402

WEB = ROOT / "web"
FONT = WEB / "node_modules/@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2"
WIDE, HIGH = 1200, 630
PAGE = """<style>
@font-face {{ font-family: Oxanium; src: url({font}); font-weight: 200 800; }}
body {{ margin: 0; width: 1200px; height: 630px; background: #0b1020; color: #edf1fb; overflow: hidden; }}
.art {{ position: absolute; right: 0; top: 0; width: 900px; height: 630px; }}
.shade {{ position: absolute; inset: 0;
  background: linear-gradient(90deg, #0b1020 28%, #0b1020cc 45%, #0b102000 75%); }}
.told {{ position: absolute; left: 64px; top: 0; bottom: 0; width: 560px; display: flex; flex-direction: column;
  justify-content: center; gap: 34px; font: 600 76px/1.08 Oxanium; text-shadow: 0 2px 16px #0b1020; }}
.house {{ display: flex; align-items: center; gap: 20px; font-size: 42px; color: #e0b04c; }}
.house img {{ width: 76px; height: 76px; }}
</style>
<img class="art" src="{art}" alt=""><div class="shade"></div>
<div class="told"><span class="house"><img src="{mark}" alt="">Orrery</span><span>{name}</span></div>"""


def data(file: Path, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def main() -> None:
    to, mark = WEB / "public/og", data(WEB / "public/mark.svg", "image/svg+xml")
    to.mkdir(exist_ok=True)
    pictures = {"orrery": (mark, "")}
    for title in orrery.titles():
        art = data(WEB / "art/emblems" / f"{title}.webp", "image/webp")
        pictures[title] = (art, title_words(title, "en").text)
    with running_browser() as browser:
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for name, (art, text) in pictures.items():
            page.set_content(PAGE.format(font=data(FONT, "font/woff2"), art=art, mark=mark, name=escape(text)))
            page.evaluate("document.fonts.ready.then(() => true)")
            page.screenshot(path=to / f"invite-{name}.jpg", type="jpeg", quality=80)
            print(f"invite-{name}.jpg")


if __name__ == "__main__":
    main()
