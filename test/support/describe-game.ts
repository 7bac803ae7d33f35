import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IllegalMove } from '../../src/core/errors.js';
import type { Game, Viewer } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { formatRecord } from '../../src/core/format-record.js';
import { describeVectors } from './describe-vectors.js';
import { nextMoves, playOut, type Step } from './random-games.js';

/** The facts about a game that the contract of its engine needs. */
export interface GameSuite<S, M, O> {
  /** Options of `setup`; random games are played with each. */
  readonly options: readonly O[];
  /** All moves that somebody could try in a state, legal or not. */
  readonly conceivable: (state: S) => readonly M[];
  /** Random games for each set of options; default: 6. */
  readonly games?: number;
  /** Plies after which a random game is stopped; default: 400. */
  readonly plies?: number;
  /** False if test/vectors has no recorded games and counts of this game; default: true. */
  readonly vectors?: boolean;
  /** The largest count of sequences that is checked by playing; default: 20,000. */
  readonly countLimit?: number;
}

const texts = <M>(game: { formatMove(move: M): string }, moves: readonly M[]) => moves.map(game.formatMove);

const breachedBy = <S, M, O extends object>(game: Game<S, M, O>, state: S, move: M, where: string) => {
  const violation = game.explain(state, move);
  if (!violation) return game.play(state, move) === undefined;
  const { rule, reason, squares } = violation;
  assert.match(rule, /^[A-Z]\d+$/, where);
  assert.match(reason, /^[a-z-]+$/, where);
  assert.ok(Array.isArray(squares), where);
  assert.throws(
    () => game.play(state, move),
    (error) => error instanceof IllegalMove && error.rule === rule && error.code === reason,
    where,
  );
  return true;
};

/** The contract of every engine, tested with random games on frozen states and with the recorded vectors. */
export function describeGame<S, M, O extends object>(game: Game<S, M, O>, suite: GameSuite<S, M, O>): void {
  describe(`the engine of ${game.id}`, () => {
    for (const options of suite.options) {
      describe(`with ${JSON.stringify(options)}`, () => {
        describeRandomGames(game, options, suite);
      });
    }
    if (suite.vectors !== false) describeVectors(game, suite.countLimit ?? 20_000);
  });
}

