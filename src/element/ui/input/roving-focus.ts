const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The number of steps that an arrow key makes in reading order; 0 for other keys. Follows the text direction. */
export function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, box: Element): number {
  if (altKey || ctrlKey || metaKey) return 0;
  const mirrored = /Left|Right/.test(key) && getComputedStyle(box).direction === 'rtl';
  return (steps[key] ?? 0) * (mirrored ? -1 : 1);
}

const buttonsOf = (event: Event) => {
  const box = event.currentTarget as HTMLElement;
  return { box, buttons: [...box.querySelectorAll('button')] };
};

/** Moves the focus among the buttons of a box with one tab stop: arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent): void {
  const { box, buttons } = buttonsOf(event);
  const at = buttons.findIndex((button) => button === event.target);
  const step = stepOf(event, box);
  const end = event.key === 'Home' || event.key === 'End';
  if (at < 0 || !(step || end)) return;
  event.preventDefault();
  buttons[event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step]?.focus();
}

/** Makes the focused button the tab stop of its box. */
export function keepTabStop(event: FocusEvent): void {
  for (const button of buttonsOf(event).buttons) button.tabIndex = button === event.target ? 0 : -1;
}
