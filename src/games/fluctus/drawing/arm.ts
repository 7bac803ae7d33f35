/**
 * Half a line as three cubic curves: inner field, outer, outer, inner; from there it runs straight to the centre.
 * Six turns of it are the whole board.
 */
// prettier-ignore
export const arm = [50, -86.6, 48.6, -126.6, 49, -187, 0, -200, -76.1, -225.8, -157.5, -178.8, -173.2, -100, -184, -50, -134, -22, -100, 0];

/** It as a path, up to the rim of the centre. */
export const armPath = `M${arm.slice(0, 2).join(' ')}C${arm.slice(2).join(' ')}H-13`;
