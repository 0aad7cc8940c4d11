"""The engine: everything about playing a game that is the same for all games. It knows no game."""
