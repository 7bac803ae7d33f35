/**
 * Runs in the page: starts to count the resources that a removed board must release. `resourceCounts()` collects
 * garbage and returns the numbers; `resourceCounts.watch(board)` adds a board to those that are counted until they are
 * collected.
 */
export function countResources() {
  const kept = { workers: new Set(), timers: new Set(), frames: new Set(), listeners: 0 };
  const boards = [];
  globalThis.resourceCounts = () => {
    gc();
    const { workers, timers, frames, listeners } = kept;
    return {
      boards: boards.filter((board) => board.deref()).length,
      workers: workers.size,
      timers: timers.size,
      frames: frames.size,
      listeners,
    };
  };

  resourceCounts.watch = (board) => void boards.push(new WeakRef(board));

  const wrap = (begin, end, pending, again = false) => {
    const [start, stop] = [globalThis[begin], globalThis[end]];
    globalThis[begin] = (callback, ...rest) => {
      const run = (...args) => {
        if (!again) pending.delete(id);
        callback(...args);
      };
      const id = start(run, ...rest);
      pending.add(id);
      return id;
    };
    globalThis[end] = (id) => {
      pending.delete(id);
      stop(id);
    };
  };
  wrap('setTimeout', 'clearTimeout', kept.timers);
  wrap('setInterval', 'clearInterval', kept.timers, true);
  wrap('requestAnimationFrame', 'cancelAnimationFrame', kept.frames);

  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      kept.workers.add(this);
    }
    terminate() {
      kept.workers.delete(this);
      super.terminate();
    }
  };

  for (const target of [window, document, document.documentElement, document.body]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...args) => {
      kept.listeners++;
      addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args) => {
      kept.listeners--;
      removeEventListener.apply(target, args);
    };
  }
}
