/** Finds the browsers of this machine, brings their fonts, and has the options with which every script starts Chromium. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { bringFonts } from './fonts.mjs';

const { env, platform } = process;
bringFonts();

const commonFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumFlags = ['--disable-gpu', ...commonFlags];

/** Pages are drawn by the calls of a graphics library, and these calls do nothing. Canvases are drawn by the processor. */
const undrawnFlags = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--enable-gpu-rasterization',
  '--disable-gl-drawing-for-tests',
  '--disable-accelerated-2d-canvas',
  ...commonFlags,
];

/** The path of a Chromium or Chrome, or undefined. CHROME_PATH takes precedence. */
export function findChrome() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // chrome-launcher throws on Linux if it finds none
    return undefined;
  }
}

/** The path of a Firefox, or undefined. FIREFOX_PATH takes precedence. */
export function findFirefox() {
  const onPath = (env.PATH ?? '').split(delimiter);
  const places = [
    ...onPath.flatMap((folder) => [join(folder, 'firefox-esr'), join(folder, 'firefox')]),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  return env.FIREFOX_PATH || places.find((path) => existsSync(path));
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Like findChrome, but installs the package on Debian as root; ends the process with a message if there is no browser. */
export function needChrome() {
  const found = findChrome();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log('No Chromium found: installing the Debian package');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
    const installed = findChrome();
    if (installed) return installed;
  }
  const how = {
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
    linux: 'sudo apt-get install chromium (or your system’s package)',
  };
  console.error(
    `No Chromium or Chrome found. Get one with: ${how[platform] ?? how.linux}; or set CHROME_PATH.`,
  );
  process.exit(1);
}

/** For `waitForSelector` with `>>>`: Puppeteer looks in each frame. Without it, it looks when the document changes, but not a shadow tree. */
export const inShadow = { visible: true };

/** The launch options of Puppeteer and Playwright. */
export const launchOptions = (args = chromiumFlags) => ({
  executablePath: needChrome(),
  headless: true,
  args,
  // axe needs minutes for a long page on a busy machine
  protocolTimeout: 0,
});

/**
 * Launch options for tests that look at no pixels of a page. Layout, styles, frames and events are the same, but nothing is
 * drawn: without a graphics card, drawing takes half of the time of such a test. `more` are more flags.
 */
export const undrawnLaunchOptions = (more = []) => launchOptions([...undrawnFlags, ...more]);
