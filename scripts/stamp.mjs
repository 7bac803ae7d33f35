/**
 * `npm run stamp`: writes the version of package.json and the hash of the built bundle into every script tag in README.md
 * and docs/*.md that loads a bundle. Run it for a release; between releases the snippets name the last release, which
 * readers can load. `--check` writes nothing and fails if a snippet does not match this build; `npm publish` runs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { filesUnder } from './files.mjs';
import { hashesIn } from './integrity.mjs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const TAG = new RegExp(`<script\\b[^>]*\\bsrc="(https://[^"]*/${name}@)([^/"]+)/cdn/([^"]+)"[^>]*>`, 'g');

/** The documents that may contain script tags. @returns {string[]} */
export const documents = () => ['README.md', ...filesUnder('docs', '.md')];

/**
 * The script tags in a text that load a bundle of this package.
 *
 * @param {string} text
 * @returns {{ version: string, file: string, integrity: string | undefined, crossorigin: boolean }[]}
 */
export const tagsIn = (text) =>
  Array.from(text.matchAll(TAG), ([tag, , of, file]) => ({
    version: of,
    file,
    integrity: /\bintegrity="([^"]*)"/.exec(tag)?.[1],
    crossorigin: /\bcrossorigin\b/.test(tag),
  }));

/**
 * The text with this version and these hashes in all its script tags.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} hashes
 * @param {string} [of]
 */
export function stamped(text, hashes, of = version) {
  return text.replace(TAG, (_tag, before, _old, file) => {
    if (!hashes[file]) throw new Error(`there is no cdn/${file}`);
    return `<script type="module" src="${before}${of}/cdn/${file}" integrity="${hashes[file]}" crossorigin>`;
  });
}

async function pretty(path, text) {
  return format(text, { ...(await resolveConfig(path)), parser: 'markdown' });
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check');
  for (const path of documents()) {
    const old = readFileSync(path, 'utf8');
    const text = await pretty(path, stamped(old, hashesIn('cdn')));
    if (text === old) continue;
    if (!check) writeFileSync(path, text);
    else process.exitCode = 1;
    console.log(check ? `${path} shows bundles of another build: npm run stamp` : `${path} stamped`);
  }
}
