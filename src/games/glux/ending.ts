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
import { shapes } from '../../element/ui/view/seat-marks.js';
import { viewBox } from './drawing/ground.js';
import { unit } from './drawing/places.js';
import { planOf, type Room, type Spot } from './drawing/rooms.js';
import { startSpent, startsOf } from './engine/board.js';
import { roomScores } from './engine/rules.js';
import type { GluxTypes } from './engine/types.js';
import { layoutFor } from './selection.js';

const styles = css`
  .e-points text {
    font-size: 13.5px;
  }
  .e-pill {
    fill: var(--_seat);
    stroke: light-dark(var(--_bone), var(--_well-deep));
    stroke-width: 1.6;
  }
  /* the mark of the last move would cover the chip that decides */
  .slab:has(> .ending) .last-to {
    display: none;
  }
`;

/** The time at which the first room lights, and that of all rooms together, in ms. */
const BEGIN = 160;
const ROOMS = 1040;

type Point = Room['middle'];

/** The points of a seat in a room: a pill with the mark of the seat, where it hides nothing. */
interface Tag {
  readonly seat: Seat;
  readonly points: number;
  readonly at: Point;
}

/** The size of a pill: in a square, it leaves room for the letters at all four corners. */
export const pill = { width: 34, height: 14 };

/** A room with its points, and the time at which it lights. */
interface Turn {
  readonly room: Room;
  /** Its number among the rooms of the drawing. */
  readonly index: number;
  readonly begin: number;
  readonly points: readonly number[];
  readonly tags: readonly Tag[];
}

/** The box of a letter around the corner of its room: on a narrow board, it is larger. */
export const letterBox = { before: 13, after: 11 };

const far = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);

const touchesPill = ([x, y]: Point, [a, b]: Point) =>
  Math.abs(x - a) < pill.width && Math.abs(y - b) < pill.height;

const touchesLetter = (at: Point, corner: Point) =>
  [pill.width / 2, pill.height / 2].every(
    (half, axis) =>
      at[axis]! + half > corner[axis]! - letterBox.before &&
      at[axis]! - half < corner[axis]! + letterBox.after,
  );

/** The points of all rooms, on places where they hide no chip, no open start, no letter and no other points. */
class Places {
  readonly #free: (spot: Spot) => boolean;
  readonly #plan: ReturnType<typeof planOf>;
  readonly #taken: Point[] = [];

  constructor({ state, bottom }: Pick<Ended<GluxTypes>, 'state' | 'bottom'>) {
    this.#plan = planOf(layoutFor(state, bottom));
    const open = startsOf(state).filter((_, seat) => !startSpent(state, seat));
    this.#free = ({ index, square }) => state.stacks[index]!.length === 0 && !open.includes(square);
  }

  /** Takes a place for a room: on the frame above it, else in it, else in the corridors along it; undefined if all are full. */
  take({ corner, spots }: Room, shared: boolean): Point | undefined {
    const { rooms, corridors } = this.#plan;
    // what shares the lead has a mark beside the letter
    const frame = spots.flatMap(({ at: [x, y] }): Point[] => (y < unit ? [[x + 11, -11]] : []));
    const beside = corridors.flat().filter(({ at }) => spots.some((spot) => far(at, spot.at) <= unit));
    const inside = [spots, beside].flatMap((all) =>
      all
        .filter(this.#free)
        .map(({ at }) => at)
        .sort((one, other) => far(one, corner) - far(other, corner)),
    );
    const place = [...frame.slice(Number(shared)), ...inside].find(
      (at) =>
        !this.#taken.some((other) => touchesPill(at, other)) &&
        !rooms.some((room) => touchesLetter(at, room.corner)),
    );
    if (place) this.#taken.push(place);
    return place;
  }
}

/** The rooms in the order in which they light: the middle one is the last, because it breaks ties. */
export function turnsOf(ended: Pick<Ended<GluxTypes>, 'state' | 'bottom'>): readonly Turn[] {
  const { rooms, hall } = planOf(layoutFor(ended.state, ended.bottom));
  const scores = roomScores(ended.state);
  const places = new Places(ended);
  return [...rooms.filter((room) => room !== hall), hall].map((room, i): Turn => {
    const { points } = scores.find((score) => score.room === room.letter)!;
    const paid = [...points.keys()].filter((seat) => points[seat]).sort((a, b) => points[b]! - points[a]!);
    const tags = paid.flatMap((seat): Tag[] => {
      const at = places.take(room, paid.length > 1);
      return at ? [{ seat, points: points[seat]!, at }] : [];
    });
    return { room, index: rooms.indexOf(room), begin: BEGIN + (i * ROOMS) / rooms.length, points, tags };
  });
}

/** The score of a seat at a time. */
export const scoreAt = (turns: readonly Turn[], seat: Seat, time: number): number =>
  turns.reduce((sum, { begin, points }) => (time < begin + 90 ? sum : sum + points[seat]!), 0);

const drawTag = ({ seat, points, at: [x, y] }: Tag) =>
  svg`<g transform=${`translate(${x} ${y})`}><g class="e-mover e-points">
    <rect class=${`e-pill s${seat + 1}`} x=${-pill.width / 2} y=${-pill.height / 2} width=${pill.width} height=${pill.height} rx=${pill.height / 2} />
    <path class=${`letter-of s${seat + 1}`} d=${shapes[seat]!} transform="translate(-8.8 0) scale(.24) translate(-17 -17)" /><text class=${`letter-of s${seat + 1}`} text-anchor="middle" x="4.6" y="4.7">+${points}</text>
  </g></g>`;

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
