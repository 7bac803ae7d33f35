import type { BotSource } from '../../element/computer/bot-client.js';
import type { LuziMove, LuziState } from './engine/types.js';

export const botSource: BotSource<LuziState, LuziMove> = {
  createWorker: () => new Worker(new URL('./luzi.worker.js', import.meta.url), { type: 'module' }),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
