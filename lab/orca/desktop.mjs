/**
 * A desktop without a screen, with a home folder of its own: Xvfb, a D-Bus session with AT-SPI, the screen reader Orca, and a
 * browser. Keys come from the X server, as those of a keyboard do, so that Orca sees them.
 */
import { execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags, findChrome, findFirefox } from '../../scripts/browser.mjs';

const run = promisify(execFile);
const busLauncher = '/usr/libexec/at-spi-bus-launcher';
const programs = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'];

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));

/** The names of the programs that are missing for a game in a browser. */
export const missingPrograms = (browser) => [
  ...programs.filter((name) => !isOnPath(name)),
  ...(existsSync(busLauncher) ? [] : ['at-spi2-core']),
  ...((browser === 'firefox' ? findFirefox() : findChrome()) ? [] : [browser]),
];

/** Orca echoes no keys and does not read a whole page by itself. */
const orcaSettings = {
  enableKeyEcho: false,
  enableEchoByWord: false,
  sayAllOnLoad: false,
  startingProfile: ['Default', 'default'],
};

const firefoxPreferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** The command of a browser that shows only one page, and keeps its profile in a folder. */
function browserCommand(browser, profile, address) {
  if (browser === 'firefox') {
    const lines = Object.entries(firefoxPreferences).map(
      ([name, value]) => `user_pref('${name}', ${value});`,
    );
    mkdirSync(profile);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    return [findFirefox(), '--no-remote', '--profile', profile, '--kiosk', address];
  }
  // no question whether to translate a German page
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), '{"translate":{"enabled":false}}');
  return [
    findChrome(),
    ...chromiumFlags,
    // no bar that warns of --no-sandbox
    '--test-type',
    '--force-renderer-accessibility',
    '--password-store=basic',
    '--window-position=0,0',
    '--window-size=1000,900',
    `--user-data-dir=${profile}`,
    `--app=${address}`,
  ];
}

/** The first line that a program writes into its fourth stream. */
const firstLine = ({ stdio }) =>
  new Promise((done) => {
    let text = '';
    stdio[3].on('data', (data) => {
      text += data;
      if (text.includes('\n')) done(text.split('\n')[0]);
    });
  });

/** Ends a program and the processes that it has started. */
const end = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return done();
    child.once('exit', done);
    process.kill(-child.pid, 'SIGKILL');
  });

/** Reads the debug output of Orca: a function that returns all that was spoken so far, one utterance each. */
function speechReader(file) {
  const utterances = [];
  let text = '';
  let at = 0;
  return () => {
    if (!existsSync(file)) return utterances;
    const buffer = Buffer.alloc(statSync(file).size - at);
    const handle = openSync(file);
    at += readSync(handle, buffer, 0, buffer.length, at);
    closeSync(handle);
    text += buffer.toString('latin1');
    const lines = text.split('\n');
    text = lines.pop();
    for (const line of lines) {
      const found = /SPEECH OUTPUT: '(.*)' ?(?=$|\{|voice=)/.exec(
        Buffer.from(line, 'latin1').toString('utf8'),
      );
      if (found) utterances.push(found[1].trim());
    }
    return utterances;
  };
}

/** Starts a desktop without a browser: `{ openBrowser, press, spoken, close }`. */
export async function startDesktop() {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(folder, 'orca.log');
  const children = [];
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GNOME_ACCESSIBILITY: '1',
    // no voice: the transcript is what Orca says it would speak
    SPEECHD_CMD: 'false',
  };
  const start = (command, ...args) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe'];
    const child = spawn(command, args, { env, stdio, detached: true });
    children.unshift(child);
    return child;
  };
  env.DISPLAY = `:${await firstLine(start('Xvfb', '-displayfd', '3', '-screen', '0', '1000x900x24'))}`;
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address=3');
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  start(busLauncher, '--launch-immediately', '--a11y=1', '--screen-reader=1');
  const preferences = join(folder, '.local/share/orca');
  mkdirSync(preferences, { recursive: true });
  const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } };
  const settings = { general: orcaSettings, pronunciations: {}, keybindings: {}, profiles };
  writeFileSync(join(preferences, 'user-settings.conf'), JSON.stringify(settings));
  // Orca would keep the last lines in a buffer
  writeFileSync(
    join(preferences, 'orca-customizations.py'),
    'import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n',
  );
  // Orca does not start beside another one, for which it asks `pgrep`: that of another desktop is none
  const tools = join(folder, 'bin');
  mkdirSync(tools);
  writeFileSync(join(tools, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  start('env', `PATH=${tools}:${process.env.PATH}`, 'orca', '--debug-file', log);

  const xdotool = (...args) => run('xdotool', args, { env, timeout: 10_000 });
  return {
    spoken: speechReader(log),
    openBrowser(browser, address) {
      start(...browserCommand(browser, join(folder, browser), address));
    },
    /** Gives the keyboard to the window. There is no window manager that does. */
    async focusWindow() {
      const { stdout } = await xdotool('search', '--onlyvisible', '--name', '.').catch(() => ({
        stdout: '',
      }));
      const window = stdout.trim().split('\n').at(-1);
      if (window) await xdotool('windowfocus', window);
    },
    /** Presses a key by its name in X (`Return`, `shift+n`), or types a text. */
    async press(key) {
      const text = key.startsWith('type ') && key.slice(5);
      const { stderr } = await (text ? xdotool('type', text) : xdotool('key', '--', key));
      if (stderr) throw new Error(stderr.trim());
    },
    async close() {
      for (const child of children) await end(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
