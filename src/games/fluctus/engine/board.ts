import { colors, type Color, type Field, type FluctusMove } from './types.js';

/** A field and where it lies. */
export interface Place {
  readonly name: Field;
  readonly color: Color;
  readonly ring: 'outer' | 'inner';
  /** Degrees, clockwise from twelve o'clock. */
  readonly angle: number;
  /** Distance from the centre; the outer ring has 1. */
  readonly radius: number;
}

/**
 * An S-shaped line of eight fields. The segment between the fourth and the fifth runs straight through the centre, which
 * is no field. Up to the centre the line is drawn in the first colour, from there in the second.
 */
export interface Line {
  readonly colors: readonly [Color, Color];
  readonly fields: readonly Field[];
}

/** The board as data: moves, captures and the drawing all follow from it. */
export interface Board {
  /** Outer fields clockwise from red, then inner ones clockwise from red. */
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
}

/** Consecutive fields of one line, in the order in which a stone runs along them. */
export interface Run {
  readonly fields: readonly Field[];
  readonly line: Line;
  /** The halves of the line it touches, in that order: one colour, or two across the centre. */
  readonly colors: readonly Color[];
}

const line = (first: Color, second: Color, fields: string): Line => ({
  colors: [first, second],
  fields: fields.split(' ') as Field[],
});

/** The board of the game, rebuilt from the text of the rulebook, whose pictures are lost. */
export const board: Board = {
  places: (['outer', 'inner'] as const).flatMap((ring, inner) =>
    colors.map((color, i) => ({
      name: (color[0]! + ring[0]!) as Field,
      color,
      ring,
      angle: 60 * i + 30 * inner,
      radius: 1 - inner / 2,
    })),
  ),
  lines: [
    line('red', 'green', 'ri ro vo bi wi yo go gi'),
    line('white', 'blue', 'wi wo ro vi yi go bo bi'),
    line('yellow', 'violet', 'yi yo wo ri gi bo vo vi'),
  ],
};

/** Every way along two or three fields of a line, by the notation of the move that runs it: `ro-wo`, `roxbi`. */
export function runsOf(lines: readonly Line[]): ReadonlyMap<string, Run> {
  const runs = new Map<string, Run>();
  for (const line of lines) {
    const half = (field: Field) => line.colors[line.fields.indexOf(field) >> 2]!;
    for (const way of [line.fields, [...line.fields].reverse()]) {
      way.forEach((from, i) => {
        for (const length of [2, 3]) {
          const fields = way.slice(i, i + length);
          const to = fields[length - 1];
          const colors = [...new Set(fields.map(half))];
          if (to) runs.set(from + (length < 3 ? '-' : 'x') + to, { fields, line, colors });
        }
      });
    }
  }
  return runs;
}

const runs = /* @__PURE__ */ runsOf(board.lines);

/** The twelve fields in the order of a position's text. */
export const fields: readonly Field[] = board.places.map(({ name }) => name);

/** Where a field stands in that order; -1 for what is no field. */
export const indexOf = (field: unknown): number => (fields as readonly unknown[]).indexOf(field);

/** Written form of a move: `@ro`, `ro-wo`, `roxbi`. */
export const formatMove = (move: FluctusMove): string =>
  move.kind === 'enter' ? `@${move.to}` : move.from + (move.kind === 'step' ? '-' : 'x') + move.to;

/** Every move that the board knows, in code-unit order of notation. */
export const routes: readonly string[] = /* @__PURE__ */ (() =>
  [...fields.map((field) => `@${field}`), ...runs.keys()].sort())();

/** The fields and the line that a move runs along, for drawing; undefined for entries and where no line runs so. */
export const route = (move: FluctusMove): Run | undefined => runs.get(formatMove(move));

/** Whether a line joins two fields (F4). */
export const joined = (from: Field, to: Field): boolean => runs.has(`${from}-${to}`);

/** The field a capture leaps over (F6); undefined where the three are not consecutive on one line. */
export const captureOver = (from: Field, to: Field): Field | undefined =>
  runs.get(`${from}x${to}`)?.fields[1];

/** The two fields of a colour, on which its stones enter (F3). */
export const startFields = (color: Color): readonly Field[] =>
  fields.filter((field) => field.startsWith(color[0]!));
