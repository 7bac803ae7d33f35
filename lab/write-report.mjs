/** Writes docs/trust.md from docs/trust.json, the figures of `npm run trust`, and docs/mutants.json, those of `npm run mutants`. */
import { readFile, writeFile } from 'node:fs/promises';
import { report } from './trust/report.ts';
import { formatMarkdown } from '../scripts/format-markdown.mjs';

const read = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Writes a value as JSON. */
export const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** `folder` contains trust.json, and gets the page. */
export async function writeReport(folder = 'docs') {
  const page = report(await read(`${folder}/trust.json`), await read('docs/mutants.json'));
  await writeFile(`${folder}/trust.md`, await formatMarkdown('docs/trust.md', page));
}
