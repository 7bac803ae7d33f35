import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption } from '../../../src/core/errors.js';
import { cells } from '../../../src/games/lucky-numbers/engine/index.js';
import {
  luckySwap,
  shortest,
  swapSentences,
  type SwapMove,
  type SwapOptions,
} from '../../../src/games/lucky-swap/engine/index.js';
import { faultOf } from '../../support/faults.js';

const { formatMove, formatPosition, parseMove, parsePosition, play, setup } = luckySwap;

/** Every pair of cells, in the order of `moves`. */
const pairs: readonly SwapMove[] = cells.flatMap((a) =>
  cells.map((b) => (a < b ? { from: a, to: b } : { from: b, to: a })),
);

const SOLVED = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16';
const ONE_OFF = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16';

/** The smallest number of exchanges, by exhaustive search: slow, and independent of the engine's algorithm. */
function distance(options: SwapOptions): number {
  let front = [setup(options)];
  const seen = new Set(front.map(({ board }) => board.join()));
  for (let made = 0; ; made++) {
    if (front.some(({ ending }) => ending)) return made;
    front = front.flatMap((state) =>
      luckySwap.moves(state).flatMap((move) => {
        const next = play(state, move);
        const key = next.board.join();
        return seen.has(key) ? [] : (seen.add(key), [next]);
      }),
    );
  }
}

