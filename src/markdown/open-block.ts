import type { GameTypes } from '../core/game.js';
import { cutQuote, withOdd, type Fault } from '../core/errors.js';
import type { MatchOf } from '../core/match.js';
import { placeInRecord, placeInWords, placeOfIndex, type TextPlace } from '../core/record-text.js';
import type { OptionField, PlayableGame } from '../element/model/game-definition.js';
import { openMatch, type Opening, type OpenedMatch } from '../element/model/open-match.js';
import {
  badPart,
  checkedNames,
  type BadPart,
  attributeList,
  type Attribute,
} from '../element/model/attributes.js';
import { formatList } from '../element/words/sentences.js';
import { sessionOf } from '../element/model/session.js';
import { numberOf, number } from '../element/base/property-types.js';
import { goalForms, parseGoal } from '../element/parts/puzzle/parse-goal.js';
import { RecordSolution } from '../element/parts/puzzle/solution.js';
import { doubleQuotes, singleQuotes, space, toPlain } from '../core/plain-text.js';
import { modes } from '../element/model/session.js';

/** The attributes that a block may set by their names in HTML: those of every element, of all boards, and of the game. */
export const attributesOf = (options: readonly OptionField[]): ReadonlyMap<string, Attribute> =>
  new Map<string, Attribute>([
    ['id', {}],
    ['lang', {}],
    ...attributeList.map(([name, row]) => [row.attribute ?? name, row] as const),
    ...options.map(({ name, boolean }) => [name, boolean ? { type: Boolean } : {}] as const),
  ]);

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
  const attributes = attributesOf(options);
  const attribute = attributes.get(name);
  if (!attribute)
    return `There is no such attribute. Modes: ${modes.join(', ')}; attributes: ${[...attributes.keys()].join(', ')}.`;
  if (attribute.type === Boolean)
    return value === undefined ? undefined : `The attribute has no value: write ${name}, or leave it out.`;
  if (value === undefined) return `A value is missing: write ${name}=value or ${name}="value".`;
  if (attribute.type === number && !/^\d{1,6}$/.test(value)) return 'The value must be a whole number.';
  return name === 'id' && !/^\S+$/.test(value) ? 'An id has no spaces.' : undefined;
}

/** Reads the words after the first one of an info string: `name`, `name=value` or `name="value"`. */
export function parseWords(
  info: string,
  refuse: Refuse,
): readonly (readonly [name: string, value: string | undefined])[] {
  const words: (readonly [string, string | undefined])[] = [];
  const source = info.trim();
  let index = gameWord.exec(source)![0].length;
  while (index < source.length) {
    word.lastIndex = index;
    const [all, first, assigned, ...values] =
      word.exec(source) ?? refuse(firstLine, 'Write name, name=value or name="value".');
    index += all.length;
    const given = assigned === undefined ? undefined : (values.find(Boolean) ?? '');
    const own = toPlain(first!);
    if (own !== '' || given !== undefined) words.push([own, given]);
  }
  return words;
}

/** Reads the attributes after the first word of an info string, and the name of a mode. `options` are those of the game. */
export function parseAttributes(
  info: string,
  options: readonly OptionField[],
  refuse: Refuse,
): BlockAttributes {
  const attributes: BlockAttributes = new Map();
  for (const [word, given] of parseWords(info, refuse)) {
    const [name, value] = given === undefined && isMode(word) ? ['mode', word] : [word, given];
    addAttribute(attributes, name, value, options, refuse);
  }
  return attributes;
}

/** Adds an attribute, unless a block cannot set it. */
export function addAttribute(
  attributes: BlockAttributes,
  name: string,
  value: string | undefined,
  options: readonly OptionField[],
  refuse: Refuse,
): void {
  const reason =
    attributeProblem(name, value, options) ?? (attributes.has(name) ? 'It is given twice.' : undefined);
  if (reason) refuse(attributePart(name.slice(0, 60)), reason);
  attributes.set(name, value ?? '');
}

/** The texts of a block that are positions or records, as they were written. */
export type BlockTexts = Readonly<Partial<Record<'position' | 'record', string>>>;

/** Returns the text of a block as an attribute: in a diagram it is the position, else the record. */
export function textOf(attributes: BlockAttributes, text: string, refuse: Refuse): BlockTexts {
  const { boardOnly, isPuzzle } = sessionOf(attributes.get('mode'));
  const name = boardOnly ? 'position' : 'record';
  const given = text.trim() !== '';
  const position = attributes.has('position') || (given && name === 'position');
  const record = attributes.has('record') || (given && name === 'record');
  if (given && attributes.has(name))
    refuse(
      attributePart(name),
      `The ${name} is given twice: as an attribute and as the text of the block. Remove one.`,
    );
  if (!isPuzzle && position && record)
    refuse(
      attributePart(attributes.has('position') ? 'position' : 'record'),
      'A position and a record exclude each other. A record begins at the position in its tag Position.',
    );
  return given ? { [name]: text } : {};
}

