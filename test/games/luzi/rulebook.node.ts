import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Example } from '../../../src/core/rulebook.js';
import { endRules, faces, luzi, type LuziOptions } from '../../../src/games/luzi/engine/index.js';
import { de } from '../../../src/games/luzi/rulebook/de.js';
import { en } from '../../../src/games/luzi/rulebook/en.js';
import { rulebook } from '../../../src/games/luzi/rulebook/index.js';
import { legal, scene } from './scene.js';

function follows({ options, position, before = [], move: text, then }: Example): void {
  const state = scene(position, before, options);
  const move = text === undefined ? undefined : luzi.parseMove(text);
  if ('legal' in then) {
    assert.ok(
      legal(state)
        .split(' ')
        .includes(text ?? ''),
    );
    return;
  }
  if ('forbidden' in then) {
    const { rule, reason } = luzi.explain(state, move!)!;
    assert.deepEqual([rule, reason], [then.forbidden, then.reason ?? reason]);
    return;
  }
  const end = move ? luzi.play(state, move) : state;
  if ('position' in then) assert.equal(luzi.formatPosition(end), then.position);
  else assert.deepEqual(end.ending, { rule: then.over, winners: then.winners });
}

describe('the rulebook', () => {
  const ids = rulebook.rules.map(({ id }) => id);
  const examples = rulebook.rules.flatMap((rule) => rule.examples);

  it('has the rules Z1 to Z10 in order', () => {
    assert.deepEqual(
      ids,
      Array.from({ length: 10 }, (_, i) => `Z${i + 1}`),
    );
  });

  it('says of every rule where it comes from', () => {
    for (const { id, status } of rulebook.rules) assert.ok(status.length > 0, id);
  });

  it('has an example for every rule, each with a name of its own', () => {
    for (const { id, examples: own } of rulebook.rules) assert.ok(own.length > 0, id);
    assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
  });

  it('points at faces of dice alone', () => {
    const squares = examples.flatMap((example) => example.squares ?? []);
    assert.deepEqual(
      squares.filter((square) => !faces.map(String).includes(square)),
      [],
    );
  });

  it('shows every way to end a run', () => {
    const kinds = examples.flatMap(({ options, position, move: text }) =>
      text === undefined || luzi.explain(scene(position, [], options as LuziOptions), luzi.parseMove(text))
        ? []
        : luzi
            .happenings(scene(position, [], options as LuziOptions), luzi.parseMove(text))
            .map(({ kind }) => kind),
    );
    assert.deepEqual(
      Object.keys(endRules).filter((kind) => !kinds.includes(kind)),
      [],
    );
  });

  for (const { id, examples: own } of rulebook.rules) {
    for (const example of own) {
      it(`is played by the engine: ${id}, ${example.id}`, () => {
        follows(example);
      });
    }
  }

  for (const [language, words] of Object.entries({ en, de })) {
    it(`has words in ${language} for every rule and example, and no others`, () => {
      assert.deepEqual(Object.keys(words.rules).sort(), [...ids].sort());
      assert.deepEqual(Object.keys(words.examples).sort(), examples.map(({ id }) => id).sort());
    });

    it(`leaves nothing empty in ${language}`, () => {
      const said = Object.values(words.rules).flatMap(({ title, text }) => [title, text.join(''), ...text]);
      for (const text of [...words.preface, ...said, ...Object.values(words.examples)]) {
        assert.match(text, /^\S.*\S$/s);
      }
    });

    it(`names the author, and what is rebuilt, in ${language}`, () => {
      assert.match(words.preface.join(' '), /Fabian Thiel/);
      assert.match(words.preface.join(' '), /2025/);
      assert.match(words.preface.join(' '), /rebuilt|rekonstruiert/);
    });
  }
});
