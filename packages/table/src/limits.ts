import type { IncomingMessage } from 'node:http';

/** The maximum size of a request and of a message, in bytes. */
export const MAX_PAYLOAD = 4096;

/** The maximum number of sockets of a table in one process. */
export const MOST_SOCKETS = 200;

/** The number of addresses whose budgets are remembered. */
const MOST_ADDRESSES = 10_000;

/** Takes one from a budget; false if it is spent. */
export type Budget = () => boolean;

/** A budget of `burst`, which gets `perSecond` back every second. */
export function budget(burst: number, perSecond: number): Budget {
  let left = burst;
  let last = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond);
    last = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}

/** A budget for each address. The one that was unused for longest is forgotten first. */
export function budgets(burst: number, perSecond: number): (address: string) => boolean {
  const known = new Map<string, Budget>();
  return (address) => {
    const take = known.get(address) ?? budget(burst, perSecond);
    known.delete(address);
    known.set(address, take);
    const [oldest] = known.keys();
    if (known.size > MOST_ADDRESSES) known.delete(oldest!);
    return take();
  };
}

/** The first half of an IPv6 address: a person gets that many at once. */
const network = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/**
 * The address of whoever sends a request, for limits. `proxies` is the number of proxies before the server, each of which appends the address
 * that it sees to `X-Forwarded-For`; what stands before these is not believed.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join()
    .split(',')
    .map((each) => each.trim());
  const seen = [...told.filter(Boolean), socket.remoteAddress ?? ''];
  return network(seen[Math.max(0, seen.length - 1 - proxies)]!);
}
