/** The need for a worker: 0 for none, 1 for background work, 2 if somebody waits for a move. */
export type Need = 0 | 1 | 2;

/** A user of the pool, which has a worker or wants one. */
export interface Client {
  readonly need: Need;
  /** Closes its worker; returns false, and keeps it, while the worker is starting. */
  yield(): boolean;
}

const active = new Set<Client>();
const waiting: (() => void)[] = [];

/** As many workers as there are processors: more would only take turns. */
const limit = () => Math.max(1, navigator.hardwareConcurrency);

/** Takes a place for a worker: a free one, or that of a client with less need. */
function take(client: Client): boolean {
  const free = active.size < limit();
  if (!free && ![...active].some((other) => other.need < client.need && other.yield())) return false;
  active.add(client);
  return true;
}

/** Returns true if there is a place for the client's worker now, else a promise; see `wait`. */
export const acquire = (client: Client): true | Promise<boolean> => take(client) || wait(client);

/** Resolves with true when the client has a place for a worker, and with false if it does not need one any more. */
async function wait(client: Client): Promise<boolean> {
  do await new Promise<void>((resolve) => waiting.push(resolve));
  while (client.need && !take(client));
  return client.need > 0;
}

/** Makes all waiting clients try again. Called when the need of a client has changed. */
export function retryWaiting(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/** Gives back the place of a client. */
export function release(client: Client): void {
  if (active.delete(client)) retryWaiting();
}
