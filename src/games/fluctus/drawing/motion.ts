import type { Field } from '../engine/types.js';
import { along, bump, milestones } from './curve.js';
import { dimple, place, rounded } from './places.js';

/** A keyframe for the group `.stone` of the piece at the field of arrival: px are drawing units there. */
export interface Frame {
  readonly offset: number;
  readonly transform: string;
  /** As keyframes of the platform have it. */
  readonly [property: string]: string | number;
}

const frame = (offset: number, x: number, y: number, scale: number): Frame => ({
  offset,
  transform: `translate(${rounded(x)}px,${rounded(y)}px) scale(${Math.round(scale * 1000) / 1000})`,
});

/** A step or a capture along its line to the last of the fields; over the stone in the middle it rises (F6). */
export const glide = (fields: readonly Field[], shift = 0): readonly Frame[] => {
  const points = along(fields, shift);
  const [x, y] = points.at(-1) ?? [0, 0];
  const way = milestones(points);
  const length = way.at(-1) ?? 1;
  const top = fields.length > 2 ? (way[(points.length - 1) / 2] ?? 0) : NaN;
  return points.map((p, i) => {
    const at = way[i] ?? 0;
    return frame(at / length, p[0] - x, p[1] - y, 1 + 0.12 * (bump(at - top, 90) || 0));
  });
};

/** An entry out of the dimple `index` of a reserve (bottom left 0, top right 1). */
export const entering = (corner: number, index: number, to: Field, shift = 0): readonly Frame[] => {
  const [from, [x, y]] = [dimple(corner, index), place(to, shift)];
  return [frame(0, from[0] - x, from[1] - y, 0.6), frame(1, 0, 0, 1)];
};
