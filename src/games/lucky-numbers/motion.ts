import { Lazy } from '../../element/base/lazy.js';
import { motionless } from '../../element/styles/token-values.js';
import { glide } from './glide.js';
import type { LuckyMove, LuckyState } from './engine/types.js';
import { squareOfTile } from './selection.js';

/** The flights of tiles to small trays; a tile that leaves before they are loaded is there at once. */
const flights = new Lazy(() => import('./flight.js'));

/** A move to animate on a board that shows the position after it. */
interface Motion {
  readonly before: LuckyState;
  readonly move: LuckyMove;
  /** The large tray is that of the mover. */
  readonly isLarge: boolean;
  /** The place of the tile before the move. */
  readonly origin: DOMRect | undefined;
}

/** The square from which the tile of a move comes. */
export function originOf({ hands, seat }: LuckyState, move: LuckyMove): string {
  if (move.kind === 'pass') return squareOfTile({ from: 'hand', tile: hands[seat]![0] ?? 0 });
  if (move.kind !== 'lay') return 'pile';
  const { tile } = move;
  return squareOfTile({ from: hands[seat]!.includes(tile) ? 'hand' : 'open', tile });
}

/** Moves the tile of a square from a place to its own; `turns` makes it turn over. */
export async function arrive(to: Element | null, from: DOMRect | undefined, turns = false): Promise<void> {
  const tile = to?.querySelector('.piece > .up');
  if (!tile || !from || motionless()) return;
  const end = to!.getBoundingClientRect();
  // A px in the drawing is one unit of the drawing, which is 110 wide.
  await glide(tile, [from, end], (end.width || 110) / 110, (away, scale) => [
    { transform: `${away} ${turns ? 'scaleX(.05)' : `scale(${scale})`}` },
    { transform: 'none' },
  ]);
}

/** Animates a move on a board that shows the position after it; resolves at the end. */
export async function animate(root: ParentNode, { before, move, isLarge, origin }: Motion): Promise<void> {
  const at = (square: string) => root.querySelector(`[data-square="${square}"]`);
  if (move.kind === 'reveal') await arrive(at(`hand-${move.tile}`), origin, true);
  if (move.kind === 'pass') await arrive(at(`open-${before.hands[before.seat]![0] ?? 0}`), origin);
  if (move.kind !== 'lay') return;
  if (isLarge) return arrive(at(move.to), origin);
  if (motionless()) return;
  void flights.load().catch(() => undefined);
  if (origin) await flights.value?.fly(root, { before, move, origin });
}
