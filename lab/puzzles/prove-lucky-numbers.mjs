/** Proves puzzles of Lucky Numbers on the engine: all ways to fill the board without a draw are those of the puzzle, and none is shorter. */
import { games } from '../../src/lists/engines.js';

const game = games['lucky-numbers'];
const options = { players: 1 };

/** All ways, as texts, to fill the board in at most so many turns with face-up tiles. */
function waysOf(position, turns) {
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
 * True if a puzzle is right.
 *
 * @returns {boolean}
 */
export function provesLuckyNumbers({ position, n, ways }) {
  return (
    waysOf(position, n).sort().join() === [...ways].sort().join() &&
    ways.every((way) => way.split(' ').length === n)
  );
}
