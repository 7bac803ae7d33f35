const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The number of steps that an arrow key makes in reading order; 0 for other keys. */
export const stepOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number =>
  altKey || ctrlKey || metaKey ? 0 : (steps[key] ?? 0);

const buttonsOf = (event: Event) => [...(event.currentTarget as HTMLElement).querySelectorAll('button')];

/** Moves the focus among the buttons of a box with one tab stop: arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent): void {
  const buttons = buttonsOf(event);
  const at = buttons.findIndex((button) => button === event.target);
  const step = stepOf(event);
  const end = event.key === 'Home' || event.key === 'End';
  if (at < 0 || !(step || end)) return;
  event.preventDefault();
  buttons[event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step]?.focus();
}

/** Makes the focused button the tab stop of its box. */
export function keepTabStop(event: FocusEvent): void {
  for (const button of buttonsOf(event)) button.tabIndex = button === event.target ? 0 : -1;
}
