import { noChange, nothing, type LitElement } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

/** The milliseconds for which a content stays that has lost the focus. A screen reader on a busy machine is slow to hear of it. */
export const STAYS = 950;

/** The elements that a part has rendered. */
function elementsOf({ startNode, endNode }: ChildPart): readonly Element[] {
  const found: Element[] = [];
  for (let node = startNode?.nextSibling; node && node !== endNode; node = node.nextSibling)
    if (node instanceof Element) found.push(node);
  return found;
}

/** Takes the controls of elements that stay for a moment out of the order of Tab, and returns them. */
function skipByTab(elements: readonly Element[]): HTMLElement[] {
  const controls = elements
    .flatMap((each) => [...each.querySelectorAll<HTMLElement>('*')])
    .filter(({ tabIndex }) => tabIndex >= 0);
  for (const control of controls) control.tabIndex = -1;
  return controls;
}

/**
 * Keeps a content that has the focus for a moment after it has become `nothing`, unseen and with the class `leaving`: screen readers do
 * not tell a focus that comes from a control that is gone. Whoever moves the focus does so with that update.
 */
class Linger extends Directive {
  #state: 'gone' | 'open' | 'leaving' = 'gone';
  /** The controls that Tab skips while they leave. */
  #skipped: HTMLElement[] = [];

  render(content: unknown): unknown {
    return content;
  }

  override update(part: ChildPart, [content]: [unknown]): unknown {
    const before = this.#state;
    const shown = before === 'gone' ? [] : elementsOf(part);
    const isOpen = content !== nothing;
    const leaves = before === 'open' && !isOpen && shown.some((each) => each.matches(':focus-within'));
    this.#state = isOpen ? 'open' : leaves || before === 'leaving' ? 'leaving' : 'gone';
    for (const each of shown) each.classList.toggle('leaving', this.#state === 'leaving');
    const rendered = this.#state === 'leaving' ? noChange : content;
    if (leaves) {
      this.#skipped = skipByTab(shown);
      setTimeout(() => this.#end(part), STAYS);
    }
    if (isOpen) for (const control of this.#skipped.splice(0)) control.tabIndex = 0;
    return rendered;
  }

  #end({ options }: ChildPart): void {
    if (this.#state !== 'leaving') return;
    this.#state = 'gone';
    (options?.host as LitElement | undefined)?.requestUpdate();
  }
}

/** Renders a content; see `Linger`. */
export const linger = directive(Linger);
