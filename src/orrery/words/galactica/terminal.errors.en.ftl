### What can go wrong at a command line, to the letter as the program raises it: by this it is found again. Nobody reads this file.

seven-need-daybreak = Seven play with the expansion Daybreak only.
option-of-daybreak = The option { $name } belongs to the expansion Daybreak.
