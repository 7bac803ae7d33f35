import type { BotSource } from '../../element/computer/bot-client.js';
import type { AnyMove, AnyState } from './types.js';

/** Stands in for `bot-source.ts` in script-tag bundles, which may come from another origin than the page. */
export const botSource: BotSource<AnyState, AnyMove> = {
  createWorker: (start) => start(new URL('./lucky-numbers.worker.min.js', import.meta.url)),
  blobSource: () => import('virtual:worker-source/lucky-numbers').then(({ default: source }) => source),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
