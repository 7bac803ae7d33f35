import { render } from 'lit';
import { Lazy } from '../../element/base/lazy.js';
import { durationToken, motionless, SHORTEST } from '../../element/styles/token-values.js';
import { along, bump, dimple, milestones, place, STEPS, type Point } from './drawing/places.js';
import { stone } from './drawing/piece.js';
import { route } from './engine/board.js';
import type { Field, FluctusMove, FluctusState } from './engine/types.js';
import { stoneOn } from './look.js';

/** A move to animate on a board that shows the position after it. */
interface Motion {
  readonly before: FluctusState;
  readonly move: FluctusMove;
  /** The turn of the board clockwise, in sixths. */
  readonly shift: number;
  /** The corner of the reserve from which a stone enters: 0 bottom left, 1 top right. */
  readonly corner: number;
}

/** The light of captures; a capture before it is loaded has none. */
const light = new Lazy(() => import('./light.js'));

/** A keyframe for the group `.stone` of the piece at the field of arrival: px are drawing units there. */
const frame = (offset: number, [x, y]: Point, [toX, toY]: Point, scale: number): Keyframe => ({
  offset,
  transform: `translate(${x - toX}px,${y - toY}px) scale(${scale})`,
});

/** The part of its time after which a leaping stone has landed: then it settles. */
const LANDED = 0.8;

/** A step or a capture along its line to the last of the fields; over the stone in the middle it rises (F6), and it lands with weight. */
function glide(way: readonly Field[], shift: number): Keyframe[] {
  const points = along(way, shift);
  const miles = milestones(points);
  const end = points.at(-1)!;
  const leap = way.length > 2;
  const rise = (mile: number) => (leap ? 0.2 * bump(mile - miles[STEPS]!, 110) : 0);
  const time = (mile: number) => (mile / miles.at(-1)!) * (leap ? LANDED : 1);
  const frames = points.map((p, i) => frame(time(miles[i]!), p, end, 1 + rise(miles[i]!)));
  return leap ? [...frames, frame(0.88, end, end, 0.9), frame(1, end, end, 1)] : frames;
}

/** An entry out of the last dimple of a reserve. */
function entering({ before, move, shift, corner }: Motion): Keyframe[] {
  const to = place(move.to, shift);
  return [frame(0, dimple(corner, before.reserves[before.seat]! - 1), to, 0.6), frame(1, to, to, 1)];
}

/** Draws the captured stone under the arriving one, and lets it fade. Returns the drawing, which must be removed. */
function fade(arriving: Element, { before, move }: Motion, duration: number): Element {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  render(stone(stoneOn(before, move.to)!), drawing);
  arriving.before(drawing);
  drawing.animate({ opacity: [1, 0] }, { delay: duration / 1.5, duration: duration / 3, fill: 'both' });
  return drawing;
}

/** Animates a stone along its line, or out of its dimple; resolves at the end. Does nothing if motion is reduced. */
export async function animate(root: ParentNode, motion: Motion): Promise<void> {
  const { move, shift } = motion;
  const button = root.querySelector<HTMLElement>(`[data-square="${move.to}"]`);
  const arriving = button?.querySelector('.stone');
  if (!button || !arriving || motionless()) return;
  const leap = move.kind === 'capture';
  const duration = durationToken(button, leap ? '--_hop' : '--_move');
  if (duration < SHORTEST) return;
  const easing = getComputedStyle(button)
    .getPropertyValue(leap ? '--_ease-land' : '--_ease')
    .trim();
  const way = route(move)?.fields;
  const captured = leap ? fade(arriving, motion, duration) : undefined;
  void light.load().catch(() => undefined);
  const timing = { duration, easing };
  const goOut =
    leap && light.value?.lightWay(button.closest('.slab')!, way!, shift, { ...timing, landed: LANDED });
  button.toggleAttribute('data-moving', true);
  try {
    await arriving.animate(way ? glide(way, shift) : entering(motion), timing).finished;
  } finally {
    button.removeAttribute('data-moving');
    captured?.remove();
    if (goOut) goOut();
  }
}
