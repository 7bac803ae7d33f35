import {
  eases,
  ENDING,
  short,
  type Ended,
  type Ending,
  type EndingFigure,
  type EndingModule,
  type EndingMotion,
} from '../../element/drawing/ending.js';
import { seatLetter, type Seat } from '../../core/game.js';
import { css, svg } from '../../element/drawing/template.js';
import { shapes } from '../../element/ui/view/seat-marks.js';
import { layOutDice } from './dice-layout.js';
import { cup, places, target, type Point } from './drawing/places.js';
import { viewBox } from './drawing/tray.js';
import { endedByLuzi } from './labels.js';
import type { LuziTypes } from './engine/types.js';

const styles = css`
  .e-night {
    fill: #0a0503;
  }
  .e-cast {
    fill: url(#e-cast);
  }
  .e-glow {
    fill: url(#e-fire);
    opacity: 0.85;
  }
  .e-f3 {
    fill: #c22f12;
  }
  .e-f2 {
    fill: #ff8a1f;
  }
  .e-f1 {
    fill: #ffe27a;
  }
  .e-ember {
    fill: #ffcf5e;
    opacity: 0;
  }
  .e-halo {
    stop-color: color-mix(in oklab, var(--_seat), #fff 64%);
  }
  .e-mark {
    fill: var(--_seat);
    stroke: #fff;
    stroke-width: 1.6;
  }
  .e-letter {
    fill: var(--_seat-ink);
    font: 700 15px var(--_sans);
  }
  .e-total,
  .e-result {
    fill: var(--_felt-ink);
    font-family: var(--_serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .e-plaque {
    fill: var(--_chosen-casing);
    stroke: var(--_felt-ink);
    stroke-width: 1.6;
  }
  .e-dim {
    fill: #000;
    opacity: 0.36;
  }
  .ending .e-tongue {
    transform-box: fill-box;
    transform-origin: 50% 100%;
  }
  .special-event {
    z-index: 1;
  }
  /* the felt is free for the winner and the result */
  .tray:has(> .ending .e-crest) :is(.spot[class*=' f'] :is(.lift, .shade), .cup .die > :not(.focus)) {
    opacity: 0;
  }
  /* the result follows the event that ended the game */
  .tray:has(> .special-event) .e-sign {
    visibility: hidden;
  }
  .board:has(> .tray > .ending) .won {
    position: relative;
  }
  .board:has(> .tray > .ending) .won::after {
    content: '';
    position: absolute;
    inset: 1px max(12%, 50% - 3em);
    border-radius: 99px;
    box-shadow: 0 0 0 2px var(--_accent) inset;
  }
`;

const range = (n: number): number[] => [...Array(n).keys()];

/** A flame around a point, `k` times as large as that of a six. */
const flame = (y: number, k: number): string => {
  const part = (numbers: string) => numbers.replace(/-?[\d.]+/g, (n) => String(short(Number(n) * k)));
  return `M0 ${short(y - 9.4 * k)}${part('c.8 4.2 6.8 5.7 6.8 12')}a${short(6.8 * k)} ${short(6.8 * k)} 0 0 1 ${short(-13.6 * k)} 0${part('c0-3.1 1.1-4.2 2.1-5.2 .2 1.8 1.2 2.8 2.4 2.8-.6-3.9 .2-7.5 2.3-9.6z')}`;
};

/** The fire on a six: the third one is larger, because it ends the run. */
const fire = ([x, y]: readonly [number, number], large: boolean) => {
  const size = large ? 1.35 : 0.95;
  const glow = (large ? 80 : 52) * size;
  return svg`<g transform=${`translate(${short(x)} ${short(y)})`}>
    <circle class="e-mover e-glow" r=${glow} />
    <g class="e-mover e-fire"><path class="e-f3 e-tongue" d=${flame(-6 * size, 4.4 * size)} /><path class="e-f2 e-tongue" d=${flame(3 * size, 3.1 * size)} /><path class="e-f1 e-tongue" d=${flame(11 * size, 1.8 * size)} /></g>
  </g>`;
};

/** Sparks around a point, which rise and fade. */
const embers = (x: number, y: number) =>
  range(9).map(
    (k) => svg`<circle class="e-ember" r=${2.2 + (k % 3)} cx=${x + ((k * 37) % 50) - 25} cy=${y + 6} />`,
  );

