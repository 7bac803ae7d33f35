import type { LitElement } from 'lit';
import type { Example } from '../../../core/rulebook.js';
import type { ExampleBoard } from './example-board.js';

/**
 * Renders the examples in an element again and scrolls to this one. If the button that had the focus is gone, the example
 * gets the focus, or its first button if the reader need not move.
 */
export async function showExample(
  host: LitElement,
  { shown, answer, asked }: Pick<ExampleBoard, 'shown' | 'answer' | 'asked'>,
  { id }: Example,
  scrollTo: (place: HTMLElement) => void,
): Promise<void> {
  host.requestUpdate();
  await host.updateComplete;
  const root = host.renderRoot as ShadowRoot;
  const place = root.querySelector<HTMLElement>(`#example-${id}`);
  if (!place) return;
  scrollTo(place);
  if (root.activeElement) return;
  const target = shown && !answer && !asked ? place : place.querySelector('button');
  target?.focus({ preventScroll: true });
}
