import type { AnyBoard } from './board.js';
import { Lazy } from '../base/lazy.js';

/** The module that keeps the statistics, for all boards of a page. */
export const statisticsModule = new Lazy(() => import('./statistics.js'));

/**
 * Counts each finished match of a board with `autosave` in its statistics, once, if exactly one person plays at the board.
 * Call it before the public events are fired: the page may start another match when it hears of the end.
 * The statistics are loaded on demand.
 */
export function countMatches({ store, loader, definition }: AnyBoard): void {
  store.subscribe((effect) => {
    const { snapshot } = store;
    const { settings, awake, outcome, soleHuman, counted } = snapshot;
    const played = effect?.type === 'game-over' && outcome && settings.session.isSaved;
    if (!played || !awake || !settings.autosave || soleHuman === undefined || counted) return;
    store.set({ counted: true });
    loader.save();
    // Without the module, the match is not counted.
    void statisticsModule.use(({ countMatch }) => countMatch(definition, snapshot));
  });
}
