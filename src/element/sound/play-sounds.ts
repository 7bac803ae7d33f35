import type { Board } from '../board.js';
import type { Sound } from '../game-definition.js';
import { Lazy } from '../lazy.js';
import type { Effect } from '../match/effects.js';
import type * as SoundsModule from './sounds.js';

const soundsModule = new Lazy<typeof SoundsModule>(() => import('./sounds.js'));

/** The sound of an effect: that of the last happening of a move that has one, or the end of the match. */
function soundOf<S, M>(
  effect: Effect<S, M> | undefined,
  sounds: Readonly<Record<string, Sound>>,
): Sound | undefined {
  if (effect?.type === 'game-over') return 'end';
  if (effect?.type !== 'position') return undefined;
  return effect.played?.happenings.flatMap(({ kind }) => sounds[kind] ?? []).at(-1);
}

/** Plays the sounds of a board while they are switched on. They are loaded on demand; a board without them stays silent. */
export function playSounds<S, M, O extends object>({ store, definition }: Board<S, M, O>): void {
  store.subscribe((effect) => {
    const { sound, settings, awake } = store.snapshot;
    if (!sound || !awake || settings.mode === 'diagram') return;
    const heard = soundOf(effect, definition.sounds ?? {});
    if (heard)
      soundsModule
        .load()
        .then(({ playSound }) => playSound(heard))
        .catch(() => undefined);
  });
}
