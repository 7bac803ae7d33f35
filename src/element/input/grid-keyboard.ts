/** Rows of squares as the keyboard walks them; a row that is a ring goes round. */
export interface Walk {
  readonly rows: readonly (readonly string[])[];
  /** Rows, by index, whose ends meet. */
  readonly rings: readonly number[];
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * Where a key leads from a square of a grid: arrows by one, Home and End to the ends of the row, with Control to the
 * corners. Undefined for keys that do not walk.
 */
export function walk({ rows, rings }: Walk, from: string, event: KeyboardEvent): string | undefined {
  const { key, altKey, metaKey, ctrlKey } = event;
  if (altKey || metaKey) return undefined;
  const y = Math.max(
    0,
    rows.findIndex((row) => row.includes(from)),
  );
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  if (key === 'Home') return (ctrlKey ? rows[0] : row)?.[0];
  if (key === 'End') return (ctrlKey ? rows.at(-1) : row)?.at(-1);
  const step = steps[key];
  if (!step || ctrlKey) return undefined;
  const [down, along] = step;
  const to = rows[Math.min(rows.length - 1, Math.max(0, y + down))] ?? row;
  // Rows of other lengths are entered at the place that lies nearest.
  const place = down ? Math.floor(((x + 0.5) * to.length) / row.length) : x + along;
  const turned = rings.includes(y) ? (place + to.length) % to.length : place;
  return to[Math.min(to.length - 1, Math.max(0, turned))];
}
