"""The text beside a dataset, for whoever finds the folder: what it is, what the columns say, and how to read them."""

from __future__ import annotations

import spinney
from spinney.arena.datasets.columns import TABLES, Columns, columns_of
from spinney.arena.datasets.shards import Wanted
from spinney.engine.words import count

READING = """## Reading

Each table is a folder of Parquet files, which pandas, Polars and DuckDB read as one:

```python
import pandas, polars, duckdb

pandas.read_parquet("moves")
polars.read_parquet("moves/*.parquet")
duckdb.sql("select bot, avg(total), avg(win) from 'outcomes/*.parquet' group by bot")
```

- Games of the same `deal` have the same cards to come. Whoever learns on one part of the games and tests on another
  divides them by deals, not by games or moves.
- Moves in which there was nothing to choose are there too: their `legal_count` is 1.
- Everything follows from the keys and the moves. With the same version of Spinney a game is played again like this;
  `game` is its row of the games, `options` are its options by name, `moves` its rows of the moves, by `ply`:

```python
match = spinney.game("{name}").new(game.players, key=bytes.fromhex(game.key), **options)
for row in moves.itertuples():
    match.play(row.move, row.seat)
```
"""
FEATURES = """## Features

`features` and `move_features` are the numbers of the features that are on; all others are off. They tell what the seat
knew and nothing else: hidden cards are not in them. `dataset.json` has the fields: a feature belongs to the one for
which `first <= number < first + size`. Where a field has a `seat`, it is counted from the seat that moves: 0 is that
seat, 1 the next. As a vector of {size} numbers:

```python
vector = numpy.zeros({size})
vector[row.features] = 1
```
"""


def text(wanted: Wanted, command: str) -> str:
    series = wanted.series
    eye, title = series.game.eye, series.game.pack.about.title
    options = "".join(f", {name} {choice}" for name, choice in series.choices.items())
    parts = [
        f"# {title}: {count(wanted.games, 'game')} of bots\n",
        f"Players {series.players}{options}. Bots: {', '.join(series.bots)}. Seed {series.seed}. Written by Spinney "
        f"{spinney.__version__}, in {count(wanted.shards, 'shard')}, with\n\n```\n{command}\n```\n",
        *(_table(table, columns) for table, columns in columns_of(series).items()),
        READING.replace("{name}", series.game.name),
    ]
    return "\n".join(parts if eye is None else [*parts, FEATURES.replace("{size}", str(eye.size))])


def _table(table: str, columns: Columns) -> str:
    rows = "".join(f"| `{column.name}` | `{column}` | {column.told} |\n" for column in columns)
    return f"## {table}\n\n{TABLES[table]}\n\n| column | type | what it says |\n|---|---|---|\n{rows}"
