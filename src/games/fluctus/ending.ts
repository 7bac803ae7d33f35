import {
  eases,
  short,
  type Ended,
  type Ending,
  type EndingModule,
  type EndingMotion,
  type EndingTime,
} from '../../element/drawing/ending.js';
import { css, svg, nothing } from '../../element/drawing/template.js';
import { grain, namePlace, viewBox } from './drawing/ground.js';
import { along, dimple, place, STEPS, type Point } from './drawing/places.js';
import { board, fields, route, startFields } from './engine/board.js';
import { stoneAt } from './engine/rules.js';
import type { Field, FluctusTypes } from './engine/types.js';
import { shiftTo, trail } from './look.js';

const styles = css`
  .e-veil {
    fill: #0a0604;
    opacity: 0;
  }
  .e-beam {
    stroke: var(--_lit-glow);
    stroke-width: 19;
    opacity: 0.5;
  }
  .e-core {
    stroke: color-mix(in oklab, var(--_lit-glow), #fff 75%);
    stroke-width: 5.4;
    stroke-linecap: round;
  }
  .e-halo {
    fill: url(#e-halo);
  }
  .e-piece,
  .e-halo {
    opacity: 0;
  }
  .e-glow {
    stop-color: var(--_lit-glow);
  }
  .e-spark {
    fill: url(#e-spark);
    opacity: 0;
  }
  .e-case {
    stroke: var(--_inlay-edge);
    stroke-linecap: round;
  }
  .e-shut {
    stroke: color-mix(in oklch, var(--_danger) 1%, oklch(0.76 0.16 none));
    stroke-linecap: round;
  }
  .e-won {
    stroke: var(--_lit-glow);
  }
  /* all but the reason sinks into the wood, and comes back: the board at rest is read as before */
  .e-fog {
    opacity: 0;
  }
  .slab:has(> .ending .e-caught) :is(.went, .ghost, .last-to) {
    display: none;
  }
  .seat.won {
    background: color-mix(in srgb, var(--_accent) 12%, #0000);
  }
`;

/** The time at which the light begins, how long it needs for a whole line, and how long each part of it shines. */
const LIGHT = 40;
const LINE = 420;
const SHINE = 260;
/** The time at which the reason for the end comes: the light is out by then. */
const REASON = LIGHT + LINE + SHINE;

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');

const shadowed = (d: string, width: number, edge: number) =>
  svg`<path class="e-case" stroke-width=${edge} d=${d} /><path class="e-shut" stroke-width=${width} d=${d} />`;

const ringAt = ([x, y]: Point, r: number, name: string, width: number, dashes?: string) =>
  svg`<g class="e-mover ${name === 'e-won' ? 'e-guard' : 'e-caught'}"><circle class="e-case" stroke-width=${width + 4} r=${r} cx=${short(x)} cy=${short(y)} /><circle class=${name} stroke-width=${width} stroke-dasharray=${dashes ?? 'none'} r=${r} cx=${short(x)} cy=${short(y)} /></g>`;

/** The line of the last move, in pieces that light one after the other from where it began. */
function lightOf(way: readonly Field[], shift: number) {
  const { line } = route({ kind: 'step', from: way[0]!, to: way[1]! })!;
  const points = along(line.fields, shift);
  const begin = STEPS * line.fields.indexOf(way[0]!);
  const wells = fields.map((field) => place(field, shift));
  const reach = (i: number) => LIGHT + (Math.abs(i - begin) / (points.length - 1)) * LINE;
  const pieces: { readonly d: string; readonly at: number }[] = [];
  for (let i = 0; i < points.length - 2; i += 2) {
    const part = points.slice(i, i + 3);
    if (part.every((p) => wells.every((well) => far(p, well) > 34.8)))
      pieces.push({ d: pathOf(part), at: reach(i) });
  }
  const halos = line.fields.map((field, i) => ({ point: place(field, shift), at: reach(STEPS * i) }));
  return { points, begin, pieces, halos };
}

type Light = ReturnType<typeof lightOf>;

/** The keyframes of a spark that runs ahead of the light to an end of the line. */
function sparkFrames({ points, begin }: Light, end: number): Keyframe[] {
  const steps = Math.abs(end - begin);
  return Array.from({ length: steps + 1 }, (_, k) => {
    const [x, y] = points[begin + Math.sign(end - begin) * k]!;
    const opacity = k === 0 ? 0 : Math.min(1, (steps - k) / 6);
    return { transform: `translate(${short(x)}px,${short(y)}px)`, opacity, offset: k / steps };
  });
}

