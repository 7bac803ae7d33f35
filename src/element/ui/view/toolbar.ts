import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keepTabStop, moveFocus } from '../input/roving-focus.js';
import type { Actions } from './board-actions.js';
import { icon, icons } from '../icons.js';
import type { BoardView, Tool, ToolDialog } from './view-model.js';

function tools(
  { can, controls, session, hinting, undoNote, tools: more = [] }: BoardView,
  actions: Actions,
): readonly Tool[] {
  const opener = (opens: ToolDialog) => ({ name: opens, opens, action: () => actions.openDialog(opens) });
  const all: readonly Tool[] = [
    { name: 'undo', action: actions.undo, disabled: !can.undo, note: undoNote },
    { name: 'redo', action: actions.redo, disabled: !can.redo },
    { name: 'hint', action: actions.hint, disabled: !can.hint, busy: hinting },
    ...(['rules', 'new', 'more'] as const).map(opener),
  ];
  const shown: readonly string[] = controls === 'none' ? [] : session.tools[controls];
  return [...more, ...all.filter(({ name }) => shown.includes(name))];
}

const button = (
  { name, label, drawing, action, disabled = false, note, busy = false, opens }: Tool,
  place: number,
  { words, dialog }: BoardView,
  actions: Actions,
) =>
  html`<button
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

/** The toolbar: one tab stop, and a slot for tools of the page beside it. Nothing without tools. */
export function toolbar(view: BoardView, actions: Actions): TemplateResult | typeof nothing {
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
