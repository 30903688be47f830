"""Renders the mark to the icons that an installed page has: python web/art/icons.py (needs playwright and Chromium)."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "public"
SIZES = (192, 512)


def main() -> None:
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{mark}")
            page.screenshot(path=PUBLIC / f"icon-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
