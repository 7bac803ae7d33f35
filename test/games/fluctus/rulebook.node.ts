import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Example } from '../../../src/core/rulebook.js';
import { fields, fluctus } from '../../../src/games/fluctus/engine/index.js';
import { de } from '../../../src/games/fluctus/rulebook/de.js';
import { en } from '../../../src/games/fluctus/rulebook/en.js';
import { rulebook } from '../../../src/games/fluctus/rulebook/index.js';
import { legal, scene } from './scene.js';

function follows({ options, position, before = [], move: text, then }: Example): void {
  const state = scene(position, before, options);
  const move = text === undefined ? undefined : fluctus.parseMove(text);
  if ('legal' in then) {
    assert.ok(
      legal(state)
        .split(' ')
        .includes(text ?? ''),
    );
    return;
  }
  if ('forbidden' in then) {
    const { rule, reason } = fluctus.explain(state, move!)!;
    assert.deepEqual([rule, reason], [then.forbidden, then.reason ?? reason]);
    return;
  }
  const end = move ? fluctus.play(state, move) : state;
  if ('position' in then) assert.equal(fluctus.formatPosition(end), then.position);
  else assert.deepEqual(end.ending, { rule: then.over, winners: then.winners });
}

describe('the rulebook', () => {
  const ids = rulebook.rules.map(({ id }) => id);
  const examples = rulebook.rules.flatMap((rule) => rule.examples);

  it('has the rules F1 to F12 in order', () => {
    assert.deepEqual(
      ids,
      Array.from({ length: 12 }, (_, i) => `F${i + 1}`),
    );
  });

  it('says of every rule where it comes from', () => {
    for (const { id, status } of rulebook.rules) assert.ok(status.length > 0, id);
  });

  it('has an example for every rule, each with a name of its own', () => {
    for (const { id, examples: own } of rulebook.rules) assert.ok(own.length > 0, id);
    assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
  });

  it('points at fields of the board alone', () => {
    const squares = examples.flatMap((example) => example.squares ?? []);
    assert.deepEqual(
      squares.filter((square) => !(fields as readonly string[]).includes(square)),
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

    it(`names the author, and that the board is rebuilt, in ${language}`, () => {
      assert.match(words.preface.join(' '), /Friedrich Loos/);
      assert.match(words.preface.join(' '), /1983/);
      assert.match(words.preface.join(' '), /rebuilt|rekonstruiert/);
    });
  }
});
