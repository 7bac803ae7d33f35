import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadOption } from '../../../src/core/errors.js';
import { fluctus, type FluctusOptions } from '../../../src/games/fluctus/engine/index.js';
import { rulesByCode } from '../../support/faults.js';
import { after, legal, scene, why } from './scene.js';

const { formatPosition, setup } = fluctus;

describe('the game', () => {
  it('has an id and two players', () => {
    assert.deepEqual([fluctus.id, fluctus.players], ['fluctus', { min: 2, max: 2 }]);
  });
});

describe('F1, setting up', () => {
  it('gives each seat eight stones, and A the first move on an empty board', () => {
    assert.equal(formatPosition(setup()), '....../...... A 8,8 0,0 -,-');
  });

  it('plays red against green by default', () => {
    assert.deepEqual(setup().colors, ['red', 'green']);
  });

  it('starts with the seat of the option first', () => {
    assert.equal(fluctus.turn(setup({ first: 1 })), 1);
  });

  const pairs = [
    ['red', 'green'],
    ['white', 'blue'],
    ['yellow', 'violet'],
    ['green', 'red'],
    ['blue', 'white'],
    ['violet', 'yellow'],
  ] as const;
  for (const colors of pairs) {
    it(`lets ${colors.join(' and ')} enter on their own fields`, () => {
      const own = colors.map(([letter]) => `@${letter!}i @${letter!}o`);
      const state = setup({ colors });
      assert.deepEqual([legal(state), legal({ ...state, seat: 1 })], own);
    });
  }

  const bad: [string, unknown, string, string][] = [
    ['neighbouring colours', { colors: ['red', 'white'] }, 'colors-not-opposite', 'colors'],
    ['the same colour twice', { colors: ['red', 'red'] }, 'colors', 'colors'],
    ['one colour', { colors: ['red'] }, 'colors', 'colors'],
    ['three colours', { colors: ['red', 'green', 'blue'] }, 'colors', 'colors'],
    ['an unknown colour', { colors: ['red', 'constructor'] }, 'colors', 'colors'],
    ['an unknown first colour', { colors: ['pink', 'green'], variant: 'return' }, 'colors', 'colors'],
    ['colours as a text', { colors: 'red green' }, 'colors', 'colors'],
    ['colours that are null', { colors: null }, 'colors', 'colors'],
    ['an unknown variant', { variant: 'toString' }, 'variant', 'variant'],
    ['a third seat first', { first: 2 }, 'first', 'first'],
    ['a first seat that is a letter', { first: 'A' }, 'first', 'first'],
    ['half a seat first', { first: 0.5 }, 'first', 'first'],
    ['no object', 'red green', 'options', 'options'],
    ['null', null, 'options', 'options'],
  ];
  for (const [what, options, code, at] of bad) {
    it(`refuses ${what}`, () => {
      assert.throws(
        () => setup(options as FluctusOptions),
        (error) => error instanceof BadOption && error.code === code && error.at === at,
      );
    });
  }

  it('refuses options with the rule of each fault', () => {
    assert.deepEqual(
      rulesByCode(bad, ([, options]) => setup(options as FluctusOptions)),
      { colors: 'F1', 'colors-not-opposite': 'F1', first: 'F1', variant: 'F12' },
    );
  });

  it('does not keep a reference to its options', () => {
    const colors: ['red', 'green'] = ['red', 'green'];
    const state = setup({ colors });
    colors.reverse();
    assert.deepEqual(state.colors, ['red', 'green']);
  });
});

describe('F2, a turn', () => {
  it('offers entering, stepping and capturing side by side', () => {
    assert.equal(legal(scene('A....A/....B. A 6,7 2,1 -,-')), '@ri ro-ri ro-vi ro-wo roxbi vo-bo vo-vi');
  });

  it('lists frozen moves', () => {
    assert.ok(fluctus.moves(setup()).every(Object.isFrozen));
  });

  it('passes the move to the other seat', () => {
    assert.equal(fluctus.turn(scene('', ['@ro'])), 1);
  });
});

