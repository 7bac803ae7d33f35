import { BadOption, createError, toFound } from './errors.js';
import type { Game } from './game.js';

/** The most levels of objects in one another, and the most items of an object, that are copied. */
const DEPTH = 12;
const MOST = 10_000;

/**
 * A copy of plain data, so that later changes by the page have no effect. Each property is read once: a proxy of a framework, getters
 * and an object of another window become an object of their own. What is nested too deep, or too long, stays as it is.
 */
export function toData(value: unknown, depth = DEPTH): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value) && value.length > MOST) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, toData(each, depth - 1)] as const);
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** The maximum depth of the objects in an option. Far deeper ones would overflow the stack when a record writes them as JSON. */
const MAX_DEPTH = 10;

/** The maximum length of options as JSON. Longer ones would make a record too long to be read. */
const MAX_LENGTH = 20_000;

const noData: readonly string[] = ['bigint', 'function', 'symbol'];

const isData = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' && value !== null
    ? depth < MAX_DEPTH && Object.values(value).every((each) => isData(each, depth + 1))
    : !noData.includes(typeof value);

const isShort = (value: unknown): boolean =>
  !(Array.isArray(value) && value.length > MAX_LENGTH) && JSON.stringify({ value }).length <= MAX_LENGTH;

const sentence = `The option {0} must be data of JSON, at most ${MAX_DEPTH} levels deep and ${MAX_LENGTH} characters long`;

/** Returns a copy of the options. Throws BadOption for what a record cannot write as JSON: `setup` ignores options that it does not know. */
export function checkOptions<O extends object>(options: O | undefined): O | undefined {
  const copy = toData(options) as O | undefined;
  let rest = MAX_LENGTH;
  for (const [at, value] of Object.entries(copy ?? {})) {
    const valid = isData(value) && isShort(value);
    if (valid) rest -= at.length + JSON.stringify({ value }).length;
    if (!valid || rest < 0)
      throw createError(BadOption, sentence, [at], { code: 'option-data', at, found: toFound(value) });
  }
  return copy;
}

/**
 * The move that a page means: a notation, or a move as an object, whose numbers may be texts. An object that is no move stays one, for
 * the engine to tell why it is illegal. Throws BadNotation.
 */
export function toMove<M>(game: Pick<Game<unknown, M>, 'formatMove' | 'parseMove'>, value: M | string): M {
  if (typeof value !== 'object' || value === null) return game.parseMove(value as string);
  const copy = toData(value) as M & object;
  try {
    const move = game.parseMove(game.formatMove(copy)) as M & object;
    const parts = Object.entries(move) as [string, string | number | object][];
    const means = ([name, part]: (typeof parts)[number]) =>
      typeof part === 'object' || part.toString() === String(Reflect.get(copy, name));
    if (parts.every(means)) return move;
  } catch {
    // It has no notation.
  }
  return copy;
}
