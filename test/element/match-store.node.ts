import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IllegalMove } from '../../src/core/errors.js';
import { Match } from '../../src/core/match.js';
import { MatchStore } from '../../src/element/model/match-store.js';
import { defaultTexts } from '../../src/element/model/settings.js';
import { definition } from '../../src/games/fluctus/definition.js';
import type { GameTypes } from '../../src/core/game.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import type { FluctusTypes } from '../../src/games/fluctus/engine/types.js';
import { definition as luziDefinition } from '../../src/games/luzi/definition.js';

type Store = MatchStore<FluctusTypes>;
const move = (notation: string) => fluctus.parseMove(notation);

/** A store for two people that shows the match after these moves, and the list of its commits and effects. */
function open(...moves: string[]) {
  const store: Store = new MatchStore(definition, () => true);
  store.configure({ ...defaultTexts, seats: 'human human' }, undefined);
  store.keepMatch();
  for (const each of moves) store.play(move(each), 'api');
  return { store, log: record(store) };
}

function record<G extends GameTypes>(store: Pick<MatchStore<G>, 'subscribe'>): string[] {
  const log: string[] = [];
  store.subscribe((effect) => log.push(effect?.type ?? 'commit'));
  return log;
}

/** An illegal move in the start position. */
const illegal = move('ro-wo');

describe('the effects of an action', () => {
  const actions: readonly (readonly [
    name: string,
    moves: readonly string[],
    act: (store: Store) => unknown,
    effects: readonly string[],
  ])[] = [
    ['play', [], (store) => store.play(move('@ro'), 'api'), ['commit position save game-move game-turn']],
    ['explain an illegal move', [], (store) => store.explain(illegal), ['commit illegal message']],
    ['explain a legal move', [], (store) => store.explain(move('@ro')), []],
    ['go to a ply', ['@ro', '@go'], (store) => store.goTo(0), ['commit position save game-navigate']],
    ['go to the ply that is shown', ['@ro'], (store) => store.goTo(1), []],
    ['go to a ply that does not exist', ['@ro'], (store) => store.goTo(2), []],
    ['undo', ['@ro'], (store) => store.undo(), ['commit position save game-navigate']],
    ['undo at the start', [], (store) => store.undo(), []],
    [
      'redo',
      ['@ro'],
      (store) => [store.undo(), store.redo()],
      ['commit position save game-navigate', 'commit position save game-navigate'],
    ],
    ['redo at the end', ['@ro'], (store) => store.redo(), []],
    ['resign', ['@ro'], (store) => store.conclude(0), ['commit position save game-over']],
    ['end by the page', ['@ro'], (store) => store.end([0], 'x'), ['commit position save game-over']],
    [
      'undo after an end by the page',
      ['@ro'],
      (store) => {
        store.end([0], 'x');
        store.undo();
      },
      ['commit position save game-over'],
    ],
    [
      'take back a resignation',
      ['@ro'],
      (store) => {
        store.conclude(0);
        store.undo();
      },
      ['commit position save game-over', 'commit position save game-navigate'],
    ],
    [
      'show another match',
      ['@ro'],
      (store) => store.show({ match: new Match(fluctus), names: [] }),
      ['commit position save game-navigate'],
    ],
    ['reject a declaration', [], (store) => store.reject('seats', { code: 'x' }), ['commit message error']],
    ['open a dialog', [], (store) => store.openDialog({ kind: 'more' }), ['commit']],
    ['close no dialog', [], (store) => store.closeDialog(), []],
  ];
  for (const [name, moves, act, effects] of actions)
    it(`are, for "${name}": ${effects.join(', ') || 'none'}`, () => {
      const { store, log } = open(...moves);
      const before = store.snapshot;
      act(store);
      assert.equal(log.join(' '), effects.join(' '));
      assert.equal(store.snapshot === before, effects.length === 0, 'an action replaces the snapshot');
    });

  it('contain a change of the score', () => {
    const { store, log } = open();
    const position = 'A....A/....B. A 6,7 2,1 -,-';
    store.show({ match: new Match(fluctus, { position }), names: [] });
    log.length = 0;
    store.play(move('roxbi'), 'api');
    assert.equal(log.join(' '), 'commit position save game-move game-score game-turn');
  });

  it('contain a commit for each move of chance', () => {
    const store = new MatchStore(luziDefinition, () => true);
    store.configure({ ...defaultTexts, seats: 'human human', seed: 'x' }, undefined);
    store.keepMatch();
    const details: unknown[] = [];
    store.subscribe((effect) => {
      if (effect?.type === 'game-move') details.push([effect.detail.seat, effect.detail.source]);
    });
    const log = record(store);
    store.wake();
    store.playChance();
    while (store.snapshot.turn === 'over' || details.length < 2) {
      const [next] = store.snapshot.legalMoves;
      assert.ok(next !== undefined);
      store.play(next, 'api');
    }
    const chance = details.filter((each) => String(each) === 'chance,chance');
    assert.ok(chance.length > 0, JSON.stringify(details));
    assert.equal(log.filter((each) => each === 'game-move').length, details.length);
    assert.notEqual(store.snapshot.turn, 'chance');
  });
});

describe('a refused move', () => {
  it('changes nothing if the page refuses it', () => {
    const store: Store = new MatchStore(definition, () => false);
    store.keepMatch();
    const log = record(store);
    const before = store.snapshot;
    assert.equal(store.play(move('@ro'), 'api'), false);
    assert.equal(store.snapshot, before);
    assert.deepEqual(log, []);
  });

  it('changes nothing and throws if it is illegal', () => {
    const { store, log } = open();
    const before = store.snapshot;
    assert.throws(() => store.play(illegal, 'api'), IllegalMove);
    assert.equal(store.snapshot, before);
    assert.equal(before.match.moves.length, 0);
    assert.deepEqual(log, []);
  });
});

describe('a snapshot', () => {
  it('is not changed by later actions', () => {
    const { store } = open('@ro');
    const { snapshot } = store;
    const { match } = snapshot;
    store.play(move('@go'), 'api');
    store.goTo(0);
    store.conclude(0);
    assert.deepEqual([match.ply, match.moves.length, match.conclusion], [1, 1, undefined]);
    assert.equal(fluctus.formatPosition(snapshot.view), 'A...../...... B 7,8 1,0 -,-');
  });

  it('stays the same while the store is only read', () => {
    const { store, log } = open('@ro');
    const { snapshot } = store;
    for (const name of ['position', 'record', 'ready'] as const) assert.notEqual(store[name], null);
    assert.equal(store.snapshot, snapshot);
    assert.deepEqual(log, []);
  });
});

describe('an action in a subscriber', () => {
  it('sees the new snapshot, and its effects follow those that are waiting', () => {
    const { store } = open();
    const log: string[] = [];
    let acted = false;
    store.subscribe((effect) => {
      if (!effect) return;
      log.push(`${effect.type} at ${store.snapshot.match.ply}`);
      if (acted || effect.type !== 'position') return;
      acted = true;
      store.play(move('@go'), 'api');
    });
    store.play(move('@ro'), 'api');
    assert.deepEqual(log, [
      'position at 1',
      ...['save', 'game-move', 'game-turn', 'position', 'save', 'game-move', 'game-turn'].map(
        (type) => `${type} at 2`,
      ),
    ]);
  });
});
