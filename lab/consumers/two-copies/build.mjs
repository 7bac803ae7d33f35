/** Makes three copies of the installed package; one has another version in its package.json and in its code. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const OTHER = '98.7.6';
const installed = 'node_modules/spielkasten';
const { version } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8'));

for (const copy of ['one', 'same', 'other']) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(installed, copy, { recursive: true });
}

function renumber(path) {
  const text = readFileSync(path, 'utf8');
  const other = text.replaceAll(version, OTHER);
  if (other !== text) writeFileSync(path, other);
  return other !== text;
}

renumber('other/package.json');
const carriers = readdirSync('other/cdn')
  .filter((name) => name.endsWith('.js'))
  .filter((name) => renumber(`other/cdn/${name}`));
const entries = readdirSync('other/cdn').filter(
  (name) =>
    /^[\w-]+\.min\.js$/.test(name) && readFileSync(`other/cdn/${name}`, 'utf8').includes('customElements'),
);
const silent = entries.filter((name) => !carriers.includes(name));
if (silent.length) throw new Error(`no version in: ${silent.join(', ')}`);
renumber('other/dist/element/base/version.js');
