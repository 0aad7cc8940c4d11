"""A learner that beats greedy at Once Upon a Forest, in ten minutes on one core of a laptop.

    pip install 'spinney[study,report]'
    python learn_once.py [--minutes 10] [--plot learner.png]

It plays against itself on a thousand tables at once (`spinney.envs.vector`) and learns by proximal policy optimisation
(PPO), with a small net: what a seat sees is the sum of a row for each feature that is on, and so is each of its moves;
a move is the likelier, the better the two agree. All of it is written out below, in plain loops that Numba compiles.
From time to time it plays the bot greedy through Gymnasium, and the plot shows how much of that it wins.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
from numba import njit

from spinney.envs.gym import Against
from spinney.envs.vector import Vector

TABLES, STEPS = 1024, 64  # of a roll
HIDDEN = 64
RATE, CLIP, ENTROPY, TRACE, VALUE = 1e-3, 0.2, 0.01, 0.95, 0.5
CHUNK = 4096  # decisions for one step of learning
MATCHES, EVERY = 200, 60  # games against greedy, and seconds between them


class Net:
    """The numbers that are learned: rows for features of tables and of moves, a bias for each, and a value."""

    def __init__(self, features: int, move_features: int, luck: np.random.Generator) -> None:
        shapes = {
            "table": (features, HIDDEN),
            "move": (move_features, HIDDEN),
            "bias": (move_features,),
            "value": (HIDDEN + 1,),
        }
        self.sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.numbers = np.zeros(sum(self.sizes), np.float32)
        self.mean, self.square, self.steps = np.zeros_like(self.numbers), np.zeros_like(self.numbers), 0
        self.parts = self.split(self.numbers, list(shapes.values()))
        self.shapes = list(shapes.values())
        for part in self.parts[:2]:
            part[1:] = luck.normal(0, 0.1, part[1:].shape)  # row 0 is of the feature that means nothing

    def split(self, numbers: np.ndarray, shapes: list[tuple[int, ...]]) -> list[np.ndarray]:
        ends = np.cumsum(self.sizes)[:-1]
        return [part.reshape(shape) for part, shape in zip(np.split(numbers, ends), shapes, strict=True)]

    def learn(self, gradient: np.ndarray) -> None:
        """A step of Adam."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.numbers -= RATE * mean / (np.sqrt(square) + 1e-8)


@njit(fastmath=True)
def think(table, move, bias, value, features, moves, count, hidden, chances):
    """Fills in the hidden numbers and the chance of each move; gives what the position is worth."""
    hidden[:] = 0.0
    for feature in features:
        if feature == 0:
            break
        for i in range(len(hidden)):
            hidden[i] += table[feature, i]
    worth = value[-1]
    for i in range(len(hidden)):
        hidden[i] = max(hidden[i], np.float32(0))
        worth += hidden[i] * value[i]
    best = np.float32(-1e9)
    for at in range(count):
        said = np.float32(0)
        for feature in moves[at]:
            said += bias[feature]
            for i in range(len(hidden)):
                said += hidden[i] * move[feature, i]
        chances[at] = said
        best = max(best, said)
    total = np.float32(0)
    for at in range(count):
        chances[at] = np.exp(chances[at] - best)
        total += chances[at]
    for at in range(count):
        chances[at] /= total
    return np.tanh(worth)


@njit
def decide(table, move, bias, value, features, move_features, counts, draws, chosen, likely, values):
    """Draws a move for each table, each as likely as the net thinks it good."""
    hidden, chances = np.zeros(table.shape[1], np.float32), np.zeros(move_features.shape[1], np.float32)
    for at in range(len(counts)):
        values[at] = think(table, move, bias, value, features[at], move_features[at], counts[at], hidden, chances)
        left, place = draws[at], 0
        while place < counts[at] - 1 and left >= chances[place]:
            left -= chances[place]
            place += 1
        chosen[at], likely[at] = place, chances[place]


@njit
def returns(seats, values, came, rewards, players, trace, targets):
    """What each decision led to: the reward of its seat, mixed with the values of its later decisions (TD(lambda))."""
    steps, tables = seats.shape
    for at in range(tables):
        ahead, later = np.zeros(players), np.zeros(players)
        for seat in range(players):  # the roll ends within a game: what a seat thought last stands for the rest
            for step in range(steps):
                if seats[step, at] == seat:
                    ahead[seat] = later[seat] = values[step, at]
        for step in range(steps - 1, -1, -1):
            if came[step, at] != 0:
                for seat in range(players):
                    ahead[seat] = later[seat] = rewards[step, at, seat]
            seat = seats[step, at]
            targets[step, at] = trace * ahead[seat] + (1 - trace) * later[seat]
            ahead[seat], later[seat] = targets[step, at], values[step, at]


