// Once Upon a Forest for boardgame.io, played with its local client.
//
// Reads one JSON object from standard input and writes one to standard output:
//   {cards, players, seconds}        plays at random for so long: {moves, seconds}
//   {cards, players, deal, moves}    replays a game: {legal, scores}, the legal moves before each move
// A card is {number, level, animals, saw, start}; a move is its name and its arguments, such as ["place", 2, 5].
// boardgame.io is looked for from the current folder: `npm install boardgame.io`.

'use strict'

const { createRequire } = require('node:module')
const { join } = require('node:path')
const { readFileSync } = require('node:fs')

const elsewhere = createRequire(join(process.cwd(), 'here.js'))
const { Client } = elsewhere('boardgame.io/client')
const { INVALID_MOVE } = elsewhere('boardgame.io/core')

const HAND = 3
const PILE_CARDS = 12
const LEVELS = 4
const WARMING = 1 // seconds until V8 has compiled what is used often

// The rules. G holds all there is; `G.step` says what is asked, boardgame.io's turns and stages say of whom.

const isComplete = (column) => column.every((card) => card !== null)
const openColumns = (forest) => forest.length + (isComplete(forest[forest.length - 1]) ? 1 : 0)
const canDraw = (G) => G.piles.some((pile) => pile.length > 0)

function put(G, playerID, card, column) {
  const forest = G.forests[playerID]
  if (column === forest.length) forest.push([null, null, null, null])
  forest[column][card.level] = card
}

// The next one has a turn, or with a single card left places that, or the game is over.
function endTurn(G, ctx, events) {
  const held = G.hands[(Number(ctx.currentPlayer) + 1) % ctx.numPlayers].length
  G.step = held > 1 ? 'place' : held === 1 ? 'last' : 'over'
  if (held > 0) events.endTurn()
}

const moves = {
  slip({ G, random }, pile) {
    if (G.step !== 'slip') return INVALID_MOVE
    const cards = G.piles[pile]
    const depth = G.depths.length > 0 ? G.depths.shift() : random.Die(cards.length + 1) - 1
    cards.splice(depth, 0, G.leftOver.shift())
    if (G.leftOver.length === 0) G.step = 'opening'
  },

  draw({ G, ctx, events }, pile) {
    if ((G.step !== 'opening' && G.step !== 'draw') || G.piles[pile].length === 0) return INVALID_MOVE
    const hand = G.hands[ctx.currentPlayer]
    hand.push(G.piles[pile].pop())
    if (G.step === 'opening') {
      const following = (Number(ctx.currentPlayer) + 1) % ctx.numPlayers
      if (G.hands[following].length === HAND) G.step = 'place'
      events.endTurn()
    } else if (hand.length === HAND || !canDraw(G)) {
      endTurn(G, ctx, events)
    }
  },

  place({ G, ctx, events }, slot, column) {
    const hand = G.hands[ctx.currentPlayer]
    if (G.step !== 'place' && G.step !== 'last') return INVALID_MOVE
    if (slot >= hand.length || column >= openColumns(G.forests[ctx.currentPlayer])) return INVALID_MOVE
    put(G, ctx.currentPlayer, hand.splice(slot, 1)[0], column)
    if (G.step === 'last') endTurn(G, ctx, events)
    else G.step = 'give'
  },

  give({ G, ctx, events }, slot, to) {
    const hand = G.hands[ctx.currentPlayer]
    if (G.step !== 'give' || slot >= hand.length || to === Number(ctx.currentPlayer)) return INVALID_MOVE
    G.given = hand.splice(slot, 1)[0]
    G.step = 'receive'
    events.setActivePlayers({ value: { [to]: { stage: 'receive', maxMoves: 1 } } })
  },

  receive({ G, ctx, playerID, events }, column) {
    if (G.step !== 'receive' || column >= openColumns(G.forests[playerID])) return INVALID_MOVE
    put(G, playerID, G.given, column)
    G.given = null
    if (canDraw(G)) G.step = 'draw'
    else endTurn(G, ctx, events)
  },
}

// Columns, the incomplete one, species in balance, chain saws.
function score(forest) {
  const complete = forest.filter(isComplete)
  let points = 3 * complete.length - (forest.length - complete.length)
  for (let level = 0; level < LEVELS; level++) {
    for (const which of [0, 1]) {
      const animals = complete.reduce((sum, column) => sum + column[level].animals[which], 0)
      if (complete.length > 0 && animals === complete.length) points += 1
    }
    points -= complete.filter((column) => column[level].saw).length
  }
  return points
}

