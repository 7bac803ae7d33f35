import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random, type Random } from '../../../src/core/random.js';
import { toMove, Twin, WIN } from '../../../src/games/fluctus/bot/twin.js';
import {
  barredStep,
  fluctus,
  type FluctusMove,
  type FluctusOptions,
  type FluctusState,
} from '../../../src/games/fluctus/engine/index.js';

const LONGEST_GAME = 300;

const list = new Int16Array(80);

const packedMoves = (twin: Twin) => Array.from(list.subarray(0, twin.moves(list, 0)));

const texts = (moves: readonly FluctusMove[]) => moves.map(fluctus.formatMove).sort();

/** The result of the readable engine, in the numbers of Twin. */
function ending({ ending, seat }: FluctusState): number {
  if (!ending) return 0;
  return ending.winners.length > 1 ? 2 : ending.winners[0] === seat ? 1 : -1;
}

const words = ({ stones, turn, paths }: Twin) => ({ stones, turn, paths });

/** Half of all steps return to the field that the stone came from, so that F5 and F10 occur. */
function pick(
  state: FluctusState,
  moves: readonly FluctusMove[],
  chance: Random,
  hesitant: boolean,
): FluctusMove {
  const path = state.paths[state.seat]!;
  const back = moves.filter((m) => m.kind === 'step' && m.from === path.at(-1) && m.to === path.at(-2));
  const from =
    hesitant && chance.below(2) ? (back.length ? back : moves.filter((m) => m.kind === 'step')) : moves;
  const choice = from.length ? from : moves;
  return choice[chance.below(choice.length)]!;
}

/** Returns the ending of the fast engine as a number: 0 if the game goes on, 1 won, -1 lost, 2 drawn. */
function ended(twin: Twin): number {
  const value = twin.ended();
  // a result counts less the later it comes
  if (value) assert.equal(Math.abs(value), WIN - twin.ply);
  return value === undefined ? 0 : Math.sign(value) || 2;
}

/** Plays a random game with both engines and compares them at every ply; returns the rules that occurred. */
function playBoth(start: FluctusState, seed: number): Set<string> {
  const met = new Set<string>();
  const chance = random('twin', seed);
  let state = start;
  const twin = new Twin(state);
  for (let ply = 0; ply < LONGEST_GAME; ply++) {
    const text = fluctus.formatPosition(state);
    assert.equal(ended(twin), ending(state), text);
    assert.deepEqual(words(twin), words(new Twin(state)), text);
    if (state.ending) {
      met.add(state.ending.rule);
      break;
    }
    if (barredStep(state)) met.add('F5');
    const moves = fluctus.moves(state);
    const packed = packedMoves(twin);
    assert.deepEqual(texts(packed.map(toMove)), texts(moves), text);
    const before = words(twin);
    const fresh = new Twin(state);
    assert.equal(ended(fresh), ending(state), text);
    for (const move of packed) {
      const next = fluctus.play(state, toMove(move));
      for (const each of [twin, fresh]) {
        each.do(move);
        assert.equal(ended(each), ending(next), fluctus.formatPosition(next));
        each.undo();
      }
    }
    for (const seat of [0, 1]) assert.equal(twin.movesToBar(seat) === 1, twin.barred(seat) >= 0, text);
    assert.deepEqual(words(twin), before, text);
    const move = pick(state, moves, chance, seed % 2 > 0);
    state = fluctus.play(state, move);
    twin.do(packed.find((m) => fluctus.formatMove(toMove(m)) === fluctus.formatMove(move))!);
  }
  return met;
}

const variants: readonly FluctusOptions[] = [
  {},
  { colors: ['blue', 'white'], first: 1 },
  { variant: 'return', colors: ['yellow', 'green'] },
  { variant: 'return', colors: ['red', 'violet'], first: 1 },
];

/** Three stones against two, so that F9 occurs. */
const fewStones = ['..BA../.BA... A 1,0 2,2 -,-', 'BB.A../A..... B 0,1 2,2 -,-'];