const riseFrom = (all: readonly Element[], start: number) =>
  all.map((of, k): EndingMotion => [
    of,
    [
      { opacity: 0, transform: 'none' },
      {
        opacity: 1,
        transform: `translate(${((k * 53) % 60) - 30}px,${-40 - ((k * 29) % 40)}px)`,
        offset: 0.3,
      },
      {
        opacity: 0,
        transform: `translate(${((k * 97) % 150) - 75}px,${-130 - ((k * 41) % 90)}px) scale(.4)`,
      },
    ],
    { at: start + 35 * k, length: 620 },
  ]);

/** The result on a plaque along the edge of the felt; of two players, with both scores. */
function plaque(verdict: string, winners: readonly Seat[], scores: readonly number[]) {
  const [first = 0] = winners;
  const seats = scores.length === 2 ? [first, 1 - first] : [first];
  const figures = seats.map((seat) => scores[seat]).join(' : ');
  // a longer text is smaller, so that it has one line
  const size = Math.min(46, 1100 / (verdict.length + 8));
  return svg`<g class="e-mover e-sign"><rect class="e-plaque" x="14" y="346" width="612" height="66" rx="14" /><text class="e-result" text-anchor="middle" font-size=${short(size)} x="320" y=${short(379 + 0.33 * size)}>${verdict}, ${figures}</text></g>`;
}

/** The middle of the felt above the result. */
const middleOf = (ledgeRows: number): Point => [320, (26 + ledgeRows * target + 346) / 2 + 4];

/** The outline of the felt. */
function feltOf(ledgeRows: number): string {
  const top = 30 + ledgeRows * target;
  return `M0 ${top}V396Q0 420 24 420H616Q640 420 640 396V${top}z`;
}

/** The marks of the winners in the middle of the felt, in their light, and the result below them. */
function crest({ winners, scores, verdict }: Ended<LuziTypes>, [x, y]: Point, ledgeRows: number) {
  const size = Math.min(ledgeRows > 1 ? 2.6 : 4, 8 / winners.length);
  const [first] = winners;
  const marks = winners.map(
    (seat, i) =>
      svg`<g class=${`s${seat + 1}`} transform=${`translate(${short(36 * size * (i - (winners.length - 1) / 2))}) scale(${short(size)})`}><path class="e-mark" d=${shapes[seat]!} transform="translate(-17 -17)" /><text class="e-letter" text-anchor="middle" y="5.5">${seatLetter(seat)}</text></g>`,
  );
  return svg`<radialGradient id="e-halo" class=${`s${first! + 1}`}><stop class="e-halo" stop-opacity=".85" /><stop offset=".4" class="e-halo" stop-opacity=".4" /><stop offset="1" class="e-halo" stop-opacity="0" /></radialGradient>
    <clipPath id="e-felt"><path d=${feltOf(ledgeRows)} /></clipPath>
    <g class="e-crest">${embers(x, y + 36)}
      <g clip-path="url(#e-felt)"><circle class="e-mover e-aura" r="150" cx=${x} cy=${y} fill="url(#e-halo)" /></g>
      <g transform=${`translate(${x} ${y})`}><g class="e-mover e-marks">${marks}</g></g>
    </g>
    ${verdict ? plaque(verdict, winners, scores) : svg`<text class="e-total" text-anchor="middle" font-size="46" x=${x} y="394">${Math.max(...scores)}</text>`}`;
}

/** The dice on the felt make room for the winner, and the cup does when the marks have left it. */
const leave = (root: ParentNode): EndingMotion[] =>
  [
    [`.spot[class*=' f'] :is(.lift, .shade)`, 120] as const,
    ['.cup .die > :not(.focus)', 700] as const,
  ].flatMap(([parts, at]) =>
    [...root.querySelectorAll(parts)].map((of): EndingMotion => [
      of,
      { opacity: [1, 0] },
      { at, length: 320 },
    ]),
  );

