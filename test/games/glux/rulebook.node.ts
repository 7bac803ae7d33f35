import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Example } from '../../../src/core/rulebook.js';
import {
  glux,
  middlePips,
  roomAt,
  roomScores,
  squaresOf,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { options as german, rulebook as de } from '../../../src/words/de/glux.js';
import { options as english } from '../../../src/words/en/glux.js';
import { en } from '../../../src/words/en/glux-rules.js';
import { rulebook } from '../../../src/games/glux/rulebook/index.js';
import { legal, scene } from './scene.js';

const stateOf = ({ position, before, options }: Example): GluxState => scene(position, before, options ?? {});

function follows(example: Example): void {
  const { move: text, then } = example;
  const state = stateOf(example);
  const move = text === undefined ? undefined : glux.parseMove(text);
  if ('legal' in then) return assert.ok(legal(state).split(' ').includes(text!));
  if ('forbidden' in then) {
    const { rule, reason } = glux.explain(state, move!)!;
    return assert.deepEqual([rule, reason], [then.forbidden, then.reason ?? reason]);
  }
  const end = move === undefined ? state : glux.play(state, move);
  if ('position' in then) assert.equal(glux.formatPosition(end), then.position);
  else assert.deepEqual(glux.ending(end), { rule: then.over, winners: then.winners });
}

/** The state after the move of an example. */
const stateAfter = (example: Example): GluxState =>
  glux.play(stateOf(example), glux.parseMove(example.move!));

/** Pips and points of a room, by seat, as the captions of the examples say them. */
const scored: readonly [example: string, room: string, pips: string, points: string][] = [
  ['left-room', 'D', '10,9,4,0', '4,2,0,0'],
  ['right-room', 'G', '4,5,0,12', '0,2,0,4'],
  ['tie-first', 'D', '6,0,10,10', '0,0,4,4'],
  ['tie-second', 'G', '4,9,0,4', '2,4,0,2'],
  ['two-players', 'E', '7,3', '4,0'],
  ['two-players', 'D', '4,4', '4,4'],
  ['alone', 'D', '3,0,0', '4,0,0'],
  ['alone', 'E', '0,0,0', '0,0,0'],
];

/** The words of the new-game form. */
const form: Readonly<Record<string, typeof english>> = { en: english, de: german };

describe('the rulebook', () => {
  const ids = rulebook.rules.map(({ id }) => id);
  const examples = rulebook.rules.flatMap((rule) => rule.examples);
  const named = (name: string) => examples.find(({ id }) => id === name)!;

  it('has the rules G1 to G15 in order', () => {
    assert.deepEqual(
      ids,
      Array.from({ length: 15 }, (_, i) => `G${i + 1}`),
    );
  });

  it('has a source for every rule', () => {
    const of = (status: string) =>
      rulebook.rules
        .filter((rule) => (rule.status as readonly string[]).includes(status))
        .map(({ id }) => id);
    assert.deepEqual(of('decided'), ['G2', 'G8', 'G10', 'G14']);
    assert.deepEqual(of('rebuilt'), ['G2']);
    assert.equal(of('stated').length, 14);
  });

  it('has an example for every rule, and a unique name for every example', () => {
    for (const { id, examples: own } of rulebook.rules) assert.ok(own.length > 0, id);
    assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
  });

  it('points only at squares of the board', () => {
    for (const example of examples) {
      const squares = squaresOf(stateOf(example).board);
      assert.ok(
        (example.squares ?? []).every((square) => squares.includes(square)),
        example.id,
      );
    }
  });

  for (const { id, examples: own } of rulebook.rules) {
    for (const example of own) {
      it(`has an example that the engine confirms: ${id}, ${example.id}`, () => {
        follows(example);
      });
    }
  }

  it('shows a chip that must cover the own start chip', () => {
    assert.equal(legal(stateOf(named('must-cover'))), '1@a1 6@a1');
  });

  for (const [name, room, pips, points] of scored) {
    it(`counts ${pips} pips in room ${room} as ${points} points: ${name}`, () => {
      const found = roomScores(stateAfter(named(name))).find((each) => each.room === room)!;
      assert.deepEqual([found.pips.join(), found.points.join()], [pips, points]);
    });
  }

  it('points at the whole room that it counts', () => {
    for (const [name, room] of scored.slice(0, 4)) {
      const { board } = stateOf(named(name));
      const whole = squaresOf(board).filter((_, at) => roomAt(board, at) === room);
      assert.deepEqual(named(name).squares, whole, name);
    }
  });

  it('gives nothing for chips in corridors', () => {
    const example = named('corridor');
    const { board, stacks } = stateAfter(example);
    for (const square of example.squares!) {
      const at = squaresOf(board).indexOf(square);
      assert.deepEqual([roomAt(board, at), stacks[at]!.length], ['.', 1], square);
    }
  });

  it('breaks the tie of 20, 20, 14 and 12 points by 9 pips against none in the middle room', () => {
    const state = stateAfter(named('middle-room'));
    assert.deepEqual(glux.scores(state), [14, 20, 12, 20]);
    const pips = middlePips(state);
    assert.deepEqual([pips[1], pips[3]], [9, 0]);
  });

  for (const [language, words] of Object.entries({ en, de })) {
    it(`has words in ${language} for exactly its rules and examples`, () => {
      assert.deepEqual(Object.keys(words.rules).sort(), [...ids].sort());
      assert.deepEqual(Object.keys(words.examples).sort(), examples.map(({ id }) => id).sort());
    });

    it(`has no empty text in ${language}`, () => {
      const said = Object.values(words.rules).flatMap(({ title, text, origin = [] }) => [
        ...[title, text.join('')],
        ...text,
        ...origin,
      ]);
      for (const text of [...words.idea, ...words.sources, ...said, ...Object.values(words.examples)]) {
        assert.match(text, /^\S.*\S$/s);
      }
    });

    it(`names the author and marks both boards as rebuilt in ${language}`, () => {
      assert.match(words.sources.join(' '), /Jakob Andrusch.*Queen Games/);
      const texts = [...words.sources, ...words.rules.G2!.origin!].filter((text) =>
        /duel.*party/s.test(text),
      );
      assert.equal(texts.length, 2);
      for (const text of texts) assert.match(text, /rebuilt|rekonstruiert/i);
    });

    it(`tells in ${language} where a rule comes from, unless the rulebook states all of it`, () => {
      for (const { id, status } of rulebook.rules)
        assert.equal((words.rules[id]!.origin ?? []).length > 0, status.join() !== 'stated', id);
    });

    it(`describes both endings in ${language}`, () => {
      for (const value of ['last-chip', 'last-draw']) {
        // The rule names an ending as the form does.
        const label = form[language]!.choice('ending', value);
        assert.ok(
          words.rules.G10!.text.some((text) => text.slice(1).startsWith(label)),
          label,
        );
      }
    });
  }
});
