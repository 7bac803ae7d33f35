// Placeholder until the real source lands in this file.
import type { BotSource } from '../../ui/bot-client.js';
import type { FluctusMove, FluctusState } from './engine/index.js';
export const botSource: BotSource<FluctusState, FluctusMove> = {
  createWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
