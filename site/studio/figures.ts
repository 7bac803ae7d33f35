/** Figures of a theme: contrasts of texts and marks, and differences of colours that must be distinguishable. */
import { contrast, nearest, over, visions, type Vision } from './colour.js';

/** The least contrasts of text and of marks (WCAG 2), and the least differences of two colours of a group, and of two floors (CIEDE2000). */
export const LEAST = { text: 4.5, mark: 3, difference: 14, floor: 3 } as const;

type Fronts = readonly (readonly [front: string, backs: readonly string[]])[];
const seats = [1, 2, 3, 4, 5];

/** Texts and their backgrounds. */
export const texts: Fronts = [
  ['spiel-ink', ['spiel-linen', 'spiel-paper', 'spiel-sunk', 'spiel-accent-soft']],
  ['spiel-ink-2', ['spiel-linen', 'spiel-paper', 'spiel-sunk']],
  ['spiel-ink-3', ['spiel-linen', 'spiel-paper', 'spiel-sunk']],
  ['spiel-accent', ['spiel-linen', 'spiel-paper']],
  ['spiel-accent-ink', ['spiel-accent']],
  ['spiel-danger', ['spiel-danger-soft', 'spiel-linen', 'spiel-paper', 'spiel-sunk']],
  ['spiel-wood-ink', ['spiel-wood', 'spiel-wood-high', 'spiel-wood-low']],
  ['spiel-lit', ['spiel-lit-fill']],
  ['lucky-ink', ['lucky-tile']],
  ['luzi-felt-ink', ['luzi-felt', 'luzi-felt-low']],
  ...seats.map((n) => [`spiel-seat-${n}-ink`, [`spiel-seat-${n}`]] as const),
  // the labels of marks
  ...['green', 'red', 'yellow', 'blue'].map((color) => [`spiel-mark-${color}`, ['spiel-mark-edge']] as const),
];

/** Marks and their backgrounds. */
export const marks: Fronts = [
  ['spiel-edge', ['spiel-linen', 'spiel-paper']],
  ['spiel-kerf', ['spiel-wood', 'spiel-wood-low']],
  ['spiel-lit', ['spiel-wood', 'lucky-bed']],
  ['spiel-last', ['spiel-wood']],
  ['spiel-danger', ['lucky-bed', 'spiel-well', 'spiel-wood']],
  ['spiel-focus-out', ['spiel-linen', 'spiel-paper', 'spiel-focus-in']],
  ['glux-wall', ['glux-room', 'glux-middle', 'glux-corridor']],
  ['luzi-pips', ['spiel-bone']],
  ['luzi-joe', ['spiel-bone']],
  ['fluctus-thread', ['fluctus-white', 'fluctus-yellow']],
  ['fluctus-white', ['fluctus-blue', 'fluctus-violet']],
  ...seats.map((n) => [`spiel-seat-${n}-edge`, ['spiel-wood', 'spiel-linen']] as const),
];

/** A group of colours that must be distinguishable. */
export interface Group {
  readonly name: string;
  /** The name of the text that names it in the studio. */
  readonly text: string;
  /** The names of the colours in sentences. */
  readonly members: readonly string[];
  readonly tokens: readonly string[];
  /** The least difference of two of them (CIEDE2000). */
  readonly least: number;
}

export const seatGroup: Group = {
  name: 'Seats',
  text: 'seats',
  members: ['A', 'B', 'C', 'D', 'E'],
  tokens: seats.map((n) => `spiel-seat-${n}`),
  least: LEAST.difference,
};

const lines = ['red', 'white', 'yellow', 'green', 'blue', 'violet'];
export const lineGroup: Group = {
  name: 'Lines of Fluctus',
  text: 'lines',
  members: lines,
  tokens: lines.map((line) => `fluctus-${line}`),
  least: LEAST.difference,
};

/** The floors of Glüx. They lie side by side, with lines between most of them: less difference is enough. */
export const floorGroup: Group = {
  name: 'Floors of Glüx',
  text: 'floors',
  members: ['rooms', 'corridors', 'the middle'],
  tokens: ['glux-room', 'glux-corridor', 'glux-middle'],
  least: LEAST.floor,
};

/** The rings and arrows of a page. In a simulation of colour blindness, their patterns tell them apart, too. */
export const markGroup: Group = {
  name: 'Marks',
  text: 'marks',
  members: ['green', 'red', 'yellow', 'blue'],
  tokens: ['green', 'red', 'yellow', 'blue'].map((color) => `spiel-mark-${color}`),
  least: LEAST.difference,
};

/** The backgrounds of marks. */
const markedGrounds = [
  ...['spiel-wood', 'lucky-bed', 'luzi-felt'],
  ...['glux-room', 'glux-corridor', 'glux-middle'],
];

/** The colour of a token as `#rrggbb`, or `#rrggbbaa` if it has transparency. */
export type ColorOf = (token: string) => string;

export interface Contrast {
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly least: number;
}

/** The contrasts of all texts and marks. Backgrounds count as opaque. */
export const contrasts = (color: ColorOf): readonly Contrast[] =>
  [
    ...texts.map((each) => [...each, LEAST.text] as const),
    ...marks.map((each) => [...each, LEAST.mark] as const),
  ].flatMap(([front, backs, least]) =>
    backs.map((back) => ({
      front,
      back,
      least,
      ratio: contrast(over(color(front), color(back)), color(back)),
    })),
  );

/** The contrasts of the marks of a page with the boards: that of the mark or of its outline, whichever is better. */
export const markContrasts = (color: ColorOf): readonly Contrast[] =>
  markGroup.tokens.flatMap((front) =>
    markedGrounds.map((back) => ({
      front,
      back,
      least: LEAST.mark,
      ratio: Math.max(...[front, 'spiel-mark-edge'].map((part) => contrast(color(part), color(back)))),
    })),
  );

export interface Distance {
  readonly vision: Vision;
  /** The two most similar colours, by their numbers in the group. */
  readonly pair: readonly [number, number];
  readonly apart: number;
}

/** The smallest difference between two colours of a group, for each kind of colour vision. */
export const distances = (color: ColorOf, { tokens }: Group): readonly Distance[] =>
  (Object.keys(visions) as Vision[]).map((vision) => ({ vision, ...nearest(tokens.map(color), vision) }));
