"""Games of Race for the Galaxy logged by another engine, replayed by ours.

`reading` opens the files; `names`, `powers` and `terms` translate; `deal` makes the script of our chance from a trace;
`asks` turns its answers into our choices; `scribe` writes our game down as the other engine would have, with `table`
and `production`; `book` holds both beside each other and `compare` finds the first difference; `replay` does all of it
for one game; `golden` keeps the game in our own format.
"""
