import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadOption } from '../../../src/core/errors.js';
import {
  checkBoard,
  duel,
  glux,
  indexOf,
  party,
  roomAt,
  roomsOf,
  squareAt,
  squaresOf,
  type Board,
  type GluxOptions,
} from '../../../src/games/glux/engine/index.js';
import { rulesByCode } from '../../support/faults.js';

const own: Board = {
  name: 'own',
  rows: ['AA.', '.B.', 'C.C'.replace('C.C', 'CC.')],
  starts: { 2: ['a1', 'c3'] },
  middle: 'B',
};
const change = (change: object) => ({ ...own, ...change });

describe('the boards', () => {
  it('have nine rooms on 13 by 9 squares, and eleven on 15 by 15', () => {
    const size = ({ rows }: Board) => [rows[0]!.length, rows.length];
    assert.deepEqual([size(duel), roomsOf(duel).join('')], [[13, 9], 'ABCDEFGHI']);
    assert.deepEqual([size(party), roomsOf(party).join('')], [[15, 15], 'ABCDEFGHIJK']);
  });

  it('pass checkBoard for their numbers of players', () => {
    assert.equal(checkBoard(duel, 2), undefined);
    for (const players of [3, 4]) assert.equal(checkBoard(party, players), undefined);
    assert.equal(checkBoard(own, 2), undefined);
  });

  it('have a middle room of nine squares in the middle', () => {
    for (const board of [duel, party]) {
      const middle = squaresOf(board).filter((_, at) => roomAt(board, at) === board.middle);
      assert.equal(middle.length, 9);
      assert.equal(middle[4], squareAt(board, (squaresOf(board).length - 1) / 2));
    }
  });

  it('name their squares like a chessboard', () => {
    assert.deepEqual([squareAt(duel, 0), squareAt(duel, 116)], ['a9', 'm1']);
    squaresOf(party).forEach((square, at) => assert.equal(indexOf(party, square), at));
    for (const none of ['', 'a', 'a0', 'a16', 'p1', 'A1', 'a01', 'a1 ', '1a', 'ä1'])
      assert.equal(indexOf(party, none), -1, none);
  });
});

describe('the game', () => {
  it('has an id and two to four players', () => {
    assert.deepEqual([glux.id, glux.players], ['glux', { min: 2, max: 4 }]);
  });
});

