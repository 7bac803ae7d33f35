import type { Bot, Level } from '../core/bot.js';
import type { Seat } from '../core/game.js';
import { hasStarted, type TableGame, type TableState } from '../core/table/state.js';
import type { Table } from '../core/table/table.js';

type AnyBot = Bot<unknown, unknown>;

/** The computer players, loaded when a table needs one. */
const bots: Readonly<Record<string, () => Promise<{ readonly bot: unknown }>>> = {
  fluctus: () => import('../games/fluctus/bot/index.js'),
  glux: () => import('../games/glux/bot/index.js'),
  'lucky-numbers': () => import('../games/lucky-numbers/bot/index.js'),
  luzi: () => import('../games/luzi/bot/index.js'),
};

/** The time for which a computer player thinks at a stretch, in milliseconds. */
const STRETCH = 8;

/** A turn of the computer: plain data, which a worker can get. */
export interface ComputerTurn {
  /** The id of the game. */
  readonly game: string;
  readonly seat: Seat;
  /** The number of the entry after which it is the turn of the seat. */
  readonly n: number;
  /** The position as the seat sees it. */
  readonly view: unknown;
  readonly level: Level;
  readonly seed: string;
}

/** The turn of a seat for which the computer plays. Undefined if it is not the turn of one. */
export function computerTurn(state: TableState): ComputerTurn | undefined {
  const { match, seats, n, open } = state;
  const turn = match?.turn;
  const level = typeof turn === 'number' && hasStarted(state) ? seats[turn]?.computer : undefined;
  if (!match || !level) return undefined;
  const seat = turn as Seat;
  const view = match.game.view(match.state, seat);
  return { game: match.game.id, seat, n, view, level, seed: `${open!.commit}.${n}` };
}

/** Resolves with the move of the computer in notation, or with undefined once `stop` returns true. Pauses every few milliseconds. */
export async function thinkFor(
  { view, level, seed }: ComputerTurn,
  game: TableGame,
  stop: () => boolean = () => false,
): Promise<string | undefined> {
  const { bot } = (await bots[game.id]!()) as { readonly bot: AnyBot };
  const thinking = bot.think(view, { level, seed });
  for (let until = Date.now() + STRETCH; ;) {
    const { done, value } = thinking.next();
    if (done) return game.formatMove(value.move);
    if (Date.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (stop()) return undefined;
    until = Date.now() + STRETCH;
  }
}

/**
 * Plays one move if it is the turn of a seat for which the computer plays. The computer knows what that seat sees. Resolves with
 * true if it has played.
 */
export async function playComputer(table: Table, think: typeof thinkFor = thinkFor): Promise<boolean> {
  const turn = computerTurn(table.state);
  if (!turn) return false;
  const m = await think(turn, table.state.match!.game, () => table.state.n !== turn.n);
  if (m === undefined) return false;
  const answer = await table.append(turn.n + 1, { k: 'move', m }, turn.seat, true);
  return 'ok' in answer;
}
