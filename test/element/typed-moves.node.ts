import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Game } from '../../src/core/game.js';
import { simplify } from '../../src/element/ui/a11y/answers.js';
import type { GameKeys, KeyView } from '../../src/element/model/game-keys.js';
import { parts } from '../../src/words/de/parts.js';
import { keyWords } from '../../src/words/en/keys.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { keys as fluctusKeys } from '../../src/games/fluctus/keys.js';
import { glux } from '../../src/games/glux/engine/index.js';
import { keys as gluxKeys } from '../../src/games/glux/keys.js';
import { luckyNumbers } from '../../src/games/lucky-numbers/engine/index.js';
import { luckySwap } from '../../src/games/lucky-swap/engine/index.js';
import { keys as luckyKeys } from '../../src/games/lucky-numbers/keys.js';
import { keys as swapKeys } from '../../src/games/lucky-swap/keys.js';
import { luzi } from '../../src/games/luzi/engine/index.js';
import { keys as luziKeys } from '../../src/games/luzi/keys.js';
import { playOut } from '../support/random-games.js';

/** Reads typed moves of one game. */
class Reader<S, M, O extends object> {
  readonly game: Game<S, M, O>;
  readonly #keys: Pick<GameKeys<S, M>, 'notation'>;

  constructor(game: Game<S, M, O>, keys: Pick<GameKeys<S, M, never>, 'notation'>) {
    this.game = game;
    this.#keys = keys;
  }

  /** The notation that a typed text has in a state. */
  read(state: S, typed: string): string | undefined {
    const view: KeyView<S, M> = {
      state,
      moves: this.game.moves(state),
      chosen: [],
      past: [],
      addressee: undefined,
      ownSeat: 0,
      bottom: undefined,
      seat: undefined,
      puzzle: false,
      names: [],
      words: undefined,
      keyWords: keyWords({}),
    };
    return this.#keys.notation(view, simplify(typed));
  }

  /** Tests typed texts in a position; undefined for those that are no move. */
  table(position: string, texts: Readonly<Record<string, string | undefined>>): void {
    for (const [typed, notation] of Object.entries(texts))
      it(`${this.game.id}: reads ${typed}`, () => {
        assert.equal(this.read(this.game.parsePosition(position), typed), notation);
      });
  }

  /** Tests that no word of a command is a move at the start of the game. */
  words(): void {
    it(`${this.game.id}: takes no word of a command for a move`, () => {
      const state = this.game.setup();
      assert.deepEqual(
        commandWords.filter((word) => this.read(state, word) !== undefined),
        [],
      );
    });
  }

  /** Tests that each legal move of random games is read when it is typed in another way. */
  random(options: O | undefined, retype: (notation: string, space: string) => string): void {
    it(`${this.game.id}: reads the moves of random games`, () => {
      const { game } = this;
      fc.assert(
        fc.property(fc.nat(999), fc.constantFrom('', ' ', '  ', ', ', ' – '), (seed, space) => {
          for (const { state, where } of playOut(game, options, `typed ${seed}`, 30))
            for (const move of game.moves(state)) {
              const notation = game.formatMove(move);
              assert.equal(this.read(state, retype(notation, space)), notation, where);
            }
        }),
        { numRuns: 15 },
      );
    });
  }
}

/** All words of commands, in all languages. */
const commandWords = [keyWords({}), parts.keys].flatMap(({ command }) =>
  Object.values(command.words).flatMap((words) => words.split(', ')),
);

describe('typed moves', () => {
  const fields = new Reader(fluctus, fluctusKeys);
  fields.table('A...../.....B A 7,7 1,1 -,-', {
    '@ri': '@ri',
    RI: '@ri',
    '@ ri': '@ri',
    'ro wo': 'ro-wo',
    ROWO: 'ro-wo',
    'ro → wo': 'ro-wo',
    'ro – wo': 'ro-wo',
    'ro vi': 'roxvi',
    'ro-vi': 'ro-vi',
    'ro x wo': 'roxwo',
    r: undefined,
    'ro wo vi': undefined,
    undo: undefined,
  });
  // In a dash, a person says that the stone steps.
  fields.words();
  fields.random({}, (notation, space) => notation.replace('-', space.trim() ? '-' : space).toUpperCase());

  const squares = new Reader(glux, gluxKeys);
  squares.table('12,B3/13/13/13/13/13/4,A2,8/13/A2,11,(B5A3) A 25,? 857,877 -', {
    '3@a3': '3@a3',
    '3A3': '3@a3',
    '3 a3': '3@a3',
    'a3 3': '3@a3',
    'a13, 3': '3@a13',
    a33: undefined,
    '7 a3': undefined,
    a3: undefined,
  });
  squares.words();
  squares.random({}, (notation, space) => notation.replace('@', space).toUpperCase());

  const tray = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,.,20';
  const cells = new Reader(luckyNumbers, luckyKeys);
  cells.table(`${tray}|${tray} A 15|- 16,19 0`, {
    '15@c1': '15@c1',
    '15C1': '15@c1',
    '15 c1': '15@c1',
    'c1 15': '15@c1',
    c1: '15@c1',
    Draw: 'draw',
    aufdecken: 'draw',
    'liegen lassen': 'pass',
    '15 e1': undefined,
    'c1 d1': undefined,
  });
  cells.table(`${tray}|${tray} A -|- 16,19 0`, { c1: undefined });
  cells.words();
  cells.random({}, (notation, space) => notation.replace('@', space).toUpperCase());

  const swaps = new Reader(luckySwap, swapKeys);
  swaps.table('1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 0', {
    'b3 b2': 'b2-b3',
    B2B3: 'b2-b3',
    b2: undefined,
  });
  swaps.words();
  swaps.random({}, (notation, space) => notation.split('-').reverse().join(space));

  const dice = new Reader(luzi, luziKeys);
  dice.table('29,32 3/5 A 3 11124456', {
    'roll 4 2': 'roll:24',
    'roll:42': 'roll:24',
    'Würfeln 2, 4, 4': 'roll:244',
    '5 4': 'roll:45',
    roll: 'roll',
    STOP: 'stop',
    aufhören: 'stop',
    'stop 4': undefined,
    sixes: undefined,
    '=45': undefined,
  });
  dice.words();
  dice.random({}, (notation, space) => notation.replace(':', space).toUpperCase());
});
