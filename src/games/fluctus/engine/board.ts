import { BadNotation, createError, toText } from '../../../core/errors.js';
import { sentences } from './messages.js';
import { colors, type Color, type Field, type FluctusMove } from './types.js';

/** A field and its place on the board. */
export interface Place {
  readonly name: Field;
  readonly color: Color;
  readonly ring: 'outer' | 'inner';
  /** Degrees, clockwise from twelve o'clock. */
  readonly angle: number;
  /** Distance from the centre. The outer ring has 1. */
  readonly radius: number;
}

/**
 * An S-shaped line of eight fields. The segment from the fourth to the fifth field runs straight through the centre, which
 * is not a field. The first half of the line has the first colour, the second half the second colour.
 */
export interface Line {
  readonly colors: readonly [Color, Color];
  readonly fields: readonly Field[];
}

/** The board as data. Moves, captures and the drawing are derived from it. */
export interface Board {
  /** The outer fields clockwise from red, then the inner fields clockwise from red. */
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
}

/** Consecutive fields of one line, in the direction of a move. */
export interface Run {
  readonly fields: readonly Field[];
  readonly line: Line;
  /** Colours of the halves of the line that it touches, in that order: one, or two if it crosses the centre. */
  readonly colors: readonly Color[];
}

const line = (first: Color, second: Color, fields: string): Line => ({
  colors: [first, second],
  fields: fields.split(' ') as Field[],
});

/** The board of the game, rebuilt from the text of the rulebook. Its pictures are lost. */
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

/** Returns all runs of two or three fields by the notation of their move: `ro-wo`, `roxbi`. */
export function runsOf(lines: readonly Line[]): ReadonlyMap<string, Run> {
  const runs = new Map<string, Run>();
  for (const line of lines) {
    const colorAt = (field: Field) => line.colors[line.fields.indexOf(field) >> 2]!;
    for (const path of [line.fields, [...line.fields].reverse()]) {
      path.forEach((from, i) => {
        for (const length of [2, 3]) {
          const fields = path.slice(i, i + length);
          const to = fields[length - 1];
          const colors = [...new Set(fields.map(colorAt))];
          if (to) runs.set(from + (length < 3 ? '-' : 'x') + to, { fields, line, colors });
        }
      });
    }
  }
  return runs;
}

const runs = /* @__PURE__ */ runsOf(board.lines);

/** The twelve fields in the order of a formatted position. */
export const fields: readonly Field[] = board.places.map(({ name }) => name);

/** True for the name of a field. */
export const isField = (text: string): text is Field => (fields as readonly string[]).includes(text);

/** Returns the index of a field in that order, or -1 if the value is not a field. */
export const indexOf = (field: unknown): number => (fields as readonly unknown[]).indexOf(field);

/** Formats a move: `@ro`, `ro-wo` or `roxbi`. */
export const formatMove = (move: FluctusMove): string =>
  move.kind === 'enter' ? `@${move.to}` : move.from + (move.kind === 'step' ? '-' : 'x') + move.to;

/** The notations of all moves that the board allows, in code-unit order. */
export const routes: readonly string[] = /* @__PURE__ */ (() =>
  [...fields.map((field) => `@${field}`), ...runs.keys()].sort())();

/** Returns the fields and the line of a move, for drawing. Undefined for entries and if no line joins the fields. */
export const route = (move: FluctusMove): Run | undefined => runs.get(formatMove(move));

/** Returns true if a line joins two fields (F4). */
export const joined = (from: Field, to: Field): boolean => runs.has(`${from}-${to}`);

/** Returns the field that a capture leaps over (F6), or undefined if the three fields are not consecutive on one line. */
export const captureOver = (from: Field, to: Field): Field | undefined =>
  runs.get(`${from}x${to}`)?.fields[1];

/** Returns the two fields of a colour, on which its stones enter (F3). */
export const startFields = (color: Color): readonly Field[] =>
  fields.filter((field) => field.startsWith(color[0]!));

/** Parses `@ro`, `ro-wo` or `roxbi`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): FluctusMove {
  const text = toText(value);
  if (!/^(@|[rwygbv][oi][-x])[rwygbv][oi]$/.test(text)) {
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  }
  const [from, to] = text.split(/[-@x]/) as [Field | '', Field];
  return from ? { kind: text.includes('-') ? 'step' : 'capture', from, to } : { kind: 'enter', to };
}
