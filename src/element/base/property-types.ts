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

/** Words separated by spaces, or a list of them. */
export const words: PropertyType = {
  name: 'string or a list',
  keep: (value) => (areParts(value) ? value.join(' ') : text.keep(value, '')),
};

/** Names separated by commas, or a list of them, kept as JSON: names may contain commas. */
export const names: PropertyType = {
  name: 'string or a list',
  keep: (value) => (areParts(value) ? JSON.stringify(value.map(String)) : text.keep(value, '')),
};

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
