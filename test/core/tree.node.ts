import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { splitComment } from '../../src/core/comment.js';
import { formatRecord, statesOf } from '../../src/core/format-record.js';
import type { Game } from '../../src/core/game.js';
import { Match, type Line, type Note, type Variations } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { formatPath, matchAt, parsePath } from '../../src/core/path.js';
import { random } from '../../src/core/random.js';
import { games } from '../../src/engine.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { nextMoves } from '../support/random-games.js';

const read = (text: string) => parseRecord(fluctus, text).match;
const tags = '[Format "1"]\n[Game "fluctus"]\n[Result "*"]\n';

const nested = `${tags}{start} 1. @ro {good} (1. @ri !? @go {answer}) (1. @ri @gi $4) 1... @gi ({before} 1... @go 2. @ri (2. ro-wo (2. ro-vi) 2... @gi) 2... go-bo) 2. ro-vi\n`;

const texts = ({ moves }: { readonly moves: readonly Parameters<typeof fluctus.formatMove>[0][] }) =>
  moves.map(fluctus.formatMove).join(' ');

describe('variations of a record', () => {
  it('are written as they were read', () => {
    assert.equal(formatRecord(read(nested)), nested);
  });

  it('do not change the main line', () => {
    const match = read(nested);
    assert.equal(texts(match), '@ro @gi ro-vi');
    assert.equal(match.ply, 3);
    assert.deepEqual(match.notes.get(1), { comment: 'good' });
  });

  it('are lines by the ply that they replace', () => {
    const { variations } = read(nested);
    assert.deepEqual([...variations.keys()], [1, 2]);
    assert.deepEqual(variations.get(1)!.map(texts), ['@ri @go', '@ri @gi']);
    const [line] = variations.get(2)!;
    assert.equal(texts(line!), '@go @ri go-bo');
    assert.deepEqual(line!.notes.get(0), { comment: 'before' });
    assert.deepEqual(line!.variations.get(2)!.map(texts), ['ro-wo @gi']);
    assert.deepEqual(line!.variations.get(2)![0]!.variations.get(1)!.map(texts), ['ro-vi']);
  });

  it('are read without numbers and with any white space', () => {
    assert.equal(
      formatRecord(read('@ro\n\n(@ri\u00a0@gi)\u202f@gi')),
      `${tags}1. @ro (1. @ri @gi) 1... @gi\n`,
    );
  });

  it('keep commands in comments', () => {
    const text = `${tags}1. @ro {[%marks ro-wo:green gi:red] Now both can step.}\n`;
    assert.equal(formatRecord(read(text)), text);
  });

  it('stay as far as a new move lets the main line stay', () => {
    const match = read(nested).copy();
    match.goTo(1);
    match.play({ kind: 'enter', to: 'go' });
    assert.deepEqual([...match.variations.keys()], [1]);
  });

  it('are nested thirty levels deep', () => {
    const text = `${'@ro (@ri ('.repeat(15)}@ro${')'.repeat(30)} @gi`;
    assert.equal(read(text).moves.length, 2);
  });

  it('have states after each of their moves, which are played once', () => {
    let starts = 0;
    const line = read('@ro @gi ro-vi @go');
    const stateAt = statesOf(fluctus, line.moves, () => {
      starts++;
      return line.stateAt(0);
    });
    for (const ply of [0, 1, 3, 2, 4]) assert.deepEqual(stateAt(ply), line.stateAt(ply));
    assert.equal(stateAt(4), stateAt(4));
    assert.equal(starts, 1);
  });

  it('reach the viewer without what is hidden', () => {
    const { glux } = games;
    const start = new Match(glux, { options: { players: 2 } });
    const { below } = random('hidden', 0);
    while (start.moves.length < 12) {
      const all = nextMoves(glux, start.state);
      start.play(all[below(all.length)]!);
    }
    const drawn = start.moves.flatMap((move, i) => (move.kind === 'draw' ? [i + 1] : []));
    const lines = (line: Line<(typeof start.moves)[number]>['moves']): Variations<(typeof line)[number]> =>
      new Map(
        drawn.map((ply) => [ply, [{ moves: line.slice(ply - 1), notes: new Map(), variations: new Map() }]]),
      );
    const match = start.withVariations(lines(start.moves));
    const text = formatRecord(match, [], 'table');
    const again = parseRecord(glux, text).match;
    assert.equal(formatRecord(again), text);
    assert.ok(again.variations.size > 0);
    for (const [ply, [line]] of again.variations) {
      assert.deepEqual(line!.moves, again.moves.slice(ply - 1));
      for (const move of line!.moves) if (move.kind === 'draw') assert.equal(move.chip, '?');
    }
  });
});

