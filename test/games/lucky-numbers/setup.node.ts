import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadOption } from '../../../src/core/errors.js';
import { luckyNumbers, pile, type LuckyOptions } from '../../../src/games/lucky-numbers/engine/index.js';
import { after, legal, scene, happened } from './scene.js';

const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const LOW = '1,.,.,./.,2,.,./.,.,3,./.,.,.,4';
const HIGH = '17,.,.,./.,18,.,./.,.,19,./.,.,.,20';

describe('the game', () => {
  it('has an id and one to four players', () => {
    const { id, players } = luckyNumbers;
    assert.deepEqual([id, players], ['lucky-numbers', { min: 1, max: 4 }]);
  });
});

describe('L1: tiles', () => {
  const sets: [LuckyOptions, number][] = [
    [{}, 40],
    [{ players: 1 }, 40],
    [{ players: 3 }, 60],
    [{ players: 4 }, 80],
    [{ players: 4, sets: 1 }, 20],
    [{ sets: 8 }, 160],
  ];
  for (const [options, count] of sets) {
    it(`with ${JSON.stringify(options)} ${count} lie face down`, () => {
      assert.equal(pile(luckyNumbers.setup(options)), count);
    });
  }

  it('tiles on boards, in hands and face up are no longer face down', () => {
    assert.equal(pile(scene(`${LOW}|${HIGH} A 13|- 5,6 0`)), 29);
  });

  it('a number is as likely as there are tiles of it face down', () => {
    const state = scene(`${LOW}|${HIGH} A *|- 3,3,7,9,9 0`, [], { sets: 3 });
    const weights = Object.fromEntries(
      luckyNumbers.chances(state).map(({ move, weight }) => [luckyNumbers.formatMove(move), weight]),
    );
    assert.equal(weights['+3'], undefined, 'all three lie open');
    assert.deepEqual([weights['+9'], weights['+7'], weights['+20'], weights['+5']], [1, 2, 2, 3]);
    assert.equal(
      Object.values(weights).reduce((sum, weight) => sum + weight),
      pile(state),
    );
  });
});

describe('L2: the setup', () => {
  const deals = (from: number, count: number) => Array.from({ length: count }, (_, i) => `+${from + i}`);

  it('choose: four tiles to A, four to B, then each lays its own', () => {
    const dealt = scene('', deals(1, 8));
    assert.equal(luckyNumbers.formatPosition(dealt), `${EMPTY}|${EMPTY} A 1,2,3,4|5,6,7,8 - 0`);
    const laid = ['4@a4', '1@b3', '2@c2', '3@d1'].reduce(
      (state, move) => luckyNumbers.play(state, luckyNumbers.parseMove(move)),
      dealt,
    );
    const own = '4,.,.,./.,1,.,./.,.,2,./.,.,.,3';
    assert.equal(luckyNumbers.formatPosition(laid), `${own}|${EMPTY} B -|5,6,7,8 - 0`);
    const last = scene('', [...deals(1, 4), '1@a4', '2@b3', '3@c2'], { players: 1, sets: 1 });
    assert.deepEqual(happened(last, '4@d1'), ['laid A d1 4 L2']);
    assert.match(legal(laid), /^5@a4 5@b3 5@c2 5@d1 6@a4 .* 8@d1$/);
  });

  it('choose: equal numbers may both lie on the diagonal', () => {
    const state = scene('', ['+5', '+5', '+5', '+5', '5@b3', '5@a4', '5@d1', '5@c2'], {
      players: 1,
      sets: 4,
    });
    assert.equal(luckyNumbers.formatPosition(state), '5,.,.,./.,5,.,./.,.,5,./.,.,.,5 A - - 0');
  });

  it('sorted: with the last deal all tiles lie ascending', () => {
    const state = scene('', ['+9', '+2', '+9', '+1', ...deals(11, 3)], { setup: 'sorted' });
    assert.equal(
      after(state, '+3'),
      '1,.,.,./.,2,.,./.,.,9,./.,.,.,9|3,.,.,./.,11,.,./.,.,12,./.,.,.,13 A -|- - 0',
    );
    assert.deepEqual(happened(state, '+3'), [
      'dealt B 3 L2',
      'arranged A a4,b3,c2,d1 1,2,9,9 L2',
      'arranged B a4,b3,c2,d1 3,11,12,13 L2',
    ]);
  });

  it('one-by-one: each is dealt a tile and lays it, four times round', () => {
    const first = scene('', ['+9'], { setup: 'one-by-one' });
    assert.equal(legal(first), '9@a4 9@b3 9@c2 9@d1');
    const board = '.,.,.,./.,.,.,./.,.,9,./.,.,.,.';
    assert.equal(after(first, '9@c2'), `${board}|${EMPTY} B -|- - 0`);
  });

  for (const setup of ['choose', 'sorted', 'one-by-one'] as const) {
    it(`${setup}: begins with the first seat, and so does the game`, () => {
      let state = luckyNumbers.setup({ players: 3, setup, first: 2 });
      const dealt = [];
      while (state.boards.some((board) => board.filter(Boolean).length < 4)) {
        const chance = luckyNumbers.turn(state) === 'chance';
        if (chance) dealt.push(state.seat);
        state = luckyNumbers.play(
          state,
          chance ? luckyNumbers.chances(state)[0]!.move : luckyNumbers.moves(state)[0]!,
        );
      }
      assert.deepEqual(dealt.join(''), setup === 'one-by-one' ? '201201201201' : '222200001111');
      assert.equal(luckyNumbers.turn(state), 2);
      assert.equal(legal(state), 'draw');
    });
  }
});

describe('invalid options', () => {
  const bad: [unknown, string, string | undefined][] = [
    [7, 'options', undefined],
    [null, 'options', undefined],
    ['players', 'options', undefined],
    [{ players: 0 }, 'players', 'L1'],
    [{ players: 5 }, 'players', 'L1'],
    [{ players: 2.5 }, 'players', 'L1'],
    [{ players: '2' }, 'players', 'L1'],
    [{ players: NaN }, 'players', 'L1'],
    [{ sets: 0 }, 'sets', 'L1'],
    [{ sets: 9 }, 'sets', 'L1'],
    [{ sets: '2' }, 'sets', 'L1'],
    [{ setup: 'random' }, 'setup', 'L2'],
    [{ setup: ['choose'] }, 'setup', 'L2'],
    [{ variant: 'classic' }, 'variant', 'L9'],
    [{ variant: '__proto__' }, 'variant', 'L9'],
    [{ first: 2 }, 'first', 'L3'],
    [{ first: -1 }, 'first', 'L3'],
    [{ first: 'A' }, 'first', 'L3'],
    [{ players: 1, first: 1 }, 'first', 'L3'],
  ];
  for (const [options, at, rule] of bad) {
    it(`are refused: ${JSON.stringify(options)}`, () => {
      assert.throws(
        () => luckyNumbers.setup(options as LuckyOptions),
        (error) => error instanceof BadOption && error.code === at && error.at === at && error.rule === rule,
      );
    });
  }

  it('are reported with the rule', () => {
    assert.throws(() => luckyNumbers.setup({ players: 9 }), {
      message: 'There must be 1 to 4 players (L1): “9”.',
    });
  });
});
