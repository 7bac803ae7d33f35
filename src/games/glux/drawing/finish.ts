import { nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../../core/game.js';
import { shapes as marks } from '../../../element/view/seat-marks.js';
import { indexOf, startsOf } from '../engine/board.js';
import { startSpent, topAt } from '../engine/chips.js';
import { roomScores, type RoomScore } from '../engine/score.js';
import type { Face } from '../engine/types.js';
import type { SquareLook } from './chip.js';
import { padStyles } from '../pad.styles.js';
import { finishStyles } from './finish.styles.js';
import { grain } from './grain.js';
import type { GroundLook } from './ground.js';
import { middleOf, unit, type Layout } from './places.js';

export { outline } from './outline.js';

/** The finer parts of the drawing: they come right after the board can be played on. */
export type Finish = typeof import('./finish.js');

export const sheets = [finishStyles, padStyles];

/** The line inside a chip's edge on which its lights stand, 60 long whatever its shape. */
const rims = [
  'M0-11.500a11.500 11.500 0 1 1-.1 0z',
  'M0-10.500H10.500V10.500H-10.500V-10.500Z',
  'M0-13 13 0 0 13-13 0Z',
  'M0-12 12.200 10.900H-12.200Z',
];

/** Glows, rims and casts. */
export const shapes: TemplateResult = svg`
  ${[0, 1, 2, 3].map(
    (seat) => svg`
      <radialGradient id=${`g-glow${seat}`} class=${`s${seat + 1}`}>
        <stop class="near" /><stop offset=".45" class="far" /><stop offset="1" class="none" />
      </radialGradient>
      <path id=${`g-rim${seat}`} d=${rims[seat]!} pathLength="60" />`,
  )}
  <radialGradient id="g-shine" cx=".35" cy=".2" r=".9">
    <stop class="shine" /><stop offset=".5" class="shine-low" /><stop offset="1" class="shade" />
  </radialGradient>
  <linearGradient id="g-deep" x2="0" y2="1">
    <stop class="deep" /><stop offset="1" class="deep-none" />
  </linearGradient>
`;

/** As many lights on a chip's rim as it has pips, and the lustre of its glass. */
export const lights = (seat: Seat, face: Face): TemplateResult => {
  const dots = `0 ${60 / face}`;
  const rim = `#g-rim${seat}`;
  return svg`<path class="glass" d=${marks[seat]!} transform="translate(-15.6 -15.6) scale(.92)" />
    <use href=${rim} class="lights casing" stroke-dasharray=${dots} /><use href=${rim} class="lights" stroke-dasharray=${dots} />`;
};

const corners =
  'M-17.500-9v-4q0-4.500 4.500-4.500h4M9-17.500h4q4.500 0 4.500 4.500v4M17.500 9v4q0 4.500-4.500 4.500h-4M-9 17.500h-4q-4.500 0-4.500-4.500v-4';
const hint =
  'M-4.500-20 0-15.500 4.500-20M-4.500 20 0 15.500 4.500 20M-20-4.500-15.500 0-20 4.500M20-4.500 15.500 0 20 4.500';

/** Marks that lie over a chip: laid last, hinted at, chosen, against a rule. */
export const over = ({ last, hint: hinted, aimed, barred }: Omit<SquareLook, 'stack'>): TemplateResult => svg`
  ${last ? svg`<path class="last-to" d=${corners} />` : nothing}
  ${aimed ? svg`<rect class="chosen" x="-17" y="-17" width="34" height="34" rx="6" />` : nothing}
  ${hinted ? svg`<path class="hint-casing" d=${hint} /><path class="hint" d=${hint} />` : nothing}
  ${barred ? svg`<g class="barred"><circle r="8" /><path d="M-4.500 0h9" /></g>` : nothing}
`;

/** The grain of the frame, its edge where light falls on it, and the shadow in the recess. */
export const wood = (width: number, height: number, frame: number): TemplateResult => {
  const [x, y, w, h] = [-frame, -frame, width + 2 * frame, height + 2 * frame];
  return svg`
    <svg x=${x} y=${y} width=${w} height=${h} viewBox="0 0 540 540" preserveAspectRatio="none"><path class="grain" d=${grain} /></svg>
    <rect x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} rx=${frame * 0.56} class="bevel" />
    <rect x=${-6} y=${-6} width=${width + 12} height=${height + 12} rx="7" class="brass" />`;
};

/** By board as it lies. */
const laid = new WeakMap<Layout, TemplateResult>();

/** Flagstones of the corridors: no two neighbours quite alike. */
export function tiles(layout: Layout): TemplateResult {
  const known = laid.get(layout) ?? flagstones(layout);
  laid.set(layout, known);
  return known;
}

function flagstones({ rows }: Layout): TemplateResult {
  const paths = ['', '', ''];
  let seed = 7;
  rows.forEach((row, y) => {
    row.forEach((_, x) => {
      seed = (seed * 16807) % 2147483647;
      const tone = seed % 5;
      if (tone < 3) paths[tone] = `${paths[tone]}M${unit * x + 1} ${unit * y + 1}h34v34h-34z`;
    });
  });
  return svg`${paths.map((d, tone) => svg`<path class=${`tile t${tone}`} d=${d} />`)}`;
}

/** Every visible chip lights the floor round it, the more pips the farther. */
const glows = ({ layout, state }: GroundLook) =>
  layout.rows.map((row, y) =>
    row.map((square, x) => {
      const chip = topAt(state, indexOf(state.board, square));
      return chip
        ? svg`<circle cx=${unit * (x + 0.5)} cy=${unit * (y + 0.5)} r=${21 + 6 * chip.face} fill=${`url(#g-glow${chip.seat})`} />`
        : nothing;
    }),
  );

/** A ring round each start square that may still be covered without counting. */
const starts = ({ layout, state }: GroundLook) =>
  startsOf(state).map((square, seat) => {
    const [x, y] = middleOf(layout, square);
    return startSpent(state, seat)
      ? nothing
      : svg`<circle class=${`start s${seat + 1}`} r="17" cx=${x} cy=${y} />`;
  });

const mark = (seat: Seat, x: number, y: number, size: number) =>
  svg`<path class=${`flag s${seat + 1}`} d=${marks[seat]!} transform=${`translate(${x} ${y}) scale(${size}) translate(-17 -17)`} />`;

const withPoints = ({ points }: RoomScore, wanted: number) =>
  points.flatMap((each, seat) => (each === wanted ? [seat] : []));

/** On the corner of a room its letter, on the mark of whoever leads there; beside it who shares that, and smaller the second. */
const plaque = ({ rooms }: Layout, score: RoomScore) => {
  const row = rooms.findIndex((each) => each.includes(score.room));
  const x = unit * (rooms[row]?.indexOf(score.room) ?? 0);
  const y = unit * row;
  const [leader, ...others] = withPoints(score, 4);
  const beside = [...others.map((seat) => [seat, 0.38]), ...withPoints(score, 2).map((seat) => [seat, 0.26])];
  return svg`
    ${beside.map(([seat = 0, size = 0], i) => mark(seat, x + 15 + 11 * i, y, size))}
    ${leader === undefined ? svg`<circle class="plaque" r="7.5" cx=${x} cy=${y} />` : mark(leader, x, y, 0.5)}
    <text class=${leader === undefined ? 'letter-of' : `letter-of s${leader + 1}`} x=${x} y=${y + (leader === 3 ? 5.5 : 3.7)}>${score.room}</text>`;
};

/** The light of the chips, the shadow that the frame casts, open starts, and who leads in which room. */
export const light = (look: GroundLook): unknown =>
  guard([look.layout, look.state.stacks], () => shine(look));

const shine = (look: GroundLook): TemplateResult => {
  const { layout, state } = look;
  const [width, height] = [unit * layout.rows[0]!.length, unit * layout.rows.length];
  return svg`
    <svg width=${width} height=${height}>${glows(look)}</svg>
    <rect width=${width} height="14" fill="url(#g-deep)" /><rect width=${height} height="12" fill="url(#g-deep)" transform=${`rotate(-90) translate(${-height})`} />
    ${starts(look)}
    ${roomScores(state).map((score) => plaque(layout, score))}`;
};
