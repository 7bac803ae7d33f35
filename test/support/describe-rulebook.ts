import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../../src/core/game.js';
import type { Example, Rulebook, RulebookWords } from '../../src/core/rulebook.js';
import { scenesOf } from './scenes.js';

/** The facts about a game that the contract of its rulebook needs. */
export interface RulebookSuite {
  readonly rulebook: Rulebook;
  /** The number of the last rule: `F12` for F1 to F12. */
  readonly last: string;
  /** The words by language. */
  readonly words: Readonly<Record<string, RulebookWords>>;
  /** Other games that examples name. */
  readonly others?: readonly Game<unknown, unknown>[];
  /** The squares that examples may point at, by their plural: `{ 'fields of the board': fields }`. */
  readonly squares: Readonly<Record<string, readonly string[]>>;
  /** Patterns of facts in the sources of each language: `{ 'the author': [/Friedrich Loos/] }`. */
  readonly sources: Readonly<Record<string, readonly RegExp[]>>;
}

/** Checks the statement of an example with the engine. */
export function assertExample<S, M, O extends object>(game: Game<S, M, O>, example: Example): void {
  const { position, before, move: text, then } = example;
  const state = scenesOf(game).scene(position, before, example.options as O | undefined);
  const move = text === undefined ? undefined : game.parseMove(text);
  if ('legal' in then) {
    assert.ok(text !== undefined && game.moves(state).map(game.formatMove).includes(text));
  } else if ('forbidden' in then) {
    const { rule, reason } = game.explain(state, move!)!;
    assert.deepEqual([rule, reason], [then.forbidden, then.reason ?? reason]);
  } else {
    const end = move === undefined ? state : game.play(state, move);
    if ('position' in then) assert.equal(game.formatPosition(end), then.position);
    else assert.deepEqual(game.ending(end), { rule: then.over, winners: then.winners });
  }
}

/** The contract of every rulebook: numbered rules, examples that the engine confirms, words in every language. */
export function describeRulebook<S, M, O extends object>(game: Game<S, M, O>, suite: RulebookSuite): void {
  const { rulebook, last, words, others = [], squares, sources } = suite;
  const ids = rulebook.rules.map(({ id }) => id);
  const examples = rulebook.rules.flatMap((rule) => rule.examples);

  describe(`the rulebook of ${game.id}`, () => {
    const [letter = '', count = ''] = last.split(/(?<=^\D)/);
    it(`has the rules ${letter}1 to ${last} in order`, () => {
      assert.deepEqual(
        ids,
        Array.from({ length: Number(count) }, (_, i) => `${letter}${i + 1}`),
      );
    });

    it('has a source for every rule', () => {
      for (const { id, status } of rulebook.rules) assert.ok(status.length > 0, id);
    });

    it('has an example for every rule, and a unique name for every example', () => {
      for (const { id, examples: own } of rulebook.rules) assert.ok(own.length > 0, id);
      assert.equal(new Set(examples.map(({ id }) => id)).size, examples.length);
    });

    it('guides through examples that it has and that have a move, each once', () => {
      const { guide = [] } = rulebook;
      assert.equal(new Set(guide).size, guide.length);
      for (const id of guide) assert.ok(examples.find((each) => each.id === id)?.move, id);
    });

    it('explains the notation of its examples at the end of the idea', () => {
      for (const { idea } of Object.values(words)) {
        assert.match(idea.at(-1) ?? '', /The examples call|In den Beispielen heißen/);
        for (const text of idea.slice(0, -1)) assert.doesNotMatch(text, /examples|Beispiele/);
      }
    });

    for (const [what, names] of Object.entries(squares)) {
      it(`points only at ${what}`, () => {
        const pointed = examples.flatMap((example) => example.squares ?? []);
        assert.notDeepEqual(pointed, []);
        assert.deepEqual(
          pointed.filter((square) => !names.includes(square)),
          [],
        );
      });
    }

    for (const { id, examples: own } of rulebook.rules) {
      for (const example of own) {
        it(`has an example that the engine confirms: ${id}, ${example.id}`, () => {
          const other = others.find((each) => each.id === example.game);
          if (other) assertExample(other, example);
          else assertExample(game, example);
        });
      }
    }

    for (const [language, own] of Object.entries(words)) describeWords(language, own, ids, examples);

    for (const [language, own] of Object.entries(words)) {
      it(`tells in ${language} where a rule comes from, apart from the rule, unless the rulebook states all of it`, () => {
        for (const { id, status } of rulebook.rules) {
          const { text, origin = [] } = own.rules[id]!;
          assert.equal(origin.length > 0, status.join() !== 'stated', id);
          assert.doesNotMatch(
            text.join(' '),
            /rulebook|decided|rebuilt|Anleitung|festgelegt|rekonstruiert/,
            id,
          );
        }
      });

      it(`begins in ${language} with the components, each with its number`, () => {
        assert.ok(own.components.length > 1);
        for (const each of own.components) assert.match(each, /^(je Spieler )?\d+ \S.*[^.\s]$/);
      });
    }

    for (const [language, own] of Object.entries(words)) {
      for (const [what, patterns] of Object.entries(sources)) {
        it(`names ${what} in ${language}`, () => {
          for (const pattern of patterns) assert.match(own.sources.join(' '), pattern);
        });
      }
    }
  });
}

function describeWords(
  language: string,
  words: RulebookWords,
  ids: readonly string[],
  examples: readonly Example[],
): void {
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
}
