import { toPlain } from '../../core/plain-text.js';

/** The type of a property: the forms that a page may set. */
export interface PropertyType {
  /** The name of the type in messages. */
  readonly name: 'string' | 'number' | 'boolean' | 'string or a list';
  /** The form of a value that is kept, null if the text is empty; undefined for a value of another type. */
  keep(value: unknown, property: string): unknown;
}

const isPart = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);

const areParts = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isPart);

/** The number of a text; null for an empty one. What is no number stays a text, for the message about it. */
export function numberOf(text: string): number | string | null {
  const plain = toPlain(text);
  return plain === '' ? null : Number.isNaN(Number(plain)) ? text : Number(plain);
}

/** A text, or a number as a text. */
export const text: PropertyType = {
  name: 'string',
  keep: (value) => (isPart(value) ? String(value) : undefined),
};

/** The texts of the lists that properties keep. */
const listTexts = new WeakMap<object, string>();

/** A text, or a list of its parts: the property returns a list as it was set, frozen. `join` writes it as the text of the attribute. */
const list = (join: (parts: readonly unknown[]) => string): PropertyType => ({
  name: 'string or a list',
  keep(value) {
    if (!areParts(value)) return text.keep(value, '');
    const kept = Object.freeze([...value]);
    listTexts.set(kept, join(kept));
    return kept;
  },
});

/** Words separated by spaces, or a list of them. */
export const words = list((parts) => parts.join(' '));

/** Names separated by commas, or a list of them, which is JSON as a text: names may contain commas. */
export const names = list((parts) => JSON.stringify(parts.map(String)));

/** A kept value as that of an attribute: the text of a list, else the value itself. */
export const attributeValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (listTexts.get(value) ?? value) : value;

/** A number, or its text. */
export const number = {
  name: 'number',
  keep: (value: unknown) =>
    typeof value === 'string' ? numberOf(value) : typeof value === 'number' ? value : undefined,
} as const satisfies PropertyType;

/** True or false, or a text as in HTML: `''` or the name of the property is true. */
export const flag: PropertyType = {
  name: 'boolean',
  keep(value, property) {
    if (value === 'false') return false;
    return (
      ['', 'true', property].includes(value as string) || (typeof value === 'boolean' ? value : undefined)
    );
  },
};
