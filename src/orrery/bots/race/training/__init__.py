"""How the net of Race for the Galaxy learns: it plays against itself and corrects what it expected. Needs numpy."""
