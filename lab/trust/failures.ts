/** Failures of the surroundings of a board, which a test switches on and off: storage, chunks, workers and the clock. */

/** The storage works, throws when something is written, or throws at every access. */
export const storages = ['works', 'full', 'denied'] as const;

/** A worker works, never answers, fails after its start, or cannot be created. */
export const workers = ['works', 'silent', 'failing', 'refused'] as const;

interface Failures {
  storage: (typeof storages)[number];
  worker: (typeof workers)[number];
}

export const failures: Failures = { storage: 'works', worker: 'works' };

/** The workers that were started and not ended. */
export const running = new Set<EventTarget>();

const refuse = (name: string): never => {
  throw new DOMException('refused by the test', name);
};

function breakStorage(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const denied = () => failures.storage === 'denied' && refuse('SecurityError');
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      denied();
      return getItem.call(this, key);
    },
    setItem(this: Storage, key: string, text: string) {
      denied();
      if (failures.storage === 'full') refuse('QuotaExceededError');
      setItem.call(this, key, text);
    },
    removeItem(this: Storage, key: string) {
      denied();
      removeItem.call(this, key);
    },
  });
}

/** A worker without a thread, which never answers. */
class Silent extends EventTarget {
  constructor() {
    super();
    running.add(this);
  }

  postMessage(): void {
    // no answer
  }

  terminate(): void {
    running.delete(this);
  }
}

class Failing extends Silent {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

function breakWorkers(): void {
  const Real = globalThis.Worker;
  const Counted = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      running.add(this);
    }

    override terminate(): void {
      running.delete(this);
      super.terminate();
    }
  };
  const kinds = { works: Counted, silent: Silent, failing: Failing };
  function Worker(url: string | URL, options?: WorkerOptions) {
    const { worker } = failures;
    return worker === 'refused' ? refuse('SecurityError') : new kinds[worker](url, options);
  }
  Object.assign(globalThis, { Worker });
}

let skipped = 0;
let set = 0;

/** Lets both clocks of the page go forward. */
export const skip = (ms: number): void => {
  skipped += ms;
};

/** Sets the clock of the computer to another time; it may go back. */
export const setClock = (ms: number): void => {
  set += ms;
};

function breakClocks(): void {
  const now = performance.now.bind(performance);
  const date = Date.now.bind(Date);
  performance.now = () => now() + skipped;
  Date.now = () => date() + skipped + set;
}

/** Makes everything on the page breakable; nothing fails at first. */
export function makeBreakable(): void {
  breakStorage();
  breakWorkers();
  breakClocks();
}

/** The functions of the browser that the runner offers to the page. */
declare global {
  /** Makes requests for scripts fail, or work again. */
  var blockChunks: (blocked: boolean) => Promise<void>;
  /** The bytes on the heap and the nodes and listeners of the page, after garbage was collected. */
  var measureHeap: () => Promise<{
    readonly bytes: number;
    readonly nodes: number;
    readonly listeners: number;
  }>;
}
