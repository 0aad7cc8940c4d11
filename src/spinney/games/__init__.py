"""The games, one folder each, all with the same rooms. A folder with a `pack.toml` is a game; there is no list."""
