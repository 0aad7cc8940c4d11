/* Once Upon a Forest in plain C, as one writes it after reading the rules: structs, arrays, a list of legal moves.

   A move is one number, as in `once/moves.py`: slip (5 piles), draw (5 piles), place (3 cards x 16 columns), give (3
   cards x 4 seats), receive (16 columns). */

#include <stdint.h>

enum { SEATS = 4, LEVELS = 4, CARDS = 64, STARTS = 4, HAND = 3, PILES = 5, PILE_CARDS = 12, COLUMNS = 16 };
enum { DECK = CARDS - STARTS, PILE_ROOM = PILE_CARDS + STARTS - 2, MOST_LEGAL = HAND * COLUMNS, EMPTY = -1 };
enum { SLIP = 0, DRAW = SLIP + PILES, PLACE = DRAW + PILES, GIVE = PLACE + HAND * COLUMNS, RECEIVE = GIVE + HAND * SEATS };

typedef enum { SLIPPING, OPENING, PLACING, GIVING, RECEIVING, DRAWING, LAST, OVER } Phase;

/* What is printed; filled by the caller. */
typedef struct {
    int8_t level[CARDS];
    int8_t animals[CARDS][2]; /* of the two species of the card's level */
    int8_t saw[CARDS];
    int8_t starts[STARTS];
} Cards;

typedef struct {
    int cards[PILE_ROOM]; /* from bottom to top */
    int height;
} Pile;

typedef struct {
    int hand[HAND];
    int held;
    int forest[COLUMNS][LEVELS]; /* the visible cards */
    int columns;
} Player;

/* Where chance comes from: a generator, or, in a replay, the deal that is to be repeated. */
typedef struct {
    uint64_t state;
    const int8_t *depths;
} Chance;

typedef struct {
    const Cards *cards;
    Chance chance;
    int players;
    Phase phase;
    int turn;  /* whose turn it is */
    int asked; /* who decides now: in another's turn, who has been given a card */
    int given;
    int left_over; /* start cards that are still to be slipped into piles */
    Pile piles[PILES];
    Player player[SEATS];
} Game;

/* Chance: xorshift64*, and a number below n from its upper half. */

static int below(Chance *chance, int n)
{
    uint64_t x = chance->state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    chance->state = x;
    return (int)(((x * 0x2545F4914F6CDD1DULL >> 32) * (uint64_t)n) >> 32);
}

static int random_depth(Game *game, int pile)
{
    if (game->chance.depths)
        return *game->chance.depths++;
    return below(&game->chance, game->piles[pile].height + 1);
}

/* Setting up. */

static int is_start(const Cards *cards, int card)
{
    for (int i = 0; i < STARTS; i++)
        if (cards->starts[i] == card)
            return 1;
    return 0;
}

