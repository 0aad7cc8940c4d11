/* Once Upon a Forest in C, tuned by hand: what one core does when nothing but speed matters.

   The moves, their numbers and the functions are those of `plain.c`, and between any two moves the game can be looked at
   or left. But
   - a forest is its last open column, the levels filled there, and a cell for every card: only the last column can have
     a gap, so whether a column is complete is never looked up, and cells need not be emptied for a new game;
   - a hand is the bytes of one number, and the piles that are not empty are the half bytes of another;
   - a race lists no moves: each part of a move is drawn on its own. That is as even, because the parts of a move do not
     depend on each other;
   - one random number serves a whole turn: its product with n has a number below n in the upper 64 bits, and what is
     left of the chance in the lower ones;
   - what is small and always needed (`Course`) is apart from what is indexed (`Table`), so that it stays in registers. */

#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

enum { SEATS = 4, LEVELS = 4, CARDS = 64, STARTS = 4, HAND = 3, PILES = 5, PILE_CARDS = 12, COLUMNS = 16 };
enum { DECK = CARDS - STARTS, PILE_ROOM = 16, MOST_LEGAL = HAND * COLUMNS, ALL_LEVELS = 15, ALL_PILES = 0x43210 };
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
    uint8_t forest[COLUMNS][LEVELS]; /* the visible cards */
    uint32_t hand;                   /* a byte a card, the first one lowest */
    uint32_t held;
    uint32_t last;   /* the last column that a card may go to; all before it are complete */
    uint32_t filled; /* which levels that one has, a bit a level */
} __attribute__((aligned(128))) Player;

typedef struct {
    Player player[SEATS];
    uint8_t pile[PILES][PILE_ROOM]; /* from bottom to top */
    uint8_t height[PILES];
} Table;

typedef struct {
    Phase phase;
    uint32_t players, turn, asked, given, left_over;
    uint32_t open_piles; /* those with cards, four bits each, the first one lowest */
    uint32_t open_count;
} Course;

/* Chance: wyrand. */

typedef struct {
    uint64_t state, word;
} Chance;

INLINE void refill(Chance *chance)
{
    chance->state += 0xA0761D6478BD642FULL;
    unsigned __int128 product = (unsigned __int128)chance->state * (chance->state ^ 0xE7037ED1A0B428DBULL);
    chance->word = (uint64_t)(product >> 64) ^ (uint64_t)product;
}

INLINE uint32_t below(Chance *chance, uint32_t n)
{
    unsigned __int128 product = (unsigned __int128)chance->word * n;
    chance->word = (uint64_t)product;
    return (uint32_t)(product >> 64);
}

/* Setting up. */

static void sorted_deck(const Cards *cards, uint8_t *deck)
{
    uint64_t starts = 0;
    for (int i = 0; i < STARTS; i++)
        starts |= 1ULL << cards->starts[i];
    for (int card = 0, n = 0; card < CARDS; card++)
        if (!(starts >> card & 1))
            deck[n++] = (uint8_t)card;
}

/* Inside out: each card takes the place of an earlier one, or its own. Five draws use 30 of 64 bits. */
INLINE void shuffle(uint8_t *deck, const uint8_t *sorted, Chance *chance)
{
#pragma GCC unroll 60
    for (uint32_t i = 0; i < DECK; i++) {
        if (i % 5 == 0)
            refill(chance);
        uint32_t j = below(chance, i + 1);
        deck[i] = deck[j];
        deck[j] = sorted[i];
    }
}

INLINE void begin(Table *table, Course *course, const Cards *cards, uint32_t players, const uint8_t *deck)
{
    *course = (Course){.players = players, .left_over = STARTS - players, .open_piles = ALL_PILES, .open_count = PILES};
    course->phase = players < STARTS ? SLIPPING : OPENING;
    for (int pile = 0; pile < PILES; pile++) {
        memcpy(table->pile[pile], deck + pile * PILE_CARDS, PILE_CARDS);
        table->height[pile] = PILE_CARDS;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        Player *player = &table->player[seat];
        player->hand = player->held = player->last = 0;
        player->filled = 1;
        player->forest[0][0] = (uint8_t)cards->starts[seat];
    }
}

/* Playing. */

INLINE void end_turn(const Table *table, Course *course)
{
    uint32_t turn = course->turn + 1 == course->players ? 0 : course->turn + 1;
    course->turn = course->asked = turn;
    uint32_t held = table->player[turn].held;
    course->phase = held > 1 ? PLACING : held == 1 ? LAST : OVER;
}

INLINE uint32_t take_from_hand(Player *player, uint32_t slot)
{
    uint32_t at = 8 * slot, hand = player->hand, before = (1u << at) - 1;
    player->hand = (hand & before) | (hand >> 8 & ~before);
    player->held--;
    return hand >> at & 255;
}

