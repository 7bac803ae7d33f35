import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Panel, Requests, TableView } from './view-model.js';
import { icon, icons } from './icons.js';
import { controlStyles } from '../styles/toolbar.styles.js';
import { remember, rove } from '../input/roving-focus.js';

export const sheets = [controlStyles];

interface Tool {
  readonly icon: string;
  readonly word: string;
  readonly run: () => void;
  /** Stays focusable: whoever undoes the last move must not lose the place. */
  readonly off?: boolean;
  readonly busy?: boolean;
  /** Points along the direction of reading. */
  readonly turning?: boolean;
  readonly panel?: Panel;
}

function tools(view: TableView, requests: Requests): readonly Tool[] {
  const { can, controls, mode, hinting } = view;
  const words = view.words.toolbar;
  const opens = (panel: Panel) => ({
    panel,
    run: () => {
      requests.open(panel);
    },
  });
  const steps: Tool[] = [
    { icon: icons.undo, word: words.undo, run: requests.undo, turning: true, off: !can.undo },
    { icon: icons.redo, word: words.redo, run: requests.redo, turning: true, off: !can.redo },
  ];
  const hint: Tool = {
    icon: icons.hint,
    word: words.hint,
    run: requests.hint,
    off: !can.hint,
    busy: hinting,
  };
  const rules: Tool = { icon: icons.rules, word: words.rules, ...opens('rules') };
  const fresh: Tool = { icon: icons.new, word: words.newGame, ...opens('new') };
  const more: Tool = { icon: icons.more, word: words.more, ...opens('more') };
  if (mode === 'replay') return controls === 'full' ? [rules, more] : [];
  return controls === 'full' ? [...steps, hint, rules, fresh, more] : [...steps, fresh];
}

const button = ({ icon: drawing, word, run, off, busy, turning, panel }: Tool, place: number, open: Panel) =>
  html`<button
    class="tool"
    type="button"
    tabindex=${place ? -1 : 0}
    aria-disabled=${off ? 'true' : 'false'}
    aria-busy=${busy ? 'true' : 'false'}
    aria-haspopup=${panel ? 'dialog' : 'false'}
    aria-expanded=${ifDefined(panel && (panel === open ? 'true' : 'false'))}
    data-panel=${ifDefined(panel)}
    @click=${() => {
      if (!off) run();
    }}
  >
    ${icon(drawing, turning ? 'turning' : '')}<span>${word}</span>
  </button>`;

/** The tools with icon and word, one tab stop. */
export function toolbar(view: TableView, requests: Requests): TemplateResult {
  return html`<div
    class="bar"
    role="toolbar"
    aria-label=${view.words.toolbar.label}
    @keydown=${rove}
    @focusin=${remember}
  >
    ${tools(view, requests).map((tool, place) => button(tool, place, view.panel))}
  </div>`;
}