/** The dice hop one after the other, those on the felt leave it, and the marks of the winners fly out of the cup to the middle. */
function celebrate(root: ParentNode, [x, y]: Point): EndingMotion[] {
  const dice = [...root.querySelectorAll('.tray .die')].map((of, i): EndingMotion => [
    of,
    { transform: ['none', 'translateY(-14%) rotate(7deg)', 'none'] },
    { at: 160 + 80 * i, length: 340 },
  ]);
  return [
    ...dice,
    ...leave(root),
    [
      root.querySelector('.e-aura'),
      [
        { opacity: 0, transform: 'scale(.1)' },
        { opacity: 1, transform: 'scale(1.3)', offset: 0.6 },
        { opacity: 1, transform: 'none' },
      ],
      { at: 560, length: 800 },
    ],
    [
      root.querySelector('.e-marks'),
      [
        { opacity: 0, transform: `translate(${cup[0] - x}px,${cup[1] - y}px) scale(.15) rotate(-50deg)` },
        { opacity: 1, transform: 'translateY(-12px) scale(1.1) rotate(8deg)', offset: 0.6 },
        { opacity: 1, transform: 'none' },
      ],
      { at: 520, length: 600 },
    ],
    ...riseFrom([...root.querySelectorAll('.e-crest .e-ember')], 600),
    [root.querySelector('.e-dim'), { opacity: [0, 0.36] }, { length: 420, easing: eases.even }],
    [
      root.querySelector('.e-sign'),
      [
        { opacity: 0, transform: 'translateY(60%)' },
        { opacity: 1, transform: 'none' },
      ],
      { at: 120, length: 320 },
    ],
  ];
}

const tray = (name: string, opacity: number) =>
  svg`<rect class=${name} opacity=${opacity} x="0" y="0" width="640" height="420" rx="24" />`;

/** A veil on the felt, so that the dice and the result stand out. */
const dim = (ledgeRows: number) => svg`<path class="e-dim" d=${feltOf(ledgeRows)} />`;

/** The flames of the sixes, and what they light. */
function flames(sixes: readonly (readonly [number, number])[], over: boolean) {
  const [x, y] = sixes[2] ?? sixes[0]!;
  return svg`<defs>
      <radialGradient id="e-fire"><stop stop-color="#ffd77a" stop-opacity=".95" /><stop offset=".4" stop-color="#ff8a2a" stop-opacity=".55" /><stop offset="1" stop-color="#ff5a10" stop-opacity="0" /></radialGradient>
      <radialGradient id="e-cast" gradientUnits="userSpaceOnUse" cx=${x} cy=${y} r="430"><stop stop-color="#ff9a3d" stop-opacity=".55" /><stop offset=".5" stop-color="#ff6a1a" stop-opacity=".2" /><stop offset="1" stop-color="#ff5a10" stop-opacity="0" /></radialGradient>
    </defs>
    ${tray('e-night', 0)}${tray('e-cast', over ? 0.8 : 0.3)}
    ${sixes.map((at, i) => fire(at, i === 2))}
    ${embers(x, y)}`;
}

/** The flicker of a tongue, each at its own pace. */
const flicker = (i: number, k: number): Keyframe[] =>
  range(9).map((s) => ({
    transform:
      s % 8
        ? `scale(${1 + (((s + k + i) % 3) - 1) * 0.06},${1 + (((s * 2 + k) % 3) - 1) * 0.13}) skewX(${(((s + k * 2 + i) % 3) - 1) * 5}deg)`
        : 'none',
  }));

/** The motions of the fire of the `i`th six: the third one ignites last. */
function ignite(root: ParentNode, i: number): EndingMotion[] {
  const at = [0, 120, 330][i] ?? 330 + 60 * (i - 2);
  const large = i === 2;
  const group = root.querySelectorAll('.e-fire')[i];
  const tongues = [...(group?.children ?? [])];
  return [
    [
      root.querySelectorAll('.e-glow')[i],
      [
        { opacity: 0, transform: 'scale(.2)' },
        { opacity: 1, transform: 'scale(1.25)', offset: 0.5 },
        { opacity: 0.85, transform: 'none' },
      ],
      { at, length: large ? 520 : 320 },
    ],
    [
      group,
      [
        { opacity: 0, transform: 'scale(.15,.05)' },
        { opacity: 1, transform: large ? 'scale(1.12,1.45)' : 'scale(1.05,1.2)', offset: 0.55 },
        { opacity: 1, transform: 'none' },
      ],
      { at, length: large ? 420 : 280, easing: eases.land },
    ],
    ...tongues.map((of, k): EndingMotion => [
      of,
      flicker(i, k),
      { at: at + 200, length: 1300 - at, easing: 'ease-in-out' },
    ]),
  ];
}