describe('the fast engine (Twin) of Fluctus', () => {
  for (const options of variants) {
    const classic = options.variant !== 'return';
    it(`agrees with the engine on positions, moves and endings, ${JSON.stringify(options)}`, () => {
      const met = new Set<string>();
      const play = (start: FluctusState, seed: number) => {
        for (const rule of playBoth(start, seed)) met.add(rule);
      };
      for (let seed = 0; seed < 10; seed++) play(fluctus.setup(options), seed);
      for (let seed = 0; classic && seed < 20; seed++) {
        play(fluctus.parsePosition(fewStones[seed % 2]!, options), seed);
      }
      const absent = ['F5', 'F8', 'F10', ...(classic ? ['F9'] : [])].filter((rule) => !met.has(rule));
      assert.deepEqual(absent, [], 'these rules must occur in the games');
    });
  }

  it('lists only captures on request', () => {
    const state = fluctus.parsePosition('AAB.../....B. A 6,6 2,2 -,-');
    const captures = fluctus.moves(state).filter((move) => move.kind === 'capture');
    const twin = new Twin(state);
    const end = twin.moves(list, 0, true);
    assert.deepEqual(texts(Array.from(list.subarray(0, end), toMove)), texts(captures));
  });

  const paths: readonly (readonly [path: string, moves: number])[] = [
    ['-', 4],
    ['ro-wo', 3],
    ['gi-ri-ro-wo', 3],
    ['wo-ro-wo', 2],
    ['ri-wo-ro-wo', 2],
    ['ro-wo-ro-wo', 1],
    ['ro-ri-ro-wo', 1],
  ];
  for (const [path, moves] of paths)
    it(`can be barred from a step after ${moves} moves with the path ${path} (F5)`, () => {
      const own = new Twin(fluctus.parsePosition(`.A.B../...... A 7,7 1,1 ${path},-`));
      assert.deepEqual([own.movesToBar(0), own.movesToBar(1)], [moves, 4]);
      const other = new Twin(fluctus.parsePosition(`.B.A../...... A 7,7 1,1 -,${path}`));
      assert.deepEqual([other.movesToBar(0), other.movesToBar(1)], [4, moves]);
    });

  const repeats = (position: string, moves: string, options?: FluctusOptions) => {
    const state = moves
      .split(' ')
      .filter(Boolean)
      .reduce(
        (state, move) => fluctus.play(state, fluctus.parseMove(move)),
        fluctus.parsePosition(position, options),
      );
    return [0, 1, 2, 3].filter((plies) => new Twin(state).mayRepeat(plies)).join();
  };
  const there = 'ro-wo go-gi';
  const back = `${there} wo-ro gi-go`;
  for (const [moves, plies] of [
    ['', ''],
    [there, ''],
    [back, '1,2,3'],
    [`${back} ro-wo`, '1,2,3'],
    [`${back} ${there}`, '1,2,3'],
    [`${back} ro-ri go-bo`, '2,3'],
    [`${back} ro-ri go-bo ri-gi bo-bi`, '2,3'],
    [`${back} @ri`, ''],
  ] as const)
    it(`may repeat a position within ${plies || 'no'} plies after ${moves || 'none'} (F10)`, () => {
      assert.equal(repeats('A..B../...... A 7,7 1,1 -,-', moves), plies);
    });

  it('cannot repeat a position of the classic game after an entry (F10)', () => {
    const moves = back.split(' ').map(fluctus.parseMove);
    const twin = new Twin(moves.reduce(fluctus.play, fluctus.parsePosition('A..B../...... A 7,7 1,1 -,-')));
    assert.equal(twin.mayRepeat(1), true);
    twin.do(packedMoves(twin).find((move) => toMove(move).kind === 'enter')!);
    assert.equal(twin.mayRepeat(3), false);
  });

  it('may repeat a position after an entry or a capture in the variant (F10)', () => {
    const options = { variant: 'return', colors: ['red', 'green'] } as const;
    assert.equal(repeats('A..B../...... A 5,5 1,1 -,-', `${back} @ri @gi`, options), '1,2,3');
    assert.equal(repeats('A..B../...... A 5,5 1,1 -,-', `${back} @ri @gi ro-wo go-bo`, options), '2,3');
    assert.equal(repeats('A..B../...... A 5,5 1,1 -,-', '@ri @gi', options), '');
  });

  it('finds a loss of the seat that cannot move (F7)', () => {
    const shut = fluctus.parsePosition('..AAAA/AA.BB. +A 0,4 2,2 wo-wi,wi-bi', {
      variant: 'return',
      colors: ['yellow', 'green'],
    });
    assert.equal(shut.ending?.rule, 'F7');
    assert.equal(ended(new Twin(shut)), -1);
  });
});
