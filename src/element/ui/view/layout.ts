import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Actions } from './board-actions.js';
import { linger } from './linger.js';
import { message } from './message.js';
import { seats, statusText } from './status.js';
import type { BoardView, EndView, Tool, ToolDialog } from './view-model.js';
import type { UiWords } from '../../../words/en/ui.js';
import { moveFocus, keepTabStop } from '../input/roving-focus.js';
import { icon, icons } from '../icons.js';

/** The end of a game: its story, and the buttons that go on from there. */
const endPanel = ({ story, table, answers }: EndView, words: UiWords, actions: Actions): TemplateResult =>
  html`<div class="finale" part="message">
    ${table ?? (story ? html`<p>${story}</p>` : nothing)}
    <div
      class="answers"
      role="toolbar"
      aria-label=${words.record.result}
      ?hidden=${answers.length === 0}
      @keydown=${moveFocus}>
      ${answers.map(
        ({ label, action, main }) =>
          html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${actions[action]}>
            ${label}
          </button>`,
      )}
    </div>
  </div>`;

function tools(
  { can, controls, session, hinting, undoNote, words, tools: more = [] }: BoardView,
  actions: Actions,
): readonly Tool[] {
  const opener = (opens: ToolDialog) => ({ name: opens, opens, action: () => actions.openDialog(opens) });
  const all: readonly Tool[] = [
    { name: 'undo', action: actions.undo, disabled: !can.undo, note: undoNote },
    { name: 'redo', action: actions.redo, disabled: !can.redo, note: words.noRedo },
    { name: 'hint', action: actions.hint, disabled: !can.hint, busy: hinting },
    ...(['rules', 'new', 'more'] as const).map(opener),
  ];
  const shown: readonly string[] = controls === 'none' ? [] : session.tools[controls];
  return [...more, ...all.filter(({ name }) => shown.includes(name))];
}

/** A button of the toolbar. A disabled one tells why: by default, that is what stands above the board. */
function button(tool: Tool, place: number, view: BoardView, actions: Actions): TemplateResult {
  const { name, label, drawing, action, disabled = false, busy = false, opens } = tool;
  const { words, dialog } = view;
  const note = disabled ? (tool.note ?? statusText(view)) : undefined;
  return html`<button
    class="tool"
    type="button"
    tabindex=${place ? -1 : 0}
    aria-disabled=${disabled}
    aria-busy=${busy}
    aria-haspopup=${opens ? 'dialog' : 'false'}
    aria-expanded=${ifDefined(opens && opens === dialog?.kind)}
    title=${ifDefined(note)}
    data-panel=${ifDefined(opens)}
    @click=${() => {
      if (!disabled) action();
      else if (note) actions.note(note);
    }}>
    ${icon(drawing ?? icons[name])}<span>${label ?? words.toolbar[name]}</span>
  </button>`;
}

/** The toolbar: one tab stop, and a slot for tools of the page beside it. Nothing without tools. */
function toolbar(view: BoardView, actions: Actions): TemplateResult | typeof nothing {
  const all = tools(view, actions);
  return all.length > 0
    ? html`<div
        class="bar"
        role="toolbar"
        aria-label=${view.words.toolbar.label}
        @keydown=${moveFocus}
        @focusin=${keepTabStop}>
        ${all.map((tool, place) => button(tool, place, view, actions))}
      </div>`
    : nothing;
}

/** The dialogs of a board, which are loaded on demand. Until then the focus stays on the button that opens one. */
interface Dialogs {
  readonly part?: { render(view: BoardView, actions: Actions): TemplateResult } | undefined;
  readonly loading?: Promise<unknown> | undefined;
}

/** The open dialog, or its place while it is being loaded. */
const openDialog = ({ part, loading }: Dialogs, view: BoardView, actions: Actions): TemplateResult =>
  part?.render(view, actions) ??
  html`<button class="over" type="button" @click=${actions.closeDialog}>
    <span class="message waits">${loading ? view.words.loading : view.words.loadFailed}</span>
  </button>`;

/** The parts of a board's view that are rendered elsewhere. */
export interface LayoutParts {
  readonly board: unknown;
  /** Whose turn it is, and what can be done. */
  readonly status: unknown;
  /** The record. */
  readonly record?: unknown;
  /** The replay bar. */
  readonly replay?: unknown;
  readonly dialogs: Dialogs;
  /** The chances to win over the whole game. */
  readonly chart?: unknown;
  /** The review of a finished game. */
  readonly review?: unknown;
}

/** The toolbar, and beside it the tools of the page. */
const withPageTools = (view: BoardView, actions: Actions) =>
  html`<div class="tools" part="tools">${toolbar(view, actions)}<slot name="toolbar"></slot></div>`;

/** The parts below a frame. */
const caption = html`<slot name="caption"></slot>`;

/** A template without spaces between its parts: on a page that keeps spaces, they would be a line. */
export const joined = (...parts: readonly TemplateResult[]): TemplateResult => html`${parts}`;

/** The space of a board that is not rendered yet. It has the size of the board, and the page's caption. */
export const placeholder = (diagram: boolean): TemplateResult =>
  joined(
    html`<div class="frame ${diagram ? 'bare' : ''}">
      <div class="mat ${diagram ? '' : 'linen'}">
        <div class="in">
          <div class="board"><div class="blank"></div></div>
        </div>
      </div>
    </div>`,
    caption,
  );

/** The mat with the board and everything around it. A diagram is the board, and a message if there is one. */
export function layout(view: BoardView, actions: Actions, parts: LayoutParts): TemplateResult {
  const { session, controls, dialog, movesShown, message: shown, end } = view;
  // One template for all modes keeps the board when the mode changes.
  const { boardOnly, explores } = session;
  const full = !boardOnly && controls === 'full';
  const withTools = !boardOnly && controls !== 'none';
  const withReplay = (explores && withTools) || (movesShown && full);
  // A server writes the styles of a diagram by its content, and sees none in a directive.
  const stays = boardOnly ? (content: unknown) => content : linger;
  const frame = html`<div class="frame ${boardOnly ? 'bare' : ''}" lang=${ifDefined(view.lang)}>
    <div class="mat ${boardOnly && !dialog ? '' : 'linen'} ${dialog ? 'open' : ''}" part="mat">
      <div class="in">
        ${boardOnly ? nothing : html`${parts.status} ${stays(end ? endPanel(end, view.words, actions) : nothing)} ${seats(view)}`}
        <div class="board" part="board">${parts.board}</div>
        ${withReplay ? html`<div class="replay">${parts.replay}${parts.chart}</div>` : nothing}
        ${withTools ? withPageTools(view, actions) : nothing}
        ${stays(shown && dialog?.kind !== 'more' && dialog?.kind !== 'share' ? message(shown, view, actions) : nothing)}
        ${full ? parts.record : nothing} ${boardOnly ? nothing : parts.review}
      </div>
      ${stays(dialog ? openDialog(parts.dialogs, view, actions) : nothing)}
    </div>
  </div>`;
  return joined(frame, caption);
}
