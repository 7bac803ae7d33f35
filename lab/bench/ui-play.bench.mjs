/**
 * Measures moves and steps of a replay beside those of others: a move at ply 40 of a board assembled of parts, a move on a page with
 * many boards, a step of lichess-pgn-viewer; and those of long games beside those of short ones. README.md says how to read them.
 * Arguments: `move`, `boards`, `step`, `long`, `autosave` select parts. Environment: PAGES, MOVES, BOARDS.
 */
import { formatRecord } from '../../src/core/format-record.ts';
import { Match } from '../../src/core/match.ts';
import { games as engines } from '../../src/engine.ts';
import {
  alternate,
  fillable,
  games,
  medians,
  number,
  openLab,
  openPage,
  print,
  tags,
  words,
} from './lab.mjs';
import { longest, longGame } from './long-game.ts';

/** Number of pages of each kind, and of moves on each page. */
const PAGES = number('PAGES', 3);
const MOVES = number('MOVES', 12);
const COUNTS = (process.env.BOARDS ?? '1 10 100 300').split(' ').filter(Boolean).map(Number);
/** Number of moves in a replay: that of the game in lichess-pgn-viewer. */
const REPLAY = 40;
const WINDOW = { width: 1280, height: 900 };

const lab = await openLab(fillable);
const asked = (part) =>
  words.includes(part) ||
  !words.some((word) => ['move', 'boards', 'step', 'long', 'autosave'].includes(word));

/**
 * The first plies of a game of a board, as its properties; undefined if no game has as many. The moves to come must exist, too. `last`:
 * only these plies, from the position before them.
 */
function gameOf(tag, plies, options, last = plies) {
  const game = engines[games.find((each) => each.tag === tag).id];
  const all = longGame(game, options, (found) => found.length >= plies + 3 * MOVES);
  if (all.length < plies + 3 * MOVES) return undefined;
  const whole = new Match(game, { options, moves: all.slice(0, plies).map((move) => game.parseMove(move)) });
  const from = plies - last;
  const position = from > 0 ? game.formatPosition(whole.stateAt(from)) : undefined;
  const record = formatRecord(new Match(game, { options, position, moves: whole.moves.slice(from) }));
  return { options, record, plies: last };
}
/** Games of two players. One of Luzi has more rounds than usual, so that it lasts long enough. */
const short = (plies) =>
  Object.fromEntries(
    tags.map((tag) => [tag, gameOf(tag, plies, { players: 2, ...(tag === 'luzi-dice' && { rounds: 20 }) })]),
  );
const long = (last) =>
  Object.fromEntries(games.map(({ id, tag }) => [tag, gameOf(tag, 300, longest[id], last)]));

/** Measures moves of a match (`move`) or steps of a replay (`step`) on a new page. */
async function acts({ kind, what = 'move', look = 'live', start, motion, quiet, calls }) {
  const tab = await openPage(lab, kind, { ...WINDOW, motion });
  await tab.call('begin', look, start);
  if (calls) {
    await tab.session.send('Profiler.enable');
    await tab.session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }
  const all = [];
  for (let i = 0; i < MOVES; i++) {
    await tab.call('ready', quiet);
    if (calls) await tab.session.send('Profiler.takePreciseCoverage');
    const cost = await tab.cost(() => tab.call('act', what, i, quiet));
    all.push(calls ? { ...cost, calls: await callsIn(tab) } : cost);
  }
  await tab.close();
  return all;
}

/** The number of calls of functions of the boards since the last time. */
async function callsIn({ session }) {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => !url.endsWith('/page.js') && url.startsWith(lab.url))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0].count))
    .reduce((sum, count) => sum + count, 0);
}

/** Measures cases; prints each row as a ratio to the one that `base` finds, and returns these ratios by name. */
async function compare(title, cases, base, keys = ['all', 'style', 'layout', 'rest']) {
  const found = await alternate(cases, PAGES, acts);
  const sums = new Map([...found].map(([each, all]) => [each, medians(all.flat())]));
  const ratios = {};
  const rows = cases.map((each) => {
    const ratio = sums.get(each)[keys[0]] / sums.get(base(each))[keys[0]];
    ratios[each.name] = ratio;
    return [
      each.name,
      ...keys.map((key) => sums.get(each)[key].toFixed(key === 'calls' ? 0 : 2)),
      ratio.toFixed(2),
    ];
  });
  print([title, ...keys, 'ratio'], rows);
  return ratios;
}
const first = (cases) => () => cases[0];

/** The ratios of a run, by what was measured. */
export const figures = {};

if (asked('move')) {
  const starts = { assembled: { plies: 40 }, ...short(40) };
  const cases = Object.entries(starts).map(([kind, start]) => ({ name: kind, kind, start }));
  figures.move = await compare('a move at ply 40, ms', cases, first(cases));
}
if (asked('boards'))
  for (const boards of COUNTS) {
    const cases = ['assembled', ...tags].map((kind) => ({ name: kind, kind, start: { boards } }));
    await compare(`a move, boards on the page: ${boards}, ms`, cases, first(cases));
  }
if (asked('step')) {
  const records = short(REPLAY);
  const cases = ['lichess-pgn-viewer', ...tags].map((kind) => ({
    name: kind,
    kind,
    what: 'step',
    look: 'replay',
    start: { ...records[kind], ply: 0 },
  }));
  figures.step = await compare('a step of a replay, both still, ms', cases, first(cases));
  const moving = cases.map((each) => ({ ...each, motion: true, quiet: true }));
  figures.motion = await compare('a step until quiet, motion on both, ms', moving, first(moving));
}
if (asked('long')) {
  const [early, late] = [long(40), long(300)];
  const kinds = { assembled: [{ plies: 40 }, { plies: 300 }] };
  for (const tag of tags) if (late[tag]) kinds[tag] = [early[tag], late[tag]];
  const casesOf = (calls) =>
    Object.keys(kinds).flatMap((kind) =>
      kinds[kind].map((start) => ({ name: `${kind} ${start.plies}`, kind, start, calls })),
    );
  const before = (cases) => (each) => cases.find(({ kind }) => kind === each.kind);
  const [timed, counted] = [casesOf(false), casesOf(true)];
  figures.long = await compare('a move at a ply, ms', timed, before(timed));
  figures.calls = await compare('a move at a ply, calls', counted, before(counted), ['calls']);
}
if (asked('autosave')) {
  // the same moves with and without it: those at another ply are others
  const cases = [50, 2000].flatMap((plies) => {
    const start = gameOf('luzi-dice', plies, longest.luzi);
    const one = { kind: 'luzi-dice', quiet: true, plies };
    return [
      { ...one, name: `luzi-dice ${plies}`, start },
      { ...one, name: `luzi-dice ${plies}, saved`, start: { ...start, attributes: 'autosave="bench"' } },
    ];
  });
  const unsaved = ({ plies }) => cases.find((each) => each.plies === plies);
  figures.autosave = await compare('a move until quiet, without and with autosave, ms', cases, unsaved);
}
await lab.close();
