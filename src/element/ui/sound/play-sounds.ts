import type { AnyBoard } from '../../model/board.js';
import { Lazy } from '../../base/lazy.js';
import type { Signal } from './sounds.js';
import type * as SoundsModule from './sounds.js';

const soundsModule = new Lazy<typeof SoundsModule>(() => import('./sounds.js'));

/** Plays a signal of a board while its sounds are switched on. */
export function playSignal({ store }: AnyBoard, signal: Signal): void {
  if (store.snapshot.sound)
    void soundsModule.use(({ playSound }) => playSound(signal).catch(() => undefined));
}

/** Plays the sounds of a board while they are switched on. They are loaded on demand; a board without them stays silent. */
export function playSounds({ hear, definition }: AnyBoard): void {
  hear((effect, { sound, settings, awake }) => {
    if (sound && awake && !settings.session.boardOnly)
      void soundsModule.use(({ playEffect }) => playEffect(effect, definition.sounds ?? {}));
  });
}
