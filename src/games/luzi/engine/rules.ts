import { illegalMove } from '../../../core/errors.js';
import type { RuleViolation, Chance, Happening, Seat } from '../../../core/game.js';
import {
  ascending,
  choices,
  count,
  DICE,
  faces,
  formatMove,
  freeDice,
  outcomes,
  standOff,
  tally,
  THREE,
  withDice,
  without,
} from './dice.js';
import { sentences, type Reason } from './messages.js';
import type { Entry, Face, LuziMove, LuziState, RunEnd } from './types.js';

/** A violation of the rules of Luzi und Joe. `squares` are faces of dice. */
export interface LuziViolation extends RuleViolation {
  readonly reason: Reason;
}

/** The minimum number of dice of a throw. */
export const FEWEST = 2;

/** The reason, and the faces to point at. */
type Why = readonly [reason: Reason, ...faces: Face[]];

const areDice = (dice: unknown): dice is readonly Face[] =>
  Array.isArray(dice) &&
  dice.length <= DICE &&
  [...(dice as unknown[])].every((die) => faces.includes(die as Face));

function whyNotRoll(state: LuziState, dice: readonly Face[]): Why | undefined {
  if (!state.throws) return dice.length ? ['all-eight'] : undefined;
  for (const die of dice) {
    const onTable = count(state.dice, die);
    if (onTable && die === 1) return ['locked-joe', die];
    if (onTable && die === 6) return ['locked-six', die];
    if (onTable < count(dice, die)) return ['not-there', die];
  }
  if (freeDice(state).length < FEWEST) return ['only-stop'];
  if (!dice.length) return ['not-chosen'];
  return dice.length < FEWEST ? ['too-few', dice[0]!] : undefined;
}

function whyNot(state: LuziState, kind: unknown, dice: unknown): Why | undefined {
  if (kind !== 'roll' && kind !== 'stop' && kind !== 'fall') return ['unknown-move'];
  if (kind !== 'stop' && !areDice(dice)) return ['unknown-dice'];
  if (kind === 'fall') {
    if (!state.cup) return ['cup-empty'];
    return (dice as readonly Face[]).length === state.cup ? undefined : ['wrong-number'];
  }
  if (state.cup) return ['falling'];
  if (kind === 'roll') return whyNotRoll(state, dice as readonly Face[]);
  return state.throws ? undefined : ['not-thrown'];
}

/**
 * Returns the rule that forbids a move, the reason and the faces to point at, or undefined if the move is legal. Accepts any
 * value as a move.
 */
export function explain(state: LuziState, move: LuziMove): LuziViolation | undefined {
  const { ending } = state;
  const { kind, dice } = Object(move) as Record<'kind' | 'dice', unknown>;
  const why: Why | undefined = ending ? ['over'] : whyNot(state, kind, dice);
  if (!why) return undefined;
  const [reason, ...shown] = why;
  return { rule: ending?.rule ?? 'Z3', reason, squares: shown.map(String) };
}

/** The rule of each kind of entry. */
export const endRules: Readonly<Record<Entry['kind'], string>> = {
  stopped: 'Z5',
  spent: 'Z3',
  blocked: 'Z4',
  luzi: 'Z7',
  'stand-off': 'Z8',
  superluzi: 'Z9',
  robbed: 'Z9',
};

/** The throws of the free dice by their faces: at most 495 lists. */
const rolls: Record<string, readonly LuziMove[]> = {};

/** Returns the legal moves in code-unit order of their notation. */
export function moves(state: LuziState): readonly LuziMove[] {
  if (state.cup || state.ending) return [];
  if (!state.throws) return [{ kind: 'roll', dice: [] }];
  const free = freeDice(state);
  const found = (rolls[free.join()] ??= choices(free)
    .filter(({ length }) => length >= FEWEST)
    .map((dice) => withDice('roll', dice)));
  return [...found, { kind: 'stop' }];
}

/** Returns the possible throws, weighted by their permutations. */
export const chances = ({ cup }: LuziState): readonly Chance<LuziMove>[] => (cup ? outcomes(cup) : []);

