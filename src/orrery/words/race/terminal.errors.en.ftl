### What can go wrong at a command line, to the letter as the program raises it: by this it is found again. Nobody reads this file.
expert-seats = The expert variant is for 2 players, not for { $seats }.
experienced-edition = The start worlds for experienced players are not in edition 1: choose edition 2.
