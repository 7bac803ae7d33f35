import { html, type TemplateResult } from 'lit';
import { keyOf, take } from '../input/key-events.js';
import { placeAfter, stepOf } from '../input/roving-focus.js';
import type { Actions } from './board-actions.js';
import { icon } from '../icons.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import type { BoardView } from './view-model.js';
import type { AnyBoard } from '../../model/board.js';
import { replayWords } from '../../../words/en/parts.js';

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

/** Icons of the bar, drawn as lines in a square of 20. */
const icons = {
  first: 'M5 4.5v11M15 4.5 8 10l7 5.5Z',
  back: 'M13 4.5 6 10l7 5.5Z',
  forward: 'm7 4.5 7 5.5-7 5.5Z',
  last: 'M15 4.5v11M5 4.5 12 10l-7 5.5Z',
  play: 'M6 3.5 16 10 6 16.5Z',
  pause: 'M6.5 4v12M13.5 4v12',
};

/** The speeds to choose from, in seconds per move. */
const paces = [0.5, 1, 2, 4];

/** A button; `why` tells why it is disabled. */
const button = (drawing: string, label: string, action: () => void, why: false | (() => void)) =>
  html`<button
    class="step"
    type="button"
    aria-label=${label}
    aria-disabled=${why ? 'true' : 'false'}
    @click=${why || action}>
    ${icon(drawing)}
  </button>`;

/**
 * The contents of the replay bar. `place` is the move that led to the place of the slider, as the record names it, and `here` that which led to
 * the position, which may be one of a text.
 */
interface ReplayView extends Pick<BoardView, 'words' | 'ply'>, Pick<AnySnapshot, 'autoplay'> {
  /** The number of moves. */
  readonly length: number;
  readonly place: string;
  readonly here: string;
}

/** Left and right arrows, Home and End step through the record while a button of the bar has the focus. */
function handleKey(event: KeyboardEvent, { ply, length, words }: ReplayView, { goTo, tell }: Actions): void {
  const step = stepOf(event);
  if (!(event.target instanceof HTMLButtonElement) || !step || /Up|Down/.test(keyOf(event))) return;
  take(event);
  const to = placeAfter(ply, step, length);
  if (to !== ply) goTo(to);
  else tell(words.ply(ply, length) + '.');
}

/** The slider, below the move that is shown; screen readers hear the move from the slider. */
const slider = ({ words, ply, length, place, here }: ReplayView, { goTo }: Actions) =>
  html`<div class="at">
    <span aria-hidden="true">${here}</span>
    <input
      type="range"
      min="0"
      max=${length}
      .value=${String(ply)}
      aria-label=${replayWords(words).position}
      aria-valuetext=${place}
      @input=${(event: Event) => goTo((event.target as HTMLInputElement).valueAsNumber)} />
  </div>`;

const speed = ({ words, autoplay: { pace } }: ReplayView, { setPace }: AutoplayActions) =>
  html`<select
    aria-label=${replayWords(words).speed}
    @input=${(event: Event) => setPace(Number((event.target as HTMLSelectElement).value))}>
    ${[...new Set([...paces, pace])]
      .sort((a, b) => a - b)
      .map(
        (each) =>
          html`<option value=${each} ?selected=${each === pace}>${replayWords(words).pace(each)}</option>`,
      )}
  </select>`;

/** The replay bar: steps through the record, plays it at a chosen speed, and jumps with a slider. */
export function replay(view: ReplayView, actions: Actions & AutoplayActions): TemplateResult {
  const { ply, length, autoplay } = view;
  const words = replayWords(view.words);
  const tell = () => actions.tell(`${length > 0 ? view.words.ply(ply, length) : view.words.record.noMoves}.`);
  const to = (drawing: string, label: string, target: number) => {
    const disabled = target < 0 || target > length || target === ply;
    return button(drawing, label, () => actions.goTo(target), disabled && tell);
  };
  const { running } = autoplay;
  const toggle = () => actions.autoplay(!running);
  // The toolbar ends before the speed: Orca would read its choice with the focus in the same toolbar.
  return html`<div class="walk" part="replay">
    <div
      class="steps"
      role="toolbar"
      aria-label=${words.label}
      @keydown=${(event: KeyboardEvent) => handleKey(event, view, actions)}>
      ${to(icons.first, words.toStart, 0)} ${to(icons.back, view.words.previous, ply - 1)}
      ${button(running ? icons.pause : icons.play, running ? words.pause : words.play, toggle, !running && length === 0 && tell)}
      ${to(icons.forward, view.words.next, ply + 1)} ${to(icons.last, words.toEnd, length)}
    </div>
    <div>${slider(view, actions)} ${speed(view, actions)}</div>
  </div>`;
}
