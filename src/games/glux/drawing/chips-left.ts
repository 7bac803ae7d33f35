import { svg, type Drawing } from '../../../element/drawing/template.js';
import type { Seat } from '../../../core/game.js';
import { shapes } from '../../../element/ui/view/seat-marks.js';
import { facesOf, kindsLeft } from '../engine/board.js';
import type { ChipType, Face } from '../engine/types.js';
import { body, lenses, numberY } from './chip.js';
import { sideHeight, type GroundLook } from './ground.js';
import { frameOf, unit } from './places.js';

/** A chip that is not laid yet, around 0 0: both its faces as numbers. */
const freeChip = (seat: Seat, faces: readonly Face[]): Drawing =>
  svg`<g class=${`chip free s${seat + 1}`}>${body(seat)}<path fill=${`url(#g-lens${seat})`} d=${shapes[seat]!} transform=${`translate(${lenses[seat]!})`} /><text y=${numberY(seat) - 2}>${faces.join('/')}</text></g>`;

/** The size of a chip, and the distance of two seats. */
const [CHIP, SEAT] = [34, 20];

/** The height of the row below a board. */
export const rowHeight: number = CHIP;

/** The chips that the players have not laid yet, in a row below the board, by seats. */
export const chipRow = ({ layout, state }: Pick<GroundLook, 'layout' | 'state'>): Drawing => {
  const y = unit * layout.rows.length + frameOf(layout.board) + sideHeight + CHIP / 2;
  let x = CHIP / 2 - SEAT;
  const rows = state.hands.map((_, seat) => {
    x += SEAT;
    const all = kindsLeft(state, seat).flatMap(({ kind, count }) => Array<ChipType>(count).fill(kind));
    return all.map((kind) => {
      const at = `translate(${x} ${y})`;
      x += CHIP;
      return svg`<g transform=${at}>${freeChip(seat, facesOf(kind))}</g>`;
    });
  });
  return svg`${rows}`;
};
