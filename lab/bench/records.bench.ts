/** Prints the processor time and the plies for reading records of 200,000 characters, in every game and several forms. */
import { parseRecord } from '../../src/core/parse-record.js';
import type { Game } from '../../src/core/game.js';
import { random } from '../../src/core/random.js';
import { games } from '../../src/engine.js';
import { nextMoves } from '../../test/support/random-games.js';

type AnyGame = Game<unknown, unknown>;

const LENGTH = 199_000;

/** The options with which a game lasts longest. */
const options: Readonly<Record<string, object>> = {
  fluctus: { variant: 'return' },
  glux: { players: 4 },
  'lucky-numbers': { players: 4, sets: 8, variant: 'play-on' },
  luzi: { players: 5, rounds: 99 },
};

/** The moves of a game that goes on as long as no move must end it, or the record is full. */
function longGame(game: AnyGame): readonly string[] {
  const { below } = random('long', 0);
  const moves: string[] = [];
  let state = game.setup(options[game.id]);
  for (let length = 0; length < LENGTH; length += moves.at(-1)!.length + 1) {
    const left = [...nextMoves(game, state)];
    let next: unknown;
    while (left.length > 0 && next === undefined) {
      const [move] = left.splice(below(left.length), 1);
      const after = game.play(state, move);
      if (game.turn(after) === 'over') continue;
      moves.push(game.formatMove(move));
      next = after;
    }
    if (next === undefined) break;
    state = next;
  }
  return moves;
}

/** Repeats a text up to the length of a record. */
const fill = (text: string, most = Infinity) => text.repeat(Math.min(most, Math.floor(LENGTH / text.length)));

for (const game of Object.values(games) as unknown as AnyGame[]) {
  const moves = longGame(game);
  const [first = ''] = moves;
  const texts = {
    moves: moves.join(' ').slice(0, LENGTH).replace(/ \S*$/, ''),
    variations: `${first} ${fill(`(${moves.slice(0, 60).join(' ')}) `, 1000)}`,
    comments: `${first} ${fill('{c} ')}`,
    marks: `${first} ${fill('! ')}`,
  };
  for (const [form, text] of Object.entries(texts)) {
    const start = process.cpuUsage();
    const { match } = parseRecord(game, text, options[game.id]);
    const { user, system } = process.cpuUsage(start);
    console.log(
      `${game.id} ${form}: ${text.length} characters, ${match.moves.length} plies, ${Math.round((user + system) / 1000)} ms`,
    );
  }
}
