import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkBoard } from './check-board.js';
import {
  barredStep,
  board,
  captureOver,
  fields,
  fluctus,
  joined,
  route,
  startFields,
  stoneAt,
  type Board,
  type Line,
} from '../../../src/games/fluctus/engine/index.js';
import { isField } from '../../../src/games/fluctus/engine/board.js';
import { scene } from './scene.js';

describe('the board', () => {
  it('passes checkBoard', () => {
    assert.deepEqual(checkBoard(board), []);
  });

  it('names its fields in the order of a position', () => {
    assert.equal(fields.join(' '), 'ro wo yo go bo vo ri wi yi gi bi vi');
  });

  it('has its outer fields at 0, 60, … and its inner ones at 30, 90, … degrees, half way to the centre', () => {
    const places = board.places.map(({ name, angle, radius }) => `${name} ${angle} ${radius}`);
    assert.deepEqual(places, [
      ...['ro 0 1', 'wo 60 1', 'yo 120 1', 'go 180 1', 'bo 240 1', 'vo 300 1'],
      ...['ri 30 0.5', 'wi 90 0.5', 'yi 150 0.5', 'gi 210 0.5', 'bi 270 0.5', 'vi 330 0.5'],
    ]);
  });

  it('has lines in the colours of opposite fields', () => {
    const colors = board.lines.map((line) => line.colors.join('–'));
    assert.deepEqual(colors, ['red–green', 'white–blue', 'yellow–violet']);
  });

  it('knows the names of its fields', () => {
    assert.deepEqual([...fields, 'rx', 'RO', ''].filter(isField), fields);
  });

  it('joins fields both ways', () => {
    for (const from of fields) for (const to of fields) assert.equal(joined(from, to), joined(to, from));
  });

  it('captures both ways over the same field', () => {
    for (const from of fields) {
      for (const to of fields) assert.equal(captureOver(from, to), captureOver(to, from));
    }
  });

  it('never captures onto a neighbour', () => {
    const near = fields.flatMap((from) => fields.filter((to) => joined(from, to) && captureOver(from, to)));
    assert.deepEqual(near, []);
  });
});

describe('checkBoard finds', () => {
  const lines = (change: (line: Line, i: number) => Line): Board => ({
    ...board,
    lines: board.lines.map(change),
  });
  const swapped = (i: number, a: number, b: number) =>
    lines((line, at) => {
      const order = [...line.fields];
      [order[a], order[b]] = [order[b]!, order[a]!];
      return at === i ? { ...line, fields: order } : line;
    });
  const [first, ...others] = board.places;

  const broken: [string, Board, RegExp][] = [
    ['a missing field', { ...board, places: others }, /twelve fields/],
    ['a field twice', { ...board, places: [first!, first!, ...others.slice(1)] }, /twelve fields/],
    [
      'a field with the name of another colour',
      { ...board, places: [{ ...first!, color: 'blue' }, ...others] },
      /named/,
    ],
    [
      'a field beyond the board',
      { ...board, places: [{ ...first!, radius: 2 }, ...others] },
      /lies on the board/,
    ],
    [
      'a field without an angle',
      { ...board, places: [{ ...first!, angle: NaN }, ...others] },
      /lies on the board/,
    ],
    [
      'two fields in one place',
      { ...board, places: [{ ...first!, angle: 60 }, ...others] },
      /place of its own/,
    ],
    ['a missing line', { ...board, lines: board.lines.slice(1) }, /three lines/],
    ['a line twice', { ...board, lines: [board.lines[0]!, ...board.lines.slice(0, 2)] }, /two lines/],
    ['a short line', lines((line) => ({ ...line, fields: line.fields.slice(1) })), /eight fields/],
    ['a line of one colour', lines((line) => ({ ...line, colors: ['red', 'red'] })), /two colours/],
    [
      'a line that crosses itself',
      lines((line) => ({ ...line, fields: [...line.fields.slice(0, 7), line.fields[0]!] })),
      /two lines/,
    ],
    ['a segment on two lines', swapped(0, 0, 1), /21 segments|neighbours|captures/],
    ['ends exchanged', swapped(0, 0, 7), /segments|neighbours|captures/],
    ['neighbours exchanged', swapped(1, 3, 4), /segments|neighbours|captures/],
  ];
  for (const [what, data, fault] of broken) {
    it(what, () => {
      assert.match(checkBoard(data).join(' '), fault);
    });
  }
});

describe('data for the drawing of an element', () => {
  const run = (text: string) => {
    const found = route(fluctus.parseMove(text));
    return found && [found.fields.join(' '), found.line.colors.join('–'), found.colors.join(' ')];
  };

  it('has the line of a capture, in the colour of its half', () => {
    assert.deepEqual(run('roxbi'), ['ro vo bi', 'red–green', 'red']);
  });

  it('has the line of a capture through the centre, in both colours in order', () => {
    assert.deepEqual(run('voxwi'), ['vo bi wi', 'red–green', 'red green']);
    assert.deepEqual(run('wixvo'), ['wi bi vo', 'red–green', 'green red']);
  });

  it('has the segment of a step', () => {
    assert.deepEqual(run('ri-gi'), ['ri gi', 'yellow–violet', 'yellow violet']);
  });

  it('has no line for an entry or unconnected fields', () => {
    assert.deepEqual(['@ro', 'ro-go', 'roxyo'].map(run), [undefined, undefined, undefined]);
  });

  it('has the field that a capture leaps over', () => {
    assert.deepEqual([captureOver('ro', 'bi'), captureOver('ro', 'yo')], ['vo', undefined]);
  });

  it('has the start fields of a colour', () => {
    assert.deepEqual(startFields('violet'), ['vo', 'vi']);
  });

  it('has the step that F5 bars for the seat to move', () => {
    const path = 'ro-wo-ro-wo,go-yo-go-yo';
    assert.deepEqual(barredStep(scene(`.AB.../...... A 7,7 1,1 ${path}`)), { from: 'wo', to: 'ro' });
    assert.deepEqual(barredStep(scene(`.AB.../...... B 7,7 1,1 ${path}`)), { from: 'yo', to: 'go' });
  });

  it('has no barred step on a shorter or wider path', () => {
    for (const path of ['-', 'ro-wo', 'wo-ro-wo', 'gi-ri-ro-wo']) {
      assert.equal(barredStep(scene(`.A..../...... A 7,8 1,0 ${path},-`)), undefined);
    }
  });

  it('has the stone on a field', () => {
    const state = scene('A..B../...... A 7,7 1,1 -,-');
    assert.deepEqual([stoneAt(state, 'ro'), stoneAt(state, 'go'), stoneAt(state, 'vi')], [0, 1, null]);
  });
});
