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
import { viewBox } from './drawing/ground.js';
import { along, place, STEPS, type Point } from './drawing/places.js';
import { board, fields, route, startFields } from './engine/board.js';
import { stoneAt } from './engine/rules.js';
import type { Field, FluctusState, FluctusTypes } from './engine/types.js';
import { shiftTo, trail } from './look.js';

const styles = css`
  .e-veil {
    fill: #0a0604;
    opacity: 0;
  }
  .e-beam {
    stroke: #ffe9a8;
    stroke-width: 19;
    opacity: 0.5;
  }
  .e-core {
    stroke: #fffdf2;
    stroke-width: 5.4;
    stroke-linecap: round;
  }
  .e-halo {
    fill: url(#e-halo);
    opacity: 0.75;
  }
  .e-glow {
    stop-color: var(--_lit-glow);
  }
  .e-spark {
    fill: url(#e-spark);
    opacity: 0;
  }
  .e-case {
    stroke: #1f120a;
    stroke-linecap: round;
  }
  .e-shut {
    stroke: light-dark(#ff8d74, #ff9c85);
    stroke-linecap: round;
  }
  .e-won {
    stroke: var(--_lit-glow);
  }
  .slab:has(> .ending) .went {
    display: none;
  }
`;

/** The time at which the light begins, and how long it needs for a whole line. */
const LIGHT = 60;
const LINE = 620;

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

/** A way that a stone cannot take: the part of the line between two fields, and a bar at its end. */
function shutWay(from: Field, to: Field, shift: number) {
  const points = along([from, to], shift);
  const part = points.filter((p) => far(p, points[0]!) > 34 && far(p, points.at(-1)!) > 46);
  const [a, b] = [part.at(-2) ?? points[14]!, part.at(-1) ?? points[15]!];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return svg`<g class="e-mover e-stub">${shadowed(pathOf(part), 5, 10)}</g><g transform=${`translate(${short(b[0])} ${short(b[1])}) rotate(${short(angle)})`}><g class="e-mover e-stop">${shadowed('M0-12V12', 6.5, 13)}</g></g>`;
}

/** The stones of a seat that cannot move, and the stones that hold them. */
function trap(state: FluctusState, loser: number) {
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
  return { caught, ways, guards: [...new Set(holds)] };
}

const defs = svg`<defs>
  <radialGradient id="e-halo"><stop offset=".53" stop-color="#ffe9a8" stop-opacity="0" /><stop offset=".56" stop-color="#fff3cf" stop-opacity=".9" /><stop offset=".7" stop-color="#ffdf8f" stop-opacity=".75" /><stop offset="1" class="e-glow" stop-opacity="0" /></radialGradient>
  <radialGradient id="e-spark"><stop stop-color="#fff" /><stop offset=".3" stop-color="#fffbe0" /><stop offset="1" class="e-glow" stop-opacity="0" /></radialGradient>
</defs>`;

/** The motion of the `i`th of `count` drawings. */
type Moves = (i: number, count: number) => readonly [frames: EndingMotion[1], time: EndingTime];

/** The motions of drawings by their class. */
const moves = (light: Light | undefined): Record<string, Moves> => ({
  'e-veil': () => [
    [{ opacity: 0 }, { opacity: 0.3, offset: 0.3 }, { opacity: 0.3, offset: 0.75 }, { opacity: 0 }],
    { length: 1500, easing: eases.even },
  ],
  'e-piece': (i) => [{ opacity: [0, 1] }, { at: light!.pieces[i]!.at, length: 110, easing: eases.even }],
  'e-halo': (i) => [
    [
      { opacity: 0, transform: 'scale(.5)' },
      { opacity: 1, transform: 'scale(1.12)', offset: 0.6 },
      { opacity: 0.75, transform: 'none' },
    ],
    { at: light!.halos[i]!.at, length: 320 },
  ],
  'e-caught': () => [
    [
      { opacity: 0, transform: 'scale(1.5)' },
      { opacity: 1, transform: 'none' },
    ],
    { at: 640, length: 260 },
  ],
  // however many ways are closed, all are traced by 1240 ms
  'e-stub': (i, count) => [{ opacity: [0, 1] }, { at: 680 + Math.min(70, 280 / count) * i, length: 180 }],
  'e-stop': (i, count) => [
    [
      { opacity: 0, transform: 'scale(1,.1)' },
      { opacity: 1, transform: 'scale(1,1.25)', offset: 0.7 },
      { opacity: 1, transform: 'none' },
    ],
    { at: 760 + Math.min(70, 280 / count) * i, length: 200 },
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
function draw({ state, history, winners, bottom }: Ended<FluctusTypes>): Ending | undefined {
  const shift = shiftTo(state, bottom);
  const last = history.at(-1)?.move;
  const light = last && last.kind !== 'enter' ? lightOf(trail(last), shift) : undefined;
  const loser = winners.length === 1 ? 1 - winners[0]! : undefined;
  const held = loser === undefined ? undefined : trap(state, loser);
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
        ? svg`${held.guards.map((field) => ringAt(place(field, shift), 31, 'e-won', 6))}${state.ending?.rule === 'F7' ? held.ways.map(([from, to]) => shutWay(from, to, shift)) : nothing}${held.caught.map((field) => ringAt(place(field, shift), 32, 'e-shut', 4, '9 6.4'))}`
        : nothing
    }<circle class="e-spark" r="26" /><circle class="e-spark" r="26" />`,
    move: (root) => ({ motions: motionsIn(root, light) }),
  };
}

export const ending: EndingModule<FluctusTypes> = { styles, draw };
