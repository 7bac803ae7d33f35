// Placeholder until the real client lands in this file.
import type { Bot, Progress, Task, Verdict } from '../core/bot.js';
export interface BotSource<S, M> {
  createWorker(): Worker;
  blobSource?: () => Promise<string>;
  load(): Promise<Bot<S, M>>;
}
export class BotClient<S, M> {
  readonly #source: BotSource<S, M>;
  constructor(source: BotSource<S, M>) {
    this.#source = source;
  }
  async think(view: S, task: Task & { cap?: number }, { signal }: { signal: AbortSignal; onProgress?: (p: Progress) => void }): Promise<Verdict<M>> {
    const bot = await this.#source.load();
    const thinking = bot.think(view, task);
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value;
      await new Promise((r) => setTimeout(r));
      signal.throwIfAborted();
    }
  }
  dispose(): void {}
}
