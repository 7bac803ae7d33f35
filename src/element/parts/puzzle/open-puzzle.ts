import type { GameTypes } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import { FillSolution } from './fill-solution.js';
import { goalForms, parseGoal, type PuzzleGoal } from './parse-goal.js';
import { RecordSolution, type Answer, type Judgement, type NextMove, type Solution } from './solution.js';
import type { Valued, Verdict } from '../../../core/bot.js';
import type { MatchOf } from '../../../core/match.js';
import type { BotSource } from '../../model/thinking/transport.js';
import type { BotClient } from '../../model/thinking/bot-client.js';
import { Lazy } from '../../base/lazy.js';
import { valueFaults } from '../../model/record-values.js';
import type { Goal } from '../../model/game-definition.js';

const clientModule = new Lazy(() => import('../../model/thinking/bot-client.js'));

/** The longest time for one position, in ms: a bot that hangs must end. */
const CAP = 60_000;

/** The chance that a move must keep. */
const chances: Readonly<Record<Exclude<Goal, 'par' | 'points' | 'fill'>, number>> = { win: 1, draw: 0.5 };

/** Points on average that differ by less are equal. */
const SAME = 1e-9;

/** The solution by the best computer player: every move that reaches the goal is right. */
export class GoalSolution<G extends GameTypes> implements Solution<G> {
  readonly start: MatchOf<G>;
  readonly seat: number;
  readonly task = '';
  readonly goal: PuzzleGoal;
  readonly #source: BotSource<G['state'], G['move']>;
  #client: BotClient<G['state'], G['move']> | undefined;
  /** The verdicts by state. */
  readonly #known = new Map<G['state'], Verdict<G['move']>>();

  constructor(start: MatchOf<G>, seat: number, goal: PuzzleGoal, source: BotSource<G['state'], G['move']>) {
    this.start = start;
    this.seat = seat;
    this.goal = goal;
    this.#source = source;
  }

  /** Releases the worker. */
  dispose(): void {
    this.#client?.dispose();
    this.#client = undefined;
  }

  solved({ outcome, ply }: MatchOf<G>): boolean {
    return this.isChoice ? ply > this.start.ply : outcome !== undefined;
  }

  /** True if only the first move counts. */
  get isChoice(): boolean {
    return this.goal.name === 'points';
  }

  contains(): boolean {
    return true;
  }

  /** False if the goal cannot be reached from the start. */
  async possible(signal: AbortSignal): Promise<boolean> {
    const values = await this.#values(this.start, signal);
    return values[0] !== undefined && this.#reaches(values[0], values, 0);
  }

  async answers(signal: AbortSignal): Promise<readonly Answer<G['move']>[]> {
    const values = await this.#values(this.start, signal);
    return values.map(({ move, points = 0 }) => ({ move, kind: 'points', value: points }));
  }

