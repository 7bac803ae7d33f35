import { levels } from '../bot.js';
import { BadEntry, createError, toFound } from '../errors.js';
import { cleanName, LONGEST_NAME } from '../player-name.js';
import type { Action, Entry, Kind, StoredEntry } from './entry.js';

/** A rule of a field, in words that follow “must be”, and its test. */
type Rule = readonly [words: string, test: (value: unknown) => boolean];
/** The fields of a kind of entry or action, in the order in which they are sent. */
type Fields = readonly (readonly [name: string, rule: Rule, optional: boolean])[];

/** The maximum length of the options of a game as JSON, in characters. A board of a page's own has about 800. */
const LONGEST_OPTIONS = 3000;

/** The maximum number of players of a table. */
export const MOST_SEATS = 5;

const integer = (min: number, max: number): Rule => [
  `an integer from ${min} to ${max}`,
  // JSON has a −0, which is written back as 0
  (value) =>
    Number.isSafeInteger(value) &&
    (value as number) >= min &&
    (value as number) <= max &&
    !Object.is(value, -0),
];
const oneOf = (...values: readonly unknown[]): Rule => [
  values.map(String).join(' or '),
  (value) => values.includes(value),
];
const pattern = (words: string, form: RegExp): Rule => [
  words,
  (value) => typeof value === 'string' && form.test(value),
];
const hex = (digits: number): Rule =>
  pattern(`${digits} hexadecimal digits`, new RegExp(`^[0-9a-f]{${digits}}$`));

const seat = integer(0, MOST_SEATS - 1);
const seats = integer(2, MOST_SEATS);
const mover: Rule = ['a seat or chance', (value) => value === 'chance' || seat[1](value)];
const gameId = pattern('the id of a game', /^[a-z][a-z-]{0,39}$/);
const commitment = pattern('64 hexadecimal digits, or empty', /^([0-9a-f]{64})?$/);
const count = integer(0, Number.MAX_SAFE_INTEGER);
const level = oneOf(...levels);
const request = oneOf('undo', 'draw', 'rematch', 'computer');
const yesNo = oneOf(true, false);
const moveText: Rule = pattern('a move of 1 to 40 characters', /^[!-~]{1,40}$/);

/** True for the text of a move, of whatever game. */
export const isMoveText = (text: string): boolean => moveText[1](text);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for data of JSON that is not nested too deep. */
const isData = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' && value !== null
    ? depth < 10 && Object.values(value).every((each) => isData(each, depth + 1))
    : value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

/** True for options of a game as data. */
export const isOptions = (value: unknown): value is object =>
  isPlain(value) && isData(value) && JSON.stringify(value).length <= LONGEST_OPTIONS;

const options: Rule = [`an object with JSON data of at most ${LONGEST_OPTIONS} characters`, isOptions];
const name: Rule = [
  `a name of at most ${LONGEST_NAME} visible characters`,
  (value) => typeof value === 'string' && value === cleanName(value),
];
const times = integer(0, 100);
const clock: Rule = [
  'a clock with `per` (move or game), `ms` (1000 or more), and perhaps `times` (by seat, 0 to 100)',
  (value) =>
    isPlain(value) &&
    /^per,ms(,times)?$/.test(Object.keys(value).join()) &&
    (!Object.hasOwn(value, 'times') || (Array.isArray(value.times) && value.times.every(times[1]))) &&
    (value.per === 'move' || value.per === 'game') &&
    integer(1000, 1e11)[1](value.ms),
];
const moves: Rule = [
  'a list of 1 to 64 moves of 1 to 40 characters',
  (value) => Array.isArray(value) && value.length > 0 && value.length <= 64 && value.every(moveText[1]),
];

/** A kind: its fields by name, in the order in which they are sent; those with `?` may be absent. */
const kind = (head: Readonly<Record<string, Rule>>, rules: Readonly<Record<string, Rule>>): Fields =>
  Object.entries({ ...head, ...rules }).map(([key, rule]) => [key.replace('?', ''), rule, key.endsWith('?')]);