function burn(root: ParentNode, count: number, over: boolean): EndingMotion[] {
  return [
    [
      root.querySelector('.e-night'),
      [{ opacity: 0 }, { opacity: 0.46, offset: 0.25 }, { opacity: 0.46, offset: 0.7 }, { opacity: 0 }],
      { length: ENDING, easing: eases.even },
    ],
    [
      root.querySelector('.e-cast'),
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: over ? 0.8 : 0.3 }],
      { at: 340, length: ENDING - 340 },
    ],
    ...range(count).flatMap((i) => ignite(root, i)),
    ...riseFrom([...root.querySelectorAll('.e-ember')].slice(0, 9), 430),
  ];
}

/** The time at which all rounds have counted. The first one counts after the fire, or at once. */
const COUNTED = 1260;
const FIRE = 700;
const SOON = 100;

const textOf = (box: Element | null | undefined): Text | undefined =>
  [...(box?.childNodes ?? [])].find((node): node is Text => node instanceof Text && node.data.trim() !== '');

/** The points that a cell of the sheet shows. */
const pointsIn = (cell: Element | undefined): number => {
  const robbed = cell?.querySelector('small')?.textContent?.replace('−', '');
  return (Number(textOf(cell)?.data) || 0) - (Number(robbed) || 0);
};

/** The sheet adds up: its rounds rise one after the other, and the totals count. */
function addUp(root: ParentNode, scores: readonly number[], first: number) {
  const rows = [...root.querySelectorAll('.sheet tbody tr')].map((row) => [...row.querySelectorAll('td')]);
  const begin = (i: number) => first + (i * (COUNTED - first)) / rows.length;
  const motions = rows.flatMap((cells, i) =>
    cells.map((of): EndingMotion => [
      of,
      [
        { opacity: 0.3, transform: 'none' },
        { opacity: 1, transform: 'translateY(-3px) scale(1.35)', offset: 0.4 },
        { opacity: 1, transform: 'none' },
      ],
      { at: begin(i), length: 260 },
    ]),
  );
  const figures = scores.flatMap((final, seat): EndingFigure[] => {
    const points = rows.map((cells) => pointsIn(cells[seat]));
    const valueAt = (time: number) =>
      time >= COUNTED ? final : points.reduce((sum, each, i) => (time < begin(i) + 60 ? sum : sum + each), 0);
    const total = textOf(root.querySelectorAll('.sheet tfoot td')[seat]);
    return total ? [[total, valueAt]] : [];
  });
  const rings = [...root.querySelectorAll('.sheet .won')].map((of): EndingMotion => [
    of,
    [
      { opacity: 0, transform: 'scale(1.7)' },
      { opacity: 1, transform: 'none' },
    ],
    { at: COUNTED, length: 240, easing: eases.land, part: '::after' },
  ]);
  return { motions: [...motions, ...rings], figures };
}

/** The sixes burn if they have ended the run; at the end of the game the sheet adds up, and the winner's mark leaves the cup. */
function draw(ended: Ended<LuziTypes>): Ending | undefined {
  const { state, history, scores, winners } = ended;
  const over = winners.length > 0;
  const { dice, ledgeRows } = layOutDice(history, state);
  const middle = middleOf(ledgeRows);
  const sixes = endedByLuzi(state)
    ? dice
        .filter(({ face }) => face === 6)
        .map(({ place }) => places[place]!)
        .sort(([a, b], [c, d]) => b - d || a - c)
    : [];
  if (!over && sixes.length === 0) return undefined;
  return {
    ground: '.tray[role=grid] > .ground',
    viewBox,
    ...(over && { under: dim(ledgeRows) }),
    over: svg`${sixes.length > 0 ? flames(sixes, over) : ''}${over ? crest(ended, middle, ledgeRows) : ''}`,
    move(root) {
      const { motions, figures } = over
        ? addUp(root, scores, sixes.length > 0 ? FIRE : SOON)
        : { motions: [], figures: [] };
      const fire = sixes.length > 0 ? burn(root, sixes.length, over) : [];
      return { motions: [...fire, ...(over ? celebrate(root, middle) : []), ...motions], figures };
    },
  };
}

export const ending: EndingModule<LuziTypes> = { styles, draw };
