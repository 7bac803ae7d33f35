const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** How far a key steps in reading order; 0 for other keys. Sideways arrows follow the direction of reading. */
export function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, box: Element): number {
  if (altKey || ctrlKey || metaKey) return 0;
  const turned = /Left|Right/.test(key) && getComputedStyle(box).direction === 'rtl';
  return (steps[key] ?? 0) * (turned ? -1 : 1);
}

const buttonsIn = (event: Event) => {
  const box = event.currentTarget as HTMLElement;
  return { box, buttons: [...box.querySelectorAll('button')] };
};

/** Arrow keys, Home and End walk among the buttons of a box that is one tab stop. Goes with `remember`. */
export function rove(event: KeyboardEvent): void {
  const { box, buttons } = buttonsIn(event);
  const at = buttons.findIndex((button) => button === event.target);
  const step = stepOf(event, box);
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step ? at + step : -1;
  if (at < 0 || !(step || event.key === 'Home' || event.key === 'End')) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** The button that has the focus becomes the tab stop of its box. */
export function remember(event: FocusEvent): void {
  for (const button of buttonsIn(event).buttons) button.tabIndex = button === event.target ? 0 : -1;
}