/** Adds random variations to a line that begins in a state. */
function randomTree<S, M>(
  game: Game<S, M>,
  start: S,
  length: number,
  depth: number,
  below: (n: number) => number,
): Line<M> {
  const moves: M[] = [];
  const notes = new Map<number, Note>();
  const variations = new Map<number, Line<M>[]>();
  let state = start;
  for (let ply = 1; ply <= length; ply++) {
    const all = nextMoves(game, state);
    if (all.length === 0) break;
    const lines = Array.from({ length: depth > 0 ? Math.max(0, below(6) - 3) : 0 }, () =>
      randomTree(game, state, 1 + below(4), depth - 1, below),
    );
    if (lines.length > 0) variations.set(ply, lines);
    if (below(4) === 0) notes.set(ply, { comment: `[%marks x] note ${ply}`, marks: ['!?', '$10'] });
    const move = all[below(all.length)]!;
    moves.push(move);
    state = game.play(state, move);
  }
  return { moves, notes, variations };
}

describe('a random tree', () => {
  for (const id of ['fluctus', 'glux', 'lucky-numbers', 'luzi'] as const)
    it(`of ${id} survives a record`, () => {
      const game = games[id] as unknown as Game<unknown, unknown>;
      fc.assert(
        fc.property(fc.string(), (seed) => {
          const { below } = random(seed, 0);
          const line = randomTree(game, game.setup(), 12, 3, below);
          const match = new Match(game, line).withVariations(line.variations);
          const text = formatRecord(match);
          const again = parseRecord(game, text).match;
          assert.deepEqual(again.moves, match.moves);
          assert.deepEqual(again.variations, match.variations);
          assert.equal(formatRecord(again), text);
          assert.ok(!text.includes('\n\n'));
        }),
        { numRuns: 60 },
      );
    });
});

describe('a path', () => {
  for (const [path, moves] of [
    ['0', ''],
    ['3', '@ro @gi ro-vi'],
    ['1a1', '@ri'],
    ['1b2', '@ri @gi'],
    ['2a3', '@ro @go @ri go-bo'],
    ['2a2a2', '@ro @go ro-wo @gi'],
    ['2a2a1a1', '@ro @go ro-vi'],
  ] as const)
    it(`${path} leads to ${moves || 'the start'}`, () => {
      const match = matchAt(read(nested), parsePath(path));
      assert.equal(texts({ moves: match.moves.slice(0, match.ply) }), moves);
    });

  it('ends in a match that has the notes of its line', () => {
    const match = matchAt(read(nested), parsePath('1a1'));
    assert.deepEqual(
      [...match.notes],
      [
        [0, { comment: 'start' }],
        [1, { marks: ['!?'] }],
        [2, { comment: 'answer' }],
      ],
    );
    assert.equal(match.moves.length, 2);
  });

  it('keeps the note of the move before a variation that begins with a comment', () => {
    const match = matchAt(read(nested), parsePath('2a3'));
    assert.deepEqual(
      [...match.notes],
      [
        [0, { comment: 'start' }],
        [1, { comment: 'good' }],
      ],
    );
  });

  for (const path of [
    '',
    'a',
    '5a',
    '-1',
    '1.5',
    '1A1',
    '4',
    '1a0',
    '1a3',
    '1c1',
    '3a1',
    '0a1',
    '2a2b1',
    '1a1a1',
  ])
    it(`“${path}” is refused`, () => {
      assert.throws(() => matchAt(read(nested), parsePath(path)), {
        name: 'BadNotation',
        code: 'path',
        at: 'path',
        found: path,
        message: `There is no place “${path}” in the record.`,
      });
    });

  it('is written as it is read', () => {
    const number = fc.integer({ min: 0, max: 999_999 });
    const branches = fc.array(
      fc.record({ ply: number, variation: fc.integer({ min: 0, max: 18_277 }) }, { noNullPrototype: true }),
    );
    fc.assert(
      fc.property(branches, number, (branches, ply) => {
        const path = { branches, ply };
        assert.deepEqual(parsePath(formatPath(path)), path);
      }),
    );
  });

  it('counts letters on after z', () => {
    assert.equal(formatPath({ branches: [{ ply: 1, variation: 26 }], ply: 2 }), '1aa2');
  });
});