/** The place of a fault in the text of a position or a record. */
function placeIn(kind: string, text: string, { at, found }: Fault): TextPlace {
  if (kind === 'record') return placeInRecord(text, at);
  const index = found ? text.indexOf(found) : -1;
  return placeOfIndex(text, index < 0 ? text.search(/\S/) : index);
}

/** The part of a block that a fault is in. `attribute` is the attribute of a board. */
function partOf(attribute: string, attributes: BlockAttributes, text: BlockTexts, fault: Fault): BlockPart {
  if (attribute !== 'position' && attribute !== 'record') return attributePart(attribute);
  const source = text[attribute] ?? attributes.get(attribute) ?? '';
  const [line, column] = placeIn(attribute, source, fault);
  const words = `line ${line}, column ${column}`;
  return text[attribute] === undefined
    ? { at: attribute, words: `attribute ${attribute}, ${words}` }
    : { at: `${line}:${column}`, words, text: attribute };
}

/** The message of a fault without its place in a record, with which it may begin, and its rule: both are told before it. */
export function bareMessage({ at = '', rule, message }: Fault & Error): string {
  const start = `${placeInWords(at)}: `;
  const placed = at && message.startsWith(start) ? message.slice(start.length) : message;
  return placed.replace(` (${rule})`, '');
}

const notEmpty = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** The declared start of a match, as a board reads it from its attributes. */
function openingOf(options: readonly OptionField[], attributes: BlockAttributes, text: BlockTexts): Opening {
  const chosen = options.flatMap(({ name, boolean }): [string, string][] => {
    const value = boolean && attributes.has(name) ? 'true' : attributes.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    players: numberOf(attributes.get('players') ?? '') ?? undefined,
    first: attributes.get('first') ?? '',
    options: Object.fromEntries(chosen),
    position: notEmpty(attributes.get('position') ?? text.position),
    record: notEmpty(attributes.get('record') ?? text.record),
  };
}

/** The match before the first move of the reader. Refuses a puzzle without a solution, or with a goal that its game does not have. */
function startOfPuzzle<G extends GameTypes>(
  match: MatchOf<G>,
  { goals = [] }: PlayableGame<G>,
  goal: string | undefined,
  refuse: Refuse,
): MatchOf<G> {
  const part = attributePart('goal');
  if (goal && !parseGoal(goal, goals))
    refuse(
      part,
      `A puzzle of this game has ${goals.length > 0 ? `the goal ${formatList(goalForms(goals), 'or')}` : 'no goal'}.`,
    );
  if (goal && match.moves.length > 0) refuse(part, 'A puzzle has either a record or a goal, not both.');
  const solution = RecordSolution.of(match);
  if (solution) return solution.start;
  if (!goal && !goals.includes('par'))
    refuse(part, 'A puzzle needs a solution: a record with moves, or a goal.');
  if (typeof match.turn !== 'number') refuse(part, 'Nobody is to move in this position.');
  return match;
}

/** The sentence about a part of an attribute that makes no sense. */
function wrongPart({ found, values, seats }: BadPart): string {
  const quoted = `“${cutQuote(found)}”`;
  return seats === undefined
    ? withOdd(`Write ${formatList(values, 'or')}, not ${quoted}.`, cutQuote(found))
    : `There are more players than seats: leave out ${quoted}. The number of seats is ${seats}.`;
}

/**
 * Checks the attributes as a board does, and opens its match with the cursor at the position that it shows first; `solution` is the
 * whole record.
 */
export function openBlock<G extends GameTypes>(
  game: PlayableGame<G>,
  attributes: BlockAttributes,
  text: BlockTexts,
  refuse: Refuse,
): OpenedMatch<G> {
  const seed = attributes.get('seed');
  // the seed of the first match on a board ends in /0
  const opened = openMatch(game, openingOf(game.options, attributes, text), seed && `${seed}/0`);
  if ('fault' in opened) {
    const { attribute, fault } = opened;
    return refuse(partOf(attribute, attributes, text, fault), bareMessage(fault), fault);
  }
  for (const name of checkedNames) {
    const bad = badPart(name, attributes.get(name) ?? '', opened.match.seats);
    if (bad) refuse(attributePart(name), wrongPart(bad));
  }
  const session = sessionOf(attributes.get('mode'));
  const match = session.isPuzzle
    ? startOfPuzzle(opened.match, game, attributes.get('goal'), refuse)
    : opened.match.copy();
  if (session.explores) match.goTo(0);
  const ply = attributes.get('ply');
  if (ply && Number(ply) > match.moves.length)
    refuse(attributePart('ply'), `The last ply is ${match.moves.length}.`);
  if (ply) match.goTo(Number(ply));
  return { ...opened, match, solution: opened.match };
}