/** Returns the seats with the highest total (Z10). */
function leaders(scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** Ends a game in which every seat has had all its runs (Z10). */
export const finish = (state: LuziState): LuziState => ({
  ...state,
  ending: { rule: 'Z10', winners: leaders(state.scores) },
});

/** Adds the result of a run to the score sheet and passes the turn. */
function endRun(state: LuziState, kind: RunEnd, points: number, robbed = 0): LuziState {
  const { seat, round, rounds, first } = state;
  const entries: Entry[] = [{ round, seat, kind, points }];
  state.scores.forEach((_, other) => {
    if (robbed && other !== seat) entries.push({ round, seat: other, kind: 'robbed', points: -robbed });
  });
  const scores = [...state.scores];
  for (const { seat, points } of entries) scores[seat]! += points;
  const next = (seat + 1) % scores.length;
  const last = next === first && round === rounds;
  const passed = {
    ...state,
    ...{ scores, sheet: [...state.sheet, ...entries], seat: next, throws: 0, dice: [], cup: 0 },
    round: next === first && !last ? round + 1 : round,
  };
  return last ? finish(passed) : passed;
}

function stopRun(state: LuziState): LuziState {
  const { points, blocked } = tally(state.dice, state.rows);
  const spent = freeDice(state).length < FEWEST;
  return endRun(state, blocked ? 'blocked' : spent ? 'spent' : 'stopped', points);
}

/** Returns how a run with three or more sixes ends. Superluzi takes precedence (Z9). */
function endOfSixes(before: LuziState, dice: readonly Face[]): RunEnd {
  if (!before.throws && count(dice, 6) >= before.superluzi) return 'superluzi';
  const trinity = before.together === 'luzi' ? before.dice : dice;
  return count(trinity, 1) >= THREE ? 'stand-off' : 'luzi';
}

function addThrow(state: LuziState, thrown: readonly Face[]): LuziState {
  const dice = ascending([...state.dice, ...thrown]);
  const six = count(dice, 6);
  if (six < THREE) return { ...state, throws: state.throws + 1, dice, cup: 0 };
  const kind = endOfSixes(state, dice);
  return endRun(state, kind, kind === 'stand-off' ? standOff(dice) : 0, kind === 'superluzi' ? 6 * six : 0);
}

function applyMove(state: LuziState, move: LuziMove): LuziState {
  if (move.kind === 'stop') return stopRun(state);
  if (move.kind === 'fall') return addThrow(state, move.dice);
  return { ...state, dice: without(state.dice, move.dice), cup: move.dice.length || DICE };
}

/** Returns the state after a move. Throws IllegalMove, whose `code` is a Reason. */
export function play(state: LuziState, move: LuziMove): LuziState {
  const violation = explain(state, move);
  if (!violation) return applyMove(state, move);
  throw illegalMove(
    violation,
    sentences,
    violation.reason.startsWith('unknown') ? undefined : formatMove(move),
  );
}

/** Returns the effect of a new entry. The thrower of a Superluzi robs the other seats. */
const effectOf = (seat: Seat, entry: Entry): Happening => ({
  kind: entry.kind,
  seat: entry.seat,
  ...(entry.kind === 'robbed' && { by: seat }),
  rule: endRules[entry.kind],
  score: entry.points,
});

/**
 * Returns the effects of a move in order. The squares are faces of dice. Without `next`, the state after the move, it plays the
 * move. Throws IllegalMove.
 */
export function happenings(state: LuziState, move: LuziMove, next = play(state, move)): readonly Happening[] {
  const { seat } = state;
  const { sheet, ending, dice } = next;
  const entries = sheet.slice(state.sheet.length);
  return [
    ...(move.kind === 'roll' ? [{ kind: 'thrown', seat, squares: move.dice.map(String), rule: 'Z3' }] : []),
    ...(move.kind === 'fall' ? [{ kind: 'fallen', squares: move.dice.map(String), rule: 'Z3' }] : []),
    // a roll adds no Joe, and after the end of a run no dice are on the table
    ...(count(dice, 1) >= THREE && count(state.dice, 1) < THREE
      ? [{ kind: 'trinity', seat, rule: 'Z4' }]
      : []),
    ...entries.map((entry) => effectOf(seat, entry)),
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}
