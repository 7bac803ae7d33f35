import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPlayer, parseNames, parseSeat, parseSeats } from '../../src/element/model/players.js';

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
    it(`${JSON.stringify(text)} means ${players}${bad ? `, and ${bad} is wrong` : ''}`, () => {
      assert.deepEqual(read(text), [players, bad]);
    });
  }

  it('gives all further seats to the computer', () => {
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
  it('ignores empty names and spaces, and cuts long names', () => {
    assert.deepEqual(parseNames(' Ada ,, Bo'), ['Ada', undefined, 'Bo']);
    assert.deepEqual(parseNames(null), [undefined]);
    assert.equal(parseNames('x'.repeat(100))[0]?.length, 40);
  });

  it('cleans names as a record and a table do', () => {
    assert.deepEqual(parseNames('["\u202eAda,\\n Bo","\u200b"]'), ['Ada, Bo', undefined]);
  });
});