describe('setup', () => {
  it('takes the board for the number of players', () => {
    assert.deepEqual(
      [2, 3, 4].map((players) => glux.setup({ players }).board.name),
      ['duel', 'party', 'party'],
    );
  });

  it('begins with the seat that the option names', () => {
    assert.equal(glux.setup({ players: 4, first: 3 }).seat, 3);
  });

  it('ends the game with the last chip, or as the option says', () => {
    assert.equal(glux.setup().endsAt, 'last-chip');
    for (const ending of ['last-chip', 'last-draw'] as const)
      assert.equal(glux.setup({ ending }).endsAt, ending);
  });

  it('names the option and the rule of a bad ending', () => {
    const bad = { ending: 'last-move' } as unknown as GluxOptions;
    assert.throws(() => glux.setup(bad), {
      name: 'BadOption',
      at: 'ending',
      rule: 'G10',
      message: 'The option ending must be last-chip or last-draw (G10): “last-move”.',
    });
  });

  it('copies a custom board', () => {
    const mine = JSON.parse(JSON.stringify(own)) as Board & { rows: string[] };
    const state = glux.setup({ board: mine });
    mine.rows[0] = '...';
    assert.deepEqual(state.board, own);
    assert.equal(state.stacks.length, 9);
  });

  it('drops unknown properties of a board', () => {
    assert.deepEqual(glux.setup({ board: change({ colour: 'red' }) }).board, own);
  });

  it('accepts the largest board', () => {
    const rows = Array.from({ length: 26 }, () => 'A'.repeat(26));
    const board: Board = {
      name: 'big',
      rows,
      starts: { 2: ['a1', 'z26'], 4: ['a1', 'a26', 'z26', 'z1'] },
      middle: 'A',
    };
    for (const players of [2, 4]) assert.equal(glux.setup({ players, board }).stacks.length, 676);
  });

  const bad: [options: unknown, code: string, found?: string][] = [
    [null, 'options'],
    ['duel', 'options'],
    [{ players: 1 }, 'players'],
    [{ players: 5 }, 'players'],
    [{ players: '2' }, 'players'],
    [{ first: 2 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 'A' }, 'first'],
    [{ ending: '' }, 'ending', ''],
    [{ ending: 'LAST-DRAW' }, 'ending', 'LAST-DRAW'],
    [{ ending: null }, 'ending', 'null'],
    [{ ending: ['last-draw'] }, 'ending', 'last-draw'],
    [{ board: 'party' }, 'board', 'party'],
    [{ board: null }, 'board'],
    [{ board: {} }, 'board'],
    [{ board: change({ name: 7 }) }, 'board'],
    [{ board: change({ rows: 'AA.' }) }, 'board'],
    [{ board: change({ rows: [] }) }, 'board'],
    [{ board: change({ rows: ['AA.', 3] }) }, 'board'],
    [{ board: change({ starts: undefined }) }, 'board'],
    [{ board: change({ rows: ['AAAAAAAAAAAAAAAAAAAAAAAAAAA'] }) }, 'board-size', '27'],
    [{ board: change({ rows: Array<string>(27).fill('A') }) }, 'board-size', '27'],
    [{ board: change({ rows: ['AA.', '.B', 'CC.'] }) }, 'board-ragged', '.B'],
    [{ board: change({ rows: [''] }) }, 'board-ragged', ''],
    [{ board: change({ rows: ['AA.', '.B.', 'cc.'] }) }, 'board-letter', 'c'],
    [{ board: change({ rows: ['AA.', '.B.', 'C?C'] }) }, 'board-letter', '?'],
    [{ board: change({ rows: ['AA.', '.BA', 'CC.'] }) }, 'board-apart', 'A'],
    [{ board: change({ rows: ['.AA', 'AB.', 'CC.'] }) }, 'board-apart', 'A'],
    [{ board: change({ rows: ['A.A', 'A.B', 'CC.'] }) }, 'board-apart', 'A'],
    [{ board: change({ middle: 'Q' }) }, 'board-middle', 'Q'],
    [{ board: change({ middle: '.' }) }, 'board-middle', '.'],
    [{ board: change({ middle: '' }) }, 'board-middle', ''],
    [{ board: change({ starts: {} }) }, 'board-starts', '2: undefined'],
    [{ board: change({ starts: { 2: ['a1'] } }) }, 'board-starts', '2: ["a1"]'],
    [{ board: change({ starts: { 2: ['a1', 'a1'] } }) }, 'board-starts'],
    [{ board: change({ starts: { 2: ['a1', 'c3', 'a1'] } }) }, 'board-starts'],
    [{ board: change({ starts: { 2: ['a1', 'c3', 'd1'] } }) }, 'board-starts'],
    ...[12, 20].map((count): [unknown, string] => [
      { board: { ...duel, starts: { ...duel.starts, [count]: squaresOf(duel).slice(0, count) } } },
      'board-starts',
    ]),
    [{ board: change({ starts: { 2: ['a1', 'd1'] } }) }, 'board-starts'],
    [{ board: change({ starts: { 2: ['a1', 7] } }) }, 'board-starts'],
    [{ board: change({ starts: { 2: ['a1', 'c3'], 3: ['a1', 'c3'] } }) }, 'board-starts', '3: ["a1","c3"]'],
    [{ board: change({ starts: { 2: ['a1', 'c3'], 7: [] } }) }, 'board-starts'],
    [{ players: 3, board: own }, 'board-starts', '3: undefined'],
  ];
  for (const [options, code, found] of bad) {
    it(`refuses ${JSON.stringify(options).slice(0, 90)}: ${code}`, () => {
      assert.throws(
        () => glux.setup(options as GluxOptions),
        (error) =>
          error instanceof BadOption &&
          error.code === code &&
          error.at === code.split('-')[0] &&
          (found === undefined || error.found === found),
      );
    });
  }

  it('refuses with the rule of each fault', () => {
    assert.deepEqual(
      rulesByCode(bad, ([options]) => glux.setup(options as GluxOptions)),
      { ending: 'G10', first: 'G2', players: 'G1' },
    );
  });
});
