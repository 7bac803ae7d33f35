import { random } from '../../src/core/random.js';
import { Replica } from '../../src/core/table/replica.js';
import type { Link } from '../../src/core/table/entry.js';
import { hasStarted, type Games } from '../../src/core/table/state.js';
import { games as engines } from '../../src/engine.js';

export const games: Games = engines;

/** A page at a table that plays any legal move when it is its turn. */
export function player(link: Link, seat?: number): Replica {
  const replica = new Replica(games, link, seat);
  const { below } = random('player', seat ?? 9);
  let asked = -1;
  const move = () => {
    const { match, state } = replica;
    if (!match || match.turn !== seat || state.n === asked || !hasStarted(state)) return;
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

/** Resolves when something is true on all pages. */
export async function all(replicas: readonly Replica[], test: (replica: Replica) => boolean): Promise<void> {
  await Promise.all(
    replicas.map(
      (replica) =>
        new Promise<void>((resolve) => {
          const before = replica.onchange;
          replica.onchange = (change) => {
            before(change);
            if (test(replica)) resolve();
          };
          if (test(replica)) resolve();
        }),
    ),
  );
}

/** Resolves when all pages know that the game has begun. */
export const allBegun = (replicas: readonly Replica[]) => all(replicas, ({ state }) => hasStarted(state));

/** Resolves when the game is over on all pages, and its seed is known. */
export const allOver = (replicas: readonly Replica[]) =>
  all(replicas, ({ state }) => state.seed !== undefined);

export const movesOf = ({ match }: Replica): string =>
  match!.moves.map((move) => match!.game.formatMove(move)).join(' ');
