import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, IllegalMove } from '../../src/core/errors.js';
import { firstOf, type Game } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { isSeries, parseSeries } from '../../src/core/tournament-record.js';
import { seriesScore, type SeriesRules } from '../../src/core/tournament.js';
import { faultOf } from '../support/faults.js';

interface Bids {
  readonly players: number;
  readonly first: number;
  readonly bids: readonly number[];
}

const isOver = ({ bids, players }: Bids) => bids.length === players;

/** A game in which each seat bids a digit. The highest one wins. */
const bidding: Game<Bids, number, { readonly players?: number; readonly first?: number }> = {
  id: 'bidding',
  players: { min: 1, max: 4 },
  setup: (options) => ({ players: options?.players ?? 2, first: firstOf(options), bids: [] }),
  turn: (state) => (isOver(state) ? 'over' : (state.first + state.bids.length) % state.players),
  moves: () => [],
  chances: () => [],
  play(state, move) {
    if (isOver(state)) throw new IllegalMove('All bids are made.', { code: 'over', rule: 'B1' });
    return { ...state, bids: [...state.bids, move] };
  },
  explain: () => undefined,
  happenings: () => [],
  ending(state) {
    if (!isOver(state)) return undefined;
    const scores = bidding.scores(state);
    return { rule: 'B1', winners: [scores.indexOf(Math.max(...scores))] };
  },
  scores: ({ players, first, bids }) =>
    Array.from({ length: players }, (_, seat) => bids[(seat - first + players) % players] ?? 0),
  winners: () => undefined,
  view: (state) => state,
  formatMove: (move) => `b${move}`,
  parseMove(text) {
    if (!/^b\d$/.test(text)) throw new BadNotation('No bid.', { code: 'move', found: text });
    return Number(text[1]);
  },
  formatPosition: ({ bids }) => bids.join(),
  parsePosition: () => ({ players: 2, first: 0, bids: [] }),
};

/** Each seat begins once. The points are those of the game, and one more for its winner. */
const rules: SeriesRules = {
  rule: 'B2',
  games: (seats) => seats,
  points: (scores, winners) => scores.map((score, seat) => score + (winners.includes(seat) ? 1 : 0)),
  leaders: (totals) => [totals.indexOf(Math.max(...totals))],
};

const match = (options: { players?: number; first?: number }, ...moves: number[]) =>
  new Match(bidding, { options, moves });
const score = (...games: ReturnType<typeof match>[]) => seriesScore(rules, games.slice(0, -1), games.at(-1)!);

describe('the standing of a tournament', () => {
  const first = match({}, 2, 5);

  it('has the points of its finished games', () => {
    assert.deepEqual(score(match({})), { game: 1, games: 2, totals: [0, 0] });
    assert.deepEqual(score(match({}, 2)), { game: 1, games: 2, totals: [0, 0] });
    assert.deepEqual(score(first), { game: 1, games: 2, totals: [2, 6] });
    assert.deepEqual(score(first, match({ first: 1 }, 9)), { game: 2, games: 2, totals: [2, 6] });
  });

  it('has winners after its last game', () => {
    assert.deepEqual(score(first, match({ first: 1 }, 1, 8)), {
      game: 2,
      games: 2,
      totals: [11, 7],
      winners: [0],
    });
  });

  it('has no winners before the end of its last game', () => {
    const games = [0, 1].map((seat) => match({ players: 3, first: seat }, 1, 2, 3));
    const totals = [5, 3, 6];
    assert.deepEqual(score(...games, match({ players: 3, first: 2 }, 1)), { game: 3, games: 3, totals });
  });

  it('counts a game that was resigned', () => {
    const resigned = match({});
    resigned.resign(0);
    assert.deepEqual(score(resigned), { game: 1, games: 2, totals: [0, 1] });
  });

  it('counts the current game as far as its cursor, and the others to their end', () => {
    const at = (ply: number) => {
      const second = match({ first: 1 }, 1, 8);
      first.goTo(0);
      second.goTo(ply);
      return [seriesScore(rules, [first], second).totals, seriesScore(rules, [first], second, true).totals];
    };
    assert.deepEqual(at(1), [
      [11, 7],
      [2, 6],
    ]);
    assert.deepEqual(at(2), [
      [11, 7],
      [11, 7],
    ]);
  });
});

/** The record of a game. */
const game = (number: string, options: string, moves: string, tags = '') =>
  `[Format "1"]\n[Game "bidding"]\n[Options "${options.replaceAll('"', '\\"')}"]\n[Series "${number}"]\n${tags}${moves}\n`;
const one = game('1/2', '{}', '1. b2 b5', '[SeatA "Ada"]\n[SeriesScore "2,6"]\n');
const two = game('2/2', '{"first":1}', '1. b1 b8', '[SeatA "Ann"]\n[SeatB "Bo"]\n[SeriesScore "11,7"]\n');
const parse = (text: string) => parseSeries(bidding, rules, text);
const movesOf = (text: string) =>
  parse(text).games.map(({ moves }) => moves.map(bidding.formatMove).join(' '));

