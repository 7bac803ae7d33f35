import { enLazy } from './en-lazy.js';
import type { LazyWords, UiWords } from './types.js';

/** What the parts on demand say: English where the language has nothing of its own. */
export const said = ({ lazy }: UiWords): LazyWords => lazy ?? enLazy;
