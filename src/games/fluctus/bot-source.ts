import type { BotSource } from '../../element/computer/bot-client.js';
import type { FluctusMove, FluctusState } from './engine/types.js';

export const botSource: BotSource<FluctusState, FluctusMove> = {
  createWorker: () => new Worker(new URL('./fluctus.worker.js', import.meta.url), { type: 'module' }),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
