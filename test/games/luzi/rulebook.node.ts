import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endRules, faces, luzi } from '../../../src/games/luzi/engine/index.js';
import { rulebook as de } from '../../../src/words/de/luzi.js';
import { en } from '../../../src/words/en/luzi-rules.js';
import { rulebook } from '../../../src/games/luzi/rulebook/index.js';
import { describeRulebook } from '../../support/describe-rulebook.js';
import { scene } from './scene.js';

describeRulebook(luzi, {
  rulebook,
  last: 'Z10',
  words: { en, de },
  squares: { 'faces of dice': faces.map(String) },
  sources: {
    'the author, and what is rebuilt': [/Fabian Thiel/, /2025/, /rebuilt|rekonstruiert/],
    'every rule that was rebuilt or decided': [/Z1\b/, /Z2/, /Z3/, /Z4/, /Z5/, /Z6/, /Z7/, /Z8/, /Z9/, /Z10/],
  },
});

it('the rules that rest on a lost picture are marked as rebuilt', () => {
  assert.deepEqual(
    rulebook.rules.filter(({ status }) => status.includes('rebuilt')).map(({ id }) => id),
    ['Z1', 'Z3', 'Z4', 'Z5', 'Z6', 'Z7', 'Z8', 'Z9'],
  );
});

describe('the examples of the rulebook', () => {
  it('show every ending of a run', () => {
    const kinds = rulebook.rules
      .flatMap(({ examples }) => examples)
      .flatMap(({ options, position, move: text }) => {
        const state = scene(position, [], options);
        const move = text === undefined ? undefined : luzi.parseMove(text);
        return move === undefined || luzi.explain(state, move) ? [] : luzi.happenings(state, move);
      })
      .map(({ kind }) => kind);
    assert.deepEqual(
      Object.keys(endRules).filter((kind) => !kinds.includes(kind)),
      [],
    );
  });
});
