/** The work for a record grows with its length: twice the text plays twice the moves. Times are in lab/bench/records.bench.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatRecord } from '../../src/core/format-record.js';
import type { Game } from '../../src/core/game.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { games } from '../../src/engine.js';
import { playOut } from '../support/random-games.js';

type AnyGame = Game<unknown, unknown>;

/** A game that counts how often a move is played or described. */
function counting(game: AnyGame): { readonly game: AnyGame; readonly count: () => number } {
  let calls = 0;
  const play: AnyGame['play'] = (state, move) => {
    calls++;
    return game.play(state, move);
  };
  return { game: { ...game, play }, count: () => calls };
}

/** The forms of a record with `n` parts; `moves` are the moves of a game. */
const forms: Readonly<Record<string, (moves: readonly string[], n: number) => string>> = {
  'variations at the start': ([first = '', ...rest], n) =>
    `${first} ${`(${[first, ...rest.slice(0, 9)].join(' ')}) `.repeat(n)}`,
  'variations at every move': (moves, n) =>
    moves
      .slice(0, n)
      .map((move) => `${move} (${move})`)
      .join(' '),
  'nested variations': ([first = ''], n) => `${first} ${`(${first} `.repeat(n)}${')'.repeat(n)}`,
  comments: ([first = ''], n) => `${first} ${'{A comment.} '.repeat(n)}`,
  marks: ([first = ''], n) => `${first} ${'!? '.repeat(n)}`,
};

for (const id of Object.keys(games) as (keyof typeof games)[])
  describe(`the work for a record of ${id}`, () => {
    const game = games[id] as unknown as AnyGame;
    const moves = playOut(game, undefined, 'time', 30).flatMap(({ move }) =>
      move === undefined ? [] : game.formatMove(move),
    );
    for (const [name, write] of Object.entries(forms))
      it(`with ${name} doubles with its length, when it is read and when it is written`, () => {
        const [once, twice] = [7, 14].map((n) => {
          const { game: counted, count } = counting(game);
          const { match } = parseRecord(counted, write(moves, n));
          const read = count();
          formatRecord(match);
          return [read, count() - read] as const;
        });
        assert.ok(once![0] > 0);
        assert.ok(twice![0] <= 2 * once![0], `reading: ${once![0]} ${twice![0]}`);
        assert.ok(twice![1] <= 2 * once![1], `writing: ${once![1]} ${twice![1]}`);
      });
  });
