// A bluff game of like size for four on boardgame.io's own server: cards face up or down at nine targets, hidden hands,
// what each seat is sent is stripped of what it may not know. In memory, as boardgame.io is by default.
const { Server, Origins } = require("boardgame.io/server");
const { TurnOrder, INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4, TARGETS = 9, HAND = 5, TURNS = 64;

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: 96 }, (_, card) => card));
  const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
  const rows = Array.from({ length: SEATS }, () => Array.from({ length: TARGETS }, () => []));
  return { deck, hands, rows, money: [3, 3, 3, 3], played: 0, log: [] };
}

// A card of the hand to a target, face down or up; another is drawn.
function place({ G, ctx, playerID }, index, target, down) {
  const hand = G.hands[playerID];
  if (!(index in hand) || !(target >= 0 && target < TARGETS)) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  G.rows[playerID][target].push({ card, down });
  G.money[playerID] += down ? -1 : 1;
  if (G.deck.length) hand.push(G.deck.pop());
  G.played += 1;
  G.log = [...G.log.slice(-3), { seat: playerID, target, card: down ? null : card, turn: ctx.turn }];
}

// What a seat may know: its own hand, its own cards, others' that lie face up, how many there are of the rest.
function playerView({ G, playerID }) {
  const seen = (seat, one) => (one.down && String(seat) !== playerID ? { card: null, down: true } : one);
  return {
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    rows: G.rows.map((row, seat) => row.map((cards) => cards.map((one) => seen(seat, one)))),
  };
}

const Bluff = {
  name: "bluff",
  setup,
  moves: { place: { move: place, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  endIf: ({ G }) => (G.played >= TURNS ? { over: true } : undefined),
  playerView,
  minPlayers: SEATS,
  maxPlayers: SEATS,
};

const server = Server({ games: [Bluff], origins: [Origins.LOCALHOST] });
console.log = () => {};
console.info = () => {};
server.run({ port: Number(process.argv[2]) }, () => process.stdout.write(`boardgame.io is at http://127.0.0.1:${process.argv[2]}/\n`));