describe('the record of a tournament', () => {
  it('is known by the number of its first game', () => {
    const numbers = ['1/3', '10/12', '1', '1/', '/3', 'x1/3', '1/3x', '1/3/3'];
    const known = numbers.filter((number) => isSeries(`[Format "1"] [Series "${number}"] 1. b2`));
    assert.deepEqual(known, ['1/3', '10/12']);
    assert.equal(isSeries('[Format "1"] 1. b2'), false);
  });

  it('has games, and the names of the last one', () => {
    const { games, names } = parse(one + two);
    assert.deepEqual(
      games.map(({ moves, options }) => [moves, options]),
      [
        [[2, 5], {}],
        [[1, 8], { first: 1 }],
      ],
    );
    assert.deepEqual(names, ['Ann', 'Bo']);
  });

  it('uses the given options for a game without Format', () => {
    const { games } = parseSeries(bidding, rules, '[Series "1/3"] b2 b5 b7', { players: 3 });
    assert.deepEqual(games[0]?.state, { players: 3, first: 0, bids: [2, 5, 7] });
  });

  it('begins a game at a tag after moves, and at a tag that the game has already', () => {
    assert.deepEqual(movesOf(one + two), ['b2 b5', 'b1 b8']);
    assert.deepEqual(movesOf(one + two.replace('[Format "1"]\n', '')), ['b2 b5', 'b1 b8']);
    assert.deepEqual(movesOf(`${one}[Event "Two"]\n${two}`), ['b2 b5', 'b1 b8']);
    assert.deepEqual(movesOf(`; [Event "x"]\n${one}; b3 [Event "y"]\n% [Event "z"]\n${two}`), [
      'b2 b5',
      'b1 b8',
    ]);
    const resigned = game('1/2', '{}', '', '[Result "B"]\n[Termination "A resigns"]\n');
    assert.deepEqual(movesOf(resigned + two.replace('11,7', '9,2')), ['', 'b1 b8']);
    const both = game('1/3', '{"players":3}', '', '[Result "B,C"]\n[Termination "A resigns"]\n');
    const next = (number: string, first: number) =>
      both.replace('1/3', number).replace('3}', `3,\\"first\\":${first}}`);
    assert.deepEqual(movesOf(both + next('2/3', 1) + next('3/3', 2)), ['', '', '']);
  });

  it('begins no game at a comment, or at a tag in one', () => {
    assert.deepEqual(movesOf(`{First}\n${one}{End.\n[Series "9/9"]}\n${two}`), ['b2 b5', 'b1 b8']);
    const commented = one.replace('[Series', '{Which one?} [Series').replace('1. ', '{Moves} ');
    assert.deepEqual(movesOf(commented + two), ['b2 b5', 'b1 b8']);
  });

  /** The fault, its text, and its code, place, rule, text and message. */
  const bad: readonly (readonly [what: string, text: string, ...(string | undefined)[]])[] = [
    [
      'a missing first game',
      two,
      'record-series',
      '1:1',
      'B2',
      '2/2',
      'Line 1, column 1: Game 1 of 2 must follow here, not 2/2.',
    ],
    [
      'a game without a number',
      one + two.replace('[Series "2/2"]\n', ''),
      'record-series',
      '8:1',
      'B2',
      '',
      'Line 8, column 1: Game 2 of 2 must follow here, not another.',
    ],
    [
      'a game too many',
      one + two + game('3/2', '{}', '1. b2 b5'),
      'record-series',
      '16:1',
      'B2',
      '3/2',
      'Line 16, column 1: Game 3 of 2 must follow here, not 3/2.',
    ],
    [
      'a game that is not over',
      one.replace('b2 b5', 'b2').replace('2,6', '0,0') + two,
      'record-series-open',
      '8:1',
      'B2',
      undefined,
      'Line 8, column 1: Game 2 cannot follow: game 1 is not over.',
    ],
    ...(
      [
        ['the same seat first', one + two.replace('"first\\":1', '"first\\":0')],
        [
          'another number of players',
          one + game('2/3', '{"players":3,"first":1}', '1. b1 b8 b2', '[SeatC "Cy"]\n'),
        ],
      ] as const
    ).map(
      ([what, text]) =>
        [
          what,
          text,
          'record-series-seats',
          '8:1',
          'B2',
          undefined,
          'Line 8, column 1: All games have the same number of players, and each player begins one.',
        ] as const,
    ),
    [
      'wrong points',
      one + two.replace('11,7', '7,11'),
      'record-series-score',
      '8:1',
      'B2',
      '7,11',
      'Line 8, column 1: The games so far give 11,7 points, not 7,11.',
    ],
    [
      'a wrong tag of a game',
      one + two.replace('[Format "1"]', '[Format "2"]'),
      'record-format',
      '8:1',
      undefined,
      '2',
      'Line 8, column 1: Format 2 is not supported, only format 1.',
    ],
    [
      'a game that is too long',
      `${one}[Series "2/2"]${' '.repeat(200_000)}`,
      'record-long',
      '8:1',
      undefined,
      undefined,
      'Line 8, column 1: The record is too long: at most 200000 characters are allowed.',
    ],
    [
      'a bad move',
      `${one}${two.replace('b1 b8', 'b1 x')}`,
      'move',
      '15:7',
      undefined,
      'x',
      'Line 15, column 7: No bid.',
    ],
    [
      'an illegal move far to the right',
      one.replace('b2 b5', 'b2      b5 b5'),
      'over',
      '7:15',
      'B1',
      undefined,
      'Line 7, column 15: All bids are made.',
    ],
  ];
  for (const [what, text, code, at, rule, found, message] of bad)
    it(`is refused for ${what}, with the place in the whole text`, () => {
      assert.deepEqual(
        faultOf(() => parse(text)),
        { message, code, at, rule, found },
      );
    });

  it('passes on errors that are no faults of the text', () => {
    const broken = {
      ...bidding,
      parseMove() {
        throw new TypeError('broken');
      },
    };
    assert.throws(() => parseSeries(broken, rules, one), TypeError);
  });

  it('lets any seat begin the first game, and the seat after the last one is the first', () => {
    const start = game('1/2', '{"first":1}', '1. b2 b5');
    assert.equal(parse(start + game('2/2', '{"first":0}', '1. b2 b5')).games.length, 2);
    assert.equal(
      faultOf(() => parse(start + game('2/2', '{"first":1}', '1. b2 b5'))).code,
      'record-series-seats',
    );
  });
});
