"""Whatever is played here is held against the released rules of the same number."""

from collections.abc import Iterator

import pytest

from tests import mirror


@pytest.fixture(autouse=True)
def same_number_same_games() -> Iterator[None]:
    with mirror.games_played() as played:
        yield
    for wrong in mirror.differences(played):
        pytest.fail(wrong)
