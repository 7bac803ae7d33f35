/** Abilities of the browser in which a test runs. */

const isChromium = navigator.userAgent.includes('Chrome/');
const isWebKit = !isChromium && navigator.userAgent.includes('AppleWebKit/');

/**
 * Skips a test or suite if the browser cannot emulate media (colour scheme, forced colours, reduced motion) or read the
 * accessibility tree: `before(needsChromium)`.
 */
export function needsChromium(this: Mocha.Context): void {
  if (!isChromium) this.skip();
}

/** Skips a test if the runner cannot hold one key while it presses another. */
export function needsHeldKeys(this: Mocha.Context): void {
  if (!canHoldKeys) this.skip();
}

export const canHoldKeys = !isWebKit;

export const canEmulate = isChromium;
