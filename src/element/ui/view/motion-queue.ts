import type { GameTypes } from '../../../core/game.js';
import type { Board } from '../../model/board.js';
import { fire } from '../../model/fire.js';
import type { PlayedMove } from '../../model/effects.js';

/**
 * The time after which the next animation begins at the latest, in ms. Chromium never ends an animation that was about to start
 * when the page went into the back-forward cache.
 */
const LONGEST = 10_000;

/** Settles with an animation, or resolves after LONGEST. */
function limited(animation: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST);
  });
  return Promise.race([animation, late]).finally(() => clearTimeout(timer));
}

/**
 * Animates moves one after the other, each after the update that shows it, and fires `game-animated`. Returns a function
 * whose promise resolves when the board has come to rest.
 */
export function queueMotion<G extends GameTypes>(
  { element, store }: Board<G>,
  animate: (played: PlayedMove<G>) => Promise<void>,
): () => Promise<unknown> {
  let rest: Promise<unknown> = Promise.resolve();
  let waiting: PlayedMove<G>[] = [];
  store.subscribe((effect) => {
    // A jump to another position ends what is waiting.
    if (effect?.type === 'position') waiting = effect.played ? [...waiting, effect.played] : [];
  });
  element.addController({
    hostUpdated() {
      for (const played of waiting.splice(0)) {
        const detail = { game: store.snapshot.match.game.id, ply: played.ply };
        rest = rest
          .then(() => limited(animate(played)))
          .catch(() => undefined)
          .then(() => fire(element, 'game-animated', detail));
      }
    },
  });
  return () => rest;
}