/* `which` counts the piles that have cards. */
INLINE void take_from_pile(Table *table, Course *course, Player *player, uint32_t which)
{
    uint32_t at = 4 * which, piles = course->open_piles, from = piles >> at & 15;
    uint32_t height = table->height[from] - 1u;
    table->height[from] = (uint8_t)height;
    player->hand |= (uint32_t)table->pile[from][height] << 8 * player->held;
    player->held++;
    if (height == 0) {
        uint32_t before = (1u << at) - 1;
        course->open_piles = (piles & before) | (piles >> 4 & ~before);
        course->open_count--;
    }
}

INLINE void put(Player *player, const Cards *cards, uint32_t card, uint32_t column)
{
    uint32_t level = (uint32_t)cards->level[card];
    player->forest[column][level] = (uint8_t)card;
    uint32_t filled = player->filled | (uint32_t)(column == player->last) << level;
    uint32_t full = filled == ALL_LEVELS;
    player->last += full;
    player->filled = full ? 0 : filled;
}

INLINE void slip(Table *table, Course *course, const Cards *cards, uint32_t to, uint32_t depth)
{
    uint8_t *pile = table->pile[to];
    for (uint32_t i = table->height[to]; i > depth; i--)
        pile[i] = pile[i - 1];
    pile[depth] = (uint8_t)cards->starts[STARTS - course->left_over];
    table->height[to]++;
    if (--course->left_over == 0)
        course->phase = OPENING;
}

INLINE void draw_opening(Table *table, Course *course, uint32_t which)
{
    take_from_pile(table, course, &table->player[course->asked], which);
    course->asked = course->asked + 1 == course->players ? 0 : course->asked + 1;
    if (table->player[course->asked].held == HAND)
        course->phase = PLACING;
}

INLINE void draw(Table *table, Course *course, uint32_t which)
{
    Player *player = &table->player[course->turn];
    take_from_pile(table, course, player, which);
    if (player->held == HAND || course->open_count == 0)
        end_turn(table, course);
}

INLINE void place(Table *table, Course *course, const Cards *cards, uint32_t slot, uint32_t column)
{
    Player *player = &table->player[course->turn];
    put(player, cards, take_from_hand(player, slot), column);
    course->phase = GIVING;
}

INLINE void place_last(Table *table, Course *course, const Cards *cards, uint32_t column)
{
    Player *player = &table->player[course->turn];
    put(player, cards, take_from_hand(player, 0), column);
    end_turn(table, course);
}

INLINE void give(Table *table, Course *course, uint32_t slot, uint32_t to)
{
    course->given = take_from_hand(&table->player[course->turn], slot);
    course->asked = to;
    course->phase = RECEIVING;
}

INLINE void receive(Table *table, Course *course, const Cards *cards, uint32_t column)
{
    put(&table->player[course->asked], cards, course->given, column);
    if (course->open_count > 0) {
        course->asked = course->turn;
        course->phase = DRAWING;
    } else
        end_turn(table, course);
}

/* A random move, and its number. Turns, opening cards and last cards begin with a new random number. */
INLINE uint32_t play_at_random(Table *table, Course *course, const Cards *cards, Chance *chance)
{
    Player *player = &table->player[course->asked];
    switch (course->phase) {
    case SLIPPING: {
        refill(chance);
        uint32_t pile = below(chance, PILES);
        slip(table, course, cards, pile, below(chance, table->height[pile] + 1u));
        return SLIP + pile;
    }
    case OPENING:
    case DRAWING: {
        if (course->phase == OPENING)
            refill(chance);
        uint32_t which = below(chance, course->open_count), piles = course->open_piles;
        if (course->phase == OPENING)
            draw_opening(table, course, which);
        else
            draw(table, course, which);
        return DRAW + (piles >> 4 * which & 15);
    }
    case PLACING: {
        refill(chance);
        uint32_t slot = below(chance, player->held), column = below(chance, player->last + 1);
        place(table, course, cards, slot, column);
        return PLACE + slot * COLUMNS + column;
    }
    case GIVING: {
        uint32_t slot = below(chance, player->held), other = below(chance, course->players - 1);
        uint32_t to = other + (other >= course->turn);
        give(table, course, slot, to);
        return GIVE + slot * SEATS + to;
    }
    case RECEIVING: {
        uint32_t column = below(chance, player->last + 1);
        receive(table, course, cards, column);
        return RECEIVE + column;
    }
    case LAST: {
        refill(chance);
        uint32_t column = below(chance, player->last + 1);
        place_last(table, course, cards, column);
        return PLACE + column;
    }
    case OVER:
        break;
    }
    return 0;
}

/* For replays: moves as numbers. */

