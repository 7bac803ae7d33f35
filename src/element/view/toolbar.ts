import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keepTabStop, moveFocus } from '../input/roving-focus.js';
import type { Actions } from './actions.js';
import { icon, icons } from './icons.js';
import type { BoardView } from './view-model.js';

interface Tool {
  readonly icon: string;
  readonly label: string;
  readonly action: () => void;
  /** Stays focusable, so that undoing the last move does not lose the focus. */
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Mirrored in right-to-left text. */
  readonly mirrored?: boolean;
  readonly dialog?: 'rules' | 'new' | 'more';
}

function tools({ can, controls, mode, hinting, words }: BoardView, actions: Actions): readonly Tool[] {
  const { toolbar } = words;
  const opener = (dialog: 'rules' | 'new' | 'more') => ({
    dialog,
    action: () => actions.openDialog(dialog),
  });
  const undo: Tool = {
    icon: icons.undo,
    label: toolbar.undo,
    action: actions.undo,
    mirrored: true,
    disabled: !can.undo,
  };
  const redo: Tool = {
    icon: icons.redo,
    label: toolbar.redo,
    action: actions.redo,
    mirrored: true,
    disabled: !can.redo,
  };
  const hint: Tool = {
    icon: icons.hint,
    label: toolbar.hint,
    action: actions.hint,
    disabled: !can.hint,
    busy: hinting,
  };
  const rules: Tool = { icon: icons.rules, label: toolbar.rules, ...opener('rules') };
  const fresh: Tool = { icon: icons.new, label: toolbar.newGame, ...opener('new') };
  const more: Tool = { icon: icons.more, label: toolbar.more, ...opener('more') };
  if (mode === 'replay') return [rules, more];
  return controls === 'full' ? [undo, redo, hint, rules, fresh, more] : [undo, redo, fresh];
}

const button = (
  { icon: drawing, label, action, disabled, busy, mirrored, dialog }: Tool,
  place: number,
  open?: string,
) =>
  html`<button
    class="tool"
    type="button"
    tabindex=${place ? -1 : 0}
    aria-disabled=${disabled ? 'true' : 'false'}
    aria-busy=${busy ? 'true' : 'false'}
    aria-haspopup=${dialog ? 'dialog' : 'false'}
    aria-expanded=${ifDefined(dialog && (dialog === open ? 'true' : 'false'))}
    data-panel=${ifDefined(dialog)}
    @click=${() => {
      if (!disabled) action();
    }}
  >
    ${icon(drawing, mirrored ? 'turning' : '')}<span>${label}</span>
  </button>`;

/** The toolbar: one tab stop, and a slot for tools of the page beside it. */
export function toolbar(view: BoardView, actions: Actions): TemplateResult {
  return html`<div
    class="bar"
    role="toolbar"
    aria-label=${view.words.toolbar.label}
    @keydown=${moveFocus}
    @focusin=${keepTabStop}
  >
    ${tools(view, actions).map((tool, place) => button(tool, place, view.dialog?.kind))}
  </div>`;
}
