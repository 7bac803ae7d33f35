/** Writes lab/trust/REPORT.md from figures.json beside it, the figures of `npm run trust`, and lab/mutants/scores.json, those of `npm run mutants`. */
import { readFile, writeFile } from 'node:fs/promises';
import { report } from './trust/report.ts';
import { formatMarkdown } from '../scripts/format-markdown.mjs';

const read = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Writes a value as JSON. */
export const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** `folder` contains figures.json, and gets the report. */
export async function writeReport(folder = 'lab/trust') {
  const page = report(await read(`${folder}/figures.json`), await read('lab/mutants/scores.json'));
  await writeFile(`${folder}/REPORT.md`, await formatMarkdown('lab/trust/REPORT.md', page));
}
