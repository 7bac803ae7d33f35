import type { GameTypes } from '../../src/core/game.js';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MatchLoader } from '../../src/element/model/match-loader.js';
import { MatchStore } from '../../src/element/model/match-store.js';
import { defaultTexts, type AttributeTexts } from '../../src/element/model/settings.js';
import { definition as fluctus } from '../../src/games/fluctus/definition.js';
import { definition as glux } from '../../src/games/glux/definition.js';
import { definition as lucky } from '../../src/games/lucky-numbers/definition.js';
import { definition as luzi } from '../../src/games/luzi/definition.js';
import type { GameDefinition } from '../../src/element/model/game-definition.js';
import type { GameWords } from '../../src/element/words/game-words.js';

type AnyDefinition = GameDefinition<GameTypes, GameWords>;

/** A board that declares these texts and was not visible yet. */
function declared(definition: object, texts: Partial<AttributeTexts> = {}, position?: string) {
  const any = definition as AnyDefinition;
  const store = new MatchStore(any, () => true);
  const loader = new MatchLoader(any, store);
  loader.declare('position', position);
  loader.configure({ ...defaultTexts, seats: 'human human', ...texts });
  return { store, loader };
}
type DeclaredBoard = ReturnType<typeof declared>;

/** The option `first` of the match; undefined if seat A begins. */
const firstOf = ({ store }: DeclaredBoard): unknown =>
  Reflect.get(store.snapshot.match.options ?? {}, 'first');

/** The first seats of many boards after an action. */
async function firstSeats(open: () => Promise<DeclaredBoard>): Promise<readonly unknown[]> {
  const seats = [];
  // all 40 are equal once in 10^12 runs
  for (let i = 0; i < 40; i++) seats.push(firstOf(await open()) ?? 0);
  return [...new Set(seats)].sort();
}

async function seen(...declarations: Parameters<typeof declared>): Promise<DeclaredBoard> {
  const board = declared(...declarations);
  await board.loader.wake();
  return board;
}

const party = 'B2,14/15/15/15/15/15/15/14,C3/15/15/15/15/15/15/A4,14 A 16,34,25 786,877,877 -';

for (const [name, definition] of Object.entries({ glux, lucky, luzi })) {
  describe(`the first seat of ${name}`, () => {
    it('is A until the board is seen: a server and a browser render the same', () => {
      const { store } = declared(definition);
      assert.deepEqual(store.snapshot.view, (definition as unknown as AnyDefinition).game.setup());
    });

    it('is drawn when the board is seen', async () => {
      assert.deepEqual(await firstSeats(() => seen(definition)), [0, 1]);
      assert.deepEqual(await firstSeats(() => seen(definition, { players: 3 })), [0, 1, 2]);
    });

    it('is drawn for each new game', async () => {
      const board = await seen(definition);
      const next = () => {
        board.loader.newGame();
        return Promise.resolve(board);
      };
      assert.deepEqual(await firstSeats(next), [0, 1]);
    });

    it('is A with a seed, and in the new game after it', async () => {
      const seeded = async () => {
        const board = await seen(definition, { seed: `${Math.random()}` });
        board.loader.newGame();
        return board;
      };
      assert.deepEqual(await firstSeats(seeded), [0]);
      assert.deepEqual(await firstSeats(() => seen(definition, { seed: 'x' })), [0]);
    });

    it('is the one that the page declares', async () => {
      assert.deepEqual(await firstSeats(() => seen(definition, { first: 'A' })), [0]);
      assert.deepEqual(await firstSeats(() => seen(definition, { first: 'B' })), [1]);
    });

    it('is the one that a person chooses in the form', async () => {
      const chosen = async (first: string, seed: string) => {
        const board = await seen(definition, { seed });
        board.loader.newGame({ first });
        return board;
      };
      assert.deepEqual(await firstSeats(() => chosen('B', '')), [1]);
      assert.deepEqual(await firstSeats(() => chosen('A', '')), [0]);
      assert.deepEqual(await firstSeats(() => chosen('random', `${Math.random()}`)), [0, 1]);
    });

    it('is A in a diagram and in a replay, which show the same on each visit', async () => {
      for (const mode of ['diagram', 'replay'])
        assert.deepEqual(await firstSeats(() => seen(definition, { mode })), [0]);
    });

    it('is not drawn for a record', async () => {
      const { store, loader } = await seen(definition);
      loader.declare('record', '[Format "1"]');
      loader.configure({ ...defaultTexts, seats: 'human human' });
      assert.equal(Reflect.get(store.snapshot.match.options ?? {}, 'first'), undefined);
    });
  });
}

describe('the first seat of a position', () => {
  it('is the one to move, and is not drawn', async () => {
    for (const first of ['', 'random']) {
      const open = () => seen(glux, { first, players: 3 }, party);
      assert.deepEqual(await firstSeats(open), [0]);
      assert.equal((await open()).store.snapshot.turn, 0);
    }
  });
});

describe('the first seat of a game without drawing', () => {
  it('is A', async () => {
    assert.deepEqual(await firstSeats(() => seen(fluctus)), [0]);
  });
});

describe('a board that is seen', () => {
  it('keeps a game that was begun before', async () => {
    const { store, loader } = declared(fluctus, { first: 'random' });
    store.play(fluctus.game.parseMove('@ro'), 'api');
    await loader.wake();
    assert.equal(store.snapshot.match.moves.length, 1);
  });

  it('reports the drawn seat to the page like a new match', async () => {
    const { store, loader } = declared(lucky);
    const log: string[] = [];
    store.subscribe((effect) => effect && log.push(effect.type));
    await loader.wake();
    assert.deepEqual(log.slice(0, 3), ['position', 'save', 'game-navigate']);
  });
});
