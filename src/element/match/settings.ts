import { parseNames, parseSeat, parseSeats } from './players.js';

export const modes = ['play', 'diagram', 'replay'] as const;
export type Mode = (typeof modes)[number];

export const controlSets = ['full', 'basic', 'none'] as const;
export type Controls = (typeof controlSets)[number];

/** The attributes of a board, as the page wrote them. Removed attributes and null properties are undefined. */
export interface AttributeTexts {
  readonly players: number | undefined;
  readonly first: string;
  /** The game's own options by name; only those that are set. */
  readonly options: Readonly<Record<string, string>>;
  readonly seats: string;
  readonly names: string;
  readonly mode: string;
  readonly controls: string;
  readonly orientation: string;
  readonly seed: string | undefined;
  readonly autosave: string;
  readonly analysis: boolean;
}

/** The attributes of a board with their defaults applied. */
export interface Settings extends Omit<AttributeTexts, 'names' | 'mode' | 'controls'> {
  readonly names: readonly (string | undefined)[];
  readonly mode: Mode;
  readonly controls: Controls;
}

const oneOf = <T extends string>(text: string, values: readonly [T, ...T[]]): T =>
  values.find((value) => value === text) ?? values[0];

export const defaultTexts: AttributeTexts = {
  players: undefined,
  first: '',
  options: {},
  seats: '',
  names: '',
  mode: '',
  controls: '',
  orientation: '',
  seed: undefined,
  autosave: '',
  analysis: false,
};

/** The settings for some attribute texts; unknown words give the defaults. */
export const parseSettings = (texts: AttributeTexts): Settings => ({
  ...texts,
  names: parseNames(texts.names),
  mode: oneOf(texts.mode, modes),
  controls: oneOf(texts.controls, controlSets),
});

/** Attributes that are checked as soon as they change. */
export const checkedAttributes = ['seats', 'mode', 'controls', 'orientation'] as const;

/** The part of an attribute's text that makes no sense; undefined if all of it does. */
export function badPart(
  name: (typeof checkedAttributes)[number],
  texts: AttributeTexts,
  seats: number,
): string | undefined {
  const text = texts[name];
  switch (name) {
    case 'seats':
      return parseSeats(text, seats).bad;
    case 'mode':
      return !text || (modes as readonly string[]).includes(text) ? undefined : text;
    case 'controls':
      return !text || (controlSets as readonly string[]).includes(text) ? undefined : text;
    case 'orientation':
      return text && parseSeat(text, seats) === undefined ? text : undefined;
  }
}

/** True if two openings declare the same options. */
export function sameOpening(a: AttributeTexts, b: AttributeTexts): boolean {
  const names = Object.keys(a.options);
  return (
    a.players === b.players &&
    a.first === b.first &&
    names.length === Object.keys(b.options).length &&
    names.every((name) => a.options[name] === b.options[name])
  );
}

/** True if two texts of attributes are equal. */
export const sameTexts = (a: AttributeTexts, b: AttributeTexts): boolean =>
  sameOpening(a, b) &&
  (['seats', 'names', 'mode', 'controls', 'orientation', 'seed', 'autosave', 'analysis'] as const).every(
    (name) => a[name] === b[name],
  );
