/** Abilities of the browser in which a test runs. */

import { executeServerCommand } from '@web/test-runner-commands';

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

/** The driver of WebKitGTK cannot set the size of the page. */
export const canResize = !isWebKit;

/** Switches forced colours on or off. Throws if the browser does not follow. */
export async function forceColors(value: 'active' | 'none'): Promise<void> {
  await executeServerCommand('forced-colors', value);
  if (matchMedia('(forced-colors: active)').matches !== (value === 'active'))
    throw new Error(`The browser has not switched forced colours to ${value}.`);
}
