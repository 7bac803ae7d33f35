/** The figures of the rules: their text alternatives describe the positions, which their captions do not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Example, Rulebook } from '../../src/core/rulebook.js';
import { markup } from '../../src/element/drawing/template.js';
import type { ExampleDrawing } from '../../src/element/model/game-definition.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import { drawing as fluctus } from '../../src/games/fluctus/examples.js';
import { rulebook as fluctusRules } from '../../src/games/fluctus/rulebook/index.js';
import { words as fluctusDe } from '../../src/words/de/fluctus.js';
import { en as fluctusEn } from '../../src/words/en/fluctus.js';
import { drawing as glux } from '../../src/games/glux/examples.js';
import { rulebook as gluxRules } from '../../src/games/glux/rulebook/index.js';
import { words as gluxDe } from '../../src/words/de/glux.js';
import { en as gluxEn } from '../../src/words/en/glux.js';
import { drawing as lucky } from '../../src/games/lucky-numbers/examples.js';
import { rulebook as luckyRules } from '../../src/games/lucky-numbers/rulebook/index.js';
import { words as luckyDe } from '../../src/words/de/lucky-numbers.js';
import { en as luckyEn } from '../../src/words/en/lucky-numbers.js';
import { drawing as luzi } from '../../src/games/luzi/examples.js';
import { rulebook as luziRules } from '../../src/games/luzi/rulebook/index.js';
import { words as luziDe } from '../../src/words/de/luzi.js';
import { en as luziEn } from '../../src/words/en/luzi.js';

interface Figures {
  readonly rulebook: Rulebook;
  readonly drawing: ExampleDrawing;
  readonly words: readonly GameWords[];
  /** An example, and its text alternative in English and German. */
  readonly row: readonly [example: string, ...labels: string[]];
}

const games: Readonly<Record<string, Figures>> = {
  Fluctus: {
    rulebook: fluctusRules,
    drawing: fluctus,
    words: [fluctusEn, fluctusDe],
    row: ['shut-out', 'red stones on yo; green stones on ro and ri', 'Rot auf yo; Grün auf ro und ri'],
  },
  Glüx: {
    rulebook: gluxRules,
    drawing: glux,
    words: [gluxEn, gluxDe],
    row: ['cover', 'Player A: 4 a1, 1 e1; Player B: 5 m9', 'Spieler A: 4 a1, 1 e1; Spieler B: 5 m9'],
  },
  'Lucky Numbers': {
    rulebook: luckyRules,
    drawing: lucky,
    words: [luckyEn, luckyDe],
    row: [
      'same-number',
      'Board of Player A: 3, 5, empty, empty; 7, 8, empty, 10; 13, empty, 16, empty; empty, 15, empty, 19. Face up: 13; 26 face down. ' +
        'Board of Player B: 1, empty, empty, empty; empty, 6, empty, empty; empty, empty, 11, empty; empty, empty, empty, 16',
      'Spielplan von Spieler A: 3, 5, frei, frei; 7, 8, frei, 10; 13, frei, 16, frei; frei, 15, frei, 19. Offen: 13; 26 verdeckt. ' +
        'Spielplan von Spieler B: 1, frei, frei, frei; frei, 6, frei, frei; frei, frei, 11, frei; frei, frei, frei, 16',
    ],
  },
  'Luzi und Joe': {
    rulebook: luziRules,
    drawing: luzi,
    words: [luziEn, luziDe],
    row: [
      'blocked',
      'locked: Joe, Joe and six; free: four, four, five, five and five',
      'fest: Joe, Joe und sechs; frei: vier, vier, fünf, fünf und fünf',
    ],
  },
};

for (const [game, { rulebook, drawing, words, row }] of Object.entries(games))
  describe(`the figures of ${game}`, () => {
    const examples = rulebook.rules.flatMap((rule) => rule.examples);
    const labels = (example: Example) =>
      words.map((each) => /aria-label="([^"]*)"/.exec(markup(drawing.draw(example, each)))?.[1]);

    it('are described by their positions', () => {
      const [id, ...expected] = row;
      assert.deepEqual(labels(examples.find((each) => each.id === id)!), expected);
    });

    for (const example of examples)
      it(`are described in each language: ${example.id}`, () => {
        const [english = '', german = ''] = labels(example);
        assert.ok(english.length > 5, english);
        assert.notEqual(german, english);
      });
  });