@njit(fastmath=True)
def gradients(table, move, bias, value, features, moves, counts, chosen, likely, gains, targets, own, settings, out):
    """Adds up the gradients of PPO over these decisions; `out` has parts as the net has them."""
    clip, entropy, worth_of_value = settings
    g_table, g_move, g_bias, g_value = out
    width = table.shape[1]
    hidden, chances = np.zeros(width, np.float32), np.zeros(moves.shape[1], np.float32)
    back, slope = np.zeros(width, np.float32), np.zeros(moves.shape[1], np.float32)
    for n in own:
        count = counts[n]
        worth = think(table, move, bias, value, features[n], moves[n], count, hidden, chances)
        ratio = chances[chosen[n]] / likely[n]
        held = (gains[n] > 0 and ratio > 1 + clip) or (gains[n] < 0 and ratio < 1 - clip)
        push = np.float32(0) if held else gains[n] * ratio
        doubt = np.float32(0)
        for at in range(count):
            doubt -= chances[at] * np.log(chances[at] + np.float32(1e-9))
        for at in range(count):
            slope[at] = push * chances[at]
            slope[at] += entropy * chances[at] * (np.log(chances[at] + np.float32(1e-9)) + doubt)
        slope[chosen[n]] -= push
        error = worth_of_value * (worth - targets[n]) * (1 - worth * worth)
        g_value[-1] += error
        for i in range(width):
            g_value[i] += error * hidden[i]
            back[i] = error * value[i]
        for at in range(count):
            for feature in moves[n, at]:
                g_bias[feature] += slope[at]
                for i in range(width):
                    g_move[feature, i] += slope[at] * hidden[i]
                    back[i] += slope[at] * move[feature, i]
        for i in range(width):
            if hidden[i] <= 0:
                back[i] = 0
        for feature in features[n]:
            if feature == 0:
                break
            for i in range(width):
                g_table[feature, i] += back[i]
    g_table[0] = 0
    g_move[0] = 0
    g_bias[0] = 0


class Roll:
    """What happened on all tables in some steps, one after the other."""

    def __init__(self, games: Vector) -> None:
        n = (STEPS, games.tables)
        self.features = np.zeros((*n, games.features.shape[1]), np.int16)
        self.moves = np.zeros((*n, *games.move_features.shape[1:]), np.int16)
        self.counts, self.chosen, self.seats, self.came = (np.zeros(n, np.int64) for _array in range(4))
        self.likely, self.values = np.zeros(n, np.float32), np.zeros(n, np.float32)
        self.rewards = np.zeros((*n, games.rewards.shape[1]))

    def play(self, games: Vector, net: Net, luck: np.random.Generator) -> None:
        everywhere = np.arange(games.tables)
        for step in range(STEPS):
            self.features[step], self.moves[step] = games.features, games.move_features
            self.counts[step], self.seats[step] = games.counts, games.seats
            draws = luck.random(games.tables, np.float32)
            seen = (self.features[step], self.moves[step], self.counts[step], draws)
            decide(*net.parts, *seen, self.chosen[step], self.likely[step], self.values[step])
            games.step(games.legal[everywhere, self.chosen[step]])
            self.came[step], self.rewards[step] = games.came, games.rewards

    def teach(self, net: Net, players: int, luck: np.random.Generator) -> None:
        targets = np.zeros(self.values.shape, np.float32)
        returns(self.seats, self.values, self.came, self.rewards, players, TRACE, targets)
        gains = targets - self.values
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)

        def flat(array: np.ndarray) -> np.ndarray:
            return array.reshape(-1, *array.shape[2:])

        known = [flat(a) for a in (self.features, self.moves, self.counts, self.chosen, self.likely, gains, targets)]
        order = luck.permutation(targets.size)
        settings = tuple(map(np.float32, (CLIP, ENTROPY, VALUE)))
        for first in range(0, targets.size, CHUNK):
            gradient = np.zeros_like(net.numbers)
            out = tuple(net.split(gradient, net.shapes))
            gradients(*net.parts, *known, order[first : first + CHUNK], settings, out)
            net.learn(gradient / CHUNK)


def share_against(net: Net, bot: str, matches: int) -> float:
    """The share of wins against a bot, always with the move that the net likes best; a tie is half a win."""
    game = Against("once", players=2, bots=bot)
    hidden, gained = np.zeros(HIDDEN, np.float32), 0.0
    for match in range(matches):
        seen, _info = game.reset(seed=match)
        over = False
        while not over:
            features = np.append(np.flatnonzero(seen["observation"]), 0).astype(np.int16)
            count = int(seen["action_mask"].sum())
            chances = np.zeros(count, np.float32)
            think(*net.parts, features, seen["move_features"].astype(np.int16), count, hidden, chances)
            seen, reward, over, _stopped, _info = game.step(int(seen["moves"][chances.argmax()]))
        gained += (1 + reward) / 2
    return gained / matches


def plot(curve: list[tuple[float, float]], file: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.4))
    axes.plot([minutes for minutes, _share in curve], [100 * share for _minutes, share in curve], marker="o")
    axes.axhline(50, color="grey", linewidth=1, linestyle="--")
    axes.set(xlabel="minutes of learning", ylabel="wins against greedy, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--matches", type=int, default=MATCHES, help="against greedy, at each look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE")
    given = parser.parse_args()
    luck = np.random.default_rng(given.seed)
    games = Vector("once", TABLES, players=2, seed=given.seed, masks=False, move_features=True)
    eye = games.game.eye
    assert eye is not None
    net, roll = Net(eye.size, eye.move_size, luck), Roll(games)
    games.begin()
    roll.play(games, net, luck)
    roll.teach(net, 2, luck)  # compiles everything
    curve = [(0.0, share_against(net, "greedy", given.matches))]
    print(f"after 0.0 minutes: {curve[-1][1]:.1%} against greedy", flush=True)
    spent, next_look, decisions = 0.0, EVERY, 0
    while spent < 60 * given.minutes:
        started = perf_counter()
        roll.play(games, net, luck)
        roll.teach(net, 2, luck)
        spent += perf_counter() - started
        decisions += TABLES * STEPS
        if spent >= min(next_look, 60 * given.minutes):
            next_look += EVERY
            curve.append((spent / 60, share_against(net, "greedy", given.matches)))
            rate = decisions / spent
            print(
                f"after {spent / 60:.1f} minutes: {curve[-1][1]:.1%} against greedy "
                f"({decisions / 1e6:.1f} million decisions, {rate / 1e3:.0f} thousand a second)",
                flush=True,
            )
    if given.plot:
        plot(curve, given.plot)


if __name__ == "__main__":
    main()