  async judge(match: MatchOf<G>, signal: AbortSignal): Promise<Judgement<G['move']>> {
    const { ply } = match;
    const said = { comment: '', refutation: [] };
    if (this.goal.name !== 'par') return { ...said, right: await this.#keeps(match, ply, signal) };
    // after a move that needs more, the length of the shortest solution is not asked for any more
    for (let at = this.start.ply + 1; at <= ply; at++)
      if (!(await this.#keeps(match, at, signal)))
        return { ...said, right: false, stays: at === ply ? 'first' : 'after' };
    return { ...said, right: true };
  }

  /** True if a move of a match reaches the goal. */
  async #keeps(match: MatchOf<G>, ply: number, signal: AbortSignal): Promise<boolean> {
    const { game, moves } = match;
    const before = match.copy();
    before.goTo(ply - 1);
    const values = await this.#values(before, signal);
    const notation = game.formatMove(moves[ply - 1]!);
    return values.some(
      (each) =>
        game.formatMove(each.move) === notation && this.#reaches(each, values, before.ply - this.start.ply),
    );
  }

  async next(match: MatchOf<G>, signal: AbortSignal): Promise<NextMove<G['move']>> {
    const [best] = this.isChoice ? await this.#values(match, signal) : [];
    const { move } = best ?? (await this.#ask(match, signal));
    return { move, comment: '' };
  }

  /** True if a move reaches the goal, the last one in time; `played` is the number of plies since the start. */
  #reaches(
    { chances: all, plies, points = 0 }: Valued<G['move']>,
    [best]: readonly Valued<G['move']>[],
    played: number,
  ): boolean {
    const { name, moves } = this.goal;
    if (name === 'par') return plies !== undefined && plies === best?.plies;
    if (name === 'points') return points > (best?.points ?? 0) - SAME;
    if (name === 'fill') return false;
    if ((all[this.seat] ?? 0) < chances[name]) return false;
    return moves === undefined || played + (plies ?? Infinity) <= this.start.seats * (moves - 1) + 1;
  }

  async #values(match: MatchOf<G>, signal: AbortSignal): Promise<readonly Valued<G['move']>[]> {
    const { values, capped } = await this.#ask(match, signal);
    if (!values || capped) throw new Error('The position was not solved in time.');
    return this.isChoice ? [...values].sort((a, b) => (b.points ?? 0) - (a.points ?? 0)) : values;
  }

  async #ask({ game, state }: MatchOf<G>, signal: AbortSignal): Promise<Verdict<G['move']>> {
    const known = this.#known.get(state);
    if (known) return known;
    const view = game.view(state, game.turn(state) as number);
    // the points of a turn need no exact chances
    const effort = this.isChoice ? { budget: 1 } : {};
    const task = { level: 'best', seed: 'puzzle', analysis: true, cap: CAP, ...effort } as const;
    const { BotClient: Client } = await clientModule.load();
    signal.throwIfAborted();
    this.#client ??= new Client(this.#source);
    const verdict = await this.#client.think(view, task, { signal });
    if (!verdict.capped) this.#known.set(state, verdict);
    return verdict;
  }
}

/** The faults of puzzles, in English. */
const faults = {
  'puzzle-none': 'A puzzle needs a solution: a record with moves, or a goal.',
  'puzzle-both': 'A puzzle has either a record or a goal, not both',
  'puzzle-goal': 'A puzzle of this game cannot have the goal',
  'puzzle-over': 'Nobody is to move in this position.',
  'puzzle-alone': 'A puzzle with this goal has one player (players="1")',
  'puzzle-value': 'The goal cannot be reached from this position',
};

/** Shows why a puzzle cannot be played. */
export function rejectPuzzle(
  { store }: AnyBoard,
  code: keyof typeof faults,
  found?: string,
  values?: readonly string[],
): void {
  const message = found === undefined ? faults[code] : `${faults[code]}: “${found}”.`;
  const attribute = found === undefined ? 'record' : 'goal';
  store.reject(attribute, { code, at: attribute, found, message, ...(values && { values }) });
}

/** The solution of the puzzle that the page declares; undefined, with an error, if there is none. */
export function openPuzzle(board: AnyBoard): Solution | undefined {
  const { match, settings, solution, turn, message } = board.store.snapshot;
  const record = solution?.moves.length ? solution : undefined;
  const { goals = [], bot } = board.definition;
  // A swap puzzle is always about its par.
  const wanted = settings.goal || (!record && goals.includes('par') ? 'par' : '');
  const goal = parseGoal(wanted, goals);
  const opened = goal ? undefined : record && RecordSolution.of(record, () => board.language());
  if (opened && !wanted) {
    for (const fault of valueFaults(record!)) board.store.reject('record', fault);
    return opened;
  }
  const alone = goal?.name !== 'fill' || match.seats === 1;
  if (goal && !record && alone && typeof turn === 'number')
    return goal.name === 'fill'
      ? new FillSolution(match, goal, (state) => board.definition.fewestToFill!(state))
      : new GoalSolution(match, turn, goal, bot);
  // A record or a position that cannot be read has its own message.
  if (wanted && !goal) rejectPuzzle(board, 'puzzle-goal', wanted, goalForms(goals));
  else if (!alone) rejectPuzzle(board, 'puzzle-alone', wanted);
  else if (record && goal) rejectPuzzle(board, 'puzzle-both', wanted);
  else if (message?.kind !== 'fault') rejectPuzzle(board, goal ? 'puzzle-over' : 'puzzle-none');
  return undefined;
}
