/** A session of WebKitGTK by W3C WebDriver: Debian's WebKitWebDriver (package webkit2gtk-driver), asked with fetch alone. */
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

/** Where Debian keeps WebKitGTK's MiniBrowser (a folder per architecture), or undefined. */
export function findMiniBrowser() {
  if (process.env.WEBKIT_MINIBROWSER) return process.env.WEBKIT_MINIBROWSER;
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .flatMap((folder) => ['4.1', '6.0'].map((v) => `/usr/lib/${folder}/webkit2gtk-${v}/MiniBrowser`))
    .find((path) => existsSync(path));
}

/** One browser with one page. Starts Xvfb (package xvfb) when there is no display. */
export class WebKit {
  #children = [];
  #base;
  #id;
  #options;

  constructor(options = {}) {
    this.#options = { binary: findMiniBrowser(), driver: 'WebKitWebDriver', ...options };
  }

  async #send(method, path, body) {
    const res = await fetch(`${this.#base}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await res.json();
    if (!res.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  /** A command to the page: `POST /url`. */
  command(method, path, body) {
    return this.#send(method, `/session/${this.#id}${path}`, body);
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

  async #launch() {
    const display = process.env.DISPLAY ?? (await this.#xvfb());
    const port = await freePort();
    const driver = spawn(this.#options.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', ...software },
    });
    this.#children.push(driver);
    this.#base = `http://127.0.0.1:${port}`;
    for (let i = 0; ; i++) {
      try {
        await this.#send('GET', '/status');
        break;
      } catch (e) {
        if (i > 100) throw e;
        await sleep(50);
      }
    }
  }

  /** Opens a session; another one before it has to be ended. */
  async begin() {
    if (!this.#base) await this.#launch();
    const { sessionId } = await this.#send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: this.#options.binary, args: ['--automation'] },
        },
      },
    });
    this.#id = sessionId;
    await this.command('POST', '/window/rect', { width: 1000, height: 800 });
  }

  async end() {
    const had = this.#id;
    this.#id = undefined;
    if (had) await this.#send('DELETE', `/session/${had}`);
  }

  async stop() {
    try {
      await this.end();
    } catch {
      /* it is going away */
    }
    for (const p of this.#children.reverse()) p.kill();
  }

  #actions(...actions) {
    return this.command('POST', '/actions', { actions });
  }

  pointer(...actions) {
    const parameters = { pointerType: 'mouse' };
    return this.#actions({ type: 'pointer', id: 'mouse', parameters, actions });
  }

  move(x, y) {
    return this.pointer({ type: 'pointerMove', duration: 0, x, y });
  }

  down(button = 'left') {
    return this.pointer({ type: 'pointerDown', button: BUTTONS[button] });
  }

  up(button = 'left') {
    return this.pointer({ type: 'pointerUp', button: BUTTONS[button] });
  }

  click(x, y, name = 'left') {
    const button = BUTTONS[name];
    return this.pointer(
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    );
  }

  /** Presses keys that are held together, by their DOM names. */
  press(...names) {
    const values = names.map((name) => KEYS[name] ?? name);
    return this.#keys([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.reverse().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Types letters, one after the other. */
  type(letters) {
    return this.#keys(
      letters.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  #keys(actions) {
    return this.#actions({ type: 'key', id: 'keyboard', actions });
  }
}
