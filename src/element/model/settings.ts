import { sessionOf, type Session } from './session.js';
import { parseNames } from './players.js';
import { attributeValue, number } from '../base/property-types.js';
import { attributeList, attributes, checkedNames } from './attributes.js';

type Table = typeof attributes;
/** The names of the attributes whose properties have the values that the page has set. */
type Names = { [N in keyof Table]: Table[N] extends { noAccessor: true } ? never : N }[keyof Table];
type ValueOf<A> = A extends { type: BooleanConstructor }
  ? boolean
  : A extends { type: typeof number }
    ? number | string | undefined
    : string;

/** The attributes of a board, as the page wrote them. A number is a text if it is none. */
export type AttributeTexts = { readonly [N in Names]: ValueOf<Table[N]> } & {
  /** The game's own options by name; only those that are set. */
  readonly options: Readonly<Record<string, string>>;
};

/** The attributes that are one of a few words. */
type Choices = {
  readonly [
    N in keyof Table as Table[N] extends { values: readonly string[] } ? N : never
  ]: Table[N] extends {
    values: readonly (infer V)[];
  }
    ? V
    : never;
};

export type Controls = Choices['controls'];
export type Pace = Choices['pace'];

/** The thing that an attribute turns off, such as `lit` by `noLit`. */
type Negated<N extends string> = N extends `no${infer What}` ? Uncapitalize<What> : never;

/** The attributes of a board with their defaults applied. What an attribute turns off is true without it. */
export type Settings = Omit<AttributeTexts, 'names' | keyof Choices | `no${string}`> &
  Choices & { readonly [N in Names as Negated<N>]: boolean } & {
    readonly names: readonly (string | undefined)[];
    readonly session: Session;
  };

const declared = attributeList.filter(([, { noAccessor }]) => !noAccessor);

/** Reads the attributes from the properties of an element. Removed attributes leave null in some properties. */
export function attributeTexts(element: object, optionNames: readonly string[] = []): AttributeTexts {
  const text = (name: string): [string, string] => {
    const value = attributeValue(Reflect.get(element, name)) as string | number | boolean | null | undefined;
    return [name, value ? String(value) : ''];
  };
  const read = ([name, { type }]: (typeof declared)[number]): [string, unknown] => {
    if (type === Boolean) return [name, Boolean(Reflect.get(element, name))];
    return type === number ? [name, Reflect.get(element, name) ?? undefined] : text(name);
  };
  return {
    ...(Object.fromEntries(declared.map(read)) as Omit<AttributeTexts, 'options'>),
    options: Object.fromEntries(optionNames.map(text).filter(([, value]) => value)),
  };
}

export const defaultTexts: AttributeTexts = attributeTexts({});

/** The attributes that turn something off, and what they turn off. */
const negated = declared.flatMap(([name]) => {
  const [, first, rest] = /^no([A-Z])(\w+)$/.exec(name) ?? [];
  return first ? [[name, first.toLowerCase() + rest] as const] : [];
});

/** The settings for some attribute texts; unknown words give the defaults. */
export function parseSettings(texts: AttributeTexts): Settings {
  const choices = checkedNames.map((name) => {
    const { check, initial } = attributes[name];
    return [name, initial && check(texts[name]) ? initial : texts[name]];
  });
  return {
    ...texts,
    ...(Object.fromEntries(choices) as Choices),
    ...(Object.fromEntries(negated.map(([name, what]) => [what, !texts[name as Names]])) as Pick<
      Settings,
      Negated<Names>
    >),
    names: parseNames(texts.names),
    session: sessionOf(texts.mode),
  };
}

/** The goal, in a mode that has one; false in others. */
const goalOf = ({ mode, goal }: AttributeTexts) => sessionOf(mode).isPuzzle && goal;

const openingNames = declared.flatMap(([name, { opens }]) =>
  opens && name !== 'goal' ? (name as Names) : [],
);

/** True if two openings declare the same options, and the same goal or none. */
export function sameOpening(a: AttributeTexts, b: AttributeTexts): boolean {
  const options = Object.keys({ ...a.options, ...b.options });
  return (
    goalOf(a) === goalOf(b) &&
    openingNames.every((name) => a[name] === b[name]) &&
    options.every((name) => a.options[name] === b.options[name])
  );
}

/** True if two texts of attributes are equal. */
export const sameTexts = (a: AttributeTexts, b: AttributeTexts): boolean =>
  sameOpening(a, b) && declared.every(([name]) => a[name as Names] === b[name as Names]);
