/**
 * For pages in a frame whose policy forbids inline styles and scripts. Import it first, so that it records the violations
 * of the other imports.
 */
import type { AnyBoard } from './board.js';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  violations.push(`${effectiveDirective} ${blockedURI}`),
);

const next = (target: EventTarget, type: string) =>
  new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
  });

/** Plays moves, lets the computer answer, opens every dialog, changes the mode; then posts the violations to the parent. */
export async function tellViolations(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  moves: readonly string[],
): Promise<void> {
  const element = document.createElement(tag) as AnyBoard;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'game-ready');
  document.body.append(element);
  await ready;
  // chance may move first
  while (element.moves.length === 0) await next(element, 'game-turn');
  const answer = new Promise<void>((resolve) => {
    element.addEventListener('game-move', ({ detail }) => {
      if (detail.source === 'computer') resolve();
    });
  });
  for (const move of moves) element.play(move);
  await answer;
  for (const tool of element.shadowRoot!.querySelectorAll<HTMLElement>('[data-panel]')) {
    tool.click();
    await element.updateComplete;
  }
  for (const mode of ['replay', 'diagram'] as const) {
    element.mode = mode;
    await element.updateComplete;
  }

  // The last violation is provoked: it shows that the policy is in force.
  const told = next(document, 'securitypolicyviolation');
  document.body.setAttribute('style', 'color: red');
  await told;
  parent.postMessage(violations, '*');
}
