import { levels } from '../../core/bot.js';
import { seatLetter } from '../../core/game.js';
import { modes, sessionOf, type Mode, type Session } from './session.js';
import { parseNames, parseSeat, parseSeats } from './players.js';

const controlSets = ['full', 'basic', 'none'] as const;
export type Controls = (typeof controlSets)[number];

/** The speeds of the computer's moves, the default first. With `key`, each move waits for a key or a button. */
export const paces = ['normal', 'fast', 'slow', 'key'] as const;
export type Pace = (typeof paces)[number];

/** Attributes that are texts, by default empty. */
const textNames = [
  'first',
  'seats',
  'names',
  'mode',
  'goal',
  'task',
  'controls',
  'orientation',
  'seed',
  'autosave',
  'pace',
  'marks',
] as const;

/** Attributes that are present or absent. */
const flagNames = ['analysis', 'sound', 'editable'] as const;

type Texts = Readonly<Record<(typeof textNames)[number], string>>;
type Flags = Readonly<Record<(typeof flagNames)[number], boolean>>;

/** The attributes of a board, as the page wrote them. */
export interface AttributeTexts extends Texts, Flags {
  /** A text if it is no number. */
  readonly players: number | string | undefined;
  /** The game's own options by name; only those that are set. */
  readonly options: Readonly<Record<string, string>>;
}

/** The attributes of a board with their defaults applied. */
export interface Settings extends Omit<AttributeTexts, 'names' | 'mode' | 'controls' | 'pace'> {
  readonly names: readonly (string | undefined)[];
  readonly mode: Mode;
  readonly session: Session;
  readonly controls: Controls;
  readonly pace: Pace;
}

/** Reads the attributes from the properties of an element. Removed attributes leave null in some properties. */
export function attributeTexts(element: object, optionNames: readonly string[] = []): AttributeTexts {
  const text = (name: string): [string, string] => {
    const value = Reflect.get(element, name) as string | boolean | null | undefined;
    return [name, value ? String(value) : ''];
  };
  const players = Reflect.get(element, 'players') as number | string | null | undefined;
  return {
    ...(Object.fromEntries(textNames.map(text)) as Texts),
    ...(Object.fromEntries(flagNames.map((name) => [name, Boolean(Reflect.get(element, name))])) as Flags),
    players: players ?? undefined,
    options: Object.fromEntries(optionNames.map(text).filter(([, value]) => value)),
  };
}

export const defaultTexts: AttributeTexts = attributeTexts({});

const oneOf = <T extends string>(text: string, values: readonly [T, ...T[]]): T =>
  values.find((value) => value === text) ?? values[0];

/** The settings for some attribute texts; unknown words give the defaults. */
export const parseSettings = (texts: AttributeTexts): Settings => ({
  ...texts,
  names: parseNames(texts.names),
  mode: oneOf(texts.mode, modes),
  session: sessionOf(texts.mode),
  controls: oneOf(texts.controls, controlSets),
  pace: oneOf(texts.pace, paces),
});

/** A part of an attribute that makes no sense. */
export interface BadPart {
  readonly found: string;
  /** The values that are possible in its place. */
  readonly values: readonly string[];
  /** The part has no seat: the match has this many. */
  readonly seats?: number;
}

/** Returns the part of an attribute that makes no sense in a match with this number of seats, if there is one. */
export type AttributeCheck = (text: string, seats: number) => BadPart | undefined;

const oneWord =
  (values: readonly string[]): AttributeCheck =>
  (found) =>
    values.includes(found) ? undefined : { found, values };

const seatWords = ['human', 'remote', 'computer', ...levels.map((level) => `computer:${level}`)];
/** The letters of the seats. */
export const letters = (seats: number) => Array.from({ length: seats }, (_, seat) => seatLetter(seat));

const checkSeats: AttributeCheck = (text, seats) => {
  const { bad, many } = parseSeats(text, seats);
  return bad === undefined ? undefined : { found: bad, values: seatWords, ...(many && { seats }) };
};

const checkOrientation: AttributeCheck = (found, seats) =>
  parseSeat(found, seats) === undefined ? { found, values: letters(seats) } : undefined;

/** Attributes that are checked as soon as they change, unless they are empty. */
export const checks: Readonly<
  Record<'seats' | 'mode' | 'controls' | 'orientation' | 'pace', AttributeCheck>
> = {
  seats: checkSeats,
  mode: oneWord(modes),
  controls: oneWord(controlSets),
  orientation: checkOrientation,
  pace: oneWord(paces),
};

/** The attributes that are checked. */
export const checkedNames = Object.keys(checks) as readonly (keyof typeof checks)[];

/** The first part of a checked attribute that makes no sense; undefined for an empty text. */
export const badPart = (name: keyof typeof checks, text: string, seats: number): BadPart | undefined =>
  text ? checks[name](text, seats) : undefined;

/** The goal, in a mode that has one; false in others. */
const goalOf = ({ mode, goal }: AttributeTexts) => sessionOf(mode).solves && goal;

/** True if two openings declare the same options, and the same goal or none. */
export function sameOpening(a: AttributeTexts, b: AttributeTexts): boolean {
  const names = Object.keys({ ...a.options, ...b.options });
  return (
    a.players === b.players &&
    a.first === b.first &&
    goalOf(a) === goalOf(b) &&
    names.every((name) => a.options[name] === b.options[name])
  );
}

/** True if two texts of attributes are equal. */
export const sameTexts = (a: AttributeTexts, b: AttributeTexts): boolean =>
  sameOpening(a, b) && [...textNames, ...flagNames].every((name) => a[name] === b[name]);
