import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../../../src/core/game.js';
import type { Example } from '../../../src/core/rulebook.js';
import { cells, gamePoints, luckyNumbers } from '../../../src/games/lucky-numbers/engine/index.js';
import { luckySwap } from '../../../src/games/lucky-numbers/engine/swap/index.js';
import { de } from '../../../src/games/lucky-numbers/rulebook/de.js';
import { en } from '../../../src/games/lucky-numbers/rulebook/en.js';
import { rulebook, swapExamples } from '../../../src/games/lucky-numbers/rulebook/index.js';
import { legal, scene } from './scene.js';

function follows<S, M, O extends object>(game: Game<S, M, O>, example: Example): void {
  const { position, before = [], move: text, then } = example;
  const options = example.options as O | undefined;
  const from = position === undefined ? game.setup(options) : game.parsePosition(position, options);
  const state = before.reduce((at, move) => game.play(at, game.parseMove(move)), from);
  const move = text === undefined ? undefined : game.parseMove(text);
  if ('legal' in then) {
    assert.ok(
      game
        .moves(state)
        .map(game.formatMove)
        .includes(text ?? ''),
    );
    return;
  }
  if ('forbidden' in then) {
    const { rule, reason } = game.explain(state, move!)!;
    assert.deepEqual([rule, reason], [then.forbidden, then.reason ?? reason]);
    return;
  }
  const end = move === undefined ? state : game.play(state, move);
  if ('position' in then) assert.equal(game.formatPosition(end), then.position);
  else assert.deepEqual(game.ending(end), { rule: then.over, winners: then.winners });
}

describe('the rulebook', () => {
  const ids = rulebook.rules.map(({ id }) => id);
  const examples = [...rulebook.rules.flatMap((rule) => rule.examples), ...swapExamples];
  const named = (name: string) => examples.find(({ id }) => id === name)!;

  it('has the rules L1 to L11 in order', () => {
    assert.deepEqual(
      ids,
      Array.from({ length: 11 }, (_, i) => `L${i + 1}`),
    );
  });

  it('says of every rule where it comes from', () => {
    for (const { id, status } of rulebook.rules) assert.ok(status.length > 0, id);
  });

  it('has an example for every rule, each with a name of its own', () => {
    for (const { id, examples: own } of rulebook.rules) assert.ok(own.length > 0, id);
    assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
  });

  it('points at cells of the board alone', () => {
    const squares = examples.flatMap((example) => example.squares ?? []);
    assert.deepEqual(
      squares.filter((square) => !(cells as readonly string[]).includes(square)),
      [],
    );
  });

  for (const { id, examples: own } of rulebook.rules) {
    for (const example of own) {
      it(`is played by the engine: ${id}, ${example.id}`, () => {
        follows(luckyNumbers, example);
      });
    }
  }

  for (const example of swapExamples) {
    it(`is played by the engine of the puzzles: ${example.id}`, () => {
      follows(luckySwap, example);
    });
  }

  it('points at the three places of the 13, and there are no others', () => {
    for (const id of ['thirteen-empty', 'thirteen-for-ten', 'thirteen-for-fifteen']) {
      const { position, squares = [] } = named(id);
      const moves = squares.map((cell) => `13@${cell}`).sort();
      assert.equal(legal(scene(position)), [...moves, 'pass'].join(' '));
    }
  });

  it('counts the points of a tournament as its example says', () => {
    const state = scene(named('points').position);
    assert.deepEqual(gamePoints(luckyNumbers.scores(state), luckyNumbers.winners(state)!), [2, -2]);
  });

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

    it(`names the author, and that the game for one is lost, in ${language}`, () => {
      assert.match(words.preface.join(' '), /Michael Schacht/);
      assert.match(words.preface.join(' '), /2012/);
      assert.match(words.preface.join(' '), /lost|verloren/);
    });
  }
});
