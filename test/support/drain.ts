import type { Bot, Progress, Task, Verdict } from '../../src/core/bot.js';

/** Runs a bot to the end. */
export function drain<S, M>(
  bot: Bot<S, M>,
  view: S,
  task: Task,
): { verdict: Verdict<M>; progress: readonly Progress<M>[] } {
  const progress: Progress<M>[] = [];
  const thinking = bot.think(view, task);
  for (;;) {
    const step = thinking.next();
    if (step.done) return { verdict: step.value, progress };
    progress.push(step.value);
  }
}
