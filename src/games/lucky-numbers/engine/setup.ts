import { BadOption, createError, toFound } from '../../../core/errors.js';
import { optionFaults, type OptionFault } from './messages.js';
import type { LuckyOptions, LuckyState } from './types.js';

function check(valid: boolean, code: OptionFault, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, optionFaults[code], [], { code, rule, found: toFound(value) });
}

const within = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Returns empty boards and all tiles face down. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: LuckyOptions = {}): LuckyState {
  check(Object(options) === options, 'options', options);
  const { players = 2, setup = 'choose', variant = 'basic', first = 0 } = options;
  check(within(players, 1, 4), 'players', players, 'L1');
  const { sets = Math.max(2, players) } = options;
  check(within(sets, 1, 8), 'sets', sets, 'L1');
  check(['choose', 'sorted', 'one-by-one'].includes(setup), 'setup', setup, 'L2');
  check(['basic', 'play-on'].includes(variant), 'variant', variant, 'L9');
  check(within(first, 0, players - 1), 'first', first, 'L3');
  const seats = Array.from({ length: players });
  return {
    setup,
    variant,
    sets,
    first,
    boards: seats.map(() => Array<number>(16).fill(0)),
    seat: first,
    hands: seats.map(() => []),
    turning: false,
    middle: [],
    idle: 0,
  };
}
