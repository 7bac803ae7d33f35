import type { GameWords } from '../../../element/game-definition.js';
import type { OptionFault, Reason, TextFault } from '../engine/index.js';

/** What Luzi und Joe says as every game does; the words of the tray stand beside it. */
export type LuziWords = GameWords;

/** A sentence for each code; `{0}` is a face, or what was found. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;
