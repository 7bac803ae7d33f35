import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IllegalMove } from '../../src/core/errors.js';
import type { Game } from '../../src/core/game.js';
import { faultOf } from './faults.js';
import { nextMoves } from './random-games.js';
import { scenesOf } from './scenes.js';

/** Position, move, and the violation as text (`F6 corner wo ro yo`), with the most important square first. */
export type RefusedMove<O> = readonly [position: string, move: string, violation: string, options?: O];

/** Description of a value that is not a move of this game, the value, and the rule and reason that refuse it. */
export type MalformedMove = readonly [what: string, given: unknown, rule: string, reason: string];

/** The facts about a game that the tests of its explanations need. */
export interface ExplainSuite<S, O> {
  /** The game's word for its squares: fields, cells, faces. */
  readonly squares: string;
  readonly violations: readonly RefusedMove<O>[];
  /** A state with legal moves, in which the malformed moves are tried. */
  readonly state: S;
  /** The rule that defines a move; it refuses other values with the reason `unknown-move`. */
  readonly moveRule: string;
  /** Values that look like a move of this game. */
  readonly malformed: readonly MalformedMove[];
  /** Sentences by code: first all reasons, then `move`, then the other codes of texts and options. */
  readonly sentences: Readonly<Record<string, string>> & { readonly move: string };
  /** A pattern of all sentences before their placeholders are filled in. */
  readonly sentence: RegExp;
}

/** Values that are not a move in any game. */
const notMoves = (legal: string): readonly (readonly [what: string, given: unknown])[] => [
  ['nothing', undefined],
  ['null', null],
  ['a text', legal],
  ['a number', 7],
  ['a symbol', Symbol(legal)],
  ['a function', () => legal],
  ['a list', [legal]],
  ['a bare object', Object.create(null)],
];

/** Tests how a game explains refused moves: every reason at least once, also for values that are not moves. */
export function describeExplain<S, M, O extends object>(
  game: Game<S, M, O>,
  suite: ExplainSuite<S, O>,
): void {
  const { squares, violations, state, moveRule, sentences } = suite;
  const { scene, why } = scenesOf(game);
  const values = notMoves(game.formatMove(nextMoves(game, state)[0]!)).map(([what, given]): MalformedMove => [
    what,
    given,
    moveRule,
    'unknown-move',
  ]);
  const tried = [...values, ...suite.malformed];

  describe(`explain of ${game.id} names the rule, the reason and the ${squares}`, () => {
    for (const [position, move, violation, options] of violations) {
      it(`${move} on ${position.length > 150 ? `${position.slice(0, 99)} …` : position}: ${violation}`, () => {
        assert.equal(why(scene(position, [], options), move), violation);
      });
    }

    for (const [what, given, rule, reason] of tried) {
      it(`refuses ${what} with ${reason}, and so does play`, () => {
        assert.deepEqual(game.explain(state, given as M), { rule, reason, squares: [] });
        assert.throws(
          () => game.play(state, given as M),
          (error) => error instanceof IllegalMove && error.code === reason && error.rule === rule,
        );
      });
    }

    it('has an example for every reason', () => {
      const codes = Object.keys(sentences);
      const shown = [
        ...violations.map(([, , violation]) => violation.split(' ')[1]),
        ...tried.map(([, , , reason]) => reason),
      ];
      assert.ok(codes.indexOf('move') > 0);
      assert.deepEqual(
        codes.slice(0, codes.indexOf('move')).filter((reason) => !shown.includes(reason)),
        [],
      );
    });
  });

  describeSentences(game, suite);
}

function describeSentences<S, M, O extends object>(game: Game<S, M, O>, suite: ExplainSuite<S, O>): void {
  const { violations, sentences, sentence } = suite;

  describe(`the sentences of errors of ${game.id}`, () => {
    it('match the pattern', () => {
      for (const [code, words] of Object.entries(sentences)) assert.match(words, sentence, code);
    });

    it('have all placeholders filled in', () => {
      for (const [position, move, , options] of violations) {
        const at = scenesOf(game).scene(position, [], options);
        const { message } = faultOf(() => game.play(at, game.parseMove(move)));
        assert.doesNotMatch(message, /undefined|\{/, move);
      }
    });

    it('quote at most sixty characters of the given text', () => {
      const { message, found } = faultOf(() => game.parseMove('x'.repeat(1e6)));
      assert.equal(found, `${'x'.repeat(60)}…`);
      assert.ok(message.length < sentences.move.length + 80, message.slice(0, 300));
    });
  });
}
