/** What the runner can ask of the browser a test runs in. */

const isChromium = navigator.userAgent.includes('Chrome/');
const isWebKit = !isChromium && navigator.userAgent.includes('AppleWebKit/');

/** Puts a test or suite aside where the engine cannot emulate media (colour scheme, forced colours, reduced motion) or read the accessibility tree: `before(needsChromium)`. */
export function needsChromium(this: Mocha.Context): void {
  if (!isChromium) this.skip();
}

/** Puts a test aside where the runner can hold no key down while it presses another. */
export function needsHeldKeys(this: Mocha.Context): void {
  if (!canHoldKeys) this.skip();
}

export const canHoldKeys = !isWebKit;

export const canEmulate = isChromium;
