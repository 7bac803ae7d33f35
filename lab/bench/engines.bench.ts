/**
 * Speed of the readable engines: random games per CPU second, and the time of `moves` beside explaining every conceivable move,
 * which gives the same list.
 */
import assert from 'node:assert/strict';
import type { Game } from '../../src/core/game.js';
import { random } from '../../src/core/random.js';
import { fields, fluctus, type FluctusMove } from '../../src/games/fluctus/engine/index.js';
import { glux, squaresOf, type Face, type GluxMove } from '../../src/games/glux/engine/index.js';
import { cells, luckyNumbers, type LuckyMove } from '../../src/games/lucky-numbers/engine/index.js';
import { luzi, type LuziMove } from '../../src/games/luzi/engine/index.js';
import { outcomes } from '../../src/games/luzi/engine/dice.js';

/** CPU seconds for each figure, in three parts. The result is the median. */
const SECONDS = 3;
const PARTS = 3;

/** Returns the CPU time of this process in seconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Returns how often a function runs in a CPU second. */
function rate(run: () => void): number {
  const parts = Array.from({ length: PARTS }, () => {
    const begun = cpu();
    let times = 0;
    do {
      run();
      times++;
    } while (cpu() - begun < SECONDS / PARTS);
    return times / (cpu() - begun);
  });
  return parts.sort((a, b) => a - b)[PARTS >> 1]!;
}

/** Plays a random game and returns its states. */
function playOut<S, M, O extends object>(game: Game<S, M, O>, start: S, below: (n: number) => number): S[] {
  const states = [start];
  for (let state = start; game.turn(state) !== 'over'; states.push(state)) {
    const moves = game.moves(state);
    const chances = moves.length ? [] : game.chances(state);
    let drawn = below(moves.length || chances.reduce((sum, { weight }) => sum + weight, 0));
    state = game.play(state, moves[drawn] ?? chances.find(({ weight }) => (drawn -= weight) < 0)!.move);
  }
  return states;
}

const rounded = (number: number): string => Number(number.toPrecision(3)).toLocaleString('en');

function measure<S, M, O extends object>(game: Game<S, M, O>, options: O, conceivable: readonly M[]): void {
  const { below } = random('bench', 0);
  const start = game.setup(options);
  const games = rate(() => playOut(game, start, below));
  const states = playOut(game, start, below).filter((state) => typeof game.turn(state) === 'number');
  const explained = (state: S) => conceivable.filter((move) => !game.explain(state, move));
  for (const state of states) {
    const texts = (moves: readonly M[]) => moves.map((move) => game.formatMove(move)).sort();
    assert.deepEqual(texts(game.moves(state)), texts(explained(state)));
  }
  const listing = rate(() => states.forEach((state) => game.moves(state))) * states.length;
  const explaining = rate(() => states.forEach(explained)) * states.length;
  const name = [game.id, ...(Object.values(options) as unknown[])].join(' ');
  const cells = [
    name,
    rounded(games),
    rounded(listing),
    rounded(explaining),
    `${Math.round(listing / explaining)} ×`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const steps = fields.flatMap((from) => fields.map((to) => ({ from, to })));
const fluctusMoves: readonly FluctusMove[] = [
  ...fields.map((to) => ({ kind: 'enter', to }) as const),
  ...steps.flatMap((way) => (['step', 'capture'] as const).map((kind) => ({ kind, ...way }))),
];
const luckyMoves: readonly LuckyMove[] = [
  ...Array.from({ length: 20 }, (_, i) =>
    cells.map((to) => ({ kind: 'lay', tile: i + 1, to }) as const),
  ).flat(),
  { kind: 'draw' },
  { kind: 'pass' },
];
const luziMoves: readonly LuziMove[] = [
  { kind: 'roll', dice: [] },
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((dice) =>
    outcomes(dice).flatMap(({ move }) =>
      move.kind === 'fall' ? [{ kind: 'roll', dice: move.dice } as const] : [],
    ),
  ),
  { kind: 'stop' },
];
const gluxMoves = (players: number): readonly GluxMove[] =>
  squaresOf(glux.setup({ players }).board).flatMap((to) =>
    [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'lay', face: face as Face, to }) as const),
  );

console.log(
  '| game | games per CPU second | lists of moves per CPU second | if each move is explained | ratio |',
);
console.log('|---|--:|--:|--:|--:|');
measure(fluctus, {}, fluctusMoves);
measure(fluctus, { variant: 'return' }, fluctusMoves);
measure(glux, {}, gluxMoves(2));
measure(glux, { players: 4 }, gluxMoves(4));
measure(luckyNumbers, {}, luckyMoves);
measure(luzi, {}, luziMoves);
