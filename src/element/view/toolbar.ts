import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keepTabStop, moveFocus } from '../input/roving-focus.js';
import type { Dialog } from '../match/snapshot.js';
import type { Actions } from './board-actions.js';
import { icon, icons } from './icons.js';
import type { BoardView } from './view-model.js';

/** A button of the toolbar. Its name gives its label and its drawing, unless it has its own. */
export interface Tool {
  readonly name: 'undo' | 'redo' | 'hint' | Dialog['kind'];
  readonly label?: string;
  readonly drawing?: string;
  readonly action: () => void;
  /** Stays focusable, so that undoing the last move does not lose the focus. */
  readonly disabled?: boolean;
  /** The reason why the tool is disabled. A press shows it, too. */
  readonly note?: string | undefined;
  readonly busy?: boolean;
  /** Mirrored in right-to-left text. */
  readonly mirrored?: boolean;
  readonly opens?: Dialog['kind'];
}

/** The tools of a board. */
export function boardTools(
  { can, controls, mode, hinting, undoNote }: BoardView,
  actions: Actions,
): readonly Tool[] {
  const opener = (opens: Dialog['kind']) => ({ name: opens, opens, action: () => actions.openDialog(opens) });
  const all: readonly Tool[] = [
    { name: 'undo', action: actions.undo, disabled: !can.undo, note: undoNote, mirrored: true },
    { name: 'redo', action: actions.redo, disabled: !can.redo, mirrored: true },
    { name: 'hint', action: actions.hint, disabled: !can.hint, busy: hinting },
    ...(['rules', 'new', 'more'] as const).map(opener),
  ];
  const full = controls === 'full';
  if (mode === 'play' && full) return all;
  const shown = mode === 'play' ? ['undo', 'redo', 'new'] : full ? ['rules', 'more'] : [];
  return all.filter(({ name }) => shown.includes(name));
}

const button = (
  { name, label, drawing, action, disabled, note, busy, mirrored, opens }: Tool,
  place: number,
  { words, dialog }: BoardView,
  actions: Actions,
) =>
  html`<button
    class="tool"
    type="button"
    tabindex=${place ? -1 : 0}
    aria-disabled=${disabled ? 'true' : 'false'}
    aria-busy=${busy ? 'true' : 'false'}
    aria-haspopup=${opens ? 'dialog' : 'false'}
    aria-expanded=${ifDefined(opens && (opens === dialog?.kind ? 'true' : 'false'))}
    title=${ifDefined(note)}
    data-panel=${ifDefined(opens)}
    @click=${() => {
      if (!disabled) action();
      else if (note) actions.note(note);
    }}
  >
    ${icon(drawing ?? icons[name], mirrored ? 'turning' : '')}<span>${label ?? words.toolbar[name]}</span>
  </button>`;

/** The toolbar: one tab stop, and a slot for tools of the page beside it. */
export function toolbar(tools: readonly Tool[], view: BoardView, actions: Actions): TemplateResult {
  return html`<div
    class="bar"
    role="toolbar"
    aria-label=${view.words.toolbar.label}
    @keydown=${moveFocus}
    @focusin=${keepTabStop}
  >
    ${tools.map((tool, place) => button(tool, place, view, actions))}
  </div>`;
}
