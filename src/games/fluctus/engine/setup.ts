import { BadOption, createError, toFound } from '../../../core/errors.js';
import { settle } from './rules.js';
import { optionFaults, type OptionFault } from './messages.js';
import { colors as known, type FluctusOptions, type FluctusState } from './types.js';

function check(valid: boolean, code: OptionFault, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, optionFaults[code], [], { code, rule, found: toFound(value) });
}

/** Returns the state before the first move. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: FluctusOptions = {}): FluctusState {
  check(Object(options) === options, 'options', options);
  const { colors = ['red', 'green'], variant = 'classic', first = 0 } = options;
  const classic = variant === 'classic';
  check(classic || (variant as string) === 'return', 'variant', variant, 'F12');
  const [a, b, more] = [colors].flat().map((color) => known.indexOf(color));
  check(a! >= 0 && b! >= 0 && a !== b && more === undefined, 'colors', colors, 'F1');
  check(!classic || Math.abs(a! - b!) === 3, 'colors-not-opposite', colors, 'F1');
  check(first === 0 || first === 1, 'first', first, 'F1');
  const stones = classic ? 8 : 6;
  return settle({
    colors: [colors[0], colors[1]],
    variant,
    stones: Array<null>(12).fill(null),
    seat: first,
    reserves: [stones, stones],
    entered: [0, 0],
    paths: [[], []],
    seen: [],
  });
}
