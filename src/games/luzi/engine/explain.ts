import type { Breach } from '../../../core/game.js';
import { count, DICE, faces } from './dice.js';
import { freeDice } from './score.js';
import type { Reason } from './messages.js';
import type { Face, LuziMove, LuziState } from './types.js';

/** A breach of the rules of Luzi und Joe. `squares` are faces of dice. */
export interface LuziBreach extends Breach {
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
export function explain(state: LuziState, move: LuziMove): LuziBreach | undefined {
  const { ending } = state;
  const { kind, dice } = Object(move) as Record<'kind' | 'dice', unknown>;
  const why: Why | undefined = ending ? ['over'] : whyNot(state, kind, dice);
  if (!why) return undefined;
  const [reason, ...shown] = why;
  return { rule: ending?.rule ?? 'Z3', reason, squares: shown.map(String) };
}
