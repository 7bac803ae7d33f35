import { fill, type Fault } from '../../../core/errors.js';
import type { GameWords } from '../../../element/game-definition.js';
import type { BoardFault, GluxHappening, OptionFault, Reason, TextFault } from '../engine/index.js';
import type { BoardWords } from './board-words.js';

/** All that Glüx says. */
export interface GluxWords extends GameWords, BoardWords {
  say(happening: GluxHappening, names: readonly string[]): string;
}

/** A sentence for each code; `{0}` … are squares, or what was found. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault | BoardFault, string>>;

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

/** The name of an own board, from its JSON. */
export const boardName = (json: string): string | undefined => /"name":"(.*?)"/.exec(json)?.[1];