static void shuffled_deck(const Cards *cards, Chance *chance, int *deck)
{
    int n = 0;
    for (int card = 0; card < CARDS; card++)
        if (!is_start(cards, card))
            deck[n++] = card;
    for (int i = n - 1; i > 0; i--) {
        int j = below(chance, i + 1);
        int card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
}

static void begin(Game *game, const Cards *cards, int players, const int *deck)
{
    game->cards = cards;
    game->players = players;
    game->turn = 0;
    game->asked = 0;
    game->given = EMPTY;
    game->left_over = STARTS - players;
    game->phase = game->left_over > 0 ? SLIPPING : OPENING;
    for (int pile = 0; pile < PILES; pile++) {
        game->piles[pile].height = PILE_CARDS;
        for (int i = 0; i < PILE_CARDS; i++)
            game->piles[pile].cards[i] = deck[pile * PILE_CARDS + i];
    }
    for (int seat = 0; seat < players; seat++) {
        Player *player = &game->player[seat];
        player->held = 0;
        player->columns = 1;
        for (int column = 0; column < COLUMNS; column++)
            for (int level = 0; level < LEVELS; level++)
                player->forest[column][level] = EMPTY;
        player->forest[0][0] = cards->starts[seat];
    }
}

/* Legal moves. */

static int complete(const Player *player, int column)
{
    for (int level = 0; level < LEVELS; level++)
        if (player->forest[column][level] == EMPTY)
            return 0;
    return 1;
}

/* Every column that stands, and a new one if the last is complete. */
static int open_columns(const Player *player)
{
    return player->columns + complete(player, player->columns - 1);
}

static int legal(const Game *game, int *moves)
{
    const Player *player = &game->player[game->asked];
    int n = 0;
    switch (game->phase) {
    case SLIPPING:
        for (int pile = 0; pile < PILES; pile++)
            moves[n++] = SLIP + pile;
        break;
    case OPENING:
    case DRAWING:
        for (int pile = 0; pile < PILES; pile++)
            if (game->piles[pile].height > 0)
                moves[n++] = DRAW + pile;
        break;
    case PLACING:
    case LAST: {
        int open = open_columns(player);
        for (int slot = 0; slot < player->held; slot++)
            for (int column = 0; column < open; column++)
                moves[n++] = PLACE + slot * COLUMNS + column;
        break;
    }
    case GIVING:
        for (int slot = 0; slot < player->held; slot++)
            for (int to = 0; to < game->players; to++)
                if (to != game->asked)
                    moves[n++] = GIVE + slot * SEATS + to;
        break;
    case RECEIVING: {
        int open = open_columns(player);
        for (int column = 0; column < open; column++)
            moves[n++] = RECEIVE + column;
        break;
    }
    case OVER:
        break;
    }
    return n;
}

/* Playing. */

static int can_draw(const Game *game)
{
    for (int pile = 0; pile < PILES; pile++)
        if (game->piles[pile].height > 0)
            return 1;
    return 0;
}

static void end_turn(Game *game)
{
    game->turn = (game->turn + 1) % game->players;
    game->asked = game->turn;
    int held = game->player[game->turn].held;
    game->phase = held > 1 ? PLACING : held == 1 ? LAST : OVER;
}

static int take_from_hand(Player *player, int slot)
{
    int card = player->hand[slot];
    player->held--;
    for (int i = slot; i < player->held; i++)
        player->hand[i] = player->hand[i + 1];
    return card;
}

static void put(Game *game, int card, int column)
{
    Player *player = &game->player[game->asked];
    player->forest[column][game->cards->level[card]] = card;
    if (column == player->columns)
        player->columns++;
}

static void slip(Game *game, int to)
{
    int depth = random_depth(game, to);
    Pile *pile = &game->piles[to];
    for (int i = pile->height; i > depth; i--)
        pile->cards[i] = pile->cards[i - 1];
    pile->cards[depth] = game->cards->starts[STARTS - game->left_over];
    pile->height++;
    game->left_over--;
    if (game->left_over == 0)
        game->phase = OPENING;
}

static void draw(Game *game, int from)
{
    Pile *pile = &game->piles[from];
    Player *player = &game->player[game->asked];
    pile->height--;
    player->hand[player->held++] = pile->cards[pile->height];
    if (game->phase == OPENING) {
        game->asked = (game->asked + 1) % game->players;
        if (game->player[game->asked].held == HAND) {
            game->asked = game->turn;
            game->phase = PLACING;
        }
    } else if (player->held == HAND || !can_draw(game))
        end_turn(game);
}

static void place(Game *game, int slot, int column)
{
    put(game, take_from_hand(&game->player[game->asked], slot), column);
    if (game->phase == LAST)
        end_turn(game);
    else
        game->phase = GIVING;
}

static void give(Game *game, int slot, int to)
{
    game->given = take_from_hand(&game->player[game->asked], slot);
    game->asked = to;
    game->phase = RECEIVING;
}

static void receive(Game *game, int column)
{
    put(game, game->given, column);
    game->given = EMPTY;
    game->asked = game->turn;
    if (can_draw(game))
        game->phase = DRAWING;
    else
        end_turn(game);
}

static void play(Game *game, int move)
{
    if (move >= RECEIVE)
        receive(game, move - RECEIVE);
    else if (move >= GIVE)
        give(game, (move - GIVE) / SEATS, (move - GIVE) % SEATS);
    else if (move >= PLACE)
        place(game, (move - PLACE) / COLUMNS, (move - PLACE) % COLUMNS);
    else if (move >= DRAW)
        draw(game, move - DRAW);
    else
        slip(game, move - SLIP);
}

/* Scoring: three points a complete column, one less for an incomplete one, one for each species with as many animals as
   there are complete columns, one less for each chain saw there. */

static int score(const Game *game, int seat)
{
    const Player *player = &game->player[seat];
    int full = complete(player, player->columns - 1) ? player->columns : player->columns - 1;
    int points = 3 * full - (player->columns - full);
    for (int level = 0; level < LEVELS; level++) {
        int animals[2] = {0, 0};
        for (int column = 0; column < full; column++) {
            int card = player->forest[column][level];
            animals[0] += game->cards->animals[card][0];
            animals[1] += game->cards->animals[card][1];
            points -= game->cards->saw[card];
        }
        points += full > 0 && animals[0] == full;
        points += full > 0 && animals[1] == full;
    }
    return points;
}

/* What Python calls. */

static int play_at_random(Game *game)
{
    int moves[MOST_LEGAL];
    int move = moves[below(&game->chance, legal(game, moves))];
    play(game, move);
    return move;
}

/* Plays whole games at random; gives the number of moves. */
int64_t race(const Cards *cards, int players, uint64_t seed, int64_t games)
{
    Game game = {.chance = {.state = seed}};
    int deck[DECK];
    int64_t played = 0;
    for (int64_t i = 0; i < games; i++) {
        shuffled_deck(cards, &game.chance, deck);
        begin(&game, cards, players, deck);
        while (game.phase != OVER) {
            play_at_random(&game);
            played++;
        }
    }
    return played;
}

/* Plays one game as `race` does and writes it down: the deal, as `replay` takes it, moves and scores. Gives the number
   of moves. */
int record(const Cards *cards, int players, uint64_t seed, int8_t *piles, int8_t *depths, int *moves, int *scores)
{
    Game game = {.chance = {.state = seed}};
    int deck[DECK], n = 0;
    shuffled_deck(cards, &game.chance, deck);
    for (int i = 0; i < DECK; i++)
        piles[i] = (int8_t)deck[i];
    begin(&game, cards, players, deck);
    while (game.phase != OVER) {
        int start = cards->starts[(STARTS - game.left_over) % STARTS];
        int move = moves[n++] = play_at_random(&game);
        if (move < DRAW)
            for (*depths = 0; game.piles[move - SLIP].cards[*depths] != start;)
                ++*depths;
        depths += move < DRAW;
    }
    for (int seat = 0; seat < players; seat++)
        scores[seat] = score(&game, seat);
    return n;
}

/* Plays given moves on a given deal: the piles from bottom to top, and how deep each left-over start card goes.
   For each move the legal ones are listed before it, `counts` of them in rows of 48. Gives whether the game is over. */
int replay(const Cards *cards, int players, const int8_t *piles, const int8_t *depths, const int *moves, int n,
           int *counts, int *lists, int *scores)
{
    Game game = {.chance = {.depths = depths}};
    int deck[DECK];
    for (int i = 0; i < DECK; i++)
        deck[i] = piles[i];
    begin(&game, cards, players, deck);
    for (int i = 0; i < n; i++) {
        counts[i] = legal(&game, lists + i * MOST_LEGAL);
        play(&game, moves[i]);
    }
    for (int seat = 0; seat < players; seat++)
        scores[seat] = score(&game, seat);
    return game.phase == OVER;
}
