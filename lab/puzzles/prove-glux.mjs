/** Proves puzzles of Glüx on the engine: of all placements, only that of the record wins against every reply, at each turn of the reader. */
import { games } from '../../src/lists/engines.js';
import { parseRecord } from '../../src/core/parse-record.js';

const game = games.glux;

/** True if a seat wins alone, whatever the other does. All chips of the other are of one kind, and the reader's come in any order of the bag. */
function wins(state, seat) {
  if (state.ending) return game.winners(state).join() === String(seat);
  const chances = game.chances(state);
  if (chances.length) return chances.every(({ move }) => wins(game.play(state, move), seat));
  const moves = game.moves(state);
  return game.turn(state) === seat
    ? moves.some((move) => wins(game.play(state, move), seat))
    : moves.every((move) => wins(game.play(state, move), seat));
}

/** True if a puzzle is right. */
export function provesGlux({ position, record }) {
  const { match } = parseRecord(game, record, {}, position);
  const { seat } = game.parsePosition(position);
  for (let ply = 0; ply < match.moves.length; ply++) {
    match.goTo(ply);
    const { state } = match;
    if (game.turn(state) !== seat) continue;
    const right = game.moves(state).filter((move) => wins(game.play(state, move), seat));
    if (right.length !== 1 || game.formatMove(right[0]) !== game.formatMove(match.moves[ply])) return false;
  }
  match.goTo(match.moves.length);
  return match.outcome?.winners.join() === String(seat);
}
