import type { Seat } from '../../../core/game.js';
import type { FluctusState, Seen } from './types.js';

type Position = Pick<FluctusState, 'stones' | 'seat'>;

/** A position that has occurred, with the number of its occurrences. */
export interface SeenPosition extends Position {
  readonly times: number;
}

/** The index of each branch that leads to a position: of two fields each, then of the seat. */
const branchesOf = ({ stones, seat }: Position): readonly number[] => {
  const branches: number[] = [];
  const digit = (stone: Seat | null | undefined) => (stone ?? -1) + 1;
  for (let i = 0; i < stones.length; i += 2) branches.push(3 * digit(stones[i]) + digit(stones[i + 1]));
  return [...branches, seat];
};

const noBranches: Seen = Array<null>(9).fill(null);
const noCounts: Seen = [0, 0];

/** Returns the tree with one more occurrence of the position. It shares all other branches with the old tree. */
export function countPosition(seen: Seen, position: Position): Seen {
  const branches = branchesOf(position);
  const add = (node: Seen | null, depth: number): Seen => {
    const branch = branches[depth]!;
    if (depth === branches.length - 1) {
      const counts = node ?? noCounts;
      return counts.with(branch, (counts[branch] as number) + 1);
    }
    const all = node?.length ? node : noBranches;
    return all.with(branch, add(all[branch] as Seen | null, depth + 1));
  };
  return add(seen, 0);
}

/** Returns the number of occurrences of a position. */
export const timesSeen = (seen: Seen, position: Position): number =>
  (branchesOf(position).reduce<Seen[number] | undefined>(
    (node, branch) => (node as Seen | null)?.[branch],
    seen,
  ) as number | null | undefined) ?? 0;

/** Lists the positions that have occurred. */
export function seenPositions(seen: Seen): readonly SeenPosition[] {
  const found: SeenPosition[] = [];
  const list = (node: Seen, stones: readonly (Seat | null)[]): void =>
    node.forEach((child, branch) => {
      if (typeof child === 'number') {
        if (child) found.push({ stones, seat: branch, times: child });
      } else if (child) list(child, [...stones, ...[Math.floor(branch / 3), branch % 3].map(toStone)]);
    });
  list(seen, []);
  return found;
}

const toStone = (digit: number): Seat | null => (digit === 0 ? null : digit - 1);