/** A part of a way that is closed, up to the bar at its end. */
function shutWay(part: readonly Point[]) {
  const [a, b] = [part.at(-2)!, part.at(-1)!];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return svg`<g class="e-mover e-stub">${shadowed(pathOf(part), 5, 10)}</g><g transform=${`translate(${short(b[0])} ${short(b[1])}) rotate(${short(angle)})`}><g class="e-mover e-stop">${shadowed('M0-12V12', 6.5, 13)}</g></g>`;
}

/** The part of a line between two fields that a stone cannot take. */
function between(from: Field, to: Field, shift: number): readonly Point[] {
  const points = along([from, to], shift);
  const part = points.filter((p) => far(p, points[0]!) > 34 && far(p, points.at(-1)!) > 46);
  return part.length > 1 ? part : points.slice(14, 16);
}

/** The end of the way from the reserve in a corner to a field on which no stone can enter. */
function before(field: Field, corner: number, shift: number): readonly Point[] {
  const [x, y] = place(field, shift);
  const [cornerX, cornerY] = dimple(corner, 0);
  const scale = 1 / far([x, y], [cornerX, cornerY]);
  return [74, 46].map((away): Point => [x + (cornerX - x) * scale * away, y + (cornerY - y) * scale * away]);
}

/** The stones of a seat that cannot move, the stones that hold them, and the ways that are closed. */
function trap({ state, bottom }: Ended<FluctusTypes>, loser: number, shift: number) {
  const caught = fields.filter((field) => stoneAt(state, field) === loser);
  const ways = caught.flatMap((from) =>
    board.lines.flatMap(({ fields: line }) => {
      const i = line.indexOf(from);
      return i < 0 ? [] : [line[i - 1], line[i + 1]].flatMap((to) => (to ? [[from, to] as const] : []));
    }),
  );
  // the fields on which a stone could enter
  const gates = state.reserves[loser] ? startFields(state.colors[loser]!) : [];
  const holds = [...ways.map(([, to]) => to), ...gates].filter(
    (field) => stoneAt(state, field) === 1 - loser,
  );
  const rule = state.ending?.rule;
  const corner = loser === (bottom ?? 0) ? 0 : 1;
  const shut = [
    ...(rule === 'F7' ? ways.map(([from, to]) => between(from, to, shift)) : []),
    ...(rule === 'F7' || rule === 'F8' ? gates.map((field) => before(field, corner, shift)) : []),
  ];
  return { caught, shut, guards: [...new Set(holds)] };
}

