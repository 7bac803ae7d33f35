/**
 * Runs in the page: starts to count the resources that a removed board must release. `resourceCounts()` collects
 * garbage and returns the numbers; `resourceCounts.watch(board)` adds a board to those that are counted until they are
 * collected.
 */
export function countResources() {
  const kept = { workers: new Set(), timers: new Set(), frames: new Set(), listeners: [] };
  const boards = [];
  globalThis.resourceCounts = () => {
    gc();
    const { workers, timers, frames, listeners } = kept;
    return {
      boards: boards.filter((board) => board.deref()).length,
      workers: workers.size,
      timers: timers.size,
      frames: frames.size,
      listeners: listeners.reduce((sum, { size }) => sum + size, 0),
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
    // those of a type; one that was added before the count began is not counted when it is removed
    const added = new Map();
    target.addEventListener = (type, ...args) => {
      if (!added.has(type)) kept.listeners.push(added.set(type, new Set()).get(type));
      added.get(type).add(args[0]);
      addEventListener.call(target, type, ...args);
    };
    target.removeEventListener = (type, ...args) => {
      added.get(type)?.delete(args[0]);
      removeEventListener.call(target, type, ...args);
    };
  }
}
