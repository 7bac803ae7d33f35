import { reach, type Reach } from './engine/board.js';
import type { Face, GluxState, Square } from './engine/types.js';

/** The selection of the person to move: a face without a square, or a square without a face. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'square'; readonly to: Square };

/** The squares that a chip may go to, each with all ways there. */
export type Targets = ReadonlyMap<Square, readonly Reach[]>;

/** The squares that a seat's next chip may go to. */
export function targetsOf(state: GluxState, seat = state.seat): Targets {
  const all = new Map<Square, Reach[]>();
  for (const way of reach(state, seat)) all.set(way.to, [...(all.get(way.to) ?? []), way]);
  return all;
}

const cache = new WeakMap<GluxState, Targets>();

/** The targets of the seat to move. The same state gives the same object, so that `guard` can compare it. */
export function cachedTargets(state: GluxState): Targets {
  const targets = cache.get(state) ?? targetsOf(state);
  cache.set(state, targets);
  return targets;
}

/** The square for which only the face is open: the selected one, or the only target. */
export function aimedSquare(selection: Selection, targets: Targets): Square | undefined {
  switch (selection.kind) {
    case 'square':
      return selection.to;
    case 'none':
      return targets.size === 1 ? [...targets.keys()][0] : undefined;
    case 'face':
      return undefined;
  }
}

/** The number of squares that a way counts; 0 on the own start square, which needs no count. */
export const countOf = ({ path, from }: Reach): number => (from ? path.length : 0);
