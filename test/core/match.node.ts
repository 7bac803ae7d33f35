import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption, IllegalMove } from '../../src/core/errors.js';
import type { Game } from '../../src/core/game.js';
import { Match, noMoves } from '../../src/core/match.js';
import { random } from '../../src/core/random.js';
import { fluctus, type FluctusOptions } from '../../src/games/fluctus/engine/index.js';
import { glux } from '../../src/games/glux/engine/index.js';

const moves = (...texts: string[]) => texts.map((text) => fluctus.parseMove(text));
const begin = (...texts: string[]) => new Match(fluctus, { moves: moves(...texts) });
const notations = (match: ReturnType<typeof begin>) => match.moves.map((move) => fluctus.formatMove(move));

/** A game of pure chance: throw a coin three times; heads are worth a point. */
const coin: Game<readonly number[], number> = {
  id: 'coin',
  players: { min: 1, max: 1 },
  setup: () => [],
  turn: (state) => (state.length < 3 ? 'chance' : 'over'),
  moves: () => [],
  chances: (state) =>
    state.length < 3
      ? [
          { move: 0, weight: 1 },
          { move: 1, weight: 3 },
        ]
      : [],
  play: (state, move) => [...state, move],
  explain: () => undefined,
  happenings: () => [],
  ending: (state) => (state.length < 3 ? undefined : { rule: 'C1', winners: [0] }),
  scores: (state) => [state.reduce((sum, each) => sum + each, 0)],
  winners: () => undefined,
  view: (state) => state,
  formatMove: String,
  parseMove: Number,
  formatPosition: (state) => state.join(),
  parsePosition: () => [],
};

describe('a line without moves', () => {
  it('has no notes and no variations', () => {
    assert.deepEqual(noMoves, { moves: [], notes: new Map(), variations: new Map() });
  });
});

