import type { BotSource } from '../../element/computer/bot-client.js';
import type { GluxMove, GluxState } from './engine/types.js';

/** Stands in for `bot-source.ts` in script-tag bundles, which may come from another origin than the page. */
export const botSource: BotSource<GluxState, GluxMove> = {
  createWorker: (start) => start(new URL('./glux.worker.min.js', import.meta.url)),
  blobSource: () => import('virtual:worker-source/glux').then(({ default: source }) => source),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
