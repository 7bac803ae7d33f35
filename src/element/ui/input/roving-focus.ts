import type { LitElement } from 'lit';
import { boardOf } from '../../model/board.js';
import { keysModule } from '../a11y/key-hook.js';
import { isPlain, keyOf, take } from './key-events.js';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The number of steps that a key makes in reading order: arrows make one, Home and End all; 0 for other keys. */
export const stepOf = (event: KeyboardEvent): number => (isPlain(event) ? (steps[keyOf(event)] ?? 0) : 0);

/** The place to which steps lead from another one in a row of places from 0 to `last`. */
export const placeAfter = (from: number, step: number, last: number): number =>
  Math.max(0, Math.min(last, from + step));

const buttonsOf = (event: Event) => [...(event.currentTarget as HTMLElement).querySelectorAll('button')];

/** Moves the focus among the buttons of a box with one tab stop: arrow keys, Home and End. At the border, the board says the name again. */
export function moveFocus(event: KeyboardEvent): void {
  const buttons = buttonsOf(event);
  const at = buttons.findIndex((button) => button === event.target);
  const step = stepOf(event);
  if (at < 0 || !step) return;
  take(event);
  const to = buttons[placeAfter(at, step, buttons.length - 1)]!;
  to.focus();
  const board = boardOf((to.getRootNode() as ShadowRoot).host as LitElement);
  if (to === event.target && board) void keysModule.use(({ tellBorder }) => tellBorder(board, to));
}

/** Makes the focused button the tab stop of its box. */
export function keepTabStop(event: FocusEvent): void {
  for (const button of buttonsOf(event)) button.tabIndex = button === event.target ? 0 : -1;
}
