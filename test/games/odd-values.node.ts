/** Engines refuse values of wrong types with their own errors: as options, in records, and as moves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption, IllegalMove } from '../../src/core/errors.js';
import type { Game } from '../../src/core/game.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { games } from '../../src/engine.js';
import type { OptionField, PlayableGame } from '../../src/element/model/game-definition.js';
import { openMatch, typedOptions } from '../../src/element/model/open-match.js';
import { definition as fluctus } from '../../src/games/fluctus/definition.js';
import { definition as glux } from '../../src/games/glux/definition.js';
import { definition as lucky } from '../../src/games/lucky-numbers/definition.js';
import { definition as luzi } from '../../src/games/luzi/definition.js';
import { definition as luckySwap } from '../../src/games/lucky-swap/definition.js';
import { duel } from '../../src/games/glux/engine/board.js';
import { oddValues } from '../support/odd-values.js';
import { nextMoves } from '../support/random-games.js';

type AnyGame = Game<unknown, object>;

/** The options of all games. A game ignores the names of the others. */
const optionNames = [
  'players',
  'first',
  'seed',
  ...[fluctus, glux, lucky, luckySwap, luzi].flatMap(({ options }) => options.map(({ name }) => name)),
];

/** The plies of a game in which moves are tried. */
const PLIES = 8;

/** Calls a function, which may return, or throw one of the errors. */
function assertOnly(
  kinds: readonly (new (...args: never[]) => Error)[],
  where: string,
  run: () => unknown,
): void {
  try {
    run();
  } catch (error) {
    assert.ok(
      kinds.some((Kind) => error instanceof Kind),
      `${where}: ${error instanceof Error ? `${error.name} ${error.message}` : typeof error}`,
    );
  }
}

/** The JSON of a value; undefined if it has none. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

const isOption = (name: string, value: unknown) => ({ [name]: value });

/** Moves in which one part of a legal move is replaced. */
function* oddMoves(legal: object): Generator<readonly [where: string, move: unknown]> {
  for (const [what, value] of [
    ['undefined', undefined],
    ['null', null],
    ['a number', 5],
    ...oddValues,
  ] as const) {
    yield [what, value];
    for (const name of new Set(['kind', 'from', 'to', 'face', 'tile', 'chip', 'dice', ...Object.keys(legal)]))
      yield [`${name} is ${what}`, { ...legal, [name]: value }];
  }
}

