import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../../src/core/game.js';
import type { Match } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { random } from '../../src/core/random.js';
import type { FluctusState } from '../../src/games/fluctus/engine/index.js';
import { games } from '../../src/engine.js';
import { nextMoves } from '../support/random-games.js';

type AnyGame = Game<unknown, { readonly kind?: string }>;

/** True for steps, and for entries of the first three stones: with few stones there are most arrangements. */
const keepsStones = ({ reserves, seat, variant }: FluctusState, { kind }: { readonly kind?: string }) =>
  kind === 'step' || (kind === 'enter' && reserves[seat]! > (variant === 'classic' ? 5 : 3));

/** The notation of a game that lasts as long as it can: no move ends it, and in Fluctus stones stay on the board. */
function longGame(game: AnyGame, options: object | undefined, plies: number): readonly string[] {
  const { below } = random('long', 0);
  const moves: string[] = [];
  let state = game.setup(options);
  while (moves.length < plies) {
    const left = [...nextMoves(game, state)];
    let found: { readonly move: (typeof left)[number]; readonly next: unknown } | undefined;
    while (!found && left.length > 0) {
      const [move] = left.splice(below(left.length), 1);
      const kept = game.id !== 'fluctus' || keepsStones(state as FluctusState, move!);
      const next = game.play(state, move!);
      if (kept && game.turn(next) !== 'over') found = { move: move!, next };
    }
    if (!found) break;
    moves.push(game.formatMove(found.move));
    state = found.next;
  }
  return moves;
}

/** The number of values in all objects that a match holds, each object counted once. */
function sizeOf(match: Match<unknown, unknown>): number {
  const known = new Set<unknown>();
  const open: unknown[] = [...match.moves, ...match.moves.map((_, ply) => match.stateAt(ply + 1))];
  let count = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || known.has(value)) continue;
    known.add(value);
    const held = Object.values(value) as unknown[];
    count += held.length;
    open.push(...held);
  }
  return count;
}

describe('a long record', () => {
  const table: readonly (readonly [keyof typeof games, object | undefined, plies: number])[] = [
    ['fluctus', { variant: 'return' }, 6000],
    ['fluctus', undefined, 2000],
    ['glux', { players: 4 }, 300],
    ['lucky-numbers', { players: 4 }, 600],
    ['lucky-swap', undefined, 6000],
    ['luzi', { players: 4 }, 300],
  ];
  for (const [id, options, plies] of table)
    it(`of ${id}${options ? ` (${Object.values(options).join()})` : ''} takes memory in proportion to its length`, () => {
      const game = games[id] as unknown as AnyGame;
      const moves = longGame(game, options, plies);
      assert.ok(moves.length > 150, `${moves.length} plies`);
      const half = moves.length >> 1;
      const [once, twice] = [half, 2 * half].map((length) => {
        const { match } = parseRecord(game, moves.slice(0, length).join(' '), options);
        assert.equal(match.moves.length, length);
        return sizeOf(match);
      });
      assert.ok(twice! < 2.6 * once!, `${once} ${twice}`);
    });
});
