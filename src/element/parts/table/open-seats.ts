import type { KeptSeat } from './kept-seats.js';

const lockOf = ({ id, seat }: Pick<KeptSeat, 'id' | 'seat'>): string => `spielkasten:seat:${id}.${seat}`;

/** The locks of this browser. A page that is not secure has none. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** True if the browser tells which seats are open in other tabs. */
export const knowsTabs = (): boolean => locks() !== undefined;

/** Tells the other tabs of this browser that a seat is open here, until the returned function is called. */
export function holdSeat(seat: KeptSeat): () => void {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  void locks()
    ?.request(lockOf(seat), { mode: 'shared' }, () => held)
    .catch(() => {});
  return release;
}

/** Those of some seats that are open in no tab of this browser. */
export async function closedSeats(seats: readonly KeptSeat[]): Promise<readonly KeptSeat[]> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => {})) ?? {};
  return seats.filter((each) => held.every(({ name }) => name !== lockOf(each)));
}
