import type { BotSource } from '../../element/computer/bot-client.js';
import type { LuziMove, LuziState } from './engine/types.js';

/** Stands in for `bot-source.ts` in script-tag bundles, which may come from another origin than the page. */
export const botSource: BotSource<LuziState, LuziMove> = {
  createWorker: (start) => start(new URL('./luzi.worker.min.js', import.meta.url)),
  blobSource: () => import('virtual:worker-source/luzi').then(({ default: source }) => source),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
