import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IllegalMove } from '../../src/core/errors.js';
import type { Game } from '../../src/core/game.js';
import { faultOf } from './faults.js';
import { nextMoves } from './random-games.js';
import { scenesOf } from './scenes.js';

/** Position, move, and the breach as text (`F6 corner wo ro yo`), its squares the most telling first. */
export type Breached<O> = readonly [position: string, move: string, breach: string, options?: O];

/** What it is, what is given for a move, and the rule and the reason that refuse it. */
export type Stray = readonly [what: string, given: unknown, rule: string, reason: string];

/** What a game's test file adds to its explanations. */
export interface ExplainSuite<S, O> {
  /** What its squares are called: fields, cells, faces. */
  readonly squares: string;
  readonly breaches: readonly Breached<O>[];
  /** In this state everything is tried that is no move; it has legal moves. */
  readonly state: S;
  /** The rule that says what a move is: with the reason `unknown-move` it refuses all else. */
  readonly moveRule: string;
  /** What looks like a move of this game and is none. */
  readonly strays: readonly Stray[];
  /** Sentences by code: first those of all reasons, then of texts and options, `move` before the others. */
  readonly sentences: Readonly<Record<string, string>> & { readonly move: string };
  /** What a sentence looks like before its places are filled in. */
  readonly sentence: RegExp;
}

/** What no game can take for a move. */
const foreign = (legal: string): readonly (readonly [what: string, given: unknown])[] => [
  ['nothing', undefined],
  ['null', null],
  ['a text', legal],
  ['a number', 7],
  ['a symbol', Symbol(legal)],
  ['a function', () => legal],
  ['a list', [legal]],
  ['a bare object', Object.create(null)],
];

/** Why moves are refused, and in which words: every reason once, whatever is given for a move. */
export function describeExplain<S, M, O extends object>(
  game: Game<S, M, O>,
  suite: ExplainSuite<S, O>,
): void {
  const { squares, breaches, state, moveRule, sentences } = suite;
  const { scene, why } = scenesOf(game);
  const noMoves = foreign(game.formatMove(nextMoves(game, state)[0]!)).map(([what, given]): Stray => [
    what,
    given,
    moveRule,
    'unknown-move',
  ]);
  const tried = [...noMoves, ...suite.strays];

  describe(`explain of ${game.id} names the rule, the reason and the ${squares}`, () => {
    for (const [position, move, breach, options] of breaches) {
      it(`${move} on ${position.length > 150 ? `${position.slice(0, 99)} …` : position}: ${breach}`, () => {
        assert.equal(why(scene(position, [], options), move), breach);
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

    it('has an example here for every reason', () => {
      const codes = Object.keys(sentences);
      const shown = [
        ...breaches.map(([, , breach]) => breach.split(' ')[1]),
        ...tried.map(([, , , reason]) => reason),
      ];
      assert.deepEqual(
        codes.slice(0, codes.indexOf('move')).filter((reason) => !shown.includes(reason)),
        [],
      );
    });
  });

  describeSentences(game, suite);
}

function describeSentences<S, M, O extends object>(game: Game<S, M, O>, suite: ExplainSuite<S, O>): void {
  const { breaches, sentences, sentence } = suite;

  describe(`an error of ${game.id} is worded`, () => {
    it('for every code', () => {
      for (const [code, words] of Object.entries(sentences)) assert.match(words, sentence, code);
    });

    it('with all places filled in', () => {
      for (const [position, move, , options] of breaches) {
        const at = scenesOf(game).scene(position, [], options);
        const { message } = faultOf(() => game.play(at, game.parseMove(move)));
        assert.doesNotMatch(message, /undefined|\{/, move);
      }
    });

    it('and repeats no more than sixty characters of a foreign text', () => {
      const { message, found } = faultOf(() => game.parseMove('x'.repeat(1e6)));
      assert.equal(found, `${'x'.repeat(60)}…`);
      assert.ok(message.length < sentences.move.length + 80, message.slice(0, 300));
    });
  });
}
