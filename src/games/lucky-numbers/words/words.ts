import { fill, type Fault } from '../../../core/errors.js';
import type { GameWords } from '../../../element/game-definition.js';
import type { LuckyHappening, OptionFault, Reason, TextFault } from '../engine/index.js';
import type { BoardWords } from './board-words.js';
import type { PuzzleWords } from './puzzle-words.js';

/** All that Lucky Numbers says. */
export interface LuckyWords extends GameWords, BoardWords {
  say(happening: LuckyHappening, names: readonly string[]): string;
  /** What the swap puzzle says; in English it comes with the puzzle. */
  readonly puzzle?: PuzzleWords | undefined;
}

/** A sentence for each code; `{0}` … are cells, or what was found and where. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;

/** A fault in the words of a table; undefined for what the table does not know. A seat and a cell in `at` are told. */
export const sayFault =
  (sentences: Sentences) =>
  ({ code, at = '', found = '', rule }: Fault): string | undefined => {
    const sentence = (sentences as Readonly<Record<string, string | undefined>>)[code];
    if (sentence === undefined) return undefined;
    const place = /^(\d+:\d+|[A-D] [a-d][1-4])$/.test(at) ? `${at}: ` : '';
    const by = rule ? ` (${rule})` : '';
    return `${place}${fill(sentence, [found])}${by}${found ? `: „${found.slice(0, 60)}“` : ''}.`;
  };
