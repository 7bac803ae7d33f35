import { Lazy } from '../../base/lazy.js';
import type { AnyBoard } from '../../model/board.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import type { Stage } from '../ending/stage.js';

const stageModule = new Lazy(() => import('../ending/stage.js'));

/** The plies before the end of a record at which the scene is loaded. */
const NEAR = 3;

/**
 * Shows the scene of a position that ends the game: the still form, as long as the position is shown. Returns a function that
 * plays the scene after the move of a ply, unless another one has followed, such as the fall of dice. A scene that cannot be loaded is
 * left out. While `moving`, the end is not told yet.
 */
export function followEndings(board: AnyBoard, moving: () => boolean): (ply: number) => Promise<unknown> {
  const { element, store, definition } = board;
  const { ending } = definition;
  if (!ending) return () => Promise.resolve();
  let stage: Stage | undefined;
  const modules = new Lazy(() => Promise.all([stageModule.load(), ending.load()]));
  const load = () => modules.use(([{ Stage: Made }, game]) => (stage ??= new Made(board, game)));
  const has = ({ match, turn, puzzle }: AnySnapshot): boolean => {
    // one who is shown how to win alone has not won
    if (puzzle?.shown && !puzzle.solved && match.seats === 1) return false;
    return turn === 'over' ? !match.conclusion : (ending.shows?.(match.state) ?? false);
  };
  /** The state whose scene is played, or is loaded for that. */
  let played: unknown;
  store.subscribe((effect) => {
    if (effect?.type === 'position') stage?.clear();
  });
  element.addController({
    hostUpdated() {
      const { snapshot } = store;
      const { match } = snapshot;
      const shown = has(snapshot);
      const ends = match.moves.length - match.ply < NEAR && match.outcomeAt(match.moves.length);
      if (!stage && (shown || ends)) void load().then(() => stage && element.requestUpdate());
      if (!moving() && played !== match.state) stage?.show(shown);
    },
  });
  return async (ply) => {
    const { snapshot } = store;
    if (ply !== snapshot.match.ply || !has(snapshot)) return;
    played = snapshot.match.state;
    await load();
    await stage?.play();
    played = undefined;
  };
}
