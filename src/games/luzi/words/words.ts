import type { Breach } from '../../../core/game.js';
import type { GameWords } from '../../../ui/kit.js';
import type { OptionFault, Reason, TextFault } from '../engine/index.js';

/** What Luzi und Joe says as every game does; the words of the tray stand beside it. */
export type LuziWords = GameWords;

/** A sentence for each code; `{0}` is a face, or what was found. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;

/** A sentence with its places filled in. */
export const fill = (sentence: string, places: readonly string[]) =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => places[Number(i)] ?? '');

/** A breach in the words of a table. */
export const sayBreach =
  (sentences: Readonly<Record<string, string>>) =>
  ({ reason, squares }: Breach): string =>
    `${fill(sentences[reason] ?? reason, squares)}.`;
