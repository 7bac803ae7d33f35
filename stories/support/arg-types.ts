import type { ArgTypes } from '@storybook/web-components-vite';
import { attributeGroups, attributeList } from '../../src/element/model/attributes.js';
import type { OptionField } from '../../src/element/model/game-definition.js';
import { interfaceOf, listenerOf, type Entry } from './manifest.js';

type ArgType = ArgTypes[string];

const boardAttributes = new Map(attributeList);

/** The part of the definition of a game that limits the values of attributes. */
interface Definition {
  readonly options?: readonly OptionField[];
  readonly game?: { readonly players: { readonly min: number; readonly max: number } };
}

/** The values of an attribute, empty if they are not limited to a few, and its default. */
interface Values {
  readonly values: readonly (string | number)[];
  readonly initial: string | number | boolean | undefined;
}

function definitionOf(tag: string): Definition {
  const element: unknown = customElements.get(tag);
  return (element as { readonly definition?: Definition } | undefined)?.definition ?? {};
}

const quoted = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));

/** The values of a union of literals, such as `'full' | 'basic'` or `2 | 3`; empty for other types. */
const literals = (type: string): readonly (string | number)[] =>
  /^('[\w-]+'|\d+)( \| ('[\w-]+'|\d+))+$/.test(type)
    ? type.split(' | ').map((text) => (text.startsWith("'") ? text.slice(1, -1) : Number(text)))
    : [];

function valuesOf(
  { name, fieldName = '', type, default: text }: Entry,
  { options = [], game }: Definition,
): Values {
  const offered = options.find((each) => each.name === name)?.choices({}) ?? [];
  if (type?.text === 'boolean') return { values: [], initial: false };
  if (offered.length > 1) return { values: offered, initial: offered[0] };
  const { values: seatWords } = boardAttributes.get(fieldName) ?? {};
  if (typeof seatWords === 'function' && game) return { values: seatWords(game.players.max), initial: '' };
  const values = literals(type?.text ?? '');
  const initial = values.find((value) => quoted(value) === text) ?? (text === "''" ? '' : undefined);
  return { values, initial };
}

/** The defaults of the attributes of an element, by name. */
export function defaultsOf(tag: string): Readonly<Record<string, unknown>> {
  const definition = definitionOf(tag);
  return Object.fromEntries(
    interfaceOf(tag).attributes.map((entry) => [entry.name, valuesOf(entry, definition).initial]),
  );
}

function control({ name, type }: Entry, values: Values['values'], { game }: Definition): Partial<ArgType> {
  if (values.length) return { control: { type: 'select' }, options: values };
  if (type?.text === 'boolean') return { control: { type: 'boolean' } };
  if (!type?.text.startsWith('number')) return { control: { type: 'text' } };
  return { control: { type: 'number', min: 0, ...(name === 'players' && game?.players) } };
}

/** The title of the group of an attribute; that of the game's own ones for others. */
const groupOfAttribute = ({ name, fieldName = '' }: Entry): string =>
  Object.entries(attributeGroups).find(([, group]) => fieldName in group)?.[0] ??
  (name === 'lang' ? Object.keys(attributeGroups).at(-1)! : 'This game');

function attribute(entry: Entry, definition: Definition): ArgType {
  const { values, initial } = valuesOf(entry, definition);
  const summary = values.length ? values.map(quoted).join(' | ') : (entry.type?.text ?? '');
  return {
    name: entry.name,
    description: entry.description ?? '',
    ...control(entry, values, definition),
    table: {
      category: 'Attributes',
      subcategory: groupOfAttribute(entry),
      type: { summary },
      defaultValue: { summary: initial === undefined || initial === '' ? 'none' : String(initial) },
    },
  };
}

