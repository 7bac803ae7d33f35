import type { Seat } from '../../core/game.js';
import {
  eases,
  short,
  type Ended,
  type Ending,
  type EndingFigure,
  type EndingMotion,
} from '../../element/drawing/ending.js';
import { css, svg } from '../../element/drawing/template.js';
import { seatFlag, viewBox } from './drawing/ground.js';
import { planOf, type Room } from './drawing/rooms.js';
import { roomScores } from './engine/rules.js';
import type { GluxTypes } from './engine/types.js';
import { layoutFor } from './selection.js';

const styles = css`
  .e-points text {
    font-size: 13px;
  }
  .e-pill {
    fill: var(--_seat);
    stroke: light-dark(var(--_bone), var(--_well-deep));
    stroke-width: 1.6;
  }
`;

/** The time at which the first room lights, and that of all rooms together, in ms. */
const BEGIN = 160;
const ROOMS = 1040;

/** The points of a seat in a room, on a pill beside the letter of the room: on the wall, so that it hides no chip. */
interface Tag {
  readonly seat: Seat;
  readonly points: number;
  readonly at: readonly [x: number, y: number];
  /** Others than the first have their mark on the pill: that of the first has the letter. */
  readonly first: boolean;
}

/** A room with its points, and the time at which it lights. */
interface Turn {
  readonly room: Room;
  /** Its number among the rooms of the drawing. */
  readonly index: number;
  readonly begin: number;
  readonly points: readonly number[];
  readonly tags: readonly Tag[];
}

/** The rooms in the order in which they light: the middle one is the last, because it breaks ties. */
export function turnsOf({ state, bottom }: Pick<Ended<GluxTypes>, 'state' | 'bottom'>): readonly Turn[] {
  const { rooms, hall } = planOf(layoutFor(state, bottom));
  const scores = roomScores(state);
  return [...rooms.filter((room) => room !== hall), hall].map((room, i): Turn => {
    const { points } = scores.find((score) => score.room === room.letter)!;
    const [x, y] = room.corner;
    const paid = [...points.keys()].filter((seat) => points[seat]).sort((a, b) => points[b]! - points[a]!);
    const tags = paid.map((seat, k): Tag => {
      const at = [x + (k ? 18 + 42 * k : 23), y] as const;
      return { seat, points: points[seat]!, at, first: k === 0 };
    });
    return { room, index: rooms.indexOf(room), begin: BEGIN + (i * ROOMS) / rooms.length, points, tags };
  });
}

/** The score of a seat at a time. */
export const scoreAt = (turns: readonly Turn[], seat: Seat, time: number): number =>
  turns.reduce((sum, { begin, points }) => (time < begin + 90 ? sum : sum + points[seat]!), 0);

const drawTag = ({ seat, points, at: [x, y], first }: Tag) => {
  const half = first ? 13 : 20;
  return svg`<g transform=${`translate(${x} ${y})`}><g class="e-mover e-points">
    <rect class=${`e-pill s${seat + 1}`} x=${-half} y="-9" width=${2 * half} height="18" rx="9" />
    ${first ? '' : seatFlag(seat, -10, 0, 0.32)}<text class=${`letter-of s${seat + 1}`} text-anchor="middle" x=${first ? 1 : 7} y="4.6">+${points}</text>
  </g></g>`;
};

/** The motions of a room: its light comes, and its points fly from its middle to its letter. */
function motionsOf({ room, index, begin, tags }: Turn, root: ParentNode, points: Iterator<Element>) {
  const light = ['room-light', 'spill'].map((name): EndingMotion => [
    root.querySelectorAll(`.ground .${name}`)[index],
    { opacity: [0, 1] },
    { at: begin, length: 220 },
  ]);
  const [mx, my] = room.middle;
  const flights = tags.map(({ at: [x, y] }): EndingMotion => {
    const away = `translate(${short(mx - x)}px,${short(my - y)}px)`;
    return [
      points.next().value as Element | undefined,
      [
        { opacity: 0, transform: `${away} scale(.5)` },
        { opacity: 1, transform: `${away} scale(1.8)`, offset: 0.4 },
        { opacity: 1, transform: 'none' },
      ],
      { at: begin + 20, length: 300, easing: 'ease-in-out' },
    ];
  });
  return [...light, ...flights];
}

/** The rooms light one after the other in the colours of their winners, and the points count. */
function draw(ended: Ended<GluxTypes>): Ending | undefined {
  const { scores, winners } = ended;
  if (winners.length === 0) return undefined;
  const turns = turnsOf(ended);
  return {
    ...{ ground: '.glux[role=grid] > .ground', viewBox: viewBox(layoutFor(ended.state, ended.bottom)) },
    over: svg`${turns.flatMap(({ tags }) => tags.map(drawTag))}`,
    move(root) {
      const points = root.querySelectorAll('.e-points').values();
      const boxes = [...root.querySelectorAll('.seat .score > [aria-hidden]')];
      const texts = boxes.map((box) => [...box.childNodes].find((node) => node instanceof Text));
      const crowned = winners.map((seat): EndingMotion => [
        boxes[seat]?.parentElement,
        { transform: ['none', 'scale(1.6)', 'none'] },
        { at: 1230, length: 260, easing: eases.land },
      ]);
      return {
        motions: [...turns.flatMap((turn) => motionsOf(turn, root, points)), ...crowned],
        figures: scores.flatMap((_, seat): EndingFigure[] => {
          const text = texts[seat];
          return text ? [[text, (time) => scoreAt(turns, seat, time)]] : [];
        }),
      };
    },
  };
}

export const ending = { ground: '.glux[role=grid] > .ground', styles, draw };
