/**
 * The squares of a grid in rows, as they are seen from the top left. In the document, the rows of a board with coordinates come in
 * the order of their numbers, for screen readers.
 */
export function rowsSeen(grid: Element): HTMLElement[][] {
  const by = (side: 'top' | 'left') => (one: Element, other: Element) =>
    one.getBoundingClientRect()[side] - other.getBoundingClientRect()[side];
  const numbered = [...grid.querySelectorAll('.line')].sort(by('top'));
  const others = [...grid.querySelectorAll('[role=row]:not(.line)')];
  return [...numbered, ...others].map((row) => {
    const squares = [...row.querySelectorAll<HTMLElement>('[data-square]')];
    return row.matches('.line') ? squares.sort(by('left')) : squares;
  });
}
