import { BadOption } from './errors.js';

/** The maximum depth of the objects in an option. Far deeper ones would overflow the stack when a record writes them as JSON. */
const MAX_DEPTH = 10;

const isData = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' && value !== null
    ? depth < MAX_DEPTH && Object.values(value).every((each) => isData(each, depth + 1))
    : typeof value !== 'bigint';

/** Throws BadOption for an option that a record cannot write as JSON: `setup` ignores options that it does not know. */
export function checkOptions(options: object | undefined): void {
  for (const [at, value] of Object.entries(options ?? {}))
    if (!isData(value)) {
      const message = `The option ${at} is nested deeper than ${MAX_DEPTH} levels, or is no data of JSON.`;
      throw new BadOption(message, { code: 'option-data', at, found: typeof value });
    }
}