for (const game of Object.values(games) as unknown as AnyGame[])
  describe(`${game.id} refuses with an error of its own`, () => {
    it('options of wrong types', () => {
      for (const [what, value] of oddValues) {
        assertOnly([BadOption], what, () => game.setup(value as object));
        for (const name of optionNames)
          assertOnly([BadOption], `${name} is ${what}`, () => game.setup(isOption(name, value)));
      }
    });

    it('records whose options have wrong types', () => {
      for (const [what, value] of oddValues)
        for (const name of optionNames) {
          const json = jsonOf(isOption(name, value))?.replace(/["\\]/g, '\\$&');
          if (json)
            assertOnly([BadNotation], `${name} is ${what}`, () => parseRecord(game, `[Options "${json}"]`));
        }
    });

    it('moves of wrong types', () => {
      let state = game.setup();
      for (let ply = 0; ply < PLIES; ply++) {
        const [legal] = nextMoves(game, state);
        if (!legal) break;
        for (const [where, move] of oddMoves(legal)) {
          assertOnly([IllegalMove], where, () => game.play(state, move as object));
          assertOnly([IllegalMove], where, () => game.happenings(state, move as object));
          assertOnly([], where, () => game.explain(state, move as object));
        }
        state = game.play(state, legal);
      }
    });
  });

const playables = { fluctus, glux, 'lucky-numbers': lucky, luzi, 'lucky-swap': luckySwap };
const board = { name: 'small', rows: ['AA..B'], starts: { 2: ['a1', 'e1'] }, middle: 'A' };

describe('an option in newGame() is the same as its text', () => {
  const rows: readonly [game: keyof typeof playables, texts: object, typed: object][] = [
    [
      'fluctus',
      { colors: 'blue white', variant: 'return' },
      { colors: ['blue', 'white'], variant: 'return' },
    ],
    [
      'fluctus',
      { colors: 'green, red', first: 'B', players: '2' },
      { colors: ['green', 'red'], first: 1, players: 2 },
    ],
    [
      'glux',
      { players: '4', first: 'C', ending: 'last-draw' },
      { players: 4, first: 2, ending: 'last-draw' },
    ],
    ['glux', { players: ' 3 ', first: '2' }, { players: 3, first: 2 }],
    ['glux', { board: JSON.stringify(board), first: 'a' }, { board, first: 0 }],
    ['lucky-numbers', { players: '3', sets: '2', first: 'C' }, { players: 3, sets: 2, first: 2 }],
    ['lucky-numbers', { players: '1', sets: 'auto', setup: 'sorted' }, { players: 1, setup: 'sorted' }],
    ['lucky-swap', { seed: 42, par: '2', wrap: 'true' }, { seed: '42', par: 2, wrap: true }],
    ['lucky-swap', { wrap: 'false' }, { wrap: false }],
    ['luzi', { rounds: '3', rows: '6 12 20 30 42 57' }, { rounds: 3, rows: [6, 12, 20, 30, 42, 57] }],
    ['luzi', { players: '5', first: 'E', superluzi: '6' }, { players: 5, first: 4, superluzi: 6 }],
    ['luzi', { rounds: '', rows: ' ', players: '', first: '' }, {}],
  ];
  for (const [name, texts, typed] of rows)
    it(`${name} ${JSON.stringify(texts)}`, () => {
      const playable = playables[name] as unknown as PlayableGame;
      const found = typedOptions(playable, texts, undefined);
      assert.deepEqual(found, typed);
      assert.deepEqual(typedOptions(playable, typed, undefined), typed);
      playable.game.setup(found);
    });

  it('draws a random first seat from the seed of the board', () => {
    const seats = Array.from(
      { length: 40 },
      (_, i) => typedOptions(luzi, { players: '5', first: 'random' }, `${i}`).first,
    );
    assert.deepEqual([...new Set(seats)].sort(), [0, 1, 2, 3, 4]);
  });
});

describe('a message about an option shows the value that was found', () => {
  const names = ['players', 'first'];
  for (const [id, playable] of Object.entries(playables) as [string, PlayableGame][])
    for (const name of [...names, ...playable.options.map((field: OptionField) => field.name)])
      for (const value of ['xyz', '777'])
        it(`${id}: ${name}=${value}, in newGame() and as an attribute`, () => {
          const typed = typedOptions(playable, { [name]: value }, undefined);
          const shows = ({ message }: Error) => message.includes(value) && !/NaN|undefined/.test(message);
          // An option that a game does not have is ignored.
          if (`${id} ${name}` !== 'fluctus players') assert.throws(() => playable.game.setup(typed), shows);
          const opening = { players: undefined, first: '', options: { [name]: value } };
          const declared = names.includes(name) ? { ...opening, options: {}, [name]: value } : opening;
          const opened = openMatch(playable, declared, undefined);
          assert.ok('fault' in opened && shows(opened.fault));
        });
});

describe('a board of Glüx', () => {
  for (const [what, value] of oddValues)
    it(`with ${what} for starts, or in them, is refused with BadOption`, () => {
      for (const starts of [value, { 2: value }, { 2: [value, value] }, { 2: ['a1', value] }])
        assert.throws(
          () => games.glux.setup({ board: { ...duel, starts: starts as typeof duel.starts } }),
          BadOption,
        );
    });
});

describe('the count of exchanges of the swap puzzle', () => {
  const swap = games['lucky-swap'];
  const position = '16,2,3,4/5,6,7,8/9,10,11,12/13,14,15,1';

  it('is written in a form that is read back, however many exchanges are made', () => {
    let state = swap.parsePosition(`${position} 999998`);
    const found = [];
    for (let i = 0; i < 3; i++) {
      state = swap.play(state, { from: 'a1', to: 'b1' });
      const text = swap.formatPosition(state);
      assert.deepEqual(swap.parsePosition(text).made, state.made);
      found.push(state.made);
    }
    assert.deepEqual(found, [999_999, 999_999, 999_999]);
  });
});