function describeRandomGames<S, M, O extends object>(
  game: Game<S, M, O>,
  options: O,
  suite: GameSuite<S, M, O>,
): void {
  const { conceivable, games = 6, plies = 400 } = suite;
  let kept: Step<S, M>[][] | undefined;
  const played = () =>
    (kept ??= Array.from({ length: games }, (_, i) =>
      playOut(game, options, `${game.id} ${JSON.stringify(options)} ${i}`, plies),
    ));
  const steps = () => played().flat();
  const sparse = () => steps().filter((_, i) => i % 37 === 0);
  const moving = () => steps().filter((step): step is Required<Step<S, M>> => step.move !== undefined);

  it('plays random games on frozen states', () => {
    assert.ok(steps().length > games);
  });

  it('has a state that survives structuredClone and JSON, and plays the same from the copy', () => {
    for (const { state, move, where } of moving().filter((_, i) => i % 5 === 0)) {
      const next = game.play(state, move);
      for (const copy of [structuredClone(state), JSON.parse(JSON.stringify(state)) as S]) {
        assert.deepEqual(copy, state, where);
        assert.deepEqual(game.play(copy, structuredClone(move)), next, where);
      }
    }
  });

  it('sets up the same state each time', () => {
    assert.deepEqual(game.setup(structuredClone(options)), game.setup(options));
  });

  it('lists moves sorted by code unit, each once', () => {
    for (const { state, where } of steps()) {
      const listed = texts(game, game.moves(state));
      assert.deepEqual(listed, [...new Set(listed)].sort(), where);
    }
  });

  it('lists moves for a seat, outcomes for chance, and nothing at the end', () => {
    for (const { state, where } of steps()) {
      const turn = game.turn(state);
      assert.equal(game.moves(state).length > 0, typeof turn === 'number', where);
      assert.equal(game.chances(state).length > 0, turn === 'chance', where);
      if (typeof turn === 'number') assert.ok(turn >= 0 && turn < game.scores(state).length, where);
    }
  });

  it('gives each outcome of chance once, with a positive whole weight', () => {
    for (const { state, where } of steps()) {
      const chances = game.chances(state);
      assert.ok(
        chances.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0),
        where,
      );
      const total = chances.reduce((sum, { weight }) => sum + weight, 0);
      assert.ok(Number.isSafeInteger(total), where);
      assert.equal(new Set(chances.map(({ move }) => game.formatMove(move))).size, chances.length, where);
    }
  });

  it('explains no legal move', () => {
    for (const { state, where } of steps()) {
      for (const move of nextMoves(game, state)) assert.equal(game.explain(state, move), undefined, where);
    }
  });

  it('refuses a move with IllegalMove exactly if explain returns a violation', () => {
    for (const { state, where } of sparse()) {
      const free = conceivable(state).filter(
        (move) => !breachedBy(game, state, move, `${game.formatMove(move)}, ${where}`),
      );
      const legal = texts(game, nextMoves(game, state)).sort();
      assert.deepEqual([...new Set(texts(game, free))].sort(), legal, where);
    }
  });

  it('parses every move that it formats', () => {
    for (const { state, where } of steps()) {
      for (const move of nextMoves(game, state)) {
        assert.deepEqual(game.parseMove(game.formatMove(move)), move, where);
      }
    }
  });

  it('formats moves that survive a record', () => {
    for (const each of played()) {
      const moves = each.flatMap(({ move }) => (move === undefined ? [] : [move]));
      const record = formatRecord(new Match(game, { options, moves }));
      assert.deepEqual(
        texts(game, parseRecord(game, record).match.moves),
        texts(game, moves),
        each[0]!.where,
      );
    }
  });

  it('parses every position that it formats, with the same moves, scores and ending', () => {
    for (const { state, where } of steps()) {
      const read = game.parsePosition(game.formatPosition(state), options);
      assert.equal(game.formatPosition(read), game.formatPosition(state), where);
      assert.deepEqual(nextMoves(game, read), nextMoves(game, state), where);
      assert.deepEqual(game.scores(read), game.scores(state), where);
      assert.deepEqual(game.winners(read), game.winners(state), where);
      if (game.turn(state) !== 'over') assert.equal(game.turn(read), game.turn(state), where);
    }
  });

  it('lists the happenings of a move, the ending last', () => {
    for (const { state, move, where } of moving()) {
      const happened = game.happenings(state, move);
      const seats = game.scores(state).length;
      for (const { kind, seat = 0, by = 0, squares = [] } of happened) {
        assert.match(kind, /^[a-z-]+$/, where);
        assert.ok(
          [seat, by].every((each) => Number.isInteger(each) && each >= 0 && each < seats),
          where,
        );
        assert.ok(
          squares.every((square) => square !== ''),
          where,
        );
      }
      const end = game.ending(game.play(state, move));
      assert.deepEqual(
        happened.map(({ kind, rule }, i) => kind === 'ended' && [rule, happened.length - i]).filter(Boolean),
        end ? [[end.rule, 1]] : [],
        where,
      );
    }
  });

  it('lists happenings that add up to the change of the scores', () => {
    for (const { state, where } of steps()) {
      for (const move of nextMoves(game, state)) {
        const old = game.scores(state);
        const told = game
          .happenings(state, move)
          .reduce(
            (sum, { seat, score = 0 }) => (seat === undefined ? sum : sum.with(seat, sum[seat]! + score)),
            [...old],
          );
        assert.deepEqual(told, game.scores(game.play(state, move)), `${game.formatMove(move)}, ${where}`);
      }
    }
  });

  it('has consistent turn, ending and winners', () => {
    for (const { state, where } of steps()) {
      const ending = game.ending(state);
      const scores = game.scores(state);
      assert.equal(game.turn(state) === 'over', ending !== undefined, where);
      assert.deepEqual(game.winners(state), ending?.winners, where);
      assert.ok(scores.every(Number.isFinite), where);
      const winners = ending?.winners ?? [];
      assert.deepEqual(
        winners,
        [...new Set(winners)].sort((a, b) => a - b),
        where,
      );
      assert.ok(
        winners.every((seat) => seat in scores),
        where,
      );
    }
  });

  it('gives each viewer a view that is its own view and can be formatted', () => {
    for (const { state, where } of sparse()) {
      for (const viewer of [...game.scores(state).keys(), 'table'] as Viewer[]) {
        const view = game.view(state, viewer);
        assert.deepEqual(game.view(view, viewer), view, where);
        const text = game.formatPosition(view);
        assert.equal(game.formatPosition(game.parsePosition(text, options)), text, where);
      }
    }
  });

  it('plays from a view to the view of the next state', () => {
    for (const { state, move, where } of moving().filter((_, i) => i % 5 === 0)) {
      for (const viewer of [...game.scores(state).keys(), 'table'] as Viewer[]) {
        const known = game.viewMove?.(state, move, viewer) ?? move;
        assert.deepEqual(
          game.play(game.view(state, viewer), known),
          game.view(game.play(state, move), viewer),
          where,
        );
        assert.deepEqual(game.parseMove(game.formatMove(known)), known, where);
      }
    }
  });
}
