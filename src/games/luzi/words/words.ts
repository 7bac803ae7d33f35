import type { Breach } from '../../../core/game.js';
import type { Fault } from '../../../core/errors.js';
import type { GameWords } from '../../../ui/kit.js';
import type { OptionFault, Reason, TextFault } from '../engine/index.js';

/** What Luzi und Joe says as every game does; the words of the tray stand beside it. */
export type LuziWords = GameWords;

/** A sentence for each code; `{0}` is a face, or what was found. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;

const fill = (sentence: string, places: readonly string[]) =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => places[Number(i)] ?? '');

/** A breach in the words of a table. */
export const sayBreach =
  (sentences: Readonly<Record<string, string>>) =>
  ({ reason, squares }: Breach): string =>
    `${fill(sentences[reason] ?? reason, squares)}.`;

/** A fault in the words of a table; undefined for what the table does not know. */
export const sayFault =
  (sentences: Sentences) =>
  ({ code, at = '', found = '' }: Fault): string | undefined => {
    const sentence = (sentences as Readonly<Record<string, string | undefined>>)[code];
    if (sentence === undefined) return undefined;
    const place = /^\d+:\d+$/.test(at) ? `${at}: ` : '';
    return `${place}${fill(sentence, [found])}${found ? `: „${found}“` : ''}.`;
  };
