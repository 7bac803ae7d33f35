import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { FullRequests, FullView, Message, Requests, TableView } from './view-model.js';
import { lazy } from '../lifecycle/lazy.js';
import { say } from './status.js';
import { seats } from './seats.js';

/** What the parts on demand show and ask for; the rules come once they have been asked for. */
export interface Full {
  readonly view: FullView;
  readonly requests: FullRequests;
  readonly rules?: TemplateResult | undefined;
}

/** What a table may have besides its board. */
export interface Extras {
  /** What the parts on demand show and ask for, once they have come. */
  readonly full?: Full | undefined;
  /** What computers make of the position, and of the game once it is over. */
  readonly chances?: unknown;
  readonly review?: unknown;
}

/** What stands for a part that is still to come. */
const waiting = ({ words }: TableView) =>
  html`<span class="waits">${lazy.failed ? words.loadFailed : words.loading}</span>`;

/** What lies open over the mat; until it has come, that it is coming. A click puts an end to the wait. */
const over = (view: TableView, requests: Requests, full: Full | undefined) =>
  lazy.parts && full
    ? lazy.parts.over(full)
    : html`<button class="over" type="button" @click=${requests.close}>${waiting(view)}</button>`;

/** The tools, and beside them those of the page. */
const bar = (view: TableView, requests: Requests) =>
  html`<div class="tools" part="tools">
    ${
      view.mode === 'replay' && view.controls !== 'full'
        ? nothing
        : (lazy.tools?.toolbar(view, requests) ?? html`<div class="bar waits-tools"></div>`)
    }
    <slot name="toolbar"></slot>
  </div>`;

/** The slip under the board; until its drawing has come, its text alone. */
const slip = (shown: Message, { words }: TableView, requests: Requests) =>
  lazy.parts?.message(shown, words, requests) ?? html`<p class="message waits">${shown.text}</p>`;

/** The moves come with the first of them. */
function record({ length, mode, movesShown }: TableView, full: Full | undefined) {
  if (lazy.parts && full) return lazy.parts.recordList(full.view, full.requests);
  return length > 0 || mode === 'replay' || movesShown ? html`<p class="record waits"></p>` : nothing;
}

/** The place of a board that is not drawn yet, as large as that will be, with the words of the page under it. */
export const blank = (mode: string): TemplateResult =>
  html`<div class="frame ${mode === 'diagram' ? 'bare' : ''}">
    <div class="mat">
      <div class="in">
        <div class="board"><div class="blank"></div></div>
      </div>
    </div>
    <slot name="caption"></slot>
  </div>`;

/** The mat with everything on it. A diagram is the board alone. */
export function shell(
  view: TableView,
  requests: Requests,
  board: TemplateResult,
  { full, chances, review }: Extras = {},
): TemplateResult {
  const { parts } = lazy;
  const { mode, controls } = view;
  const diagram = mode === 'diagram';
  const open = view.panel !== 'none';
  const all = controls === 'full' && !diagram;
  const tools = controls !== 'none' && !diagram;
  const steps = (mode === 'replay' && tools) || (view.movesShown && all);
  return html`<div class="frame ${diagram ? 'bare' : ''}" lang=${ifDefined(view.lang)}>
    <div class="mat ${open ? 'open' : ''}" part="mat">
      <div class="in" ?inert=${open && parts}>
        ${diagram ? nothing : say(view, chances)} ${diagram ? nothing : seats(view)}
        <div class="board" part="board">${board}</div>
        ${
          steps
            ? html`<div class="replay">
                ${parts && full ? parts.replay(full.view, full.requests) : waiting(view)}
              </div>`
            : nothing
        }
        ${view.message && view.panel !== 'more' ? slip(view.message, view, requests) : nothing}
        ${tools ? bar(view, requests) : nothing} ${all ? record(view, full) : nothing} ${review}
      </div>
      ${open ? over(view, requests, full) : nothing}
    </div>
    <slot name="caption"></slot>
  </div>`;
}
