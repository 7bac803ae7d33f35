import { keyOf } from './key-events.js';

/** The grid of a board, and its rows. A person may prefer them without their roles. */
export const GRID = ':is([role=grid], [data-plain=grid])';
const ROW = ':is([role=row], [data-plain=row])';

/** The squares of a grid by rows, in the order of the document. */
export const squaresIn = (grid: Element | null): HTMLElement[][] =>
  Array.from(grid?.querySelectorAll(ROW) ?? [], (row) => [
    ...row.querySelectorAll<HTMLElement>('[data-square]'),
  ]);

/** Rows of squares for the arrow keys. */
export interface GridRows {
  readonly rows: readonly (readonly string[])[];
  /** The indexes of the rows that are rings: their ends meet. */
  readonly rings: readonly number[];
}

const steps: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * The square that a key leads to: arrows move by one, Home and End to the ends of the row, with Control to the corners,
 * PageUp and PageDown to the ends of the column.
 * Undefined for all other keys, and from a square that is in no row.
 */
export function squareForKey(
  { rows, rings }: GridRows,
  from: string,
  event: KeyboardEvent,
): string | undefined {
  const { altKey, metaKey, ctrlKey } = event;
  const key = keyOf(event);
  const row = rows.find((each) => each.includes(from));
  if (!row || altKey || metaKey) return undefined;
  const y = rows.indexOf(row);
  const x = row.indexOf(from);
  if (key === 'Home') return (ctrlKey ? rows[0] : row)?.[0];
  if (key === 'End') return (ctrlKey ? rows.at(-1) : row)?.at(-1);
  // The ends of the column are in rows of the same length: the tiles and stones beside a board are no part of it.
  const long = rows.filter(({ length }) => length === row.length);
  if (key === 'PageUp') return long[0]?.[x];
  if (key === 'PageDown') return long.at(-1)?.[x];
  const step = steps[key];
  if (!step || ctrlKey) return undefined;
  const [down, along] = step;
  const to = rows[Math.min(rows.length - 1, Math.max(0, y + down))] ?? row;
  // A row of another length is entered at the nearest place.
  const place = down ? Math.floor(((x + 0.5) * to.length) / row.length) : x + along;
  const wrapped = rings.includes(y) ? (place + to.length) % to.length : place;
  return to[Math.min(to.length - 1, Math.max(0, wrapped))];
}