const circle = ([x, y]: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Wood over the lines and all stones but some; the names of the fields stay. A part of the scene alone: pictures leave it out. */
const fog = (held: readonly Field[], shift: number) =>
  svg`<clipPath id="e-disc"><circle r="260" /></clipPath><clipPath id="e-fog" clip-path="url(#e-disc)"><path clip-rule="evenodd" d=${['M-268-268h536v536h-536z', ...held.map((field) => circle(place(field, shift), 36)), ...fields.map((field) => circle(namePlace(field, shift), 14))].join('')} /></clipPath><g class="e-fog" clip-path="url(#e-fog)"><rect class="face" x="-268" y="-268" width="536" height="536" />${grain}</g>`;

const defs = svg`<defs>
  <radialGradient id="e-halo"><stop offset=".53" class="e-glow" stop-opacity="0" /><stop offset=".56" class="e-glow" stop-opacity=".9" /><stop offset=".7" class="e-glow" stop-opacity=".7" /><stop offset="1" class="e-glow" stop-opacity="0" /></radialGradient>
  <radialGradient id="e-spark"><stop stop-color="#fff" /><stop offset=".3" stop-color="#fff" /><stop offset="1" class="e-glow" stop-opacity="0" /></radialGradient>
</defs>`;

/** The motion of the `i`th of `count` drawings. */
type Moves = (i: number, count: number) => readonly [frames: EndingMotion[1], time: EndingTime];

/** The time between closed ways: however many there are, all are traced by 1280 ms. */
const stepOf = (count: number) => Math.min(70, 280 / count);

/** The motions of drawings by their class. */
const moves = (light: Light | undefined): Record<string, Moves> => ({
  'e-veil': () => [{ opacity: [0, 0.14, 0.14, 0] }, { length: REASON, easing: eases.even }],
  'e-piece': (i) => [
    { opacity: [0, 1, 1, 0] },
    { at: light!.pieces[i]!.at, length: SHINE, easing: eases.even },
  ],
  'e-halo': (i) => [
    [
      { opacity: 0, transform: 'scale(.5)' },
      { opacity: 0.9, transform: 'scale(1.12)', offset: 0.5 },
      { opacity: 0, transform: 'none' },
    ],
    { at: light!.halos[i]!.at, length: SHINE, easing: eases.even },
  ],
  'e-fog': () => [{ opacity: [0, 0.7, 0.7, 0] }, { at: REASON - 60, length: 840, easing: eases.even }],
  'e-caught': () => [
    [
      { opacity: 0, transform: 'scale(1.5)' },
      { opacity: 1, transform: 'none' },
    ],
    { at: REASON, length: 220 },
  ],
  'e-stub': (i, count) => [{ opacity: [0, 1] }, { at: REASON + 40 + stepOf(count) * i, length: 180 }],
  'e-stop': (i, count) => [
    [
      { opacity: 0, transform: 'scale(1,.1)' },
      { opacity: 1, transform: 'scale(1,1.25)', offset: 0.7 },
      { opacity: 1, transform: 'none' },
    ],
    { at: REASON + 100 + stepOf(count) * i, length: 200 },
  ],
  'e-guard': (i, count) => [
    [
      { opacity: 0, transform: 'scale(.8)' },
      { opacity: 1, transform: 'none' },
    ],
    { at: 1080 + Math.min(50, 160 / count) * i, length: 260, easing: eases.land },
  ],
});

function motionsIn(root: ParentNode, light: Light | undefined): EndingMotion[] {
  const motions = Object.entries(moves(light)).flatMap(([name, motion]) =>
    [...root.querySelectorAll(`.ending .${name}`)].map((of, i, all): EndingMotion => [
      of,
      ...motion(i, all.length),
    ]),
  );
  if (!light) return motions;
  const { points, begin } = light;
  const sparks = [0, points.length - 1].flatMap((end, i): EndingMotion[] => {
    const steps = Math.abs(end - begin);
    const of = root.querySelectorAll('.ending .e-spark')[i];
    const length = (LINE * steps) / (points.length - 1);
    return steps ? [[of, sparkFrames(light, end), { at: LIGHT, length, easing: eases.even }]] : [];
  });
  return [...motions, ...sparks];
}

/** The line of the last move lights; then the closed ways of the stones that cannot move are traced. */
function draw(ended: Ended<FluctusTypes>): Ending | undefined {
  const { state, history, winners, bottom } = ended;
  const shift = shiftTo(state, bottom);
  const last = history.at(-1)?.move;
  const light = last && last.kind !== 'enter' ? lightOf(trail(last), shift) : undefined;
  const loser = winners.length === 1 ? 1 - winners[0]! : undefined;
  const held = loser === undefined ? undefined : trap(ended, loser, shift);
  if (!light && !held) return undefined;
  return {
    ground: '.slab[role=grid] > .ground',
    viewBox,
    under: svg`${defs}<rect class="e-veil" x="-268" y="-268" width="536" height="536" rx="30" />${
      light
        ? svg`${light.halos.map(({ point: [x, y] }) => svg`<circle class="e-mover e-halo" r="50" cx=${short(x)} cy=${short(y)} />`)}${light.pieces.map(({ d }) => svg`<g class="e-piece"><path class="e-beam" d=${d} /><path class="e-core" d=${d} /></g>`)}`
        : nothing
    }`,
    over: svg`${
      held
        ? svg`${ended.verdict === undefined ? nothing : fog([...held.caught, ...held.guards], shift)}${held.guards.map((field) => ringAt(place(field, shift), 31, 'e-won', 6))}${held.shut.map(shutWay)}${held.caught.map((field) => ringAt(place(field, shift), 32, 'e-shut', 4, '9 6.4'))}`
        : nothing
    }<circle class="e-spark" r="26" /><circle class="e-spark" r="26" />`,
    move: (root) => ({ motions: motionsIn(root, light) }),
  };
}

export const ending: EndingModule<FluctusTypes> = { styles, draw };