// Every move that may be made now; in the form that boardgame.io's own bots ask for.
function enumerate(G, ctx, playerID) {
  const found = []
  const add = (move, ...args) => found.push({ move, args })
  if (G.step === 'slip') G.piles.forEach((_, pile) => add('slip', pile))
  if (G.step === 'opening' || G.step === 'draw') {
    G.piles.forEach((cards, pile) => cards.length > 0 && add('draw', pile))
  }
  if (G.step === 'place' || G.step === 'last') {
    const columns = openColumns(G.forests[playerID])
    for (let slot = 0; slot < G.hands[playerID].length; slot++) {
      for (let column = 0; column < columns; column++) add('place', slot, column)
    }
  }
  if (G.step === 'give') {
    for (let slot = 0; slot < G.hands[playerID].length; slot++) {
      for (let to = 0; to < ctx.numPlayers; to++) if (to !== Number(playerID)) add('give', slot, to)
    }
  }
  if (G.step === 'receive') {
    const columns = openColumns(G.forests[playerID])
    for (let column = 0; column < columns; column++) add('receive', column)
  }
  return found
}

// The game with these cards; with a deal, if one is given (piles from bottom to top, depths of the start cards).
function once(cards, deal, seed) {
  return {
    name: 'once',
    seed,
    setup({ ctx, random }) {
      const starts = cards.filter((card) => card.start)
      const deck = deal ? deal.deck.map((card) => cards[card]) : random.Shuffle(cards.filter((card) => !card.start))
      const piles = []
      for (let at = 0; at < deck.length; at += PILE_CARDS) piles.push(deck.slice(at, at + PILE_CARDS))
      const leftOver = starts.slice(ctx.numPlayers)
      return {
        step: leftOver.length > 0 ? 'slip' : 'opening',
        piles,
        leftOver,
        depths: deal ? deal.depths : [],
        given: null,
        hands: starts.slice(0, ctx.numPlayers).map(() => []),
        forests: starts.slice(0, ctx.numPlayers).map((start) => [[start, null, null, null]]),
      }
    },
    moves,
    turn: { stages: { receive: { moves: { receive: moves.receive } } } },
    endIf: ({ G }) => (G.step === 'over' ? { scores: G.forests.map(score) } : undefined),
    ai: { enumerate },
  }
}

// A client that plays for all players in turn, as at one screen.
class HotSeat {
  constructor(cards, players, deal, seed) {
    this.client = Client({ game: once(cards, deal, seed), numPlayers: players, debug: false })
    this.client.start()
  }

  // What may be done now, and by whom; nothing if the game is over.
  options() {
    const { G, ctx } = this.client.getState()
    if (ctx.gameover) return []
    const playerID = ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer
    if (playerID !== this.client.playerID) this.client.updatePlayerID(playerID)
    return enumerate(G, ctx, playerID)
  }

  play(move, args) {
    this.client.moves[move](...args)
  }

  end() {
    this.client.stop()
    return this.client.getState().ctx.gameover
  }
}

function playAtRandom(cards, players, seed) {
  const table = new HotSeat(cards, players, null, seed)
  let played = 0
  for (let options = table.options(); options.length > 0; options = table.options()) {
    const { move, args } = options[Math.floor(Math.random() * options.length)]
    table.play(move, args)
    played++
  }
  table.end()
  return played
}

// Seconds that the processor spent; not more than the clock says, as V8 has threads that help.
function stopwatch() {
  const start = performance.now()
  const used = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(used)
    return Math.min((performance.now() - start) / 1e3, (user + system) / 1e6)
  }
}

function playFor(cards, players, seconds) {
  const spent = stopwatch()
  let played = 0
  while (spent() < seconds) played += playAtRandom(cards, players, String(Math.random()))
  return { moves: played, seconds: spent() }
}

function replay(cards, players, deal, wanted) {
  const table = new HotSeat(cards, players, deal, 'replay')
  const legal = []
  for (const [move, ...args] of wanted) {
    legal.push(table.options().map((option) => [option.move, ...option.args]))
    table.play(move, args)
  }
  const gameover = table.end()
  return { legal, scores: gameover ? gameover.scores : null }
}

const asked = JSON.parse(readFileSync(0, 'utf8'))
if (asked.moves) {
  console.log(JSON.stringify(replay(asked.cards, asked.players, asked.deal, asked.moves)))
} else {
  playFor(asked.cards, asked.players, WARMING)
  console.log(JSON.stringify(playFor(asked.cards, asked.players, asked.seconds)))
}
