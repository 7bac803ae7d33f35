/**
 * Prints the goals of the project for speed and size beside the figures of this run: those of `ui-play` and `ui-first`, of the bundles,
 * the package, and the last `npm test`. Run `npm run build` first.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from '../../scripts/files.mjs';
import { pack } from '../../scripts/pack.mjs';
import { run } from '../../scripts/run.mjs';
import { print, tags } from './lab.mjs';

const TIMES = '.cache/test-times.json';

// only what the goals ask; one after the other
process.env.BOARDS ??= '';
process.env.LATENCIES ??= '100';
const { figures } = await import('./ui-play.bench.mjs');
const { first } = await import('./ui-first.bench.mjs');

/** The figures of tags in a record, or one limit for all of them. */
const each = (values, limit) =>
  tags.map((tag) => [values?.[tag], typeof limit === 'object' ? (limit[tag] ?? limit.others) : limit]);

/** Sizes in bytes by the names of `npm run size`. */
async function sizes() {
  let printed = '';
  await run(['node', 'scripts/size.mjs'], (data) => (printed += data));
  const of = (name) => {
    const [, bytes] = new RegExp(`^.\\s+${name.replaceAll('.', '\\.')}\\s+(\\d+) B`, 'm').exec(printed) ?? [];
    return bytes && Number(bytes) / 1000;
  };
  return {
    all: of('spielkasten.min.js'),
    hand: Object.fromEntries(tags.map((tag) => [tag, of(`${tag} by hand until move \\d+`)])),
  };
}

/** The size of the tarball in MB, and the number of its files. */
function packed() {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-pack-'));
  const tarball = pack(folder);
  const { size } = statSync(tarball);
  return { folder, tarball, size: size / 1e6 };
}

const { hand, all } = await sizes();
const { folder, tarball, size } = packed();
await run(['tar', '-xzf', tarball, '-C', folder], () => {});
const files = filesUnder(join(folder, 'package'), '').length;
rmSync(folder, { recursive: true });
const seconds = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')).seconds : undefined;

/** Each goal: what, its unit, and pairs of a figure and its limit. */
const goals = [
  [
    'a move at ply 40, of one of the assembled board',
    '×',
    each(figures.move, { 'glux-board': 0.95, others: 0.8 }),
  ],
  ['a move of Luzi at ply 300, of one at ply 40: time', '×', [[figures.long?.['luzi-dice 300'], 1.2]]],
  ['a move of Luzi at ply 300, of one at ply 40: calls', '×', [[figures.calls?.['luzi-dice 300'], 1.15]]],
  ['a step, viewer still', '×', each(figures.step, { 'luzi-dice': 2.3, others: 2 })],
  ['a step until quiet, motion on both', '×', each(figures.motion, 0.7)],
  ['first board at 100 ms and 4 Mbit/s, of lichess-pgn-viewer', '×', each(first, 1)],
  [
    'a move of Luzi with autosave at 2,000 plies, of the same without',
    '×',
    [[figures.autosave?.['luzi-dice 2000, saved'], 1.3]],
  ],
  ['a game by hand, gzip', 'kB', each(hand, { 'fluctus-board': 57, others: 63 })],
  ['all games, gzip', 'kB', [[all, 112]]],
  ['package', 'MB', [[size, 1.9]]],
  ['files of the package', '', [[files, 1000]]],
  ['`npm test`', 's', [[seconds, 200]]],
];
const list = (values, digits) =>
  [...new Set(values)].map((value) => value?.toFixed(digits) ?? '–').join(' · ');
print(
  ['goal', 'at most', `figure (${tags.join(' · ')})`, 'met'],
  goals.map(([what, unit, pairs]) => {
    const missed = pairs.filter(([figure, limit]) => !(figure <= limit));
    const unknown = pairs.some(([figure]) => figure === undefined);
    const digits = { '×': 2, MB: 2, kB: 1 }[unit] ?? 0;
    return [
      what,
      `${list(
        pairs.map(([, limit]) => limit),
        digits,
      )} ${unit}`,
      pairs.map(([figure]) => figure?.toFixed(digits) ?? '–').join(' · '),
      unknown
        ? 'not measured'
        : missed.length
          ? `no${pairs.length > 1 ? `: ${missed.length} of ${pairs.length} over` : ''}`
          : 'yes',
    ];
  }),
);
