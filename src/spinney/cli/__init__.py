"""The command line: files for commands, and what they share. What is wrong is told in a sentence, with exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import spinney
from spinney.cli import (
    analyse,
    arena,
    bench,
    bots,
    build,
    copies,
    games,
    generate,
    learn,
    pack,
    play,
    puzzles,
    record,
    report,
    score,
    serve,
    simulate,
    train,
    verify,
    worker,
)
from spinney.engine.errors import SpinneyError
from spinney.engine.words import visible

BAD_INPUT = 2


class Commands(TyperGroup):
    """The commands, with one way to say what is wrong, be it found by typer or by Spinney."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name or "spinney", complete_var, False, windows_expand_args, **extra)
        except (SpinneyError, typer.TyperException) as error:
            print(f"spinney: {one_sentence(error)}", file=sys.stderr)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)


def one_sentence(error: SpinneyError | typer.TyperException) -> str:
    text = error.format_message() if isinstance(error, typer.TyperException) else str(error)
    text = visible(" ".join(text.split()))
    return text if text.endswith((".", "?", "!")) else text + "."


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    help="Modern board games of the forest, to play and to study.",
    epilog="Start with: spinney learn once",
)


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        print(f"spinney {spinney.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


app.command(epilog="Example: spinney games")(games.games)
app.command(epilog="Example: spinney play once --players 3 --bots tree --save mine.txt")(play.play)
app.command(epilog="Example: spinney learn once")(learn.learn)
app.command(epilog="Example: spinney serve --port 8080 --open")(serve.serve)
app.command(epilog="Example: spinney worker --database postgresql://spinney@db/spinney")(worker.worker)
app.command(epilog="Example: spinney backup /var/backups/spinney-monday.sqlite")(copies.backup)
app.command(epilog="Example: spinney restore /var/backups/spinney-monday.sqlite --force")(copies.restore)
app.command(epilog="Example: spinney export tables.gz --data FOLDER")(copies.export)
app.command("import", epilog="Example: spinney import tables.gz --database postgresql://localhost/spinney")(
    copies.import_archive
)
app.command(epilog="Example: spinney verify --repair")(verify.verify)
app.command(epilog="Example: spinney bots once")(bots.bots)
app.command(epilog="Example: spinney analyse mine.txt --seat 1")(analyse.analyse)
app.command(epilog="Example: spinney puzzles once --games 50 --out puzzles.jsonl")(puzzles.puzzles)
app.command(epilog="Example: spinney simulate once --players 4 --games 10000")(simulate.simulate)
app.command(epilog="Example: spinney arena once --bots tree,greedy --players 4 --games 200")(arena.arena)
app.command(epilog="Example: spinney report once --players 2 --games 2000")(report.report)
app.command(epilog="Example: spinney generate once --bots tree --players 2 --games 1000 --out once-games")(
    generate.generate
)
app.command(epilog="Example: spinney train once --minutes 5 --against greedy,search:1000")(train.train)
app.add_typer(record.app, name="record")
app.add_typer(pack.app, name="pack")
app.command(epilog="Example: spinney build once")(build.build)
app.command(epilog="Example: spinney bench once --json, or beside others: spinney bench --peers")(bench.bench)
app.command(epilog="Example: spinney score once --example > table.toml, then spinney score once table.toml")(
    score.score
)


def main() -> None:
    """What the command `spinney` runs."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a mark that a terminal lacks is no error
    app()
