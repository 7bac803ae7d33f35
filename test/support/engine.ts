/** What the runner can ask of the browser a test runs in. */

const isChromium = navigator.userAgent.includes('Chrome/');

/** Puts a test or suite aside where the engine cannot emulate media (colour scheme, forced colours, reduced motion) or read the accessibility tree: `before(needsChromium)`. */
export function needsChromium(this: Mocha.Context): void {
  if (!isChromium) this.skip();
}
