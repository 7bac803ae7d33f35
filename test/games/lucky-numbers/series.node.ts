import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation } from '../../../src/core/errors.js';
import { Match } from '../../../src/core/match.js';
import { random } from '../../../src/core/random.js';
import {
  gamePoints,
  leaders,
  luckyNumbers,
  type LuckyMove,
  type LuckyOptions,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { tournamentRules as rules } from '../../../src/games/lucky-numbers/extras.js';
import { Tournament, tournamentsOf } from '../../../src/element/match/tournament.js';

type LuckyMatch = Match<LuckyState, LuckyMove, LuckyOptions>;

/** A tournament before its first match is over. */
const begin = () => new Tournament(luckyNumbers, rules);
const parse = (text: string) => tournamentsOf(luckyNumbers, rules).parse(text, undefined);
const names = ['Ada', 'Bo', 'Cleo'];

/** Plays to the end: the seats of `lays` lay their tiles, the others leave every tile. */
function playOut(match: LuckyMatch, lays: readonly number[], seed: string): LuckyMatch {
  while (match.turn !== 'over') {
    const { turn, game, state } = match;
    if (turn === 'chance') {
      match.play(match.chance(random(seed, match.ply)));
      continue;
    }
    const moves = game.moves(state);
    const free = (move: LuckyMove) =>
      move.kind === 'lay' &&
      game.scores(game.play(state, move))[state.seat]! > game.scores(state)[state.seat]!;
    const held = state.hands[state.seat]!.length > 0;
    const lay = held && lays.includes(state.seat) ? moves.find(free) : undefined;
    match.play(lay ?? moves.find(({ kind }) => kind === (held ? 'pass' : 'draw'))!);
  }
  return match;
}

const start = (options: LuckyOptions): LuckyMatch => new Match(luckyNumbers, { options });

/** A whole tournament: in game i the seats of `lays[i]` lay their tiles, the others leave every tile. */
function whole(options: LuckyOptions, lays: readonly (readonly number[])[]) {
  let match = playOut(start(options), lays[0]!, 'series 0');
  let tournament = begin();
  const firsts = [match.state.first];
  for (let next = tournament.next(match); next; next = tournament.next(match)) {
    ({ match, tournament } = next);
    firsts.push(match.state.first);
    playOut(match, lays[firsts.length - 1] ?? [], `series ${firsts.length - 1}`);
  }
  return { match, tournament, firsts };
}

const two = { players: 2, setup: 'sorted', sets: 1 } as const;
const three = { players: 3, setup: 'sorted', sets: 1, first: 1 } as const;

describe('the points of a tournament (L10)', () => {
  const games: readonly [string, scores: number[], winners: number[], points: number[]][] = [
    [
      'a full board wins two points, the others lose one for each own empty cell',
      [16, 12, 9],
      [0],
      [2, -4, -7],
    ],
    ['everybody full at once shares', [16, 16], [0, 1], [2, 2]],
    ['behind the last tile (L7) the fewest empty cells win, whatever they are', [9, 8], [0], [2, -8]],
    ['behind the last tile each of several winners gets two', [10, 10, 4], [0, 1], [2, 2, -12]],
    ['alone and without a win every empty cell is lost', [11], [], [-5]],
    ['somebody resigned: all others have won', [12, 6], [1], [-4, 2]],
  ];
  for (const [sentence, scores, winners, points] of games) {
    it(sentence, () => {
      assert.deepEqual(gamePoints(scores, winners), points);
    });
  }

  const totals: readonly [number[], number[]][] = [
    [[4, -3], [0]],
    [[-3, -2, -9], [1]],
    [
      [1, 1, -2],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ];
  for (const [each, best] of totals) {
    it(`with the totals ${each.join()} is won by ${best.join()}`, () => {
      assert.deepEqual(leaders(each), best);
    });
  }
});

describe('a tournament', () => {
  it('has as many games as players, and each begins once', () => {
    assert.deepEqual(whole(two, [[0], [1]]).firsts, [0, 1]);
    assert.deepEqual(whole(three, [[0], [1], [2]]).firsts, [1, 2, 0]);
  });

  it('keeps players, setup and sets from game to game', () => {
    const { match } = whole(three, [[]]);
    assert.deepEqual(match.options, { ...three, first: 0 });
  });

  it('keeps the number of players if the first game began at a position', () => {
    const rows = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,.,16';
    const position = `${rows}|${rows}|${rows} A 15|-|- - 0`;
    const match: LuckyMatch = new Match(luckyNumbers, { options: { players: 3 }, position });
    match.play({ kind: 'lay', tile: 15, to: 'c1' });
    const next = begin().next(match);
    assert.deepEqual([next?.match.position, next?.match.options], [undefined, { players: 3, first: 1 }]);
  });

  it('adds the points of its games, and has winners after the last game', () => {
    const { match, tournament } = whole(two, [[0], [1]]);
    const { totals, winners, game, games } = tournament.score(match);
    assert.deepEqual([game, games], [2, 2]);
    assert.equal(totals.length, 2);
    assert.deepEqual(winners, leaders(totals));
    const filled = match.game.scores(match.state);
    assert.equal(totals[0], 2 + (filled[0]! - 16));
  });

  it('shares a win by the last tile, and then the tournament (L7)', () => {
    const { match, tournament } = whole(two, [[], []]);
    assert.equal(match.outcome?.reason, 'L7');
    assert.deepEqual(tournament.score(match), { game: 2, games: 2, totals: [4, 4], winners: [0, 1] });
  });

  it('removes the points if the last move is undone', () => {
    const match = playOut(start(two), [0], 'back');
    const tournament = begin();
    assert.notDeepEqual(tournament.score(match).totals, [0, 0]);
    match.goTo(match.ply - 1);
    assert.deepEqual(tournament.score(match).totals, [0, 0]);
    assert.equal(tournament.next(match), undefined);
  });

  it('has no game after its last one', () => {
    const { match, tournament } = whole(two, [[0], [0]]);
    assert.equal(tournament.next(match), undefined);
  });

  it('gives the page the points of the game and the totals', () => {
    const match = playOut(start(two), [0], 'event');
    const { changes, series, scores } = begin().scoreDetail(match);
    const filled = luckyNumbers.scores(match.state);
    assert.deepEqual(scores, filled);
    assert.deepEqual(changes, [
      { seat: 0, by: 2, kind: 'series', rule: 'L10' },
      { seat: 1, by: filled[1]! - 16, kind: 'series', rule: 'L10' },
    ]);
    assert.deepEqual(series, { game: 1, games: 2, totals: [2, filled[1]! - 16] });
  });
});

describe('the record of a tournament', () => {
  const { match, tournament } = whole(three, [[1], [2], [0]]);
  const text = tournament.record(match, names);

  it('lists the games in order, each with its number and the totals', () => {
    assert.deepEqual(text.match(/\[Series ".*"\]/g), ['[Series "1/3"]', '[Series "2/3"]', '[Series "3/3"]']);
    assert.equal(text.match(/\[SeatC "Cleo"\]/g)?.length, 3);
    assert.ok(text.includes(`[SeriesScore "${tournament.score(match).totals.join()}"]`));
  });

  it('reads back as the same series, with its last game', () => {
    const back = parse(text)!;
    assert.deepEqual(back.match.state, match.state);
    assert.deepEqual(back.tournament.score(back.match), tournament.score(match));
    assert.deepEqual(back.names, names);
    assert.equal(back.tournament.record(back.match, names), text);
  });

  it('reads back during a game, and before its first move', () => {
    const first = playOut(start(two), [0], 'middle');
    const { match: second, tournament: running } = begin().next(first)!;
    for (const plies of [0, 3]) {
      while (second.ply < plies) second.play(second.chance(random('middle 2', second.ply)));
      const back = parse(running.record(second, []))!;
      assert.equal(back.match.ply, plies);
      assert.deepEqual(back.tournament.score(back.match).totals, running.score(second).totals);
    }
  });

  it('separates games if one was resigned before its first move', () => {
    const first = start(two);
    first.resign(0);
    const { match: second, tournament: running } = begin().next(first)!;
    const back = parse(running.record(second, []))!;
    assert.deepEqual(back.tournament.score(back.match), { game: 2, games: 2, totals: [-16, 2] });
  });

  it('does not take tags in comments for tags', () => {
    const noted = text.replace('\n1. ', '\n{Begins.\n[Series "9/9"] here} 1. ');
    assert.notEqual(noted, text);
    assert.deepEqual(parse(noted)?.match.state, match.state);
  });

  it('needs linear time for a hostile text', () => {
    for (const hostile of ['{', '[', '[A "', '[A "\\"', '[a]', '\n', '\n[Series "1/3"]'])
      assert.throws(() => parse(`[Series "1/3"]${hostile.repeat(100_000)}`), BadNotation);
  });

  it('is a single game without its tag', () => {
    const single = playOut(start(two), [0], 'single');
    const record = begin().record(single, []);
    assert.equal(parse(record.replace(/\[Series .*\]\n/, '')), undefined);
  });

  const games = text.split(/(?<=\n)(?=\[Format)/);
  const lineOf = (of: string, game: number) =>
    of.slice(0, [...of.matchAll(/\[Format/g)][game]!.index).split('\n').length;

  it('has three games in the example of the next tests', () => {
    assert.equal(games.length, 3);
  });

  const open = begin().record(start(three), names);
  const done = playOut(start(three), [0], 'begun');
  const next = begin().next(done)!;
  const begun = next.tournament.record(next.match, names);

  /** The fault, the game counted from 0, and a pattern of the error. */
  const bad: readonly [string, string, game: number, code: string, RegExp][] = [
    [
      'the first game is missing',
      games.slice(1).join('\n'),
      0,
      'record-series',
      /Game 1 of 3 must follow here, not 2\/3/,
    ],
    ['a game in the middle is missing', [games[0], games[2]].join('\n'), 1, 'record-series', /Game 2 of 3/],
    [
      'there is a game too many',
      `${text}\n${games[2]!.replace('3/3', '4/3')}`,
      3,
      'record-series',
      /not 4\/3/,
    ],
    [
      'a game breaks off before another',
      [open, games[1], games[2]].join('\n'),
      1,
      'record-series-open',
      /game 1 is not over/,
    ],
    [
      'the same seat begins again',
      begun.replace('\\"first\\":2', '\\"first\\":1'),
      1,
      'record-series-seats',
      /same number of players/,
    ],
    [
      'others play',
      begun.replace(/(\[Options ".*)players\\":3(.*first\\":)2/, '$1players\\":2$20').replace('2/3', '2/2'),
      1,
      'record-series-seats',
      /same number of players/,
    ],
    [
      'the points are wrong',
      text.replace(/(\[Series "2\/3"\]\n\[SeriesScore ")[^"]*/, '$12,2,2'),
      1,
      'record-series-score',
      /not 2,2,2/,
    ],
    [
      'the result is wrong',
      text.replace(/\[Result "."\]/, '[Result "-"]'),
      0,
      'record-result',
      /Result says -,/,
    ],
    [
      'the options are none',
      `${games[0]}\n${games[1]!.replace(/\[Options ".*"\]/, '[Options "{"]')}`,
      1,
      'record-options',
      /JSON/,
    ],
  ];
  for (const [what, wrong, game, code, message] of bad) {
    it(`is refused with a place if ${what}`, () => {
      assert.notEqual(wrong, text);
      assert.throws(
        () => parse(wrong),
        (error) => {
          assert.ok(error instanceof BadNotation);
          assert.deepEqual([error.code, error.at], [code, `${lineOf(wrong, game)}:1`]);
          assert.match(error.message, message);
          return true;
        },
      );
    });
  }

  it('names the line of an illegal move in the whole text', () => {
    const at = text.lastIndexOf('draw');
    const wrong = `${text.slice(0, at)}pass${text.slice(at + 4)}`;
    const line = text.slice(0, at).split('\n');
    assert.throws(
      () => parse(wrong),
      (error) => error instanceof BadNotation && error.at === `${line.length}:${line.at(-1)!.length + 1}`,
    );
  });
});
