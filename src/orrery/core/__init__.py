"""The kernel: what every board game is made of. Standard library only."""