describe('a match', () => {
  it('starts at the setup of its options', () => {
    const match = new Match(fluctus, { options: { colors: ['blue', 'white'] } });
    assert.deepEqual(match.state, fluctus.setup({ colors: ['blue', 'white'] }));
    assert.equal(match.ply, 0);
    assert.equal(match.turn, 0);
  });

  it('starts at a position', () => {
    const position = 'A...../...B.. A 7,7 1,1 -,-';
    assert.equal(fluctus.formatPosition(new Match(fluctus, { position }).state), position);
  });

  it('refuses bad options and positions', () => {
    const options = { colors: ['red', 'red'] } as FluctusOptions;
    assert.throws(() => new Match(fluctus, { options }), BadOption);
    assert.throws(() => new Match(fluctus, { position: 'nonsense' }), BadNotation);
  });

  it('refuses options that a record cannot write', () => {
    const deep = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)) as object;
    const cyclic: { self?: object } = {};
    cyclic.self = cyclic;
    for (const value of [deep, [[[[[[[[[[[1]]]]]]]]]]], cyclic, 1n])
      assert.throws(() => new Match(fluctus, { options: { variant: 'return', value } as never }), {
        name: 'BadOption',
        code: 'option-data',
        at: 'value',
      });
    const board = { name: 'b', rows: ['AA.B'], starts: { 2: ['a1', 'd1'] }, middle: 'A', deep };
    assert.throws(() => new Match(glux, { options: { board } }), { name: 'BadOption', at: 'board' });
    new Match(fluctus, { options: { value: [[[[[[[[[[1]]]]]]]]]] } as never });
  });

  it('plays and counts legal moves', () => {
    const match = begin('@ro', '@gi');
    assert.equal(match.ply, 2);
    assert.deepEqual(notations(match), ['@ro', '@gi']);
    assert.equal(match.turn, 0);
  });

  it('returns the new state and what the move did, and plays the move once', () => {
    let played = 0;
    const counting: typeof fluctus = {
      ...fluctus,
      play(state, move) {
        played++;
        return fluctus.play(state, move);
      },
      // without the third argument, happenings would play the move again
      happenings: (state, move, next) => fluctus.happenings(state, move, next ?? counting.play(state, move)),
    };
    const match = new Match(counting, { position: 'A....B/....B. A 7,6 1,2 -,-' });
    const before = match.state;
    const move = fluctus.parseMove('ro-wo');
    const { state, happenings } = match.play(move);
    assert.equal(played, 1);
    assert.equal(state, match.state);
    assert.deepEqual(state, fluctus.play(before, move));
    assert.deepEqual(happenings, fluctus.happenings(before, move));
    assert.deepEqual(
      happenings.map(({ kind }) => kind),
      ['stepped'],
    );
    assert.deepEqual(match.happeningsAt(1), happenings);
    assert.equal(played, 1);
    assert.throws(() => match.happeningsAt(2), RangeError);
  });

  it('refuses an illegal move and stays where it is', () => {
    const match = begin('@ro');
    const before = match.state;
    assert.throws(() => {
      match.play(fluctus.parseMove('@ro'));
    }, IllegalMove);
    assert.equal(match.state, before);
    assert.equal(match.ply, 1);
  });

  it('steps back and forward without losing a move', () => {
    const match = begin('@ro', '@gi', 'ro-vi');
    match.goTo(1);
    assert.equal(match.ply, 1);
    assert.equal(match.atEnd, false);
    assert.equal(match.moves.length, 3);
    match.goTo(3);
    assert.equal(match.ply, 3);
    assert.equal(match.atEnd, true);
  });

  it('throws RangeError for an unknown ply', () => {
    assert.throws(
      () => {
        begin('@ro').goTo(2);
      },
      { name: 'RangeError', message: 'There is no ply 2: it is a whole number from 0 to 1.' },
    );
  });

  it('drops later moves if a move is played after stepping back', () => {
    const match = begin('@ro', '@gi', 'ro-vi');
    match.goTo(1);
    match.play(fluctus.parseMove('@go'));
    assert.deepEqual(notations(match), ['@ro', '@go']);
    assert.equal(match.atEnd, true);
    // the state of the dropped move is gone, too
    assert.throws(() => match.stateAt(3), RangeError);
  });

  it('keeps the moves that somebody has read, and those of copies, as they were', () => {
    const match = begin('@ro', '@gi');
    const [read, copy] = [match.moves, match.copy()];
    match.play(fluctus.parseMove('@ri'));
    match.play(fluctus.parseMove('@go'));
    const later = match.moves;
    match.play(fluctus.parseMove('ro-wo'));
    assert.deepEqual([read.length, copy.moves.length, later.length, match.moves.length], [2, 2, 4, 5]);
  });

  it('drops later moves and their states if it is concluded after stepping back', () => {
    const match = begin('@ro', '@gi', 'ro-vi');
    match.goTo(1);
    match.resign(1);
    assert.deepEqual(notations(match), ['@ro']);
    assert.deepEqual(match.outcome, { reason: 'resign', winners: [0] });
    assert.throws(() => match.stateAt(2), RangeError);
  });

  it('drops the notes of dropped moves and keeps the others', () => {
    const notes = new Map([
      [1, { comment: 'kept' }],
      [3, { comment: 'gone' }],
    ]);
    const match = new Match(fluctus, { moves: moves('@ro', '@gi', 'ro-vi'), notes });
    match.goTo(1);
    match.play(fluctus.parseMove('@go'));
    assert.deepEqual([...match.notes.keys()], [1]);
  });

  it('ends with a resignation, won by the other seats', () => {
    const match = begin('@ro');
    match.resign(1);
    assert.equal(match.turn, 'over');
    assert.deepEqual(match.outcome, { reason: 'resign', winners: [0] });
    assert.throws(
      () => {
        match.play(fluctus.parseMove('@gi'));
      },
      { message: 'The game is over: @gi cannot be played.', code: 'over', rule: 'resign', found: '@gi' },
    );
  });

  it('is won by both seats with an agreed draw', () => {
    const match = begin('@ro');
    match.agree();
    assert.deepEqual(match.outcome, { reason: 'agreed', winners: [0, 1] });
  });

  it('revokes a resignation', () => {
    const match = begin('@ro');
    match.resign(1);
    match.reopen();
    assert.equal(match.turn, 1);
    assert.equal(match.ply, 1);
  });

  it('has a resignation only after the last move', () => {
    const match = begin('@ro', '@gi');
    match.resign(0);
    match.goTo(1);
    assert.equal(match.outcome, undefined);
    match.goTo(2);
    assert.deepEqual(match.outcome, { reason: 'resign', winners: [1] });
  });

  it('ends by decision of the page, with a reason in one line', () => {
    const match = begin('@ro');
    match.end([1, 1], ' Time\nis \t up ');
    assert.equal(match.turn, 'over');
    assert.deepEqual(match.conclusion, { reason: 'page', text: 'Time is up', winners: [1] });
    assert.throws(() => match.end([0], 'again'), IllegalMove);
  });

  for (const [what, winners, reason, message] of [
    [
      'a seat that does not exist',
      [0, 2],
      'Time is up',
      'There is no seat 2: the seats are 0 to 1, or A to B.',
    ],
    ['an empty reason', [0], ' \n', 'The reason must be a text of 1 to 200 characters.'],
    ['a reason that is too long', [0], 'x'.repeat(201), 'The reason must be a text of 1 to 200 characters.'],
  ] as const)
    it(`is not ended by the page with ${what}`, () => {
      const match = begin('@ro', '@gi');
      match.goTo(1);
      assert.throws(() => match.end(winners, reason), { name: 'RangeError', message });
      assert.deepEqual([match.outcome, match.moves.length], [undefined, 2]);
    });

  it('is ended by the page with a reason of 200 characters', () => {
    const match = begin('@ro');
    match.end([0], 'x'.repeat(200));
    assert.equal(match.conclusion?.text, 'x'.repeat(200));
  });

  it('ends by a rule of its game, also where the cursor is back at the end', () => {
    const match = new Match(coin, { moves: [0, 1, 1] });
    const outcome = { reason: 'C1', winners: [0] };
    assert.deepEqual([match.turn, match.outcome], ['over', outcome]);
    assert.throws(
      () => {
        match.resign(0);
      },
      { name: 'IllegalMove', code: 'over' },
    );
    match.goTo(2);
    assert.deepEqual([match.turn, match.outcome, match.outcomeAt(3)], ['chance', undefined, outcome]);
  });

  it('refuses a move after the end of a game that names no reason', () => {
    const match = new Match({ ...coin, ending: () => undefined }, { moves: [0, 1, 1] });
    assert.throws(() => match.play(1), { name: 'IllegalMove', code: 'over', rule: undefined, found: '1' });
  });

  it('cannot be concluded twice', () => {
    const match = begin('@ro');
    match.agree();
    assert.throws(
      () => {
        match.resign(0);
      },
      { name: 'IllegalMove', code: 'over', message: 'The game is over.' },
    );
  });

  it('has the same outcome of chance at the same ply for the same seed, also after stepping back', () => {
    const match = new Match(coin);
    const first = match.chance(random('seed', match.ply));
    match.play(first);
    const second = match.chance(random('seed', match.ply));
    match.play(second);
    match.goTo(0);
    assert.equal(match.chance(random('seed', match.ply)), first);
    match.play(first);
    assert.equal(match.chance(random('seed', match.ply)), second);
  });

  it('chooses outcomes of chance by weight', () => {
    const heads = Array.from({ length: 4000 }, (_, i) => new Match(coin).chance(random(`coin ${i}`, 0)));
    const share = heads.filter((head) => head === 1).length / heads.length;
    assert.ok(Math.abs(share - 0.75) < 0.03, `heads came in ${share} of the throws`);
  });

  it('throws if chance is asked while a seat is to move', () => {
    assert.throws(() => begin().chance(random('seed', 0)), {
      name: 'IllegalMove',
      code: 'turn',
      message: 'It is not the turn of chance.',
    });
  });
});
