import { fill, type Fault } from '../../../core/errors.js';
import type { Sentences } from './words.js';

/** A fault in the words of a table; undefined for what the table does not know. */
export const sayFault =
  (sentences: Sentences) =>
  ({ code, at = '', found = '', rule }: Fault): string | undefined => {
    const sentence = (sentences as Readonly<Record<string, string | undefined>>)[code];
    if (sentence === undefined) return undefined;
    const place = /^\d+:\d+$/.test(at) ? `${at}: ` : '';
    const by = rule ? ` (${rule})` : '';
    return `${place}${fill(sentence, [found])}${by}${found ? `: „${found.slice(0, 60)}“` : ''}.`;
  };
