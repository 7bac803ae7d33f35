/**
 * Proves puzzles of Lucky Numbers on the engine. Fill in n: all ways to fill the board without a draw are the same moves, and none is shorter;
 * where the maker names them, they are those. Best chance: an expectimax over all draws.
 */
import { games } from '../../src/lists/engines.js';

const game = games['lucky-numbers'];
const options = { players: 1 };

/** All ways, as texts, to fill the board in at most so many turns with face-up tiles. */
export function waysToFill(position, turns) {
  const found = [];
  (function search(state, path) {
    if (state.ending) {
      found.push(path.join(' '));
      return;
    }
    if (path.length === turns) return;
    const empty = state.boards[0].filter((tile) => !tile).length;
    if (empty > turns - path.length) return;
    for (const move of game.moves(state)) {
      // turning a tile over is chance
      const name = game.formatMove(move);
      if (name.includes('@')) search(game.play(state, move), [...path, name]);
    }
  })(game.parsePosition(position, options), []);
  return found;
}

/**
 * True if a puzzle about filling the board is right; `ways` are those that its maker has found.
 *
 * @param {{ position: string, n: number, ways?: readonly string[] }} puzzle
 */
export function provesLuckyNumbers({ position, n, ways }) {
  const found = waysToFill(position, n);
  const moves = (way) => way.split(' ').sort().join();
  return (
    found.length > 0 &&
    found.every((way) => way.split(' ').length === n && moves(way) === moves(found[0])) &&
    (!ways || found.sort().join() === [...ways].sort().join())
  );
}

const known = new Map();

/** The chance that the board is full after so many more turns of the player who is to move, or whose tile is drawn. */
function chanceOf(state, turns) {
  const empty = state.boards[0].filter((tile) => !tile).length;
  if (!empty) return 1;
  if (state.ending || empty > turns) return 0;
  const chances = game.chances(state);
  if (chances.length) {
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    return chances.reduce(
      (sum, { move, weight }) => sum + (weight / total) * chanceOf(game.play(state, move), turns),
      0,
    );
  }
  const key = `${game.formatPosition(state)} ${turns}`;
  if (!known.has(key))
    known.set(key, Math.max(...game.moves(state).map((move) => chanceOf(game.play(state, move), turns - +(move.kind !== 'draw'))))); // prettier-ignore
  return known.get(key);
}

/**
 * True if the chances of a puzzle are right to the digits that are told, and the first is the best by itself.
 *
 * @returns {boolean}
 */
export function provesChance({ position, turns, values }) {
  known.clear();
  const state = game.parsePosition(position, options);
  const all = game
    .moves(state)
    .map((move) => [game.formatMove(move), chanceOf(game.play(state, move), turns)])
    .sort((a, b) => b[1] - a[1]);
  const [[best, chance], [, second]] = all;
  return (
    best === values[0][0] &&
    chance - second > 0.02 &&
    values.every(([name, value]) => Math.abs(all.find(([move]) => move === name)[1] - value) < 0.00051)
  );
}
