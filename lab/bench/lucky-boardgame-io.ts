/**
 * Lucky Numbers (two players, setup `choose`, no variant) as a game for boardgame.io 0.50, for the benchmark. It follows the
 * recommendations of its documentation: moves change G in place, which Immer makes immutable; a phase for the setup; INVALID_MOVE
 * for illegal moves; `endIf` for the end; `ai.enumerate` for its bots.
 */
import { diagonal, indexOf } from '../../src/games/lucky-numbers/engine/board.js';

const PLAYERS = 2;
const SIZE = 4;
const HIGHEST = 20;
const MOST_IDLE = 4 * PLAYERS;

interface G {
  /** Shuffled face-down tiles. The last one is turned over next. */
  pile: number[];
  boards: number[][];
  hands: number[][];
  middle: number[];
  idle: number;
}

interface Ctx {
  readonly phase: string | null;
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

interface Context {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly events: { endTurn(): void };
  readonly random: { Shuffle<T>(deck: T[]): T[] };
}

interface State {
  readonly G: G;
  readonly ctx: Ctx;
}

interface Action {
  readonly move: string;
  readonly args?: readonly unknown[];
}

interface Client {
  start(): void;
  stop(): void;
  getState(): State;
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
}

/** The parts of boardgame.io that are used here. */
interface Library {
  Client(options: { game: object; numPlayers: number; debug: false }): Client;
  readonly INVALID_MOVE: string;
  CreateGameReducer(options: { game: object }): (state: State, action: unknown) => State;
  InitializeGame(options: { game: object; numPlayers: number }): State;
}

const diagonals = diagonal.map(indexOf);

function fits(board: readonly number[], tile: number, at: number): boolean {
  if (board[at] === tile) return false;
  const [row, column] = [Math.floor(at / SIZE), at % SIZE];
  for (let i = 0; i < SIZE; i++) {
    const across = board[SIZE * row + i]!;
    const down = board[SIZE * i + column]!;
    if (across && (i < column ? across >= tile : i > column && across <= tile)) return false;
    if (down && (i < row ? down >= tile : i > row && down <= tile)) return false;
  }
  return true;
}

function deal(random: Context['random']): G {
  const tiles = Array.from({ length: PLAYERS * HIGHEST }, (_, i) => (i % HIGHEST) + 1);
  const pile = random.Shuffle(tiles);
  const seats = Array.from({ length: PLAYERS });
  return {
    hands: seats.map(() => pile.splice(-SIZE)),
    boards: seats.map(() => Array<number>(SIZE * SIZE).fill(0)),
    pile,
    middle: [],
    idle: 0,
  };
}

function layDealt({ G, playerID }: Context, invalid: string, tile: number, at: number): string | undefined {
  const hand = G.hands[Number(playerID)]!;
  const board = G.boards[Number(playerID)]!;
  if (!hand.includes(tile) || board[at] || !diagonals.includes(at)) return invalid;
  hand.splice(hand.indexOf(tile), 1);
  board[at] = tile;
  return undefined;
}

function layTile(
  { G, playerID, events }: Context,
  invalid: string,
  tile: number,
  at: number,
): string | undefined {
  const hand = G.hands[Number(playerID)]!;
  const board = G.boards[Number(playerID)]!;
  const from = hand.length ? hand : G.middle;
  if (!hand.length && G.idle >= MOST_IDLE) return invalid;
  if (!from.includes(tile) || !fits(board, tile, at)) return invalid;
  const back = board[at]!;
  G.idle = back && from === G.middle ? G.idle + 1 : 0;
  from.splice(from.indexOf(tile), 1);
  board[at] = tile;
  if (back) G.middle.push(back);
  events.endTurn();
  return undefined;
}

function draw({ G, playerID }: Context, invalid: string): string | undefined {
  const hand = G.hands[Number(playerID)]!;
  if (hand.length) return invalid;
  hand.push(G.pile.pop()!);
  G.idle = 0;
  return undefined;
}

function pass({ G, playerID, events }: Context, invalid: string): string | undefined {
  const hand = G.hands[Number(playerID)]!;
  if (!hand.length) return invalid;
  G.middle.push(hand.pop()!);
  events.endTurn();
  return undefined;
}

const counts = ({ boards }: G) => boards.map((board) => board.filter(Boolean).length);

/** Ends the game when a board is full, or after the turn in which the last tile was turned over. */
function end({ G, ctx }: Context): { winners: number[] } | undefined {
  const filled = counts(G);
  const most = Math.max(...filled);
  const last = ctx.phase === 'play' && !G.pile.length && G.hands.every((hand) => !hand.length);
  if (most < SIZE * SIZE && !last) return undefined;
  return { winners: [...filled.keys()].filter((seat) => filled[seat] === most) };
}

function enumerate(G: G, ctx: Ctx, seat: string): Action[] {
  const hand = G.hands[Number(seat)]!;
  const board = G.boards[Number(seat)]!;
  const cells = [...board.keys()];
  const lays = (tiles: readonly number[], may: (tile: number, at: number) => boolean): Action[] =>
    [...new Set(tiles)].flatMap((tile) =>
      cells.filter((at) => may(tile, at)).map((at) => ({ move: 'lay', args: [tile, at] })),
    );
  if (ctx.phase === 'setup') return lays(hand, (_, at) => diagonals.includes(at) && !board[at]);
  const fitting = (tile: number, at: number) => fits(board, tile, at);
  if (hand.length) return [{ move: 'pass', args: [] }, ...lays(hand, fitting)];
  return [{ move: 'draw', args: [] }, ...(G.idle < MOST_IDLE ? lays(G.middle, fitting) : [])];
}

const gameOf = ({ INVALID_MOVE: invalid }: Library) => ({
  name: 'lucky-numbers',
  setup: ({ random }: Context) => deal(random),
  phases: {
    setup: {
      start: true,
      next: 'play',
      turn: { minMoves: SIZE, maxMoves: SIZE },
      moves: { lay: (context: Context, tile: number, at: number) => layDealt(context, invalid, tile, at) },
      endIf: ({ G }: Context) => G.hands.every((hand) => !hand.length),
    },
    play: {
      turn: {
        order: {
          first: () => 0,
          next: ({ ctx }: { ctx: { playOrderPos: number } }) => (ctx.playOrderPos + 1) % PLAYERS,
        },
      },
      moves: {
        lay: (context: Context, tile: number, at: number) => layTile(context, invalid, tile, at),
        draw: (context: Context) => draw(context, invalid),
        pass: (context: Context) => pass(context, invalid),
      },
    },
  },
  endIf: end,
  ai: { enumerate },
});

/** Loads the library. Returns undefined if it is not installed. */
async function load(): Promise<Library | undefined> {
  try {
    // a variable specifier, so that the types compile without the package
    const parts = ['client', 'core', 'internal'].map((part) => `boardgame.io/dist/cjs/${part}.js`);
    const [client, core, internal] = await Promise.all(parts.map((part) => import(part) as Promise<object>));
    return { ...client, ...core, ...internal } as Library;
  } catch {
    return undefined;
  }
}

/** Plays a random game to the end and returns the number of moves. */
export type Playout = (below: (bound: number) => number) => number;

/** Returns playouts with the client, which pages use, and with the reducer, which the library's Monte Carlo bot uses. */
export async function boardgameIo(): Promise<{ client: Playout; reducer: Playout } | undefined> {
  const library = await load();
  if (!library) return undefined;
  const game = gameOf(library);
  const options = { game, numPlayers: PLAYERS };
  const choose = ({ G, ctx }: State, below: (bound: number) => number): Action => {
    const all = enumerate(G, ctx, ctx.currentPlayer);
    return all[below(all.length)]!;
  };
  const reduce = library.CreateGameReducer({ game });
  return {
    client(below) {
      const client = library.Client({ ...options, debug: false });
      client.start();
      let moves = 0;
      for (let state = client.getState(); !state.ctx.gameover; state = client.getState(), moves++) {
        const { move, args = [] } = choose(state, below);
        client.moves[move]!(...args);
      }
      client.stop();
      return moves;
    },
    reducer(below) {
      let moves = 0;
      let state = library.InitializeGame(options);
      for (; !state.ctx.gameover; moves++) {
        const { move, args } = choose(state, below);
        const payload = { type: move, args, playerID: state.ctx.currentPlayer };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
      }
      return moves;
    },
  };
}
