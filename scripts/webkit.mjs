/**
 * WebKitGTK's MiniBrowser, driven by Debian's WebKitWebDriver (package webkit2gtk-driver) through selenium-webdriver, and a
 * launcher of it for Web Test Runner.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import selenium from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';

const { Builder, Button, Key } = selenium;

/** Rendering in software without compositing: the tests take less than half the time. */
const software = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** The path of MiniBrowser, which Debian keeps in a folder per architecture, or undefined. */
export function findMiniBrowser() {
  if (process.env.WEBKIT_MINIBROWSER) return process.env.WEBKIT_MINIBROWSER;
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .flatMap((folder) => ['4.1', '6.0'].map((v) => `/usr/lib/${folder}/webkit2gtk-${v}/MiniBrowser`))
    .find((path) => existsSync(path));
}

/** The character that WebDriver sends for a key with this DOM name. */
const keyNamed = (name) =>
  name === 'Space' ? ' ' : (Key[name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()] ?? name);

/** A browser with one page. Starts Xvfb (package xvfb) if there is no display. */
export class WebKit {
  /** Selenium's driver of the page; undefined before `open` and after `close`. */
  driver;
  #service;
  #xvfb;
  /** The mouse buttons that are held. */
  #held = new Set();

  async #startXvfb() {
    const options = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    this.#xvfb = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const [number] = await once(this.#xvfb.stdio[3], 'data');
    return `:${String(number).trim()}`;
  }

  async #startService() {
    const DISPLAY = process.env.DISPLAY ?? (await this.#startXvfb());
    const env = { ...process.env, ...software, DISPLAY, GDK_BACKEND: 'x11' };
    this.#service = new DriverService.Builder('WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment(env)
      .build();
  }

  /** Opens the page; the one before must be closed. */
  async open() {
    if (!this.#service) await this.#startService();
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    this.driver = await new Builder()
      .usingServer(await this.#service.start())
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
    await this.driver.manage().window().setRect({ width: 1000, height: 800 });
  }

  async close() {
    const { driver } = this;
    this.driver = undefined;
    await driver?.quit();
  }

  async stop() {
    await this.close().catch(() => {});
    await this.#service?.kill();
    this.#xvfb?.kill();
  }

  get #actions() {
    return this.driver.actions({ async: true });
  }

  move(x, y) {
    return this.#actions.move({ x, y, duration: 0 }).perform();
  }

  down(button = 'left') {
    this.#held.add(button);
    return this.#actions.press(Button[button.toUpperCase()]).perform();
  }

  up(button = 'left') {
    this.#held.delete(button);
    return this.#actions.release(Button[button.toUpperCase()]).perform();
  }

  /** Releases the buttons that are held: WebKitWebDriver forgets them without an event when it releases its actions. */
  async resetMouse() {
    for (const button of this.#held) await this.up(button);
  }

  click(x, y, name = 'left') {
    const button = Button[name.toUpperCase()];
    return this.#actions.move({ x, y, duration: 0 }).press(button).release(button).perform();
  }

  /** Presses keys that are held together, by their DOM names. */
  press(...names) {
    const actions = this.#actions;
    const keys = names.map(keyNamed);
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.reverse()) actions.keyUp(key);
    return actions.perform();
  }

  /** Types characters one after the other. */
  type(text) {
    return this.#actions.sendKeys(text).perform();
  }
}

/** Web Test Runner's interface of a browser. */
class WebKitLauncher {
  name = 'WebKitGTK';
  type = 'webdriver';
  concurrency = 1;
  #webkit = new WebKit();
  #opened;
  #urls = new Map();

  async initialize() {}

  async startSession(id, url) {
    await (this.#opened ??= this.#webkit.open());
    this.#urls.set(id, url);
    await this.#webkit.driver.get(url);
  }

  isActive(id) {
    return this.#urls.has(id);
  }

  getBrowserUrl(id) {
    return this.#urls.get(id);
  }

  async stopSession(id) {
    await this.#webkit.driver.get('about:blank');
    this.#urls.delete(id);
    return {};
  }

  stop() {
    return this.#webkit.stop();
  }

  sendKeys(_, keys) {
    return keys.length === 1 && keys[0].length > 1
      ? this.#webkit.press(...keys[0].split('+'))
      : this.#webkit.type(keys.join(''));
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
    return this.#webkit.resetMouse();
  }
}

export const webkitLauncher = () => new WebKitLauncher();
