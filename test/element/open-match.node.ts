import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fluctus, type FluctusState } from '../../src/games/fluctus/engine/index.js';
import { luckySwap } from '../../src/games/lucky-swap/engine/index.js';
import { definition } from '../../src/games/fluctus/definition.js';
import { openMatch, type Opening } from '../../src/element/model/open-match.js';

const open = (opening: Partial<Opening>, seed?: string) =>
  openMatch(definition, { players: undefined, first: '', options: {}, ...opening }, seed);

function opened(opening: Partial<Opening>, seed?: string): FluctusState {
  const found = open(opening, seed);
  assert.ok('match' in found);
  return found.match.state;
}

describe('openMatch', () => {
  it('opens the match of the rules without declarations', () => {
    assert.deepEqual(opened({}), fluctus.setup());
  });

  it('applies options, position and first seat', () => {
    const { colors, variant } = opened({ options: { colors: 'red blue', variant: 'return' } });
    assert.deepEqual([colors, variant], [['red', 'blue'], 'return']);
    assert.equal(opened({ first: 'B' }).seat, 1);
    const position = '.AA.../....B. A 6,7 2,1 -,-';
    assert.equal(fluctus.formatPosition(opened({ position })), position);
  });

  it('draws the first seat from the seed, and none without a seed', () => {
    const seats = Array.from({ length: 40 }, (_, i) => opened({ first: 'random' }, String(i)).seat);
    assert.deepEqual([...new Set(seats)].sort(), [0, 1]);
    assert.deepEqual(
      seats,
      seats.map((_, i) => opened({ first: 'random' }, String(i)).seat),
    );
    assert.equal(opened({ first: 'random' }).seat, 0);
  });

  it('draws no first seat for a position', () => {
    const position = '.AA.../....B. A 6,7 2,1 -,-';
    for (let i = 0; i < 20; i++) {
      const found = open({ first: 'random', position }, String(i));
      assert.ok('match' in found);
      assert.equal(found.match.options, undefined);
    }
  });

  it('draws no first seat for a record', () => {
    for (let i = 0; i < 20; i++) opened({ first: 'random', record: '@ro @go' }, String(i));
  });

  const faults: readonly [Partial<Opening>, attribute: string, code: string][] = [
    [{ players: 3 }, 'players', 'option'],
    [{ players: NaN }, 'players', 'option'],
    [{ first: 'C' }, 'first', 'option'],
    [{ first: 'chance' }, 'first', 'option'],
    [{ options: { colors: 'red' } }, 'colors', 'colors'],
    [{ options: { colors: 'red pink' } }, 'colors', 'colors'],
    [{ options: { variant: 'chess' } }, 'variant', 'variant'],
    [{ position: 'x' }, 'position', 'position'],
    [{ record: '@xx' }, 'record', 'move'],
    [{ record: '[Game "glux"]' }, 'record', 'record-game'],
  ];
  for (const [opening, attribute, code] of faults) {
    it(`names the attribute ${attribute} for ${JSON.stringify(opening)}`, () => {
      const found = open(opening);
      assert.ok('fault' in found);
      assert.deepEqual([found.attribute, found.fault.code], [attribute, code]);
    });
  }
});

describe('the seed of a setup', () => {
  // The definition with a game whose setup takes a seed.
  const seeded = { ...definition, game: luckySwap, options: [], seeded: true };
  const seedOf = (seed: string) => {
    const found = openMatch(seeded as never, { players: undefined, first: '', options: {} }, seed);
    assert.ok('match' in found);
    return (found.match.options as { readonly seed?: string }).seed;
  };

  it('is the seed of the page in its first match', () => {
    assert.equal(seedOf('x/0'), 'x');
    assert.equal(seedOf('x/0/0'), 'x/0');
  });

  it('differs from match to match and is reproducible', () => {
    const seeds = ['x/1', 'x/2', 'y/1', 'own'].map(seedOf);
    assert.equal(new Set(seeds).size, 4);
    assert.deepEqual(['x/1', 'x/2', 'y/1', 'own'].map(seedOf), seeds);
  });

  it('does not reveal the seed that it is derived from', () => {
    assert.match(seedOf('feedbeeffeedbeef') ?? '', /^[0-9a-z]{2,14}$/);
    assert.doesNotMatch(seedOf('feedbeeffeedbeef') ?? '', /feedbeef/);
  });
});
