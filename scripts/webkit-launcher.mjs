// A Web Test Runner browser launcher for WebKitGTK: talks W3C WebDriver to Debian's WebKitWebDriver
// (package webkit2gtk-driver) with fetch alone; starts Xvfb (package xvfb) when there is no display.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

/** Drawn without layers on the processor, the same tests take less than half the time. */
const software = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

async function freePort() {
  const s = createServer().listen(0, '127.0.0.1');
  await once(s, 'listening');
  const { port } = s.address();
  await new Promise((r) => s.close(r));
  return port;
}

class WebKitLauncher {
  name = 'WebKitGTK';
  type = 'webdriver';
  concurrency = 1;
  #children = [];
  #active = new Map();
  #starting;
  constructor(options) {
    this.options = options;
  }
  async initialize(config) {
    this.config = config;
  }

  async #send(method, path, body) {
    const res = await fetch(`${this.base}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await res.json();
    if (!res.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }
  #cmd(method, path, body) {
    return this.#send(method, `/session/${this.id}${path}`, body);
  }

  async #xvfb() {
    const p = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#children.push(p);
    const [num] = await Promise.race([
      once(p.stdio[3], 'data'),
      once(p, 'error').then(([e]) => {
        throw e;
      }),
    ]);
    return `:${String(num).trim()}`;
  }

  async #start() {
    const display = process.env.DISPLAY ?? (await this.#xvfb());
    const port = await freePort();
    const driver = spawn(this.options.driver ?? 'WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', ...software },
    });
    this.#children.push(driver);
    this.base = `http://127.0.0.1:${port}`;
    for (let i = 0; ; i++) {
      try {
        await this.#send('GET', '/status');
        break;
      } catch (e) {
        if (i > 100) throw e;
        await sleep(50);
      }
    }
    const { sessionId } = await this.#send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: this.options.binary, args: ['--automation'] },
        },
      },
    });
    this.id = sessionId;
    await this.#cmd('POST', '/window/rect', { width: 1000, height: 800 });
  }

  async startSession(id, url) {
    await (this.#starting ??= this.#start());
    this.#active.set(id, url);
    await this.#cmd('POST', '/url', { url });
  }
  isActive(id) {
    return this.#active.has(id);
  }
  getBrowserUrl(id) {
    return this.#active.get(id);
  }
  async stopSession(id) {
    const testCoverage = await this.#cmd('POST', '/execute/sync', {
      script: 'return window.__coverage__ ?? null',
      args: [],
    });
    await this.#cmd('POST', '/url', { url: 'about:blank' });
    this.#active.delete(id);
    return { testCoverage: (this.config.coverage && testCoverage) || undefined };
  }
  async startDebugSession() {
    throw new Error('no debug session in WebKitGTK');
  }
  async stop() {
    try {
      if (this.id) await this.#cmd('DELETE', '');
    } catch {
      /* it is going away */
    }
    for (const p of this.#children.reverse()) p.kill();
  }

  #actions(...actions) {
    return this.#cmd('POST', '/actions', { actions });
  }
  #pointer(...actions) {
    return this.#actions({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
  }
  async sendKeys(_, keys) {
    const parts =
      keys.length === 1 && keys[0].length > 1 ? keys[0].split('+').map((k) => KEYS[k] ?? k) : null;
    const seq = parts
      ? [
          ...parts.map((value) => ({ type: 'keyDown', value })),
          ...parts.reverse().map((value) => ({ type: 'keyUp', value })),
        ]
      : keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
    await this.#actions({ type: 'key', id: 'keyboard', actions: seq });
  }
  sendMouseMove(_, x, y) {
    return this.#pointer({ type: 'pointerMove', duration: 0, x, y });
  }
  sendMouseClick(_, x, y, b = 'left') {
    return this.#pointer(
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: BUTTONS[b] },
      { type: 'pointerUp', button: BUTTONS[b] },
    );
  }
  sendMouseDown(_, b = 'left') {
    return this.#pointer({ type: 'pointerDown', button: BUTTONS[b] });
  }
  sendMouseUp(_, b = 'left') {
    return this.#pointer({ type: 'pointerUp', button: BUTTONS[b] });
  }
  resetMouse() {
    return this.#cmd('DELETE', '/actions');
  }
  async takeScreenshot(_, locator) {
    const el = await this.#cmd('POST', '/execute/sync', { script: locator, args: [] });
    return Buffer.from(await this.#cmd('GET', `/element/${Object.values(el)[0]}/screenshot`), 'base64');
  }
}

/** Where Debian keeps WebKitGTK's MiniBrowser (a folder per architecture), or undefined. */
export function findMiniBrowser() {
  if (process.env.WEBKIT_MINIBROWSER) return process.env.WEBKIT_MINIBROWSER;
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .flatMap((folder) => ['4.1', '6.0'].map((v) => `/usr/lib/${folder}/webkit2gtk-${v}/MiniBrowser`))
    .find((path) => existsSync(path));
}

export function webkitLauncher(options = {}) {
  return new WebKitLauncher({ binary: findMiniBrowser(), ...options });
}
