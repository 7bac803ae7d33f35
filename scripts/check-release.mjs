/**
 * `node scripts/check-release.mjs v1.2.3`: checks that the tag, package.json, the lock and the changelog name one version, and that every change
 * belongs to one. `table-v1.2.3` is a version of packages/table.
 */
import { readFileSync } from 'node:fs';

const [tag = ''] = process.argv.slice(2);
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const isTable = tag.startsWith('table-');
const folder = isTable ? 'packages/table/' : '';
const { version } = json(`${folder}package.json`);
const locked = json('package-lock.json').packages[isTable ? 'packages/table' : ''].version;
const changes = readFileSync(`${folder}CHANGELOG.md`, 'utf8');
const problems = [
  tag !== `${isTable ? 'table-' : ''}v${version}` &&
    `The tag is ${tag || 'missing'}, ${folder}package.json has ${version}.`,
  locked !== version && `package-lock.json does not name ${version}.`,
  !changes.includes(`\n## ${version}\n`) && `${folder}CHANGELOG.md has no ${version}.`,
  changes.includes('\n## Unreleased\n') && `${folder}CHANGELOG.md still has changes that are unreleased.`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
