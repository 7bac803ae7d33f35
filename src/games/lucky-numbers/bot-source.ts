import type { BotSource } from '../../element/computer/bot-client.js';
import type { AnyMove, AnyState } from './types.js';

export const botSource: BotSource<AnyState, AnyMove> = {
  createWorker: () => new Worker(new URL('./lucky-numbers.worker.js', import.meta.url), { type: 'module' }),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
