import { levels } from '../../core/bot.js';
import { seatLetter } from '../../core/game.js';
import { names, number, words, type PropertyType } from '../base/property-types.js';
import { parseSeat, parseSeats } from './players.js';
import { modes, type Mode } from './session.js';

/** A part of an attribute that makes no sense. */
export interface BadPart {
  readonly found: string;
  /** The values that are possible in its place. */
  readonly values: readonly string[];
  /** The part has no seat: the match has this many. */
  readonly seats?: number;
}

/** An attribute of all boards: the declaration of its property for Lit, and what else there is to know of it. */
export interface Attribute {
  /** The name, if it is not that of the property. */
  readonly attribute?: string;
  /** The form of a value; text by default. */
  readonly type?: PropertyType | BooleanConstructor;
  /** The value of the property as long as the page sets none. */
  readonly initial?: string | false;
  /** The words that are possible, the default first, or those of a match with this number of seats. */
  readonly values?: readonly string[] | ((seats: number) => readonly string[]);
  /** Returns the part that makes no sense, if there is one, as soon as the text changes. Other attributes are checked where they are used. */
  readonly check?: (text: string, seats: number) => BadPart | undefined;
  /** The modes for which a page sets it, all by default. */
  readonly modes?: Mode | `${Mode} ${Mode}` | `${Mode} ${Mode} ${Mode}`;
  /** Another value opens another match. */
  readonly opens?: true;
  /** The property returns what is shown, and setting it takes effect at once. */
  readonly noAccessor?: true;
  /** It is secret. */
  readonly reflect?: false;
  /** No value is not the same as the first one. */
  readonly useDefault?: false;
}

type Attributes = Readonly<Record<string, Attribute>>;

const text = { initial: '' } as const;
const flag = { type: Boolean, initial: false } as const;

const oneOf = <const V extends readonly [string, ...string[]]>(values: V) => ({
  values,
  initial: values[0] as V[0],
  check: (found: string) => (values.includes(found) ? undefined : { found, values }),
});

/** The letters of the seats. */
const letters = (seats: number) => Array.from({ length: seats }, (_, seat) => seatLetter(seat));

const seatWords = ['human', 'remote', 'computer', ...levels.map((level) => `computer:${level}`)];

function checkSeats(found: string, count: number): BadPart | undefined {
  const { bad, many } = parseSeats(found, count);
  return bad === undefined ? undefined : { found: bad, values: seatWords, ...(many && { seats: count }) };
}

const shown = {
  mode: oneOf(modes),
  position: { noAccessor: true, opens: true },
  record: { noAccessor: true, opens: true, modes: 'diagram puzzle replay' },
  ply: { type: number, noAccessor: true, modes: 'diagram replay' },
  marks: { ...text, type: words, modes: 'play diagram puzzle' },
  orientation: {
    ...text,
    values: letters,
    check: (found, seats) =>
      parseSeat(found, seats) === undefined ? { found, values: letters(seats) } : undefined,
  },
} as const satisfies Attributes;

const players = {
  players: { type: number, useDefault: false, opens: true, modes: 'play' },
  seats: { ...text, type: words, check: checkSeats, modes: 'play' },
  names: { ...text, type: names },
  first: { ...text, values: (seats) => ['random', ...letters(seats)], opens: true, modes: 'play' },
  seed: { reflect: false, useDefault: false, modes: 'play' },
  pace: { ...oneOf(['normal', 'fast', 'slow', 'key']), modes: 'play puzzle' },
} as const satisfies Attributes;

const controls = {
  controls: { ...oneOf(['full', 'basic', 'none']), modes: 'play puzzle replay' },
  analysis: { ...flag, modes: 'play replay' },
  sound: { ...flag, modes: 'play puzzle replay' },
  command: { ...flag, modes: 'play puzzle replay' },
  noCoordinates: { ...flag, attribute: 'no-coordinates' },
  noLit: { ...flag, attribute: 'no-lit', modes: 'play puzzle' },
  noKeys: { ...flag, attribute: 'no-keys', modes: 'play puzzle replay' },
} as const satisfies Attributes;

const puzzles = {
  goal: { ...text, opens: true, modes: 'puzzle' },
  task: { ...text, modes: 'puzzle' },
} as const satisfies Attributes;

const forms = {
  name: { ...text, modes: 'puzzle' },
  required: { ...flag, modes: 'puzzle' },
  disabled: { ...flag, modes: 'puzzle' },
} as const satisfies Attributes;

const sharing = {
  autosave: { ...text, modes: 'play' },
  share: flag,
  embed: text,
  table: { ...text, modes: 'play' },
} as const satisfies Attributes;

const follow = { follow: flag } as const satisfies Attributes;
const editable = { editable: { ...flag, modes: 'replay' } } as const satisfies Attributes;

/** The attributes of all boards by the names of their properties. Types and docstrings are on the class GameElement. */
export const attributes = {
  ...shown,
  ...players,
  ...controls,
  ...puzzles,
  ...forms,
  ...sharing,
  ...follow,
  ...editable,
};

type Table = typeof attributes;

/** The attributes in groups, by the titles of these. */
export const attributeGroups: Readonly<Record<string, Attributes>> = {
  'Position and moves': shown,
  Players: players,
  Controls: controls,
  Puzzles: { ...puzzles, ...forms },
  'Saving and sharing': sharing,
  Articles: { ...follow, ...editable },
};

/** The names of the attributes for boards in a page: its forms, its address and the storage are not those of a frame. */
export const pageAttributes: readonly string[] = Object.keys({ ...sharing, ...follow, ...forms });

/** The attributes with the names of their properties. */
export const attributeList = Object.entries<Attribute>(attributes);

/** The names of the attributes that are checked. */
export const checkedNames = attributeList.flatMap(([name, { check }]) => (check ? name : [])) as readonly {
  [N in keyof Table]: Table[N] extends { check: unknown } ? N : never;
}[keyof Table][];

/** The first part of a checked attribute that makes no sense; undefined for an empty text. */
export const badPart = (
  name: (typeof checkedNames)[number],
  found: string,
  seats: number,
): BadPart | undefined => (found ? attributes[name].check(found, seats) : undefined);
