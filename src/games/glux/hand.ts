import { reach, type Reach } from './engine/reach.js';
import type { Face, GluxState, Square } from './engine/types.js';

/** What a person's hand does: nothing yet, a face is chosen, or a square whose face is still open. */
export type Hand =
  | { readonly kind: 'empty' }
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'square'; readonly to: Square };

/** Every square that the seat's next chip may go to, with all ways there. */
export function targets(state: GluxState, seat = state.seat): ReadonlyMap<Square, readonly Reach[]> {
  const all = new Map<Square, Reach[]>();
  for (const way of reach(state, seat)) all.set(way.to, [...(all.get(way.to) ?? []), way]);
  return all;
}

/** The square that only lacks its face: the chosen one, or the only one there is. */
export function aimed(hand: Hand, lit: ReadonlyMap<Square, unknown>): Square | undefined {
  switch (hand.kind) {
    case 'square':
      return hand.to;
    case 'empty':
      return lit.size === 1 ? [...lit.keys()][0] : undefined;
    case 'face':
      return undefined;
  }
}

/** How many squares a way counts; 0 where nothing is counted. */
export const countOf = ({ path, from }: Reach): number => (from === undefined ? 0 : path.length);
