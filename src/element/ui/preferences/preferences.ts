import { media } from '../../base/abilities.js';
import type { AnyBoard } from '../../model/board.js';
import { Lazy } from '../../base/lazy.js';
import { PREFERENCES } from '../../model/preferences.js';
import { storedFields } from '../../model/stored-fields.js';
import { knowsAim } from '../../model/aim.js';
import { preferenceListeners } from '../../model/followers.js';
import type * as PreferencesModule from './index.js';

/** The module that applies and changes preferences, for all boards of a page. */
export const preferencesModule = new Lazy<typeof PreferencesModule>(() => import('./index.js'));

/**
 * Applies the stored preferences to a board, and each change by a board of the same bundle.
 * Returns a function whose promise resolves when the last ones are applied, or could not be loaded.
 */
export function followPreferences(board: AnyBoard): () => unknown {
  let applied: unknown;
  const apply = () => {
    const { met, ...fields } = storedFields(PREFERENCES);
    if (met) board.store.set({ knowsAim: knowsAim(board.definition.game.id) });
    // The style sheet for more contrast is part of the module.
    if (Object.keys(fields)[0] || media('(prefers-contrast: more)').matches)
      applied = preferencesModule.use(({ applyPreferences }) => applyPreferences(board, fields));
  };
  board.element.addController({
    hostConnected() {
      preferenceListeners.add(apply);
      apply();
    },
    hostDisconnected() {
      preferenceListeners.delete(apply);
    },
  });
  return () => applied;
}
