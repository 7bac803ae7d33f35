import { withOdd, type Fault } from '../core/errors.js';
import { doubleQuotes, singleQuotes, space, toPlain } from '../core/plain-text.js';
import type { OptionField } from '../element/model/game-definition.js';
import { modes } from '../element/model/session.js';

/** The attributes that all boards have, and those of every element that a block may set. */
const texts = [
  ...[
    'id',
    'lang',
    'seats',
    'names',
    'first',
    'mode',
    'goal',
    'task',
    'name',
    'seed',
    'controls',
    'orientation',
  ],
  ...['autosave', 'pace', 'embed', 'marks', 'position', 'record', 'table'],
];
const numbers = ['players', 'ply'];
const booleans = [
  ...['required', 'disabled', 'no-coordinates', 'no-lit', 'analysis', 'sound', 'share', 'editable'],
  ...['follow', 'no-keys', 'command'],
];

/** The names of all attributes of a board. */
export const attributeNames = (options: readonly OptionField[]): readonly string[] => [
  ...texts,
  ...numbers,
  ...booleans,
  ...options.map(({ name }) => name),
];

/** The attributes of a block by name, as they are written into HTML: a boolean one is an empty text. */
export type BlockAttributes = Map<string, string>;

/** A part of a block: as the field `at` of an error, and in words. */
export interface BlockPart {
  readonly at: string;
  readonly words: string;
  /** The text that `at` counts lines in, if `at` is line and column. */
  readonly text?: 'position' | 'record';
}

/** Throws the error of a block. */
export type Refuse = (part: BlockPart, message: string, fault?: Fault) => never;

/** An attribute, as a part of a block. */
export const attributePart = (name: string): BlockPart => ({ at: name, words: `attribute ${name}` });

const [double, single] = [doubleQuotes, singleQuotes];

/** A name, alone or with a value, which may be in quotes. Word processors write other quotation marks. */
const word = RegExp(
  `[${space}]*([^${space}=＝]+)([=＝](?:"([^"]*)"|'([^']*)'|[${double}]([^${double}]*)[${double}]|[${single}]([^${single}]*)[${single}]|([^${space}"'${double}${single}][^${space}]*)?))?(?![^${space}])`,
  'uy',
);

const gameWord = RegExp(`^[^${space}]*`, 'u');

/** The id of the game that the first word of an info string names; of a block of code, another word. */
export const gameIn = (info: string): string => toPlain(gameWord.exec(info.trim())![0]);

const firstLine: BlockPart = { at: '0:1', words: 'first line' };

const isMode = (name: string): boolean => (modes as readonly string[]).includes(name);

/** True if an attribute has no value. */
export const isBoolean = (name: string, options: readonly OptionField[]): boolean =>
  options.find((each) => each.name === name)?.boolean ?? booleans.includes(name);

/** Returns the reason why a block or an element cannot set an attribute to a value, or undefined. */
export function attributeProblem(
  name: string,
  value: string | undefined,
  options: readonly OptionField[],
): string | undefined {
  const problem = problemOf(name, value, options);
  return problem && withOdd(problem, value ?? name);
}

function problemOf(
  name: string,
  value: string | undefined,
  options: readonly OptionField[],
): string | undefined {
  const known = attributeNames(options);
  if (!known.includes(name))
    return `There is no such attribute. Modes: ${modes.join(', ')}; attributes: ${known.join(', ')}.`;
  if (isBoolean(name, options))
    return value === undefined ? undefined : `The attribute has no value: write ${name}, or leave it out.`;
  if (value === undefined) return `A value is missing: write ${name}=value or ${name}="value".`;
  if (numbers.includes(name) && !/^\d{1,6}$/.test(value)) return 'The value must be a whole number.';
  return name === 'id' && !/^\S+$/.test(value) ? 'An id has no spaces.' : undefined;
}

/**
 * Reads the attributes after the first word of an info string: `name`, `name=value`, `name="value"`, or the name of a mode.
 * `options` are those of the game.
 */
export function parseAttributes(
  info: string,
  options: readonly OptionField[],
  refuse: Refuse,
): BlockAttributes {
  const attributes: BlockAttributes = new Map();
  const source = info.trim();
  let index = gameWord.exec(source)![0].length;
  while (index < source.length) {
    word.lastIndex = index;
    const [all, first, assigned, ...values] =
      word.exec(source) ?? refuse(firstLine, 'Write name, name=value or name="value".');
    index += all.length;
    const given = assigned === undefined ? undefined : (values.find(Boolean) ?? '');
    const own = toPlain(first!);
    if (own === '' && given === undefined) continue;
    const [name, value] = given === undefined && isMode(own) ? ['mode', own] : [own, given];
    const reason =
      attributeProblem(name, value, options) ?? (attributes.has(name) ? 'It is given twice.' : undefined);
    if (reason) refuse(attributePart(name.slice(0, 60)), reason);
    attributes.set(name, value ?? '');
  }
  return attributes;
}
