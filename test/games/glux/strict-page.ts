/** Runs in a frame whose policy forbids inline styles and scripts; posts the violations to the parent. */
import '../../../src/index.js';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  violations.push(`${effectiveDirective} ${blockedURI}`),
);

const next = (element: HTMLElement, type: keyof HTMLElementEventMap) =>
  new Promise((resolve) => {
    element.addEventListener(type, resolve, { once: true });
  });

const element = document.createElement('glux-board');
Object.assign(element, { seats: 'human computer:easy', seed: 'strict' });
const turn = next(element, 'game-turn');
document.body.append(element);
await turn;
const answer = new Promise<void>((resolve) => {
  element.addEventListener('game-move', ({ detail }) => {
    if (detail.source === 'computer') resolve();
  });
});
element.play(element.moves[0]!);
await answer;
await element.updateComplete;
element.shadowRoot!.querySelector<HTMLElement>('.can')?.focus();
element.seats = 'human human';
await element.updateComplete;
for (const tool of element.shadowRoot!.querySelectorAll<HTMLElement>('[data-panel]')) {
  tool.click();
  await element.updateComplete;
}
element.mode = 'replay';
await element.updateComplete;
element.mode = 'diagram';
await element.updateComplete;

// The last violation is provoked: it shows that the policy is in force.
const told = new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', resolve, { once: true });
});
document.body.setAttribute('style', 'color: red');
await told;
parent.postMessage(violations, '*');