static int legal(const Table *table, const Course *course, int *moves)
{
    const Player *player = &table->player[course->asked];
    int n = 0, columns = (int)player->last + 1, held = (int)player->held;
    switch (course->phase) {
    case SLIPPING:
        for (int pile = 0; pile < PILES; pile++)
            moves[n++] = SLIP + pile;
        break;
    case OPENING:
    case DRAWING:
        for (uint32_t which = 0; which < course->open_count; which++)
            moves[n++] = DRAW + (int)(course->open_piles >> 4 * which & 15);
        break;
    case PLACING:
    case LAST:
        for (int slot = 0; slot < held; slot++)
            for (int column = 0; column < columns; column++)
                moves[n++] = PLACE + slot * COLUMNS + column;
        break;
    case GIVING:
        for (int slot = 0; slot < held; slot++)
            for (uint32_t to = 0; to < course->players; to++)
                if (to != course->asked)
                    moves[n++] = GIVE + slot * SEATS + (int)to;
        break;
    case RECEIVING:
        for (int column = 0; column < columns; column++)
            moves[n++] = RECEIVE + column;
        break;
    case OVER:
        break;
    }
    return n;
}

static void play(Table *table, Course *course, const Cards *cards, uint32_t move, const int8_t **depths)
{
    uint32_t which = 0;
    while (which < course->open_count && DRAW + (course->open_piles >> 4 * which & 15) != move)
        which++;
    switch (course->phase) {
    case SLIPPING:
        slip(table, course, cards, move - SLIP, (uint32_t) * (*depths)++);
        break;
    case OPENING:
        draw_opening(table, course, which);
        break;
    case PLACING:
        place(table, course, cards, (move - PLACE) / COLUMNS, (move - PLACE) % COLUMNS);
        break;
    case GIVING:
        give(table, course, (move - GIVE) / SEATS, (move - GIVE) % SEATS);
        break;
    case RECEIVING:
        receive(table, course, cards, move - RECEIVE);
        break;
    case DRAWING:
        draw(table, course, which);
        break;
    case LAST:
        place_last(table, course, cards, move - PLACE);
        break;
    case OVER:
        break;
    }
}

/* Scoring, as in `plain.c`. */

static int score(const Player *player, const Cards *cards)
{
    int full = (int)player->last, points = 3 * full - (player->filled > 0);
    for (int level = 0; level < LEVELS && full > 0; level++) {
        int first = 0, second = 0;
        for (int column = 0; column < full; column++) {
            int card = player->forest[column][level];
            first += cards->animals[card][0];
            second += cards->animals[card][1];
            points -= cards->saw[card];
        }
        points += (first == full) + (second == full);
    }
    return points;
}

/* What Python calls. */

/* Plays whole games at random; gives the number of moves. */
int64_t race(const Cards *given, int players, uint64_t seed, int64_t games)
{
    Table table;
    Course course;
    Cards cards = *given;
    Chance chance = {seed, 0};
    uint8_t deck[DECK], sorted[DECK];
    int64_t played = 0;
    sorted_deck(&cards, sorted);
    for (int64_t game = 0; game < games; game++) {
        shuffle(deck, sorted, &chance);
        begin(&table, &course, &cards, (uint32_t)players, deck);
        while (course.phase != OVER) {
            play_at_random(&table, &course, &cards, &chance);
            played++;
        }
    }
    return played;
}

/* Plays one game as `race` does and writes it down: the deal, as `replay` takes it, moves and scores. Gives the number
   of moves. */
int record(const Cards *cards, int players, uint64_t seed, int8_t *piles, int8_t *depths, int *moves, int *scores)
{
    Table table;
    Course course;
    Chance chance = {seed, 0};
    uint8_t sorted[DECK];
    int n = 0;
    sorted_deck(cards, sorted);
    shuffle((uint8_t *)piles, sorted, &chance);
    begin(&table, &course, cards, (uint32_t)players, (uint8_t *)piles);
    while (course.phase != OVER) {
        int start = cards->starts[(STARTS - course.left_over) % STARTS];
        int move = moves[n++] = (int)play_at_random(&table, &course, cards, &chance);
        if (move < DRAW)
            for (*depths = 0; table.pile[move - SLIP][*depths] != start;)
                ++*depths;
        depths += move < DRAW;
    }
    for (int seat = 0; seat < players; seat++)
        scores[seat] = score(&table.player[seat], cards);
    return n;
}

/* Plays given moves on a given deal: the piles from bottom to top, and how deep each left-over start card goes.
   For each move the legal ones are listed before it, `counts` of them in rows of 48. Gives whether the game is over. */
int replay(const Cards *cards, int players, const int8_t *piles, const int8_t *depths, const int *moves, int n,
           int *counts, int *lists, int *scores)
{
    Table table;
    Course course;
    begin(&table, &course, cards, (uint32_t)players, (const uint8_t *)piles);
    for (int i = 0; i < n; i++) {
        counts[i] = legal(&table, &course, lists + i * MOST_LEGAL);
        play(&table, &course, cards, (uint32_t)moves[i], &depths);
    }
    for (int seat = 0; seat < players; seat++)
        scores[seat] = score(&table.player[seat], cards);
    return course.phase == OVER;
}
