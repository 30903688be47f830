### What can go wrong at a command line, to the letter as the program raises it: by this it is found again. Nobody reads this file.
format-alone = The format free_for_all is for 4 or 6 players; { $seats } play so anyway.
scenario-seats-alone = The scenario { $name } is not for { $seats } players each for himself.
scenario-seats = The scenario { $name } is not for { $seats } players.
scenario-board = The scenario { $name } for { $seats } is not played on { $board }.
scenario-points = The scenario { $name } is not played with { $points } points.
scenario-fog = The scenario { $name } is not played in the fog.
campaign-seats = A campaign is for two players, or for two teams of two.
campaign-own = A campaign chooses its scenarios, boards and points itself.
scenario-fleets = The scenario { $name } has its own fleets: no other factions, no commanders.
portals-seats = Portals within one zone are for four players and more.
swap-seats = Sides are swapped between two players only.
