"""What the pictures of results have in common: they are readable in the dark and in the light."""

from __future__ import annotations

from collections.abc import Sequence

STYLE = """
svg{font:15px "Inter Variable",Inter,system-ui,sans-serif;background:#0b1020}text{fill:#edf1fb}
.head{font-size:19px;font-weight:600}.quiet{fill:#a6b3d8}.bar{fill:#e0b04c}.rail{fill:#202c50}
.range{stroke:#edf1fb;stroke-width:2}.line{fill:none;stroke:#e0b04c;stroke-width:2.5}.band{fill:#e0b04c;opacity:.22}
.axis{stroke:#202c50}.even{stroke:#a6b3d8;stroke-dasharray:4 4}
@media (prefers-color-scheme:light){svg{background:#f3f1ea}text{fill:#1d2438}.quiet{fill:#525d7d}
.bar{fill:#a8761a}.rail{fill:#ebe7db}.range{stroke:#1d2438}.line{stroke:#a8761a}.band{fill:#a8761a}
.axis{stroke:#d9d3c2}.even{stroke:#525d7d}}
"""


def svg(width: int, height: int, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>\n"])
