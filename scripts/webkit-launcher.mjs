/** A Web Test Runner browser launcher for WebKitGTK. */
import { WebKit } from './webdriver.mjs';

export { findMiniBrowser } from './webdriver.mjs';

class WebKitLauncher {
  name = 'WebKitGTK';
  type = 'webdriver';
  concurrency = 1;
  #active = new Map();
  #starting;
  #webkit;
  constructor(options) {
    this.#webkit = new WebKit(options);
  }
  async initialize(config) {
    this.config = config;
  }

  async startSession(id, url) {
    await (this.#starting ??= this.#webkit.begin());
    this.#active.set(id, url);
    await this.#webkit.command('POST', '/url', { url });
  }
  isActive(id) {
    return this.#active.has(id);
  }
  getBrowserUrl(id) {
    return this.#active.get(id);
  }
  async stopSession(id) {
    const testCoverage = await this.#webkit.command('POST', '/execute/sync', {
      script: 'return window.__coverage__ ?? null',
      args: [],
    });
    await this.#webkit.command('POST', '/url', { url: 'about:blank' });
    this.#active.delete(id);
    return { testCoverage: (this.config.coverage && testCoverage) || undefined };
  }
  async startDebugSession() {
    throw new Error('no debug session in WebKitGTK');
  }
  stop() {
    return this.#webkit.stop();
  }

  async sendKeys(_, keys) {
    const named = keys.length === 1 && keys[0].length > 1;
    await (named ? this.#webkit.press(...keys[0].split('+')) : this.#webkit.type(keys));
  }
  sendMouseMove(_, x, y) {
    return this.#webkit.move(x, y);
  }
  sendMouseClick(_, x, y, button) {
    return this.#webkit.click(x, y, button);
  }
  sendMouseDown(_, button) {
    return this.#webkit.down(button);
  }
  sendMouseUp(_, button) {
    return this.#webkit.up(button);
  }
  resetMouse() {
    return this.#webkit.command('DELETE', '/actions');
  }
  async takeScreenshot(_, locator) {
    const el = await this.#webkit.command('POST', '/execute/sync', { script: locator, args: [] });
    const png = await this.#webkit.command('GET', `/element/${Object.values(el)[0]}/screenshot`);
    return Buffer.from(png, 'base64');
  }
}

export function webkitLauncher(options = {}) {
  return new WebKitLauncher(options);
}
