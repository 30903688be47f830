"""The `orrery` command, piece by piece: playing in plain lines of text, replays, tournaments, cards, the bench."""
