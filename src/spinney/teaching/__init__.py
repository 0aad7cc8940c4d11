"""Teaching: guided games and puzzles, which are files in the folder of a game."""
