import { html, type TemplateResult } from 'lit';
import type { FullRequests, FullView } from './view-model.js';
import { icon } from './icons.js';
import { lazyIcons } from './more-icons.js';
import { stepOf } from '../input/roving-focus.js';

/** Seconds a move that can be chosen. */
const paces = [0.5, 1, 2, 4];

const step = (drawing: string, label: string, run: () => void, off: boolean) =>
  html`<button
    class="step"
    type="button"
    aria-label=${label}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => {
      if (!off) run();
    }}
  >
    ${icon(drawing, 'turning')}
  </button>`;

/** Sideways arrows, Home and End walk through the record while the focus is on one of the buttons. */
function walk(event: KeyboardEvent, { ply, moves }: FullView, goTo: (ply: number) => void): void {
  if (!(event.target instanceof HTMLButtonElement)) return;
  const by = /Left|Right/.test(event.key) ? stepOf(event, event.target) : 0;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? moves.length : ply + by;
  if (!by && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  if (to >= 0 && to <= moves.length && to !== ply) goTo(to);
}

const slider = ({ words, ply, moves }: FullView, goTo: (ply: number) => void) =>
  html`<input
    type="range"
    min="0"
    max=${moves.length}
    .value=${String(ply)}
    aria-label=${words.dialogs.position}
    aria-valuetext=${words.ply(ply, moves.length)}
    @input=${(event: Event) => {
      goTo((event.target as HTMLInputElement).valueAsNumber);
    }}
  />`;

const speed = ({ words, pace }: FullView, { setPace }: FullRequests) =>
  html`<select
    aria-label=${words.dialogs.speed}
    @input=${(event: Event) => {
      setPace(Number((event.target as HTMLSelectElement).value));
    }}
  >
    ${[...new Set([...paces, pace])]
      .sort((a, b) => a - b)
      .map(
        (each) => html`<option value=${each} ?selected=${each === pace}>${words.dialogs.pace(each)}</option>`,
      )}
  </select>`;

/** Steps through the record, plays it at a pace, jumps by a slider. */
export function replay(view: FullView, requests: FullRequests): TemplateResult {
  const { words, ply, moves, playing } = view;
  const own = words.dialogs;
  const goTo = (to: number) => {
    requests.goTo(to);
  };
  const to = (drawing: string, label: string, target: number) =>
    step(
      drawing,
      label,
      () => {
        goTo(target);
      },
      target < 0 || target > moves.length || target === ply,
    );
  const play = () => {
    requests.play(!playing);
  };
  return html`<div
    class="walk"
    part="replay"
    role="group"
    aria-label=${own.replay}
    @keydown=${(event: KeyboardEvent) => {
      walk(event, view, goTo);
    }}
  >
    <div class="steps">
      ${to(lazyIcons.first, own.toStart, 0)} ${to(lazyIcons.back, own.previous, ply - 1)}
      ${playing ? step(lazyIcons.pause, own.pause, play, false) : step(lazyIcons.play, own.play, play, moves.length === 0)}
      ${to(lazyIcons.on, own.next, ply + 1)} ${to(lazyIcons.last, own.toEnd, moves.length)}
    </div>
    ${slider(view, goTo)} ${speed(view, requests)}
  </div>`;
}