describe('a swap puzzle', () => {
  it('has an id and one player', () => {
    assert.deepEqual([luckySwap.id, luckySwap.players], ['lucky-swap', { min: 1, max: 1 }]);
  });

  it('is the same for the same seed', () => {
    for (const par of [1, 2, 3, 4, 5]) {
      assert.deepEqual(setup({ seed: 'x', par }), setup({ seed: 'x', par }));
      assert.notDeepEqual(setup({ seed: 'x', par }).board, setup({ seed: 'y', par }).board);
    }
  });

  it('has sixteen different numbers of one set, out of order, and no exchange made', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { board, made, ending } = setup({ seed: `${seed}`, par: 2, wrap: seed % 2 === 0 });
      assert.equal(new Set(board).size, 16);
      assert.ok(board.every((tile) => tile >= 1 && tile <= 20));
      assert.deepEqual([made, ending], [0, undefined]);
    }
  });

  it('is the same from version to version', () => {
    assert.deepEqual(
      [
        setup(),
        setup({ seed: 'spielkasten', par: 5 }),
        setup({ seed: 'spielkasten', par: 2, wrap: true }),
      ].map(formatPosition),
      [
        '6,3,8,9/1,7,16,17/4,11,14,18/5,13,19,20 0',
        '1,7,5,12/4,11,6,15/3,8,14,20/10,19,16,18 0',
        '2,3,4,8/5,13,7,9/12,6,15,14/16,17,18,20 0',
      ],
    );
  });

  for (const wrap of [false, true]) {
    for (const par of [1, 2, 3]) {
      it(`of par ${par}${wrap ? ' across edges' : ''} needs that number of exchanges, by exhaustive search`, () => {
        for (const seed of ['a', 'b']) assert.equal(distance({ seed, par, wrap }), par);
      });
    }

    for (const par of [1, 2, 3, 4, 5]) {
      it(`of par ${par}${wrap ? ' across edges' : ''} is solved by that number of exchanges and no fewer`, () => {
        for (let seed = 0; seed < 12; seed++) {
          const start = setup({ seed: `${seed}`, par, wrap });
          const way = shortest(start.board, wrap)!;
          assert.equal(way.length, par);
          assert.equal(shortest(start.board, wrap, par - 1), undefined);
          const end = way.reduce(play, start);
          assert.deepEqual([end.ending, end.made], [{ rule: 'L11', winners: [0] }, par]);
        }
      });
    }
  }

  it('has twenty-four exchanges, and eight more across the edges', () => {
    assert.equal(luckySwap.moves(setup()).length, 24);
    assert.equal(luckySwap.moves(setup({ wrap: true })).length, 32);
    const listed = luckySwap.moves(setup({ wrap: true })).map(formatMove);
    for (const text of ['b2-b3', 'a1-a4', 'a3-d3']) assert.ok(listed.includes(text), text);
  });

  it('ends when all rows and columns ascend, with the number of exchanges as score', () => {
    const state = play(parsePosition(`${ONE_OFF} 6`), parseMove('c3-d3'));
    assert.equal(formatPosition(state), `${SOLVED} 7`);
    assert.deepEqual(
      [luckySwap.turn(state), luckySwap.scores(state), luckySwap.winners(state)],
      ['over', [7], [0]],
    );
    assert.deepEqual([luckySwap.moves(state), luckySwap.ending(state)], [[], { rule: 'L11', winners: [0] }]);
    assert.deepEqual(luckySwap.happenings(parsePosition(`${ONE_OFF} 6`), parseMove('c3-d3')), [
      { kind: 'swapped', seat: 0, squares: ['c3', 'd3'], tiles: [8, 7], rule: 'L11', score: 1 },
      { kind: 'solved', seat: 0, tiles: [7], rule: 'L11' },
      { kind: 'ended', rule: 'L11' },
    ]);
  });

  it('tells par at the end if it is known', () => {
    const start = setup({ seed: 'x', par: 1 });
    const [way] = shortest(start.board, false)!;
    assert.deepEqual(luckySwap.happenings(start, way!)[1], {
      kind: 'solved',
      seat: 0,
      tiles: [1, 1],
      rule: 'L11',
    });
    const read = parsePosition(`${ONE_OFF} 6`, { par: 2 });
    assert.deepEqual(luckySwap.happenings(read, parseMove('c3-d3'))[1]?.kind, 'solved');
    assert.deepEqual([read.par, play(read, parseMove('c3-d3')).par], [2, 2]);
    assert.ok(!('par' in parsePosition(`${ONE_OFF} 6`)));
  });

  it('lists the exchanges in code-unit order of their notation', () => {
    for (const wrap of [false, true]) {
      const listed = luckySwap.moves(setup({ wrap })).map(formatMove);
      assert.deepEqual(listed, [...listed].sort());
      const near = (one: number, other: number) =>
        Math.abs(one - other) === 1 || (wrap && Math.abs(one - other) === 3);
      const expected = pairs.filter(({ from, to }) => {
        const [[column, row], [otherColumn, otherRow]] = [from, to].map((cell) => [
          cell.charCodeAt(0),
          Number(cell[1]),
        ]) as [[number, number], [number, number]];
        return column === otherColumn ? near(row, otherRow) : row === otherRow && near(column, otherColumn);
      });
      assert.deepEqual(listed, [...new Set(expected.map(formatMove))].sort());
    }
  });

  it('counts at most 999,999 exchanges', () => {
    const state = play(parsePosition(`${ONE_OFF} 999998`), parseMove('a1-a2'));
    assert.equal(state.made, 999_999);
    assert.equal(play(state, parseMove('a1-a2')).made, 999_999);
  });

  it('has the same shortest solution from version to version', () => {
    const solutions = [
      setup(),
      setup({ seed: 'spielkasten', par: 5 }),
      setup({ seed: 'spielkasten', par: 5, wrap: true }),
    ].map(({ board, wrap }) => shortest(board, wrap)!.map(formatMove).join(' '));
    assert.deepEqual(solutions, [
      'a4-b4 a3-a4 c2-c3',
      'a2-a3 b1-c1 b3-c3 b4-c4 d1-d2',
      'a3-b3 a3-a4 b1-b4 b2-c2 d2-d3',
    ]);
    assert.deepEqual(shortest(parsePosition(`${SOLVED} 0`).board, false, 0), []);
  });

  it('takes the two cells of a move in either order, and writes it in one', () => {
    const state = parsePosition(`${ONE_OFF} 0`);
    assert.deepEqual(play(state, { from: 'b3', to: 'b2' }), play(state, parseMove('b2-b3')));
    assert.equal(formatMove({ from: 'b3', to: 'b2' }), 'b2-b3');
  });

  it('reads a move only as it is written', () => {
    for (const text of ['b3-b2', 'b2-b2', 'b2b3', 'B2-b3', ' b2-b3', 'b2-b5', 'b2-b3-b4', ''])
      assert.throws(
        () => parseMove(text),
        (error) => error instanceof BadNotation && error.code === 'move' && error.rule === 'L11',
        text,
      );
  });
});

