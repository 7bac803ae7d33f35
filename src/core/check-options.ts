import { BadOption, createError, toFound } from './errors.js';
import { toData } from './to-data.js';

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
