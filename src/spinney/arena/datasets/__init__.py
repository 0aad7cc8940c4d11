"""Datasets: games of bots in shards of Parquet, with all that the seats saw."""
