import { html, nothing } from 'lit';
import type { Board } from '../board.js';
import { delay } from '../delay.js';
import { onDemand } from '../i18n/on-demand.js';
import type { Pace } from '../match/settings.js';

/** The time between two moves, in ms. */
const PACES: Readonly<Record<Pace, number>> = { fast: 300, normal: 900, slow: 1800 };

/** Shows the next move, with the moves of chance that follow it; the last move ends the recap. */
function step<S, M, O extends object>({ store }: Board<S, M, O>): void {
  do {
    const { ply, moves } = store.snapshot.match;
    store.goTo(ply + 1, ply + 1 < moves.length);
  } while (store.snapshot.recap && store.snapshot.turn === 'chance');
}

/** Until the signal is aborted, a press on the board and Escape end a recap, and do nothing else. */
function listen<S, M, O extends object>({ element, store }: Board<S, M, O>, signal: AbortSignal): void {
  const end = (event: Event) => {
    if (!store.snapshot.recap) return;
    event.stopPropagation();
    store.goTo(store.snapshot.match.moves.length);
  };
  const options = { capture: true, signal };
  element.renderRoot.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('.board')) end(event);
    },
    options,
  );
  element.renderRoot.addEventListener(
    'keydown',
    (event) => {
      if ((event as KeyboardEvent).key === 'Escape') end(event);
    },
    options,
  );
}

/**
 * Shows the moves that others made since a person's last turn again, one by one at the pace of the computer. Any other move
 * or step ends it, and so does the removal of the element.
 */
async function recap<S, M, O extends object>(board: Board<S, M, O>, from: number): Promise<void> {
  const { element, store, rest } = board;
  const running = new AbortController();
  const { signal } = running;
  const controller = { hostDisconnected: () => running.abort() };
  element.addController(controller);
  listen(board, signal);
  store.goTo(from, true);
  while (store.snapshot.recap) {
    const { match: shown, pace } = store.snapshot;
    await element.updateComplete;
    await rest();
    await delay(PACES[pace], signal);
    // Another position may be shown by now, even by another recap.
    if (store.snapshot.match !== shown) break;
    if (signal.aborted) store.goTo(store.snapshot.match.moves.length);
    else step(board);
  }
  element.removeController(controller);
  running.abort();
}

/**
 * The button that starts a recap, and ends one that is running. It is offered when there are several moves to show and
 * only a person may move, and it keeps the focus while the recap runs.
 */
export function recapButton<S, M, O extends object>(board: Board<S, M, O>): unknown {
  const { store } = board;
  const { recap: running, recentFrom, match, mover, outcome, settings } = store.snapshot;
  const idle = match.atEnd && (mover !== undefined || outcome !== undefined);
  if (settings.controls === 'none' || !(running || (idle && recentFrom !== undefined))) return nothing;
  const { computer } = onDemand(board.words().ui);
  const press = () => {
    if (running) store.goTo(match.moves.length);
    else if (recentFrom !== undefined) void recap(board, recentFrom);
  };
  return html`<button class="recap" type="button" @click=${press}>
    ${running ? computer.recapEnd : computer.recap}
  </button>`;
}
