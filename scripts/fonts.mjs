/**
 * The fonts of all browsers that the scripts start on Linux, and of all other programs that read fontconfig: DejaVu, from a development
 * dependency. Otherwise, the height of a text would depend on the machine. Other systems have no such setting.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = resolve(root, '.cache/fonts/fonts.conf');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
// a weak preference would lose against a font that has the letters of the locale
const generic = (name, family) => `<match>
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
  </match>`;
const setting = (name, value) => `<edit name="${name}" mode="assign">${value}</edit>`;

const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped(resolve(root, 'node_modules/dejavu-fonts-ttf/ttf'))}</dir>
  <selectfont><rejectfont><glob>*/DejaVuMath*</glob></rejectfont></selectfont>
  <cachedir>${escaped(resolve(root, '.cache/fonts'))}</cachedir>
  ${generic('serif', 'DejaVu Serif')}
  ${generic('sans-serif', 'DejaVu Sans')}
  ${generic('monospace', 'DejaVu Sans Mono')}
  <match target="font">
    ${setting('antialias', '<bool>true</bool>')}
    ${setting('hinting', '<bool>true</bool>')}
    ${setting('hintstyle', '<const>hintslight</const>')}
    ${setting('lcdfilter', '<const>lcddefault</const>')}
  </match>
</fontconfig>
`;

/** The text of the file, or undefined if there is none. */
function written() {
  try {
    return readFileSync(config, 'utf8');
  } catch {
    return undefined;
  }
}

/** Decides on the fonts of every program that this process starts. `FONTCONFIG_FILE` takes precedence. */
export function bringFonts() {
  if (process.platform !== 'linux' || process.env.FONTCONFIG_FILE) return;
  if (written() !== text) {
    mkdirSync(dirname(config), { recursive: true });
    // other processes read it at the same time
    const draft = `${config}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, config);
  }
  process.env.FONTCONFIG_FILE = config;
  // the sandbox of Firefox hides the files of the project, also its fonts; Chromium is started without one, too
  process.env.MOZ_DISABLE_CONTENT_SANDBOX = '1';
}