describe('F3, entering', () => {
  const table: [string, string, string][] = [
    ['....../...... A 8,8 0,0 -,-', '@ro', 'A...../...... B 7,8 1,0 -,-'],
    ['....../...... A 8,8 0,0 -,-', '@ri', '....../A..... B 7,8 1,0 -,-'],
    ['A...../...... B 7,8 1,0 -,-', '@go', 'A..B../...... A 7,7 1,1 -,-'],
    ['A...../...... A 7,8 1,0 ro-wo-ro,-', '@ri', 'A...../A..... B 6,8 2,0 -,-'],
    ['.AA.../...... A 6,8 2,0 -,-', '@ri', '.AA.../A..... B 5,8 2,0 -,-'],
  ];
  for (const [position, move, then] of table) {
    it(`${move} leads from ${position} to ${then}`, () => {
      assert.equal(after(scene(position), move), then);
    });
  }

  it('needs a reserve', () => {
    assert.equal(legal(scene('.AA.../...B.. A 0,7 2,1 -,-')).includes('@'), false);
  });

  it('never captures', () => {
    assert.equal(why(scene('A...../B..... A 7,7 1,1 -,-'), '@ri'), 'F3 taken ri');
  });
});

describe('F4, stepping', () => {
  const ways: Record<string, string> = {
    ro: 'ri vi vo wo',
    wo: 'ri ro wi yo',
    yo: 'go wi wo yi',
    go: 'bo gi yi yo',
    bo: 'bi gi go vo',
    vo: 'bi bo ro vi',
    ri: 'gi ro wo',
    wi: 'bi wo yo',
    yi: 'go vi yo',
    gi: 'bo go ri',
    bi: 'bo vo wi',
    vi: 'ro vo yi',
  };
  for (const [from, to] of Object.entries(ways)) {
    it(`joins ${from} to ${to}`, () => {
      const order = Object.keys(ways);
      const row = order.map((field) => (field === from ? 'A' : '.')).join('');
      const state = scene(`${row.slice(0, 6)}/${row.slice(6)} A 0,8 1,0 -,-`);
      assert.equal(
        legal(state),
        to
          .split(' ')
          .map((field) => `${from}-${field}`)
          .join(' '),
      );
    });
  }

  it('goes onto free fields only', () => {
    assert.equal(legal(scene('AB...A/A....B A 0,6 2,2 -,-')), 'ri-gi vo-bi vo-bo');
  });

  it('goes onto start fields of either side', () => {
    assert.equal(after(scene('....../A..... A 7,8 1,0 -,-'), 'ri-gi'), '....../...A.. B 7,8 1,0 ri-gi,-');
  });
});

