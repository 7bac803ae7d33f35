import type { AnyBoard } from '../../model/board.js';

/** The actions of the automatic replay. */
export type AutoplayActions = ReturnType<typeof autoplayActions>;

/** Returns actions that step through the record at a chosen speed, until it ends or is stopped. */
export function autoplayActions({ element, store }: AnyBoard) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (patch: { readonly running?: boolean; readonly pace?: number }) => {
    store.set({ autoplay: { ...store.snapshot.autoplay, ...patch } });
    const { running, pace } = store.snapshot.autoplay;
    clearTimeout(timer);
    if (running) timer = setTimeout(step, pace * 1000);
  };
  const step = () => {
    const { line, match, record } = store.snapshot;
    const running = store.goTo((line?.visit ? record : match).ply + 1) && !store.snapshot.match.atEnd;
    set({ running });
  };
  element.addController({
    hostDisconnected() {
      if (store.snapshot.autoplay.running) set({ running: false });
    },
  });
  return {
    /** Starts or stops the automatic replay. It starts from the beginning if the end is shown. */
    autoplay(running: boolean): void {
      if (running && store.snapshot.match.atEnd) store.goTo(0);
      set({ running });
    },
    /** Sets the speed in seconds per move. */
    setPace(pace: number): void {
      set({ pace });
    },
  };
}
