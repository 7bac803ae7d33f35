/** Proves the par of a swap puzzle by a breadth-first search of all boards, nothing pruned. */

/**
 * The numbers of a position, in rows.
 *
 * @param {string} position
 */
export const boardOf = (position) => position.split(' ')[0].split(/[,/]/).map(Number);

/**
 * All exchanges, as pairs of indexes.
 *
 * @param {boolean} wrap
 * @returns {readonly (readonly [number, number])[]}
 */
export function exchanges(wrap) {
  const moves = [];
  for (let i = 0; i < 16; i++) {
    if (i % 4 < 3) moves.push([i, i + 1]);
    if (i < 12) moves.push([i, i + 4]);
  }
  if (wrap) for (const k of [0, 1, 2, 3]) moves.push([4 * k, 4 * k + 3], [k, k + 12]);
  return moves;
}

const lines = [0, 1, 2, 3].flatMap((k) => [
  [0, 1, 2, 3].map((i) => 4 * k + i),
  [0, 1, 2, 3].map((i) => 4 * i + k),
]);

/**
 * The number of pairs in rows and columns that are not in order.
 *
 * @param {readonly number[]} board
 */
export function disorder(board) {
  let count = 0;
  for (const line of lines)
    for (let i = 0; i < 4; i++) for (let j = i + 1; j < 4; j++) if (board[line[i]] >= board[line[j]]) count++;
  return count;
}

export const isDone = (board) =>
  lines.every(([a, b, c, d]) => board[a] < board[b] && board[b] < board[c] && board[c] < board[d]);

/**
 * @param {readonly number[]} board
 * @param {readonly number[]} pair
 */
export function exchanged(board, [i, j]) {
  const after = [...board];
  [after[i], after[j]] = [after[j], after[i]];
  return after;
}

/**
 * The ways to order a board in `par` exchanges: their number, the indexes of their first exchanges, and of those that every way has; `shortest` is the
 * number of exchanges of the shortest way, at most `par`.
 */
export function ways(start, moves, par) {
  const nothing = () => ({ count: 0, firsts: new Set(), needed: new Set(moves.keys()) });
  const add = (to, { count, firsts, needed }, at, depth) => {
    to.count += count;
    for (const each of depth === 1 ? [at] : firsts) to.firsts.add(each);
    for (const each of to.needed) if (each !== at && !needed.has(each)) to.needed.delete(each);
  };
  const first = { board: start, count: 1, firsts: new Set(), needed: new Set() };
  let layer = new Map([[String.fromCharCode(...start), first]]);
  const seen = new Set(layer.keys());
  for (let depth = 1; depth <= par; depth++) {
    const next = new Map();
    const result = { shortest: depth, ...nothing() };
    for (const way of layer.values())
      for (const [at, move] of moves.entries()) {
        const after = exchanged(way.board, move);
        if (isDone(after)) add(result, way, at, depth);
        if (isDone(after) || depth === par) continue;
        const key = String.fromCharCode(...after);
        if (seen.has(key)) continue;
        const known = next.get(key) ?? { board: after, ...nothing() };
        add(known, way, at, depth);
        next.set(key, known);
      }
    if (result.count) return result;
    for (const key of next.keys()) seen.add(key);
    layer = next;
  }
  return { shortest: Infinity, ...nothing() };
}

/** True if the shortest way has `par` exchanges. */
export const provesSwap = ({ position, par, wrap }) =>
  ways(boardOf(position), exchanges(wrap), par).shortest === par;