describe('F5, no repeated step back', () => {
  const start = '.A..../......';
  it('bars the step back after leaving, coming back and leaving again', () => {
    assert.equal(why(scene(`${start} A 7,8 1,0 ro-wo-ro-wo,-`), 'wo-ro'), 'F5 barred ro wo');
  });

  it('bars it also if the third step led to another field', () => {
    const state = scene('A...../...... A 7,8 1,0 wo-ri-wo-ro,-');
    assert.deepEqual([why(state, 'ro-wo'), why(state, 'ro-ri')], ['F5 barred wo ro', '']);
  });

  it('bars no other step', () => {
    assert.equal(legal(scene(`${start} A 7,8 1,0 ro-wo-ro-wo,-`)), '@ri @ro wo-ri wo-wi wo-yo');
  });

  it('lets another stone step on that field', () => {
    assert.equal(why(scene('.A..../A..... A 6,8 2,0 ro-wo-ro-wo,-'), 'ri-ro'), '');
  });

  it('does not count three steps around a circle', () => {
    assert.equal(why(scene(`${start} A 7,8 1,0 wo-ri-ro-wo,-`), 'wo-ri'), '');
  });

  it('does not bar the other seat', () => {
    assert.equal(why(scene('.A..../B..... B 7,7 1,1 ro-wo-ro-wo,-'), 'ri-ro'), '');
  });

  const paths: [string, string, string, string][] = [
    ['starts with a step', 'A...../...... A 7,8 1,0 -,-', 'ro-wo', 'ro-wo,-'],
    ['goes on with the same stone', '.A..../...... A 7,8 1,0 ro-wo,-', 'wo-yo', 'ro-wo-yo,-'],
    ['keeps the last four fields', '..A.../...... A 7,8 1,0 ro-ri-wo-yo,-', 'yo-go', 'ri-wo-yo-go,-'],
    ['starts anew with another stone', '.A..../A..... A 6,8 2,0 ro-wo,-', 'ri-ro', 'ri-ro,-'],
    ['ends with an entry', '.A..../...... A 7,8 1,0 ro-wo,-', '@ro', '-,-'],
    ['ends with a capture', 'A....A/....B. A 6,7 2,1 wo-ro,-', 'roxbi', '-,-'],
    ['ends when that stone is lost', 'A....A/....B. A 6,7 2,1 -,bo-bi', 'roxbi', '-,-'],
    ['ends when a stone is lost that went on', 'A....A/....B. A 6,7 2,1 -,gi-bo-bi', 'roxbi', '-,-'],
    ['outlasts a loss where it has been', 'A....A/.B..B. A 6,6 2,2 -,bo-bi-wi', 'roxbi', '-,bo-bi-wi'],
    ['outlasts the loss of another', 'A....A/...BB. A 6,6 2,2 -,bo-gi', 'roxbi', '-,bo-gi'],
    ['outlasts the other seat’s step', 'A...../....B. A 7,7 1,1 -,bo-bi', 'ro-wo', 'ro-wo,bo-bi'],
  ];
  for (const [what, position, move, then] of paths) {
    it(`${what}: ${move} leads to ${then}`, () => {
      assert.equal(after(scene(position), move).split(' ').at(-1), then);
    });
  }

  it('does not bar a capture', () => {
    const state = scene('BA..../.A.... A 6,7 2,1 ro-wo-ro-wo,-');
    assert.equal(why(state, 'wixro'), '');
  });
});

describe('F6, capturing', () => {
  const lines = ['ri ro vo bi wi yo go gi', 'wi wo ro vi yi go bo bi', 'yi yo wo ri gi bo vo vi'];
  const order = 'ro wo yo go bo vo ri wi yi gi bi vi'.split(' ');
  const set = (stones: Record<string, string>) =>
    order
      .map((field) => stones[field] ?? '.')
      .join('')
      .replace(/.{6}/, '$&/');
  for (const line of lines.map((each) => each.split(' '))) {
    for (const way of [line, [...line].reverse()]) {
      for (let i = 0; i + 2 < way.length; i++) {
        const [from, over, to] = way.slice(i, i + 3) as [string, string, string];
        it(`${from} leaps over ${over} and takes ${to}`, () => {
          const state = scene(`${set({ [from]: 'A', [over]: 'A', [to]: 'B' })} A 0,7 2,1 -,-`);
          const [then] = after(state, `${from}x${to}`).split(' ');
          assert.equal(then, set({ [over]: 'A', [to]: 'A' }));
          assert.deepEqual(legal(state).match(/..x../g), [`${from}x${to}`]);
        });
      }
    }
  }

  it('takes one stone per turn', () => {
    const state = scene('A....A/.B..B. A 6,6 2,2 -,-');
    assert.equal(after(state, 'roxbi'), '.....A/.B..A. B 6,6 2,2 -,-');
  });

  const corners: [string, string, string][] = [
    ['AAB.../......', 'roxyo', 'F6 corner wo ro yo'],
    ['A.B.../.A....', 'roxyo', 'F6 corner wo ro yo'],
    ['A...B./A.....', 'roxbo', 'F6 corner vo ro bo'],
    ['AA..../B.....', 'roxri', 'F6 corner wo ro ri'],
    ['A....A/B.....', 'roxri', 'F6 not-two-away ri ro'],
    ['A....A/...B..', 'roxgi', 'F6 corner ri ro gi'],
    ['A....A/..B...', 'roxyi', 'F6 empty-over vi ro yi'],
    ['AA.B../......', 'roxgo', 'F6 not-two-away go ro'],
  ];
  for (const [stones, move, violation] of corners) {
    it(`is not ${move} on ${stones}`, () => {
      assert.equal(why(scene(`${stones} A 6,7 2,1 -,-`), move), violation);
    });
  }
});
