"""How the weights of the beliefs are made: games of bots against each other, and what would have told who was who."""
