/** `node scripts/check-release.mjs v1.2.3`: checks that the tag, package.json, its lock and the changelog name one version, and that no changeset is left. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const [tag = ''] = process.argv.slice(2);
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version } = json('package.json');
const left = existsSync('.changeset')
  ? readdirSync('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md')
  : [];
const problems = [
  tag !== `v${version}` && `The tag is ${tag || 'missing'}, package.json has ${version}.`,
  json('package-lock.json').version !== version && `package-lock.json does not name ${version}.`,
  !readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${version}\n`) && `CHANGELOG.md has no ${version}.`,
  left.length > 0 && `Not in the changelog yet (npx changeset version): ${left.join(', ')}`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
