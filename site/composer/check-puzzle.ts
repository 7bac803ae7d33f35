/** A check of puzzles by the engines and the computer players: which moves are right at each turn of the reader. Needs no page. */
import type { Bot, Valued } from '../../src/core/bot.js';
import { BadNotation } from '../../src/core/errors.js';
import type { Game, GameTypes } from '../../src/core/game.js';
import type { MatchOf } from '../../src/core/match.js';
import type { Goal, PlayableGame } from '../../src/element/model/game-definition.js';
import { parseGoal } from '../../src/element/parts/puzzle/parse-goal.js';
import { RecordSolution } from '../../src/element/parts/puzzle/solution.js';
import { bot as fluctus } from '../../src/games/fluctus/bot/index.js';
import { bot as swap } from '../../src/games/lucky-swap/bot/index.js';
import { standingOf } from '../../src/games/luzi/bot/exact.js';
import { bot as luzi } from '../../src/games/luzi/bot/index.js';
import { options } from '../../src/lists/options.js';
import { openBlock } from '../../src/markdown/open-block.js';

/** A puzzle as the attributes of its board, and the id of its game. */
export interface PuzzleToCheck {
  readonly game: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a check has found. `turn` counts the turns of the reader from 1. */
export type Finding =
  /** Each turn has one right move, that of the record. */
  | { readonly kind: 'one' }
  /** Some turns have several right moves, and the record has them all. */
  | { readonly kind: 'all' }
  /** Other moves are right, too. */
  | { readonly kind: 'several'; readonly turn: number; readonly moves: readonly string[] }
  /** A move of the record is not right; `moves` are those that are. */
  | {
      readonly kind: 'wrong';
      readonly turn: number;
      readonly move: string;
      readonly moves: readonly string[];
    }
  /** The first moves that reach the goal. */
  | { readonly kind: 'goal'; readonly moves: readonly string[] }
  /** The exchanges of a shortest way, and its first exchanges. */
  | { readonly kind: 'par'; readonly par: number; readonly moves: readonly string[] }
  | { readonly kind: 'unknown' | 'late' | 'incomplete' }
  | { readonly kind: 'invalid'; readonly message: string };

type AnyGame = Game<unknown, unknown>;
type AnyMatch = MatchOf<GameTypes>;

/** The search has looked at so many positions. */
class TooLate extends Error {}
const MOST_NODES = 400_000;

/** Everything that a bot says about the legal moves. */
function valuesOf<S, M>(bot: Bot<S, M>, view: S): readonly Valued<M>[] {
  const thinking = bot.think(view, { level: 'best', seed: 'check', analysis: true });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  if (step.value.capped) throw new TooLate();
  return step.value.values ?? [];
}

/** Finds the right moves of the seat to move. `left` is the number of plies that the solution has from here. */
type RightMoves = (game: AnyGame, state: unknown, seat: number, left: number) => readonly unknown[];

const rightInFluctus: RightMoves = (game, state, seat, left) =>
  valuesOf(fluctus as Bot<unknown, unknown>, game.view(state, seat))
    .filter(({ chances, plies = Infinity }) => chances[seat] === 1 && plies <= left)
    .map(({ move }) => move);

const drawnInFluctus: RightMoves = (game, state, seat) =>
  valuesOf(fluctus as Bot<unknown, unknown>, game.view(state, seat))
    .filter(({ chances }) => chances[seat]! >= 0.5)
    .map(({ move }) => move);

const CLOSE = 1e-9;

/** The last run is played for the chance to win, an earlier one for points. */
const rightInLuzi: RightMoves = (game, state, seat) => {
  const view = game.view(state, seat);
  const isLast = standingOf(view as Parameters<typeof standingOf>[0]).runs === 1;
  const values = valuesOf(luzi as Bot<unknown, unknown>, view);
  const worth = ({ chances, points = 0 }: Valued<unknown>) => (isLast ? chances[seat]! : points);
  const most = Math.max(...values.map(worth));
  return values.filter((value) => worth(value) > most - CLOSE).map(({ move }) => move);
};

/** Counts positions, and gives up after too many. */
function counter(): () => void {
  let nodes = 0;
  return () => {
    if (++nodes > MOST_NODES) throw new TooLate();
  };
}

/** Those that win whatever follows: every reply, and every chance. */
const rightInGlux: RightMoves = (game, state, seat) => {
  const count = counter();
  function wins(at: unknown): boolean {
    count();
    const turn = game.turn(at);
    if (turn === 'over') return game.winners(at)?.join() === String(seat);
    if (turn === 'chance') return game.chances(at).every(({ move }) => wins(game.play(at, move)));
    const moves = game.moves(at);
    return turn === seat
      ? moves.some((move) => wins(game.play(at, move)))
      : moves.every((move) => wins(game.play(at, move)));
  }
  return game.moves(state).filter((move) => wins(game.play(state, move)));
};

/** Those with which the board is full in time, without a tile that is turned over. */
const rightInLuckyNumbers: RightMoves = (game, state, _, left) => {
  const count = counter();
  const isOpen = (move: unknown) => game.formatMove(move).includes('@');
  function fills(at: unknown, turns: number): boolean {
    count();
    if (game.turn(at) === 'over') return true;
    if (turns === 0) return false;
    return game.moves(at).some((move) => isOpen(move) && fills(game.play(at, move), turns - 1));
  }
  return game.moves(state).filter((move) => isOpen(move) && fills(game.play(state, move), left - 1));
};

const solvers: Readonly<Record<string, RightMoves>> = {
  fluctus: rightInFluctus,
  glux: rightInGlux,
  'lucky-numbers': rightInLuckyNumbers,
  luzi: rightInLuzi,
};

/** True if the record asks for what the solver of its game knows. */
function isKnown(match: AnyMatch, seat: number): boolean {
  const { game, seats } = match;
  const end = match.copy();
  end.goTo(end.moves.length);
  const isWon = end.outcome?.winners.join() === String(seat);
  if (game.id === 'luzi') return true;
  if (game.id === 'lucky-numbers')
    return seats === 1 && isWon && end.moves.every((move) => game.formatMove(move).includes('@'));
  return isWon;
}

/** Compares the moves of a record with those that the solver finds, at each turn of the reader. */
function checkRecord(record: AnyMatch): Finding {
  const solution = RecordSolution.of(record);
  const { game } = record;
  const find = solvers[game.id];
  if (!solution) return { kind: 'incomplete' };
  if (!find || !isKnown(record, solution.seat)) return { kind: 'unknown' };
  let several = false;
  let turn = 0;
  for (const at = solution.start.copy(); at.ply < record.moves.length; at.play(record.moves[at.ply])) {
    if (at.turn !== solution.seat) continue;
    turn++;
    const format = (move: unknown) => game.formatMove(move);
    const right = find(game, at.state, solution.seat, record.moves.length - at.ply).map(format);
    const written = game.moves(at.state).filter((move) => {
      const tried = at.copy();
      tried.play(move);
      return solution.contains(tried);
    });
    const names = written.map(format);
    const wrong = names.find((name) => !right.includes(name));
    if (wrong !== undefined) return { kind: 'wrong', turn, move: wrong, moves: right };
    const others = right.filter((name) => !names.includes(name));
    if (others.length > 0) return { kind: 'several', turn, moves: others };
    several ||= right.length > 1;
  }
  return { kind: several ? 'all' : 'one' };
}

/** Finds the first moves that reach a goal. */
function checkGoal({ game, state, turn }: AnyMatch, text: string, goals: readonly Goal[]): Finding {
  const goal = parseGoal(text, goals);
  if (!goal || typeof turn !== 'number') return { kind: 'unknown' };
  const { name, moves: turns = Infinity } = goal;
  const find = name === 'draw' ? drawnInFluctus : solvers[game.id];
  if (!find) return { kind: 'unknown' };
  const right = find(game, state, turn, name === 'win' ? 2 * turns - 1 : turns);
  return { kind: 'goal', moves: right.map((move) => game.formatMove(move)) };
}

/** Finds the shortest ways of a swap puzzle. */
function checkPar({ game, state }: AnyMatch): Finding {
  const values = valuesOf(swap as Bot<unknown, unknown>, game.view(state, 0));
  const par = Math.min(...values.map(({ plies = Infinity }) => plies));
  if (par === Infinity) return { kind: 'late' };
  const moves = values.filter(({ plies }) => plies === par).map(({ move }) => game.formatMove(move));
  return { kind: 'par', par, moves };
}

/** Checks a puzzle. Whatever is wrong with it, is a finding. */
export function checkPuzzle({ game: id, attributes }: PuzzleToCheck): Finding {
  const game = (options as unknown as Readonly<Record<string, PlayableGame>>)[id];
  if (!game) return { kind: 'unknown' };
  const { position, record, goal } = attributes;
  try {
    const opened = openBlock(game, new Map(Object.entries(attributes)), {}, (part, message) => {
      throw new BadNotation(`${part.words}: ${message}`, { code: 'block' });
    });
    if (id === 'lucky-swap') return position ? checkPar(opened.match) : { kind: 'unknown' };
    if (goal) return checkGoal(opened.match, goal, game.goals ?? []);
    return record ? checkRecord(opened.solution ?? opened.match) : { kind: 'incomplete' };
  } catch (error) {
    if (error instanceof TooLate) return { kind: 'late' };
    if (error instanceof BadNotation) return { kind: 'invalid', message: error.message };
    throw error;
  }
}
