import type { GameKit, GameWords } from '../../ui/kit.js';
import { random } from '../../core/random.js';
import { luckyNumbers as lucky } from './engine/index.js';
import { luckyPlay } from './engine/play.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './engine/types.js';
import { boardEn } from './words/board-en.js';
import { boardDe } from './words/board-de.js';
import type { BoardWords } from './words/board-words.js';

export type AllLuckyWords = GameWords & BoardWords;
const base: GameWords = { name: 'Lucky Numbers', say: (h) => h.kind, ending: (r) => r, breach: (b) => b.reason + b.squares.join(), fault: () => undefined, option: (n) => n, choice: (n, v) => v };

/** All that Lucky Numbers hands to the shared element. */
export const kit: GameKit<LuckyState, LuckyMove, LuckyOptions, AllLuckyWords> = {
  game: luckyPlay,
  words: { en: { ...base, ...boardEn }, load: { de: () => Promise.resolve({ ...base, ...boardDe }) } },
  options: ['setup', 'variant', 'sets'],
  reader: () => Promise.resolve({ game: lucky, options: [{ name: 'setup', choices: () => ['choose', 'sorted', 'one-by-one'], parse: (t: string) => t, format: (v) => String(v ?? 'choose') }] }),
  bot: { createWorker: () => { throw new Error(); }, load: () => Promise.reject(new Error()) },
  random,
  rulebook: () => Promise.reject(new Error()),
  rulebookWords: {},
  drawExample: () => Promise.reject(new Error()),
  draws: false,
  turns: false,
};
