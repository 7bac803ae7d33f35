/**
 * `npm run orca`: plays short games by keys in Chromium and Firefox with the screen reader Orca, and compares what is spoken
 * with lab/orca/spoken. `npm run orca -- chromium <game>` plays one game; `ORCA=write npm run orca` writes the files anew. Needs
 * the build. .cache/orca has everything that Orca has said.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { missingPrograms } from './orca/desktop.mjs';
import { plan } from './orca/games.mjs';
import { openGame } from './orca/listen.mjs';
import { fullTranscriptOf, measure, transcriptOf } from './orca/metrics.mjs';

const golden = 'lab/orca/spoken';
const full = '.cache/orca';
const total = { passed: 0, failed: 0 };

/** Plays a game; resolves to its steps. */
async function play(game, browser) {
  const { press, close } = await openGame(game, browser);
  try {
    const steps = [];
    for (const key of game.keys) steps.push(await press(key));
    return steps;
  } finally {
    await close();
  }
}

/** The faults of a game: counts that are not 0, and a transcript that differs from its file. */
function faultsOf(steps, file) {
  const found = Object.entries(measure(steps));
  const counts = found.map(([name, texts]) => `${name} ${texts.length}`).join(', ');
  const announced = steps.flatMap((step) => step.announced);
  console.log(`${file}: ${steps.length} keys, ${announced.length} announcements, ${counts}`);
  const faults = found.flatMap(([name, texts]) => texts.map((text) => `${name}: ${text}`));
  const text = transcriptOf(steps);
  writeFileSync(`${full}/${file}`, fullTranscriptOf(steps));
  const expected = `${golden}/${file}`;
  if (process.env.ORCA === 'write') writeFileSync(expected, text);
  else if (!existsSync(expected) || readFileSync(expected, 'utf8') !== text) {
    writeFileSync(`${full}/new-${file}`, text);
    faults.push(`differs from ${expected}, see ${full}/new-${file}`);
  }
  return faults;
}

mkdirSync(golden, { recursive: true });
mkdirSync(full, { recursive: true });
const named = process.argv.slice(2);
const chosen = plan.filter(({ browser, game }) => named.every((name) => [browser, game.name].includes(name)));
for (const { browser, game } of chosen) {
  const missing = missingPrograms(browser);
  if (missing.length > 0) {
    console.log(`skipped: ${game.name} in ${browser}, because ${missing.join(', ')} is not installed`);
    continue;
  }
  try {
    const faults = faultsOf(await play(game, browser), `${game.name}-${browser}.txt`);
    for (const fault of faults) console.log(`  ✖ ${fault}`);
    total[faults.length > 0 ? 'failed' : 'passed']++;
  } catch (error) {
    console.log(`  ✖ ${game.name} in ${browser}: ${error.message}`);
    total.failed++;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
