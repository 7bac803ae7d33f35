import type { BotSource } from '../../element/computer/bot-client.js';
import type { GluxMove, GluxState } from './engine/types.js';

export const botSource: BotSource<GluxState, GluxMove> = {
  createWorker: () => new Worker(new URL('./glux.worker.js', import.meta.url), { type: 'module' }),
  load: () => import('./bot/index.js').then(({ bot }) => bot),
};
