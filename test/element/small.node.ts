import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { walk, type Walk } from '../../src/element/input/grid-keyboard.js';
import { formatPlayer, parseNames, parseSeat, parseSeats } from '../../src/element/match/players.js';

type Keys = Partial<Record<'altKey' | 'metaKey' | 'ctrlKey', boolean>>;
const press = (key: string, held: Keys = {}) =>
  ({ key, altKey: false, metaKey: false, ctrlKey: false, ...held }) as KeyboardEvent;

describe('walk', () => {
  const grid: Walk = { rows: [['a', 'b', 'c'], ['d', 'e', 'f'], ['g']], rings: [0] };
  const steps: readonly [from: string, key: string, to: string | undefined, held?: Keys][] = [
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['d', 'ArrowLeft', 'd'],
    ['f', 'ArrowRight', 'f'],
    ['b', 'ArrowDown', 'e'],
    ['f', 'ArrowDown', 'g'],
    ['g', 'ArrowUp', 'e'],
    ['g', 'ArrowDown', 'g'],
    ['b', 'ArrowUp', 'b'],
    ['f', 'Home', 'd'],
    ['d', 'End', 'f'],
    ['f', 'Home', 'a', { ctrlKey: true }],
    ['a', 'End', 'g', { ctrlKey: true }],
    ['a', 'ArrowRight', undefined, { ctrlKey: true }],
    ['a', 'ArrowRight', undefined, { altKey: true }],
    ['a', 'Home', undefined, { metaKey: true }],
    ['a', 'x', undefined],
    ['a', 'PageDown', undefined],
  ];
  for (const [from, key, to, held] of steps) {
    it(`goes from ${from} with ${Object.keys(held ?? {}).join()} ${key} to ${to ?? 'nowhere'}`, () => {
      assert.equal(walk(grid, from, press(key, held)), to);
    });
  }
});

describe('the seats attribute', () => {
  const read = (text: string | null, count = 2) => {
    const { players, bad } = parseSeats(text, count);
    return [players.map(formatPlayer).join(' '), bad];
  };
  const texts: readonly [text: string | null, players: string, bad?: string][] = [
    ['', 'human computer:medium'],
    [null, 'human computer:medium'],
    ['human', 'human computer:medium'],
    ['  computer   human ', 'computer:medium human'],
    ['computer:hard computer:easy', 'computer:hard computer:easy'],
    ['remote computer:best', 'remote computer:best'],
    ['human robot', 'human computer:medium', 'robot'],
    ['human computer:strong', 'human computer:medium', 'computer:strong'],
    ['human:easy human', 'human human', 'human:easy'],
    ['computer:easy:x human', 'human human', 'computer:easy:x'],
    ['human human human', 'human human', 'human'],
    ['Human human', 'human human', 'Human'],
  ];
  for (const [text, players, bad] of texts) {
    it(`${JSON.stringify(text)} seats ${players}${bad ? ` and complains about ${bad}` : ''}`, () => {
      assert.deepEqual(read(text), [players, bad]);
    });
  }

  it('seats the computer on all further seats', () => {
    assert.equal(read('', 4)[0], 'human computer:medium computer:medium computer:medium');
  });
});

describe('a seat letter', () => {
  const letters: readonly [text: string | null | undefined, seat: number | undefined][] = [
    ['A', 0],
    ['b', 1],
    [' B ', 1],
    ['C', undefined],
    ['', undefined],
    ['AB', undefined],
    ['@', undefined],
    [null, undefined],
    [undefined, undefined],
  ];
  for (const [text, seat] of letters) {
    it(`${JSON.stringify(text)} is ${seat === undefined ? 'no seat' : `seat ${seat}`}`, () => {
      assert.equal(parseSeat(text, 2), seat);
    });
  }
});

describe('the names attribute', () => {
  it('leaves out empty places and blanks, and cuts what is too long', () => {
    assert.deepEqual(parseNames(' Ada ,, Bo'), ['Ada', undefined, 'Bo']);
    assert.deepEqual(parseNames(null), [undefined]);
    assert.equal(parseNames('x'.repeat(100))[0]?.length, 40);
  });
});
