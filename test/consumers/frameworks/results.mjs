/** Runs the checks of all frameworks and writes the results to RESULTS.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { checksOf } from './checks.mjs';
import { behaviours, everywhere } from './everywhere.mjs';

/** The syntax of each framework's templates, as its project uses it. */
export const frameworks = {
  react: {
    title: 'React',
    core: 'react',
    attribute: 'no-coordinates',
    property: 'names={names}',
    event: 'ongame-move={hear}',
  },
  vue: {
    title: 'Vue',
    core: 'vue',
    attribute: 'no-coordinates',
    property: ':names',
    event: '@game-move="hear"',
  },
  svelte: {
    title: 'Svelte',
    core: 'svelte',
    attribute: 'no-coordinates',
    property: '{names}',
    event: 'ongame-move={hear}',
  },
  angular: {
    title: 'Angular',
    core: '@angular/core',
    attribute: 'no-coordinates',
    property: '[names]="names()"',
    event: '(game-move)="hear($event)"',
  },
  solid: {
    title: 'Solid',
    core: 'solid-js',
    attribute: 'no-coordinates',
    property: 'names={names()}',
    event: 'on:game-move={hear}',
  },
};

const folder = new URL('../', import.meta.url);
const versionOf = (name, core) =>
  JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8')).dependencies[core];

const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = ([head, ...rows]) => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows.map((r) => row(...r)),
];
const columns = (of) => Object.values(frameworks).map(of);

/** The text of RESULTS.md; `passed(framework, sentence)` returns true if the check passed. */
export async function results(passed) {
  const heads = Object.entries(frameworks).map(
    ([name, { title, core }]) => `${title} ${versionOf(name, core)}`,
  );
  const marks = (sentence) => Object.keys(frameworks).map((name) => (passed(name, sentence) ? '✔' : '✘'));
  const own = Object.keys(checksOf()).filter((sentence) => !everywhere[sentence]);
  const code = (of) => columns((framework) => `\`${framework[of]}\``);
  const lines = [
    '# Framework results',
    '',
    'Written by `node test/consumers/frameworks/results.mjs`: the checks that pass in Chromium with the packed package.',
    '',
    '## Syntax',
    '',
    ...table([
      ['', ...heads],
      ['an attribute', ...code('attribute')],
      ['a property', ...code('property')],
      ['an event', ...code('event')],
    ]),
    '',
    '## An element',
    '',
    ...table([['', ...heads], ...own.map((sentence) => [sentence, ...marks(sentence)])]),
    '',
    '## Custom Elements Everywhere',
    '',
    'The sixteen behaviours that it tests, with our elements. Boards have no arrays or objects as properties, and all',
    'their events have names with hyphens: `<probe-board>` extends `<fluctus-board>` by such properties, and the',
    'checks dispatch events with other names on it.',
    '',
    ...table([
      ['', 'tested with', ...heads],
      ...behaviours.map(({ sentence, by }) => [sentence, by, ...marks(sentence)]),
    ]),
    '',
  ];
  const options = await resolveConfig(new URL('RESULTS.md', folder));
  return format(lines.join('\n'), { ...options, parser: 'markdown' });
}

/** Runs all checks; returns a function that tells if a check passed in a framework, by its sentence. */
function runAll() {
  const names = Object.keys(frameworks);
  const { stdout } = spawnSync(process.execPath, ['scripts/consumers.mjs', ...names], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = new Map();
  let name;
  for (const line of stdout.split('\n')) {
    name = /^━━ (\S+) ━━$/.exec(line)?.[1] ?? name;
    const sentence = /^✔ (.*) \([\d.]+ s\)$/.exec(line)?.[1];
    if (sentence) found.set(name, (found.get(name) ?? new Set()).add(sentence));
  }
  return (framework, sentence) => found.get(framework)?.has(sentence) ?? false;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('RESULTS.md', folder), await results(runAll()));
