import type { Store, StoredEntry } from './entry.js';

/** Returns a store in memory, for a host whose tables end with it. */
export function memoryStore(): Store {
  const logs = new Map<string, StoredEntry[]>();
  return {
    load: (id, after) => Promise.resolve((logs.get(id) ?? []).slice(after)),
    append(id, entry) {
      const log = logs.get(id) ?? [];
      if (entry.n !== log.length + 1) return Promise.resolve(false);
      logs.set(id, log);
      log.push(entry);
      return Promise.resolve(true);
    },
  };
}
