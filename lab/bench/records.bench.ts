/** Prints the processor time and the plies for reading records of 200,000 characters, in every game and several forms. */
import { parseRecord } from '../../src/core/parse-record.js';
import { games } from '../../src/engine.js';
import { longest, longGame, type AnyGame } from './long-game.js';

const LENGTH = 199_000;

/** Repeats a text up to the length of a record. */
const fill = (text: string, most = Infinity) => text.repeat(Math.min(most, Math.floor(LENGTH / text.length)));

for (const game of Object.values(games) as unknown as AnyGame[]) {
  const moves = longGame(game, longest[game.id]!, (found) => found.join(' ').length >= LENGTH);
  const [first = ''] = moves;
  const texts = {
    moves: moves.join(' ').slice(0, LENGTH).replace(/ \S*$/, ''),
    variations: `${first} ${fill(`(${moves.slice(0, 60).join(' ')}) `, 1000)}`,
    comments: `${first} ${fill('{c} ')}`,
    marks: `${first} ${fill('! ')}`,
  };
  for (const [form, text] of Object.entries(texts)) {
    const start = process.cpuUsage();
    const { match } = parseRecord(game, text, longest[game.id]);
    const { user, system } = process.cpuUsage(start);
    console.log(
      `${game.id} ${form}: ${text.length} characters, ${match.moves.length} plies, ${Math.round((user + system) / 1000)} ms`,
    );
  }
}