describe('the swap engine refuses', () => {
  const state = parsePosition(`${ONE_OFF} 0`);
  const violations: [unknown, string, string][] = [
    [parseMove('a4-b3'), 'not-neighbours', 'a4 b3'],
    [{ from: 'a4', to: 'a4' }, 'not-neighbours', 'a4 a4'],
    [parseMove('a4-c4'), 'not-neighbours', 'a4 c4'],
    [parseMove('a4-d4'), 'across-edge', 'a4 d4'],
    [{ from: 'e4', to: 'a4' }, 'unknown-cell', ''],
    [{ from: 'a4', to: 'e4' }, 'unknown-cell', ''],
    [{ from: 'a4' }, 'unknown-move', ''],
    [{ to: 'a4' }, 'unknown-move', ''],
    [{ from: ['a4'], to: 'a3' }, 'unknown-move', ''],
    [undefined, 'unknown-move', ''],
    [Symbol('a4'), 'unknown-move', ''],
  ];
  for (const [move, reason, squares] of violations) {
    it(`${reason} ${squares}`, () => {
      const violation = luckySwap.explain(state, move as SwapMove);
      assert.deepEqual(
        [violation?.rule, violation?.reason, violation?.squares.join(' ')],
        ['L11', reason, squares],
      );
    });
  }

  it('to go on when the puzzle is solved', () => {
    assert.equal(luckySwap.explain(parsePosition(`${SOLVED} 3`), parseMove('a1-a2'))?.reason, 'over');
  });

  const texts: [string, string, string][] = [
    ['', 'position', 'position'],
    [SOLVED, 'position', 'position'],
    [`${SOLVED} 0 `, 'position', 'position'],
    [`${SOLVED.replace('16', '.')} 0`, 'rows', 'rows'],
    [`${SOLVED.replace('16', '21')} 0`, 'rows', 'rows'],
    [`${SOLVED.replace('16', '1')} 0`, 'rows-twice', 'rows'],
    [`${SOLVED} -1`, 'made', 'made'],
    [`${SOLVED} 00`, 'made', 'made'],
    [`${SOLVED} x`, 'made', 'made'],
    [`${SOLVED} 1x`, 'made', 'made'],
    [`${SOLVED} 10x`, 'made', 'made'],
    [`${SOLVED} x1`, 'made', 'made'],
    [`${SOLVED} 1000000`, 'made', 'made'],
    [`${SOLVED} `, 'position', 'position'],
    [`${SOLVED} 0 0`, 'position', 'position'],
    [` ${SOLVED}`, 'rows', 'rows'],
    [`x${SOLVED} 0`, 'rows', 'rows'],
    [`${SOLVED}/17,18,19,20 0`, 'rows', 'rows'],
    [`${SOLVED},17 0`, 'rows', 'rows'],
    [`${SOLVED.replace('16', '016')} 0`, 'rows', 'rows'],
  ];
  for (const [text, code, at] of texts) {
    it(`${code}: ${JSON.stringify(text)}`, () => {
      const fault = faultOf(() => parsePosition(text));
      assert.deepEqual([fault.code, fault.at, fault.rule], [code, at, 'L11']);
      const part = at === 'position' ? text : text.split(' ')[at === 'made' ? 1 : 0];
      assert.equal(fault.found, part);
    });
  }

  const options: [unknown, string][] = [
    [{ par: 0 }, 'par'],
    [{ par: 6 }, 'par'],
    [{ par: 2.5 }, 'par'],
    [{ par: '3' }, 'par'],
    [{ seed: 7 }, 'seed'],
    [{ wrap: 'true' }, 'wrap'],
    [{ players: 2 }, 'players'],
    [{ first: 1 }, 'first'],
    [null, 'options'],
  ];
  for (const [given, at] of options) {
    it(`the options ${JSON.stringify(given)}`, () => {
      assert.throws(
        () => setup(given as SwapOptions),
        (error) => error instanceof BadOption && error.code === at && error.at === at,
      );
    });
  }

  it('a number that occurs twice, with its name', () => {
    assert.equal(
      faultOf(() => parsePosition(`${SOLVED.replace('16', '1')} 0`)).message,
      `The number 1 occurs twice (L11): “${SOLVED.replace('16', '1')}”.`,
    );
  });

  it('values that are no texts', () => {
    assert.equal(faultOf(() => parsePosition(7 as unknown as string)).found, 'number');
    assert.equal(faultOf(() => parseMove(7 as unknown as string)).found, 'number');
  });

  it('moves in the sentence, and values that are none without it', () => {
    const told = (move: unknown) => {
      const { message, at, found } = faultOf(() => play(state, move as SwapMove));
      return [message, at, found];
    };
    assert.deepEqual(told({ from: 'c4', to: 'a4' }), [
      'c4 and a4 are not neighbours (L11): “a4-c4”.',
      'c4',
      'a4-c4',
    ]);
    assert.deepEqual(told(undefined), ['A move must exchange two cells (L11).', undefined, undefined]);
  });

  it('with whole sentences', () => {
    for (const [code, sentence] of Object.entries(swapSentences))
      assert.match(sentence, /^(\{\d\}|[A-Z]).*[^.:]$/, code);
    assert.throws(() => play(state, parseMove('a4-d4')), {
      message: 'a4 and d4 are neighbours only with the option wrap (L11): “a4-d4”.',
    });
  });
});
