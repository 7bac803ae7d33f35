/** `node scripts/check-release.mjs v1.2.3`: checks that the tag, package.json, its lock and the changelog name one version, and that every change belongs to one. */
import { readFileSync } from 'node:fs';

const [tag = ''] = process.argv.slice(2);
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version } = json('package.json');
const changes = readFileSync('CHANGELOG.md', 'utf8');
const problems = [
  tag !== `v${version}` && `The tag is ${tag || 'missing'}, package.json has ${version}.`,
  json('package-lock.json').version !== version && `package-lock.json does not name ${version}.`,
  !changes.includes(`\n## ${version}\n`) && `CHANGELOG.md has no ${version}.`,
  changes.includes('\n## Unreleased\n') && 'CHANGELOG.md still has changes that are unreleased.',
].filter(Boolean);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
