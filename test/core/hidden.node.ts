import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Match } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { formatRecord } from '../../src/core/format-record.js';
import { glux } from '../../src/games/glux/engine/index.js';
import { luzi } from '../../src/games/luzi/engine/index.js';

const moves = '+25 2@a1 +34 3@m9 +16 +25 6@c1 +34'.split(' ');
const open = (from: string, options?: object, position?: string) =>
  new Match(glux, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: from.split(' ').map(glux.parseMove),
  });
const body = (record: string) => record.trimEnd().split('\n').at(-1);
const tag = (record: string, name: string) => RegExp(`\\[${name} "(.*)"\\]`).exec(record)?.[1];

describe('a record of a game with hidden hands', () => {
  const match = open(moves.join(' '));

  it('contains all outcomes of chance', () => {
    assert.equal(body(formatRecord(match)), '1. +25 2@a1 2. +34 3@m9 3. +16 +25 4. 6@c1 +34');
  });

  it('shows a seat only its own draws', () => {
    assert.equal(body(formatRecord(match, [], 0)), '1. +25 2@a1 2. +? 3@m9 3. +16 +? 4. 6@c1 +34');
    assert.equal(body(formatRecord(match, [], 1)), '1. +? 2@a1 2. +34 3@m9 3. +? +25 4. 6@c1 +?');
  });

  it('shows the table no draw', () => {
    assert.equal(body(formatRecord(match, [], 'table')), '1. +? 2@a1 2. +? 3@m9 3. +? +? 4. 6@c1 +?');
  });

  it('replays to the view of its viewer at every ply', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      const again = parseRecord(glux, formatRecord(match, [], viewer)).match;
      for (let ply = 0; ply <= moves.length; ply++) {
        assert.deepEqual(again.stateAt(ply), glux.view(match.stateAt(ply), viewer));
      }
    }
  });

  it('hides hands in its initial position', () => {
    const later = open('6@c1 +34 5@m9 +16', {}, glux.formatPosition(match.stateAt(6)));
    const seen = formatRecord(later, [], 1);
    assert.match(tag(formatRecord(later), 'Position')!, / A 16,25 778,877 -$/);
    assert.match(tag(seen, 'Position')!, / A \?,25 878,877 -$/);
    assert.deepEqual(parseRecord(glux, seen).match.state, glux.view(later.state, 1));
  });

  it('keeps marks after a hidden draw', () => {
    const { match } = parseRecord(glux, '1. +? 2@a1! 2. +?! 3@m9 3. +??');
    assert.deepEqual(match.moves.map(glux.formatMove), ['+?', '2@a1', '+?', '3@m9', '+?']);
    assert.deepEqual(
      [2, 3, 5].map((ply) => match.notes.get(ply)?.marks),
      [['!'], ['!'], ['?']],
    );
  });

  it('shows options and ending to every viewer', () => {
    const other = open('+16 1@m9 +16', { first: 1 });
    other.resign(0);
    const record = formatRecord(other, ['Ada', 'Bo'], 'table');
    assert.equal(tag(record, 'Options'), '{\\"first\\":1}');
    assert.equal(tag(record, 'Termination'), 'A resigns');
    assert.equal(tag(record, 'SeatB'), 'Bo');
  });
});

describe('a record of a game that hides nothing', () => {
  it('is the same for the table', () => {
    const match = new Match(luzi, { moves: ['roll', '=11234566', 'stop'].map(luzi.parseMove) });
    assert.equal(formatRecord(match, ['Ada'], 'table'), formatRecord(match, ['Ada']));
  });
});
