/** The areas of the source that are mutated, each with the tests that must notice a change and the score it must have. */
import { filesUnder, findBoards } from '../../scripts/files.mjs';

/**
 * Tests of the strength of bots are slow and say little about rules; tests of times and of memory would only fail by chance. The
 * schedules of tables run in a process of their own.
 */
const unsuitable =
  /\/(bot|bot-analysis|exact|solver|rulebook|series|long-records|record-time|rules-data|schedules)\.node\.ts$/;

const ofTwin = /\/(bot-)?twin\.node\.ts$/;

const testsIn = (...folders) =>
  folders.flatMap((folder) => filesUnder(folder, '.node.ts')).filter((path) => !unsuitable.test(path));

const games = findBoards();

/** The tests of all games. */
const shared = [
  'test/core/match.node.ts',
  'test/core/record.node.ts',
  'test/games/odd-values.node.ts',
  'test/games/endings.node.ts',
  'test/games/addressed.node.ts',
];

/** The test of an element contains the contract of its engine, which runs in Node. */
const contractOf = ({ id, tag }) => `test/games/${id}/${tag}.test.ts`;

const engines = games.map((game) => ({
  name: `${game.folder}/engine`,
  least: 97,
  files: filesUnder(`${game.folder}/engine`, '.ts'),
  tests: [
    ...testsIn(`test/games/${game.id}`, 'test/fuzz').filter((path) => !ofTwin.test(path)),
    contractOf(game),
    ...shared,
  ],
}));

/** Engines of bots that play faster than the readable ones, and must play the same. */
const twins = games
  .map((game) => ({
    name: `${game.folder}/bot/twin.ts`,
    least: 97,
    files: filesUnder(`${game.folder}/bot`, 'twin.ts'),
    tests: testsIn(`test/games/${game.id}`).filter((path) => ofTwin.test(path)),
  }))
  .filter(({ files }) => files.length > 0);

const core = {
  name: 'src/core',
  least: 95,
  files: filesUnder('src/core', '.ts'),
  // the contracts use records and matches in the same way
  tests: [...testsIn('test/core', 'test/fuzz'), ...shared.slice(2), ...games.slice(0, 1).map(contractOf)],
};

export const areas = [core, ...engines, ...twins];
