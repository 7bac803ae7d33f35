/**
 * `npm run docs`: writes llms.txt and the tables of docs/*.md from custom-elements.json (run `npm run build` or
 * `npm run manifest` first), and the version of package.json into the addresses of bundles in README.md and docs/*.md. With
 * `--check` it writes nothing, and fails if a document is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filledIn, placesIn } from './docs/places.mjs';
import { llms } from './docs/llms.mjs';
import { tables } from './docs/tables.mjs';
import { filesUnder } from './files.mjs';
import { formatMarkdown } from './format-markdown.mjs';

const { name: NAME, version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * The current text of every generated document, by path.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function documents() {
  const made = tables();
  const filled = ['README.md', ...filesUnder('docs', '.md')].map((path) => {
    const text = readFileSync(path, 'utf8');
    const unknown = placesIn(text).find((name) => !(name in made));
    if (unknown) throw new Error(`${path}: unknown generated part ${unknown}`);
    const current = text.replaceAll(new RegExp(`\\b${NAME}@\\d+\\.[\\w.-]*\\w`, 'g'), `${NAME}@${version}`);
    return [path, filledIn(current, (name) => made[name])];
  });
  const texts = [['llms.txt', llms()], ...filled];
  return new Map(
    await Promise.all(texts.map(async ([path, text]) => [path, await formatMarkdown(path, text)])),
  );
}

/** The documents that are out of date: path and current text. */
export async function staleDocuments() {
  const all = [...(await documents())];
  return all.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check');
  const stale = await staleDocuments();
  for (const [path, text] of stale) {
    if (!check) writeFileSync(path, text);
    console.log(check ? `${path} is out of date: run npm run docs` : `${path} written`);
  }
  process.exitCode = check && stale.length ? 1 : 0;
}