describe('typographic characters', () => {
  const plain = '[SeatA "Ada"] [Position "....../...... A 8,8 0,0 -,-"] 1. @ro @gi 1... @go ro-vi'.replace(
    '1... @go ',
    '',
  );
  for (const [what, text] of [
    ['English quotation marks', plain.replace('"Ada"', '“Ada”')],
    ['German quotation marks', plain.replace('"Ada"', '„Ada“')],
    ['quotation marks at one end', plain.replace('"Ada"', '"Ada”')],
    ['quotation marks at the other end', plain.replace('"Ada"', '“Ada"')],
    ['single quotation marks', plain.replace('"Ada"', '‘Ada’')],
    ['single German quotation marks', plain.replace('"Ada"', '‚Ada‘')],
    ['guillemets with spaces', plain.replace('"Ada"', '«\u00a0Ada\u00a0»')],
    ['en dashes', plain.replaceAll('-', '–')],
    ['em dashes', plain.replaceAll('-', '—')],
    ['minus signs', plain.replaceAll('-', '−')],
    ['hyphens that do not break', plain.replaceAll('-', '‑')],
    ['ellipses', plain.replaceAll('...', '…')],
    ['spaces that do not break', plain.replaceAll(' ', '\u00a0')],
    ['blank lines', plain.replaceAll('] ', ']\n\n\n').replace('@gi ', '@gi\n\n\t\n')],
  ] as const)
    it(`are read like plain ones: ${what}`, () => {
      const { match, names } = parseRecord(fluctus, text);
      assert.deepEqual(names, ['Ada']);
      assert.equal(formatRecord(match), formatRecord(read(plain)));
    });

  it('are read in options', () => {
    const { colors } = read('[Options “{\\”colors\\”:[\\”white\\”,\\”blue\\”]}”] @wo').state;
    assert.deepEqual(colors, ['white', 'blue']);
  });

  for (const [open, close] of ['“”', '‘’', '„“', '«»'])
    it(`are read around plain ones in options: ${open}${close}`, () => {
      const tag = `[Options ${open}{"variant":"classic","colors":["white","blue"]}${close}]`;
      assert.deepEqual(read(`${tag} [SeatA “Ada”] @wo`).state.colors, ['white', 'blue']);
    });

  it('are read in a position, which the record writes with plain ones', () => {
    const match = new Match(fluctus, { position: ' A…A./.BBAAA  A 3,4\n2,2 ri–ro,yo−wi ' });
    assert.equal(match.position, 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi');
    assert.equal(/Position "(.*)"/.exec(formatRecord(match))?.[1], match.position);
  });

  it('are apostrophes in names', () => {
    for (const tag of ['“D’Arcy”', '‘D’Arcy’', '"D’Arcy"'])
      assert.deepEqual(parseRecord(fluctus, `[SeatA ${tag}]`).names, ['D’Arcy']);
  });

  it('stay in names', () => {
    assert.deepEqual(parseRecord(fluctus, '[SeatA "Ada–“the rook”"]').names, ['Ada–“the rook”']);
    assert.deepEqual(parseRecord(fluctus, '[SeatA "“\\"Ada\\"” \\\\"]').names, ['“"Ada"” \\']);
  });

  it('can be escaped in names', () => {
    assert.deepEqual(parseRecord(fluctus, '[SeatA “a\\\\b \\”c\\"”]').names, ['a\\b "c"']);
  });
});

describe('a comment', () => {
  for (const [comment, marks, prose] of [
    ['Plain.', '', 'Plain.'],
    ['[%marks ro-wo:green gi:red] Now both can step.', 'ro-wo:green gi:red', 'Now both can step.'],
    ['Look [%marks ro] here [%marks gi] now.', 'ro gi', 'Look here now.'],
    ['[%eval 0.3] good', '', 'good'],
    ['[%eval 0.3] [%marks ro ] good', 'ro', 'good'],
    ['[%remarks ro] good', '', 'good'],
    ['[%marks ro', '', '[%marks ro'],
    ['[% [%marks a]', 'a', '[%'],
    ['[%marksx a] [0]', '', '[0]'],
  ] as const)
    it(`“${comment}” is split into marks and prose`, () => {
      assert.deepEqual(splitComment(comment), { marks, value: undefined, oddValue: undefined, prose });
    });
});
