/** publint and arethetypeswrong on the tarball that would be published. */
import { findGames } from './files.mjs';
import { pack } from './pack.mjs';
import { run } from './run.mjs';

const tarball = pack('.cache/pack');
const games = findGames();
const entrypoints = [
  ...['.', 'classes.js', 'engine'],
  ...games.flatMap(({ id, tag }) => [`${tag}.js`, `engine/${id}.js`]),
];
const npx = (...args) => ['npx', '--no-install', ...args];
const results = [
  await run(npx('publint', '--strict', tarball)),
  await run(
    npx(
      'attw',
      '--profile',
      'esm-only',
      '--format',
      'table-flipped',
      '--entrypoints',
      ...entrypoints,
      '--',
      tarball,
    ),
  ),
];
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
