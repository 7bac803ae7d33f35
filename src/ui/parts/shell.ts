import { html, nothing, type TemplateResult } from 'lit';
import type { Requests, TableView } from '../table-view.js';
import { message } from './message.js';
import { lazy } from './lazy.js';
import { panelFrame } from './panel.js';
import { recordList } from './record-list.js';
import { say } from './say.js';
import { seats } from './seats.js';
import { toolbar } from './toolbar.js';

/** What a table may have besides its board. */
export interface Extras {
  /** What a seat holds in its hand, under the board. */
  readonly hand?: TemplateResult | undefined;
  /** The rules panel, once it has been loaded. */
  readonly rules?: TemplateResult | undefined;
}

/** What stands for a part that is still to come. */
const waiting = ({ words }: TableView) =>
  html`<p class="waits">${lazy.failed ? words.loadFailed : words.loading}</p>`;

function panel(view: TableView, requests: Requests, rules: TemplateResult | undefined) {
  const { words, panel: kind } = view;
  const titles = { none: '', new: words.newGame, more: words.more, rules: words.rules };
  const { parts } = lazy;
  if (parts && kind === 'new') return parts.newGame(view, requests);
  if (parts && kind === 'more') return parts.more(view, requests);
  if (parts && rules) return rules;
  return panelFrame({ kind, title: titles[kind], words, close: requests.close }, waiting(view));
}

/** The veil under a panel: a click on it or Escape closes the panel. */
function over(view: TableView, requests: Requests, rules: TemplateResult | undefined) {
  return html`<div
    class="over"
    @click=${(event: Event) => {
      if (event.target === event.currentTarget) requests.close();
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      requests.close();
    }}
  >
    ${panel(view, requests, rules)}
  </div>`;
}

/** The mat with everything on it. A diagram is the board alone. */
export function shell(
  view: TableView,
  requests: Requests,
  board: TemplateResult,
  { hand, rules }: Extras = {},
): TemplateResult {
  const { mode, controls, words } = view;
  const diagram = mode === 'diagram';
  const open = view.panel !== 'none';
  const full = controls === 'full' && !diagram;
  const tools = controls !== 'none' && !diagram;
  const steps = (mode === 'replay' && tools) || (view.movesShown && full);
  return html`<div class="frame ${diagram ? 'bare' : ''}">
    <div class="mat ${open ? 'open' : ''}" part="mat">
      <div class="in" ?inert=${open}>
        ${diagram ? nothing : say(view)} ${diagram ? nothing : seats(view)}
        <div class="board" part="board">${board}</div>
        ${hand && !diagram ? html`<div class="hand" part="hand">${hand}</div>` : nothing}
        ${
          steps
            ? html`<div class="replay">${lazy.parts?.replay(view, requests) ?? waiting(view)}</div>`
            : nothing
        }
        ${view.message && view.panel !== 'more' ? message(view.message, words, requests) : nothing}
        ${tools ? toolbar(view, requests) : nothing} ${full ? recordList(view, requests) : nothing}
      </div>
      ${open ? over(view, requests, rules) : nothing}
    </div>
    <slot name="caption"></slot>
  </div>`;
}
