import type { BotSource } from '../../ui/bot-client.js';
import type { LuckyMove, LuckyState } from './engine/types.js';

export const botSource: BotSource<LuckyState, LuckyMove> = {
  createWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
