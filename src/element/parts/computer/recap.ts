import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { isElsewhere, keyOf, take } from '../../ui/input/key-events.js';
import { delay } from '../../base/delay.js';
import type { Pace } from '../../model/settings.js';
import { icon } from '../../ui/icons.js';

/** The time between two moves, in ms. */
const PACES: Readonly<Record<Pace, number>> = { fast: 300, normal: 900, slow: 1800, key: 1800 };

/** Icons of the buttons that step through a recap. */
const icons = { back: 'M13 4.5 6 10l7 5.5Z', forward: 'm7 4.5 7 5.5-7 5.5Z' };

/** Shows the present position again. */
function end({ store }: AnyBoard): void {
  store.goTo(store.snapshot.match.moves.length);
}

/** Ends a recap for a person, and says so before the position: news that were on their way would sound as if it went on. */
function stop(board: AnyBoard): void {
  board.announce(`${board.words().ui.recapEnd}.`, true);
  end(board);
}

/** Shows the next or the previous move, with the moves of chance that follow it. The last move ends the recap. */
function step({ store }: AnyBoard, by: 1 | -1): void {
  do {
    const { ply, moves } = store.snapshot.match;
    store.goTo(ply + by, ply + by < moves.length);
  } while (store.snapshot.recap && store.snapshot.turn === 'chance');
}

/** Lets a press on the board, Escape, and the removal of the element end a recap that runs. Call it once for a board. */
export function listenToRecap(board: AnyBoard): void {
  const { element, store } = board;
  const { renderRoot } = element;
  const press = (event: Event) => {
    if (!store.snapshot.recap || !(event.target as Element).closest('.board')) return;
    event.stopPropagation();
    stop(board);
  };
  const key = (event: KeyboardEvent) => {
    if (!store.snapshot.recap || keyOf(event) !== 'Escape' || isElsewhere(event, renderRoot)) return;
    take(event);
    stop(board);
  };
  renderRoot.addEventListener('click', press, { capture: true });
  renderRoot.addEventListener('keydown', key as EventListener, { capture: true });
  element.addController({
    hostDisconnected: () => {
      if (store.snapshot.recap) end(board);
    },
  });
}

/**
 * Shows the moves that others made since a person's last turn again, one by one at the pace of the computer, until the
 * person steps or any other position is shown.
 */
async function play(board: AnyBoard, from: number): Promise<void> {
  const { element, store, rest } = board;
  store.goTo(from, true);
  while (store.snapshot.recap) {
    const { match: shown, pace } = store.snapshot;
    // The person steps through the moves.
    if (pace === 'key') return;
    await element.updateComplete;
    await rest();
    await delay(PACES[pace], new AbortController().signal);
    // Another position may be shown by now, even by another recap.
    if (store.snapshot.match !== shown) return;
    step(board, 1);
  }
}

/** The sentences for the step that led to the position: a player's move and the moves of chance that follow it. */
function stepText({ store, words, displayNames }: AnyBoard): string {
  const { match, addressee } = store.snapshot;
  const { game, ply } = match;
  let from = Math.max(0, ply - 1);
  while (from > 0 && game.turn(match.stateAt(from)) === 'chance') from--;
  return Array.from({ length: ply - from }, (_, i) => match.happeningsAt(from + i + 1))
    .flat()
    .map((happening) => words().game.say(happening, displayNames(), addressee))
    .filter(Boolean)
    .join(' ');
}

/** The buttons that step through a recap. After the last step, the button that starts a recap has the focus. */
function stepButtons(board: AnyBoard): TemplateResult {
  const { element, store, words } = board;
  const { previous, next } = words().ui;
  const button = (label: string, drawing: string, by: 1 | -1, disabled: boolean) =>
    html`<button
      class="recap skip"
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${() => {
        const { match } = store.snapshot;
        if (disabled) {
          board.announce(`${words().ui.ply(match.ply, match.moves.length)}.`, true);
          return;
        }
        step(board, by);
        if (store.snapshot.recap) return;
        void element.updateComplete.then(() => {
          element.renderRoot.querySelector<HTMLElement>('.recap')?.focus();
        });
      }}>
      ${icon(drawing)}
    </button>`;
  // At the first position of the recap, the move before was the person's own.
  const first = store.snapshot.recentFrom === undefined;
  return html`${button(previous, icons.back, -1, first)}${button(next, icons.forward, 1, false)}`;
}

/**
 * The button that starts a recap, and ends one that is running. It is offered when there are moves to show and only a person
 * may move, and it keeps the focus while the recap runs. Buttons beside it step through the recap, and a sentence tells the move.
 */
export function recapButton(board: AnyBoard): TemplateResult | undefined {
  const { store } = board;
  const { recap: running, recentFrom, match, movableSeat, outcome, settings } = store.snapshot;
  const idle = match.atEnd && (movableSeat !== undefined || outcome !== undefined);
  if (settings.controls === 'none' || !(running || (idle && recentFrom !== undefined))) return undefined;
  const { ui } = board.words();
  const press = () => {
    if (running) stop(board);
    else if (recentFrom !== undefined) void play(board, recentFrom);
  };
  return html`${running ? html`<span class="told">${stepText(board)}</span>${stepButtons(board)}` : nothing}<button
      class="recap"
      type="button"
      @click=${press}>
      ${running ? ui.recapEnd : ui.recap}
    </button>`;
}
