/** The grid of a board, and its rows. A person may prefer them without their roles. */
export const GRID = ':is([role=grid], [data-plain=grid])';
const ROW = ':is([role=row], [data-plain=row])';

/** The squares of a grid by rows, in the order of the document. */
export const squaresIn = (grid: Element | null): HTMLElement[][] =>
  Array.from(grid?.querySelectorAll(ROW) ?? [], (row) => [
    ...row.querySelectorAll<HTMLElement>('[data-square]'),
  ]);
