/** Who needs a worker how much: nobody waits for anything, for background work, or somebody for a move. */
export type Need = 0 | 1 | 2;

/** Somebody with a worker, or who wants one. */
export interface Tenant {
  readonly need: Need;
  /** Gives its worker up, unless it is just starting. */
  yields(): boolean;
}

const housed = new Set<Tenant>();
let waiting: (() => void)[] = [];

/** As many workers as there are processors: more would only take turns. */
const limit = () => Math.max(1, navigator.hardwareConcurrency);

/** Takes a place, that of who needs it less where all are taken. */
function take(tenant: Tenant): boolean {
  const free = housed.size < limit();
  if (!free && ![...housed].some((other) => other.need < tenant.need && other.yields())) return false;
  housed.add(tenant);
  return true;
}

/** A place for a worker: at once, or when one becomes free; false where it is not needed by then. */
export function room(tenant: Tenant): true | Promise<boolean> {
  return take(tenant) || wait(tenant);
}

async function wait(tenant: Tenant): Promise<boolean> {
  do await new Promise<void>((resolve) => waiting.push(resolve));
  while (tenant.need && !take(tenant));
  return tenant.need > 0;
}

/** Somebody's need has changed: whoever waits looks again. */
export function stir(): void {
  const all = waiting;
  waiting = [];
  for (const each of all) each();
}

export function leave(tenant: Tenant): void {
  if (housed.delete(tenant)) stir();
}
