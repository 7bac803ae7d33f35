import type { Seat } from '../../core/game.js';
import {
  eases,
  short,
  type Ending,
  type EndingModule,
  type EndingMotion,
} from '../../element/drawing/ending.js';
import { css, svg } from '../../element/drawing/template.js';
import { miniViewBox } from './drawing/diagram.js';
import { bug, leaves } from './drawing/tile.js';
import { cellTransform, viewBox } from './drawing/tray.js';
import { cells } from './engine/board.js';
import type { Board, LuckyTypes } from './engine/types.js';

const styles = css`
  .e-luck {
    fill: var(--_lit-glow);
    opacity: 0.95;
  }
  .e-luck-line {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 3.4;
  }
  .e-case {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 2.4;
  }
  .e-leaf {
    fill: var(--_lit);
  }
  .tray:has(> .ending) .ground .bug {
    visibility: hidden;
  }
  .small-tray {
    position: relative;
  }
`;

type Point = readonly [x: number, y: number];

/** The time of the walk, and the place from which on the ladybird has turned at a corner. */
const WALK = 1300;
const TURN = 9;

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The cells in the order of the walk, counted from the top left: row by row, from the last one up. */
const order = [15, 14, 13, 12, 8, 9, 10, 11, 7, 6, 5, 4, 0, 1, 2, 3];

/** The way of the ladybird: from its corner under the numbers, which stay in sight, to the opposite corner. */
const stops = order.map((i): Point => [65 + 110 * (i % 4), 105 + 110 * (i >> 2)]);
const way: readonly Point[] = [
  [468, 469],
  [436, 447],
  ...stops.flatMap((stop, i): Point[] => {
    if (i % 4 < 3 || i === 15) return [stop];
    const [x, y] = stop;
    const side = x < 230 ? -6 : 466;
    return [stop, [side, y - 8], [side, y - 102]];
  }),
  [462, 60],
  [468, -9],
];
const miles = way.reduce<number[]>((sum, p, i) => [...sum, (sum.at(-1) ?? 0) + far(p, way[i - 1] ?? p)], []);
const total = miles.at(-1)!;

/** The time at which the ladybird comes to the `k`th cell of its walk. */
const arrival = (k: number): number => Math.max(0, (miles[way.indexOf(stops[k]!)]! / total) * WALK - 50);

/** The keyframes of the walk: at each corner the ladybird turns within a few steps. */
function walk(): Keyframe[] {
  const frame = ([x, y]: Point, turn: number, mile: number): Keyframe => ({
    transform: `translate(${short(x)}px,${short(y)}px) rotate(${short(turn)}deg)`,
    offset: Math.min(1, mile / total),
  });
  let turn = -42;
  return way.flatMap((here, i) => {
    const next = way[i + 1];
    if (!next) return [frame(here, turn, total)];
    const before = turn;
    turn = (Math.atan2(next[1] - here[1], next[0] - here[0]) * 180) / Math.PI + 90;
    turn += 360 * Math.round((before - turn) / 360);
    const part = Math.min(1, TURN / far(here, next));
    const after: Point = [here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part];
    const start = frame(here, before, miles[i]!);
    return [start, frame(after, turn, miles[i]! + TURN)];
  });
}

/** The ladybird at the end of its walk, looking out of the corner. */
const guest = svg`<g class="e-bug" transform="translate(468 -9) rotate(5)"><g class="e-mover e-sway"><g transform="scale(1.18)">${bug}</g></g></g>`;

const at = (i: number, content: unknown) => svg`<g transform=${cellTransform(i)}>${content}</g>`;

const glow = svg`<g class="e-mover e-ring"><rect class="e-luck" x="-53" y="-54" width="106" height="107" rx="24" /><rect class="e-luck-line" x="-52" y="-53" width="104" height="105" rx="23" /></g>`;
const pip = svg`<g transform="translate(32 -33)"><g class="e-mover e-pop"><circle class="e-case" r="14.5" /><path class="e-leaf" d=${leaves} transform="scale(.86)" /></g></g>`;

/** The motions of a cell, from the time at which the ladybird comes to it. */
const cellMotions = (
  time: number,
  [tile, ring, pop]: readonly [Element | null, Element | undefined, Element | undefined],
): readonly EndingMotion[] => [
  [
    tile,
    [
      { transform: 'none' },
      { transform: 'translateY(-11px) scale(1.03)', offset: 0.4 },
      { transform: 'none' },
    ],
    { at: time, length: 260 },
  ],
  [
    ring,
    [
      { opacity: 0, transform: 'scale(.86)' },
      { opacity: 1, transform: 'none' },
    ],
    { at: time, length: 200 },
  ],
  [
    pop,
    [
      { opacity: 0, transform: 'scale(0) rotate(-90deg)' },
      { opacity: 1, transform: 'scale(1.25) rotate(8deg)', offset: 0.65 },
      { opacity: 1, transform: 'none' },
    ],
    { at: time + 90, length: 240 },
  ],
];

/** The legs make the ladybird sway. */
const sway: Keyframe[] = Array.from({ length: 27 }, (_, k) => ({
  transform: `rotate(${k === 26 ? 0 : k % 2 ? 7 : -7}deg)`,
}));

function motionsIn(root: ParentNode, filled: readonly number[]): EndingMotion[] {
  const drawn = (name: string, k = 0) => root.querySelectorAll(`.ending .${name}`)[k];
  const found = filled.flatMap((i, k) => {
    const tile = root.querySelector(`.tray > .ending ~ .line [data-square="${cells[i]}"] .piece > .up`);
    return cellMotions(arrival(order.indexOf(i)), [tile, drawn('e-ring', k), drawn('e-pop', k)]);
  });
  return [
    ...found,
    [drawn('e-bug'), walk(), { length: WALK, easing: eases.even }],
    [drawn('e-sway'), sway, { length: WALK, easing: eases.even }],
  ];
}

/** The walk over the tray of a board: the large one, or a small one with the selector `small`. */
function walkOver(board: Board, small?: string): Ending {
  const filled = order.filter((i) => board[i]);
  const pips = filled.map((i) => at(i, pip));
  const move = (root: ParentNode) => ({ motions: motionsIn(root, filled) });
  if (small !== undefined)
    return {
      ground: small,
      viewBox: miniViewBox,
      over: svg`<g transform="translate(-1.9 -1.9) scale(.2864)">${pips}${guest}</g>`,
      move,
    };
  return {
    ground: '.tray > .ground',
    viewBox,
    under: svg`${filled.map((i) => at(i, glow))}`,
    over: svg`${pips}${guest}`,
    move,
  };
}

/** The ladybird walks the tray of the winner; where it passes, tiles hop and clovers grow. */
export const ending: EndingModule<LuckyTypes> = {
  styles,
  draw({ state, winners, bottom = state.seat }) {
    const winner: Seat | undefined = winners.includes(bottom) ? bottom : winners[0];
    const board = winner === undefined ? undefined : state.boards[winner];
    return board && walkOver(board, winner === bottom ? undefined : `.s${winner! + 1} .mini`);
  },
};

/** The same on the tray of a puzzle that is solved. */
export const puzzleEnding: EndingModule<{
  readonly state: { readonly board: Board };
  readonly move: unknown;
  readonly options: object;
}> = { styles, draw: ({ state, winners }) => (winners.length > 0 ? walkOver(state.board) : undefined) };
