import type { Seat } from '../../../core/game.js';
import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { shapes } from '../../../element/ui/view/seat-marks.js';
import { indexOf, startsOf, startSpent, topAt } from '../engine/board.js';
import { roomScores, type RoomScore } from '../engine/rules.js';
import type { GluxState } from '../engine/types.js';
import { middleOf, unit, type Layout } from './places.js';

/** The light of every visible chip on the floor around it: the more pips, the farther. In a row each, so that a move changes one. */
const glows = ({ rows }: Layout, state: GluxState) =>
  rows.map((row, y) =>
    row.flatMap((square, x) => {
      const chip = topAt(state, indexOf(state.board, square));
      return chip
        ? svg`<circle class="ornament lit-${chip.seat}" cx=${unit * (x + 0.5)} cy=${unit * (y + 0.5)} r=${21 + 6 * chip.face} />`
        : [];
    }),
  );

/** A ring around each start square that may still be covered without counting. */
const openStarts = (layout: Layout, state: GluxState) =>
  startsOf(state).map((square, seat) => {
    const [x, y] = middleOf(layout, square);
    return startSpent(state, seat)
      ? nothing
      : svg`<circle class=${`start s${seat + 1}`} r="17" cx=${x} cy=${y} />`;
  });

/** The mark of a seat around a point. Its size at scale 1 is 34. */
export const seatFlag = (seat: Seat, x: number, y: number, size: number): Drawing =>
  svg`<path class=${`flag s${seat + 1}`} d=${shapes[seat]!} transform=${`translate(${x} ${y}) scale(${size}) translate(-17 -17)`} />`;

const seatsWith = ({ points }: RoomScore, wanted: number) =>
  points.flatMap((each, seat) => (each === wanted ? [seat] : []));

/**
 * The letter of a room on its corner, on the mark of the seat that leads there; beside it the marks of those that share the
 * lead, and smaller ones of the second.
 */
const plaque = ({ rooms }: Layout, score: RoomScore) => {
  const row = rooms.findIndex((letters) => letters.includes(score.room));
  const x = unit * (rooms[row]?.indexOf(score.room) ?? 0);
  const y = unit * row;
  const [leader, ...others] = seatsWith(score, 4);
  const beside = [...others.map((seat) => [seat, 0.38]), ...seatsWith(score, 2).map((seat) => [seat, 0.26])];
  const small = beside.map(([seat = 0, size = 0], i) => ({
    seat,
    flag: seatFlag(seat, x + 15 + 11 * i, y, size),
  }));
  const flag =
    leader === undefined
      ? svg`<circle class="plaque" r="7.5" cx=${x} cy=${y} />`
      : seatFlag(leader, x, y, 0.5);
  const letter = svg`<text class=${leader === undefined ? 'letter-of' : `letter-of s${leader + 1}`} x=${x} y=${y + (leader === 3 ? 5.5 : 3.7)}>${score.room}</text>`;
  return { leader, small, flag, letter };
};

/** The part of the ground that depends on the position: light, the shadow of the frame, open starts, leads in the rooms. */
export const light = (layout: Layout, state: GluxState): Drawing => {
  const [width, height] = [unit * layout.rows[0]!.length, unit * layout.rows.length];
  const plaques = roomScores(state)
    .map((score) => plaque(layout, score))
    .sort((a, b) => (a.leader ?? -1) - (b.leader ?? -1));
  // those of a seat follow each other, so that a picture has their colours once
  const small = plaques.flatMap((each) => each.small).sort((a, b) => a.seat - b.seat);
  return svg`
    <svg width=${width} height=${height}>${glows(layout, state)}</svg>
    <rect width=${width} height="14" class="in-depth" /><rect width=${height} height="12" class="in-depth" transform=${`rotate(-90) translate(${-height})`} />
    ${openStarts(layout, state)}
    ${small.map(({ flag }) => flag)}${plaques.map(({ flag }) => flag)}${plaques.map(({ letter }) => letter)}`;
};
