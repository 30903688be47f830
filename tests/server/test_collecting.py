"""The server says when everything is looked through for garbage, and does so again and again."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from orrery.server import run


def test_everything_is_looked_through_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        often, looked = asyncio.Event(), list[object]()

        def collect() -> None:
            looked.append(True)
            if len(looked) == 4:
                often.set()

        stub = SimpleNamespace(collect=collect, freeze=lambda: None, set_threshold=lambda *each: looked.append(each))
        monkeypatch.setattr(run, "gc", stub)
        monkeypatch.setattr(run, "COLLECT_EVERY", 0.001)
        run.spare_the_collector()
        assert looked[1] == (run.YOUNG, run.MIDDLE, run.NEVER)
        async with asyncio.timeout(60):
            await often.wait()

    asyncio.run(main())