/** The groups of tokens in their order, with the names of their tokens. The tokens of a game are the first group. */
const tokenGroups: readonly (readonly [group: string, names: RegExp])[] = [
  ['This game', /^--(?!spiel-)/],
  ['Board', /^--spiel-(wood|kerf|well|bone|shadow)/],
  ['Mat and paper', /^--spiel-(linen|paper|sunk)/],
  ['Text and controls', /^--spiel-(ink|rule|edge|accent|focus)/],
  ['States', /^--spiel-(lit|last|danger)/],
  ['Seats', /^--spiel-seat/],
  ['Marks', /^--spiel-mark/],
  ['Fonts, shape and motion', /./],
];

const groupOf = ({ name }: Entry) => tokenGroups.findIndex(([, names]) => names.test(name));

/** A token. Its default has one value, or one for light and one for dark mode. */
function token(entry: Entry): ArgType {
  const { name, description = '', default: value = '' } = entry;
  const [, light = value, dark = value] = /^light-dark\((#\w+), *(#\w+)\)$/.exec(value) ?? [];
  const isColor = light.startsWith('#');
  const presetColors = [
    { color: light, title: 'Default in light mode' },
    { color: dark, title: 'Default in dark mode' },
  ];
  return {
    name,
    description,
    control: isColor ? { type: 'color', presetColors } : { type: 'text' },
    table: {
      category: 'Tokens',
      subcategory: tokenGroups[groupOf(entry)]?.[0] ?? '',
      type: { summary: isColor ? 'color' : 'CSS value' },
      defaultValue: { summary: light === dark ? value : `${light} | ${dark}` },
    },
  };
}

/** An entry that is only documented. */
const documented = (
  category: string,
  kind: string,
  name: string,
  { description = '', type }: Entry,
): ArgType => ({
  name,
  description,
  control: false,
  table: { category, type: { summary: type?.text ?? kind } },
});

/** Match the names of tokens, of entries without a control (events, slots, parts, states), and of attributes: all others. */
export const tokenNames = /^--/;
export const withoutControl = /^(<|:|game-\w)/;
export const attributeNames = /^(?!--|<|:|game-\w)/;

const byKey = (prefix: string, entries: readonly Entry[], toType: (entry: Entry) => ArgType) =>
  Object.fromEntries(entries.map((entry) => [prefix + entry.name, toType(entry)]));

/**
 * The arguments of the stories of an element, with controls and descriptions: its attributes and tokens. Its events, slots, parts
 * and states are documented. A listener `onGameMove` logs the event `game-move`.
 */
export function argTypesOf(tag: string): ArgTypes {
  const { attributes, cssProperties, events, slots, cssParts, cssStates } = interfaceOf(tag);
  const definition = definitionOf(tag);
  const hidden = { table: { disable: true } };
  return {
    ...byKey('', attributes, (entry) => attribute(entry, definition)),
    ...byKey(
      '',
      [...cssProperties].sort((a, b) => groupOf(a) - groupOf(b)),
      token,
    ),
    ...byKey('event ', events, (entry) => documented('Events', 'event', entry.name, entry)),
    ...byKey('slot ', slots, (entry) =>
      documented('Slots', 'slot', entry.name ? `<slot name="${entry.name}">` : '<slot>', entry),
    ),
    ...byKey('part ', cssParts, (entry) => documented('Parts', 'part', `::part(${entry.name})`, entry)),
    ...byKey('state ', cssStates, (entry) => documented('States', 'state', `:state(${entry.name})`, entry)),
    ...Object.fromEntries(
      events.map(({ name }) => [
        listenerOf(name),
        { name: listenerOf(name), action: { name }, control: false, ...hidden },
      ]),
    ),
    ...Object.fromEntries(['content', 'dir', 'id'].map((name) => [name, { control: false, ...hidden }])),
  };
}

/** The tokens among the arguments of a story, as the value of the attribute `style`; undefined if none is set. */
export function tokenStyle(args: object): string | undefined {
  const set = Object.entries(args).filter(([name, value]) => name.startsWith('--') && value);
  return set.length ? set.map(([name, value]) => `${name}: ${value}`).join('; ') : undefined;
}