const k: Rule = ['a kind', () => true];
const entry = kind.bind(null, { n: integer(1, 99_999), t: count, k });
const action = kind.bind(null, { k });

/** All other fields and kinds are refused, and never sent. */
const entryKinds: ReadonlyMap<unknown, Fields> = new Map<Kind, Fields>([
  [
    'open',
    entry({
      v: oneOf(1),
      table: hex(24),
      game: gameId,
      options,
      seats,
      commit: hex(64),
      'clock?': clock,
      watch: yesNo,
    }),
  ],
  ['sit', entry({ seat, name, commit: commitment, 'computer?': level })],
  ['commit', entry({ seat, commit: hex(64) })],
  ['salt', entry({ seat, salt: hex(32) })],
  ['leave', entry({ seat })],
  ['first', entry({ seat })],
  ['clock', entry({ seat, times })],
  ['move', entry({ seat: mover, m: moves })],
  ['ask', entry({ seat, what: request })],
  ['answer', entry({ seat, what: request, yes: yesNo, 'to?': integer(0, 99_999), 'next?': hex(24) })],
  ['resign', entry({ seat })],
  ['time', entry({ seat })],
  ['reveal', entry({ seed: hex(64) })],
]);

const actionKinds: ReadonlyMap<unknown, Fields> = new Map<Action['k'], Fields>([
  ['move', action({ m: moveText })],
  ['ask', action({ what: request })],
  ['answer', action({ what: request, yes: yesNo })],
  ['resign', action({})],
  ['time', action({})],
  ['commit', action({ commit: hex(64) })],
  ['salt', action({ salt: hex(32) })],
  ['leave', action({ 'seat?': seat })],
  ['first', action({ seat })],
  ['clock', action({ seat, times })],
  ['back', action({})],
  ['computer', action({ seat, level })],
]);

const fail = (code: string, sentence: string, at: string, found: unknown): never => {
  throw createError(BadEntry, sentence, [], { code, at, found: toFound(found) });
};

/** Returns a copy with the fields of its kind, in their order. Throws BadEntry, whose `at` is the entry and the field. */
function pick(value: unknown, kinds: ReadonlyMap<unknown, Fields>): unknown {
  if (!isPlain(value)) return fail('entry', 'An entry or action must be an object', 'entry', value);
  const isAction = kinds === actionKinds;
  const where = isAction ? 'action' : toFound(value.n).slice(0, 20);
  const words = isAction ? 'In an action' : `In entry ${where}`;
  const fields = Object.hasOwn(value, 'k') ? kinds.get(value.k) : undefined;
  if (!fields) return fail('entry-kind', `${words}, k names no kind that is known`, `${where}.k`, value.k);
  const picked: Record<string, unknown> = {};
  for (const [name, [rule, test], optional] of fields) {
    const own = Object.hasOwn(value, name);
    if (optional && !own) continue;
    const found = own ? value[name] : undefined;
    if (!test(found)) fail('entry-field', `${words}, ${name} must be ${rule}`, `${where}.${name}`, found);
    picked[name] = found;
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(picked, name))
      fail('entry-unknown', `${words}, a field is not known`, `${where}.${name.slice(0, 40)}`, name);
  return picked;
}

/**
 * Parses an entry of a log. Throws BadEntry with the code `entry`, `entry-kind` (a newer version may know it), `entry-field` or
 * `entry-unknown`.
 */
export const parseEntry = (value: unknown): Entry => pick(value, entryKinds) as Entry;

/** Returns an entry without what only its store may hold. Throws BadEntry for anything else that is not part of an entry. */
export function publicEntry({ key: _, ...rest }: StoredEntry): Entry {
  return parseEntry(rest);
}

/** Parses an action. Throws BadEntry. */
export const parseAction = (value: unknown): Action => pick(value, actionKinds) as Action;
