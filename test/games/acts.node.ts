/** The moves of all games in words, as hints and examples of the rules show them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition as fluctus } from '../../src/games/fluctus/definition.js';
import { definition as glux } from '../../src/games/glux/definition.js';
import { definition as lucky } from '../../src/games/lucky-numbers/definition.js';
import { definition as luzi } from '../../src/games/luzi/definition.js';
import { definition as luckySwap } from '../../src/games/lucky-swap/definition.js';

const all = [
  [fluctus, '@ro', 'Enter a stone on ro', 'Setze einen Stein auf ro ein'],
  [fluctus, 'ro-wo', 'Step from ro to wo', 'Ziehe von ro nach wo'],
  [
    fluctus,
    'roxbi',
    'Leap from ro over vo and capture on bi',
    'Überspringe von ro aus vo und schlage auf bi',
  ],
  [fluctus, 'roxyo', 'Leap from ro and capture on yo', 'Schlage von ro aus auf yo'],
  [glux, '3@d1', 'Place the 3 on d1', 'Lege die 3 auf d1'],
  [glux, '+16', 'Draw a chip with 1 and 6', 'Ziehe ein Plättchen mit 1 und 6'],
  [glux, '+?', 'Draw a chip', 'Ziehe ein Plättchen'],
  [lucky, 'draw', 'Turn over a tile', 'Decke ein Plättchen auf'],
  [lucky, '13@b2', 'Lay the 13 on b2', 'Lege die 13 auf b2'],
  [lucky, 'pass', 'Leave the tile face up', 'Lass das Plättchen offen liegen'],
  [lucky, '+19', 'The tile is a 19', 'Das Plättchen ist eine 19'],
  [luckySwap, 'c3-d3', 'Exchange the tiles on c3 and d3', 'Tausche die Plättchen auf c3 und d3'],
  [luzi, 'roll', 'Throw all eight dice', 'Würfle mit allen acht Würfeln'],
  [luzi, 'roll:233', 'Throw 2, 3 and 3 again', 'Würfle 2, 3 und 3 erneut'],
  [luzi, 'stop', 'Stop', 'Höre auf'],
  [luzi, '=256', 'The dice show 2, 5 and 6', 'Die Würfel zeigen 2, 5 und 6'],
] as const;

describe('moves in words', () => {
  for (const [{ game, words }, notation, english, german] of all)
    it(`tell ${game.id} ${notation}`, async () => {
      const move = game.parseMove(notation);
      const { words: de } = await words.load.de!();
      assert.deepEqual([words.en.act(move as never), de.act(move as never)], [english, german]);
    });
});
