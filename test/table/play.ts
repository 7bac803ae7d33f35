import { random } from '../../src/core/random.js';
import { Replica } from '../../src/core/table/replica.js';
import type { Link } from '../../src/core/table/entry.js';
import type { Games } from '../../src/core/table/state.js';
import { games as engines } from '../../src/engine.js';

export const games: Games = engines;

/** A page at a table that plays any legal move when it is its turn. */
export function player(link: Link, seat?: number): Replica {
  const replica = new Replica(games, link, seat);
  const { below } = random('player', seat ?? 9);
  let asked = -1;
  const move = () => {
    const { match, state } = replica;
    if (!match || match.turn !== seat || state.n === asked || !state.seats.every(Boolean)) return;
    const moves = match.game.moves(match.state);
    if (moves.length === 0) return;
    asked = state.n;
    void replica.act({ k: 'move', m: match.game.formatMove(moves[below(moves.length)]) });
  };
  replica.onchange = ({ pending }) => {
    if (pending === 0) queueMicrotask(move);
  };
  void replica.sync();
  return replica;
}

/** Resolves when the game is over on all pages, and its seed is known. */
export async function allOver(replicas: readonly Replica[]): Promise<void> {
  await Promise.all(
    replicas.map(
      (replica) =>
        new Promise<void>((resolve) => {
          const before = replica.onchange;
          replica.onchange = (change) => {
            before(change);
            if (replica.state.seed !== undefined) resolve();
          };
          if (replica.state.seed !== undefined) resolve();
        }),
    ),
  );
}

export const movesOf = ({ match }: Replica): string =>
  match!.moves.map((move) => match!.game.formatMove(move)).join(' ');
