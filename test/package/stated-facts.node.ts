import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder, findBoards } from '../../scripts/files.mjs';
import { games } from '../../src/engine.js';
import { LONGEST_NAME } from '../../src/core/player-name.js';
import { LONGEST_REASON } from '../../src/core/match.js';
import { LONGEST_RECORD } from '../../src/core/record-text.js';
import { GRACE, LONGEST_LOG } from '../../src/core/table/decide.js';
import { CLAIM_TIME } from '../../src/core/table/state.js';
import { attributes, pageAttributes } from '../../src/element/model/attributes.js';
import { choices } from '../../src/element/model/preferences.js';
import { table as tableSession } from '../../src/element/model/session.js';
import { LONGEST_LINK } from '../../src/element/model/link-text.js';
import { STALE } from '../../src/element/ui/a11y/announcer.js';
import { keyWords } from '../../src/words/en/keys.js';
import { LONGEST_QUERY } from '../../packages/table/src/embed.js';
import { MAX_PAYLOAD, MOST_SOCKETS } from '../../packages/table/src/limits.js';
import { MEMORY, SOCKETS } from '../../packages/table/src/create-tables.js';
import { DAY, LIFETIME } from '../../packages/table/src/store.js';
import { rulebook } from '../../src/rules.js';
import { inOneLine as page, toNumber } from '../support/documents.js';

const read = (path: string) => readFileSync(path, 'utf8');
const json = (path: string) =>
  JSON.parse(read(path)) as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a pattern finds in a file of the code: a number, or several. */
function inCode(path: string, pattern: RegExp): readonly number[] {
  const found = pattern.exec(read(path));
  assert.ok(found, `${path} has no ${pattern}`);
  return found.slice(1).map((digits) => Number(digits.replaceAll('_', '')));
}

/** The value of a constant that a module does not export. */
const constant = (path: string, name: string): number =>
  inCode(path, new RegExp(`const ${name} = ([\\d_.]+);`))[0]!;

/** A page, a sentence with its numbers in parentheses, and the same numbers in the code. */
type Stated = readonly [path: string, sentence: RegExp, ...numbers: readonly number[]];

const balance = 'src/element/parts/analysis/balance.ts';
const percent = (name: string) => 100 * constant(balance, name);
const [normal = 0, slow = 0] = inCode(
  'src/element/parts/computer/computer-player.ts',
  /normal: (\d+), slow: (\d+)/,
);
const slice = constant('src/element/model/thinking/bot-server.ts', 'SLICE');
const [leastBoard = 0] = inCode('src/element/styles/layout.styles.ts', /--_least, (\d+)px/);
const [leastGlux = 0] = inCode('src/games/glux/beside-board.styles.ts', /--_least: (\d+)px/);
const factors = inCode('src/element/parts/table/lobby-view.ts', /factors = \[1, (\d+), (\d+), (\d+), 0\]/);
const [fenceBytes = 0] = inCode('test/element/fence.node.ts', /html\.length <= ([\d_]+)/);
const [fenceGzip = 0] = inCode('test/element/fence.node.ts', /gzipSync\(html\)\.length <= ([\d_]+)/);
const port = inCode('packages/table/src/command-line.ts', /port: \{ type: 'string', default: '(\d+)'/);
const [most = 0] = inCode('src/element/drawing/create-picture.ts', /MAX_SIZE = (\d+)/);
const [least = 0] = inCode('src/element/drawing/create-picture.ts', /size >= (\d+)/);
const [width = 0] = inCode('src/element/drawing/create-picture.ts', /width = (\d+)/);
const [scaleFrom = 0, scaleTo = 0] = inCode('bin/spielkasten.mjs', /value >= ([\d.]+) && value <= (\d+)/);
const kept = constant('src/element/parts/table/kept-seats.ts', 'MOST');
const limits = 'packages/table/src/limits.ts';
/** The budget of what a page does at a table server: the numbers in the order of its row. */
const budget = (doing: string, ...names: readonly string[]) => {
  const [, row = ''] = new RegExp(` ${doing}: \\{([^}]*)\\}`).exec(read(limits)) ?? [];
  return names.map((name) => Number(new RegExp(`${name}: (\\d+)`).exec(row)?.[1]));
};

const table = 'packages/table/README.md';
const stated: readonly Stated[] = [
  ['docs/play.md', /at most (\d+) characters in one line/, LONGEST_NAME],
  [
    'docs/play.md',
    /from (\d+) % of the chance\), a mistake \(twice, from (\d+) %\) and a blunder \(three times, from (\d+) %\)/,
    percent('inaccuracy'),
    percent('mistake'),
    percent('blunder'),
  ],
  [
    'docs/play.md',
    /`normal` \(default\) ([\d.]+) seconds `slow` ([\d.]+) seconds/,
    normal / 1000,
    slow / 1000,
  ],
  [
    'docs/reference.md',
    /`normal` \(default, ([\d.]+) s\), `slow` \(([\d.]+) s\)/,
    normal / 1000,
    slow / 1000,
  ],
  ['docs/reference.md', /a reason of 1 to (\d+) characters/, LONGEST_REASON],
  ['docs/show.md', /up to (\d+) marks/, constant('src/core/marks.ts', 'MAX_MARKS')],
  ['docs/share.md', /more than ([\d,]+) characters becomes a link to its position/, LONGEST_LINK],
  ['docs/share.md', /CSS pixels, (\d+) to (\d+), default (\d+)/, least, most, width],
  [
    'docs/share.md',
    /A game of more than ([\d,]+) characters becomes its position/,
    constant('src/element/parts/dialogs/share-items.ts', 'LONGEST_QUERY'),
  ],
  [
    'docs/puzzles.md',
    /face-up tiles; (\d) to (\d), with/,
    1,
    constant('src/element/parts/puzzle/parse-goal.ts', 'MOST_TO_FILL'),
  ],
  [
    'docs/events.md',
    /a record has more than ([\d,]+) characters, the game in a link more than ([\d,]+)/,
    LONGEST_RECORD,
    LONGEST_LINK,
  ],
  ['docs/hosting.md', /in slices of at most (\d+) ms/, slice],
  ['docs/frameworks.md', /in slices of at most (\d+) ms/, slice],
  [
    'docs/theming.md',
    /set these (\w+) tokens together/,
    Array.from(/```css\n(.*?)```/s.exec(read('docs/theming.md'))![1]!.matchAll(/--spiel-wood/g)).length,
  ],
  ['docs/hosting.md', /down to (\d+) px, in Glüx down to (\d+) px/, leastBoard, leastGlux],
  ['docs/online.md', /keeps the last (\d+) games in `localStorage`/, kept],
  ['docs/online.md', /keeps the last (\d+) seats/, kept],
  ['docs/online.md', /listens on port (\d+)/, ...port],
  [
    'docs/online.md',
    /within (\w+) seconds/,
    constant('src/element/parts/table/controller.ts', 'PATIENCE') / 1000,
  ],
  ['docs/online.md', /with a clock, (\d+), (\d+) or (\d+) times as much time or no limit/, ...factors],
  ['docs/online.md', /(\w+) minutes after the turn began/, GRACE / 60_000],
  ['docs/accessibility.md', /cleared after (\w+) seconds/, STALE / 1000],
  ['docs/accessibility.md', /(\w+), (\w+) or (\w+) times as much time, or no limit/, ...factors],
  ['docs/platforms.md', /at most (\d+) kB \((\d+) kB gzip\)/, fenceBytes / 1000, fenceGzip / 1000],
  ['bin/spielkasten.mjs', /width: \['pixels', '(\d+) to (\d+) \(default: (\d+)\)'/, least, most, width],
  ['bin/spielkasten.mjs', /for each CSS pixel, ([\d.]+) to (\d+)/, scaleFrom, scaleTo],
  [table, /`--port NUMBER` Default (\d+)/, ...port],
  [table, /sockets of an address\. Default (\d+)/, SOCKETS],
  [table, /memory tables may take\. Default (\d+)/, MEMORY],
  [
    table,
    /for which it is kept\. Default (\d+)\. `--keep-finished DAYS` The same after the end of its game\. Default (\d+)/,
    LIFETIME.open / DAY,
    LIFETIME.finished / DAY,
  ],
  [
    table,
    /removed (\d+) days after their last entry, finished ones after (\d+)/,
    LIFETIME.open / DAY,
    LIFETIME.finished / DAY,
  ],
  [table, /actions (\d+) in 2 s (\d+) in 2 s/, ...budget('append', 'address', 'seat')],
  [
    table,
    /questions for the log (\d+) in 10 s (\d+) in 10 s (\d+) in 10 s/,
    ...budget('read', 'address', 'seat', 'table'),
  ],
  [table, /reactions (\d+) in 10 s (\d+) in 10 s/, ...budget('react', 'address', 'seat')],
  [table, /sockets (\d+) \(`sockets`\) (\d+) (\d+)/, SOCKETS, MOST_SOCKETS.seat, MOST_SOCKETS.table],
  [table, /connections (\d+) in (\d+) s/, ...budget('connect', 'address', 'seconds')],
  [table, /new tables (\d+) in (\d+) s/, ...budget('open', 'address', 'seconds')],
  [table, /logs of games (\d+) in (\d+) s/, ...budget('sit', 'address', 'seconds')],
  [table, /news, for each seat (\d+) in (\d+) s/, ...budget('news', 'address', 'seconds')],
  [table, /pages, oEmbed, pictures (\d+) in (\d+) s/, ...budget('page', 'address', 'seconds')],
  [table, /pictures to be drawn (\d+) in (\d+) s/, ...budget('draw', 'address', 'seconds')],
  [
    table,
    /of at most (\d+) that are asked for\. The (\d+) MB of pictures/,
    constant('packages/table/src/embed.ts', 'MOST_WAITING'),
    Number(/const MEMORY = (\S+);/.exec(read('packages/table/src/embed.ts'))?.[1]) / 1e6,
  ],
  [table, /attributes of the board, in at most ([\d,]+) characters/, LONGEST_QUERY],
  [
    table,
    /in memory takes about (\d+) kB, and ([\d.]+) kB for each entry/,
    constant('packages/table/src/tables.ts', 'TABLE') / 1000,
    constant('packages/table/src/tables.ts', 'ENTRY') / 1000,
  ],
  [table, /more than (\d+) messages in (\d+) seconds/, ...budget('send', 'address', 'seconds')],
  [
    table,
    /for each (\d+) entries of the answer, at most (\d+)/,
    constant(limits, 'ENTRIES'),
    constant(limits, 'DEAREST') + 1,
  ],
  [table, /may do (\w+) times as much/, constant(limits, 'WIDE')],
  [
    table,
    /(\d+) kB for a request or message\. A socket that goes on after (\d+) refusals/,
    Math.floor(MAX_PAYLOAD / 1000),
    constant('packages/table/src/sockets.ts', 'MOST_REFUSED'),
  ],
  [table, /numbers up to ([\d,]+), moves up to ([\d,]+)/, LONGEST_LOG.ask!, LONGEST_LOG.move!],
  [table, /at most (\d+)\. The news/, constant('src/core/table/seat-news.ts', 'MOST_SEATS')],
];

describe('a number in the documents', () => {
  for (const [path, sentence, ...numbers] of stated)
    it(`is that of the code: ${path}, ${sentence.source}`, () => {
      const found = sentence.exec(page(path));
      assert.ok(found, 'the sentence is there');
      assert.deepEqual(found.slice(1).map(toNumber), numbers);
    });

  it('is that of the code: a claim is answered within a day', () => {
    assert.equal(CLAIM_TIME, DAY);
    assert.match(page('docs/accessibility.md'), /a day to answer the claim/);
    assert.match(page('docs/online.md'), /claimed again a day later/);
  });

  it('is that of the code: a table gives no help', () => {
    assert.equal(tableSession.assists, false);
    assert.match(page('docs/online.md'), /A board at a table gives no hints and no evaluations/);
  });

  it('is the version of Node that the package needs', () => {
    const { engines = {} } = json('package.json');
    const version = engines.node!.replace('>=', '');
    const named = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs', '.md')].flatMap((path) =>
      Array.from(page(path).matchAll(/Node (\d+\.\d+)/g), ([, found]) => found),
    );
    assert.ok(named.length > 3);
    assert.deepEqual([...new Set(named)], [version]);
  });

  it('is the version that the tests use', () => {
    const frameworks = page('docs/frameworks.md');
    const versions = (consumer: string) => {
      const { dependencies, devDependencies } = json(`lab/consumers/${consumer}/package.json`);
      return { ...dependencies, ...devDependencies };
    };
    const { jsdom = '', 'happy-dom': happyDom = '' } = versions('unit-tests');
    const major = (version: string) => version.split('.')[0]!;
    assert.ok(frameworks.includes(`tested with jsdom ${major(jsdom)} and happy-dom ${major(happyDom)}`));
    const ssr = versions('ssr');
    for (const name of ['@lit-labs/ssr', '@lit-labs/ssr-client'])
      assert.ok(frameworks.includes(`tested with ${ssr[name]}`), name);
  });

  it('is the same in README.md and docs/start.md', () => {
    for (const fact of [
      /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+)/,
      /about (\d+) to (\d+) kB/,
      /all four (?:games are )?about (\d+) kB/,
    ]) {
      const [readme, start] = ['README.md', 'docs/start.md'].map((path) => fact.exec(page(path))?.slice(1));
      assert.ok(readme, String(fact));
      assert.deepEqual(readme, start);
    }
  });
});

describe('a list in the documents', () => {
  const named = (text: string) => Array.from(text.matchAll(/`([\w-]+)`/g), ([, name = '']) => name);
  const attributeOf = (name: string) =>
    (attributes as Readonly<Record<string, { attribute?: string }>>)[name]?.attribute ?? name;

  it('has all codes of `game-error` that do not come from a text', () => {
    const folders = ['base', 'lifecycle', 'model', 'parts', 'prose', 'rules', 'ui'].map(
      (name) => `src/element/${name}`,
    );
    const code = [...folders, 'src/series', 'src/tables']
      .flatMap((folder) => filesUnder(folder, '.ts'))
      .map(read);
    const fired = code.flatMap((text) =>
      Array.from(text.matchAll(/code: '([a-z-]+)'/g), ([, name = '']) => name),
    );
    // methods throw the others
    const codes = new Set(fired.filter((name) => !['option', 'turn'].includes(name)));
    const [, rows = ''] = /^\| code .*?\n(.*?)^\| others/ms.exec(read('docs/events.md')) ?? [];
    const listed = rows.split('\n').flatMap((row) => named(row.split('|')[1] ?? ''));
    assert.ok(codes.size > 10);
    assert.deepEqual(listed.sort(), [...codes].sort());
  });

  it('has the faults of fairness', () => {
    const [, sentences = ''] =
      /const sentences[^{]*\{(.*?)^\};/ms.exec(read('src/element/parts/table/alarm.ts')) ?? [];
    const faults = Array.from(sentences.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => `table-unfair-${name}`);
    const [, list = ''] =
      /`table-unfair-` and what does not fit: (.*?)\. Its/.exec(page('docs/online.md')) ?? [];
    const listed = named(list).map((name) => `table-unfair-${name}`);
    assert.ok(faults.length > 3);
    assert.deepEqual(listed.sort(), faults.sort());
  });

  it('has the attributes that start a new game', () => {
    const opening = Object.entries(attributes).flatMap(([name, each]) => ('opens' in each ? name : []));
    const [, play = ''] = /A new ([^.]*?) or option of a game starts/.exec(page('docs/play.md')) ?? [];
    const [, other = ''] =
      /A changed ([^.]*?) or option of a game does/.exec(page('docs/frameworks.md')) ?? [];
    assert.deepEqual(named(play).sort(), opening.sort());
    assert.deepEqual(named(other), named(play));
  });

  it('has the attributes that a frame refuses', () => {
    const [sentence = ''] = /`autosave`[^.]*cannot be used as parameters/.exec(page('docs/share.md')) ?? [];
    assert.deepEqual(named(sentence).sort(), pageAttributes.map(attributeOf).sort());
  });

  it('has the games of a frame', () => {
    const [, list = ''] = /has `game` \(([^)]*)\)/.exec(page('docs/share.md')) ?? [];
    assert.deepEqual(named(list).sort(), Object.keys(games).sort());
  });

  it('has the goals of puzzles of each board', () => {
    for (const { id, tag } of findBoards()) {
      const [, list = ''] = /goals: \[(.*)\],/.exec(read(`src/games/${id}/options.ts`)) ?? [];
      const goals = Array.from(list.matchAll(/'(\w+)'/g), ([, name = '']) => name);
      const row = (path: string) =>
        read(path)
          .split('\n')
          .find((line) => line.startsWith(`| \`<${tag}>\``)) ?? '';
      const listed = (path: string) =>
        new Set(Array.from(row(path).matchAll(/`(\w+)(?: in \d)?`/g), ([, name = '']) => name));
      for (const path of ['docs/start.md', 'docs/puzzles.md'])
        assert.deepEqual([...listed(path)], goals, `${path}: ${tag}`);
    }
  });

  it('has all commands of the field', () => {
    const { words: commands } = keyWords({}).command;
    const [, section = ''] = /^## The command field\n(.*?)^## /ms.exec(read('docs/keys.md')) ?? [];
    const names = Object.values(commands).map((each) => each.split(', ')[0]!);
    assert.deepEqual(
      names.filter((name) => !RegExp(`\`${name}[\` ]`).test(section)),
      [],
    );
  });

  it('has all looks', () => {
    const looks = readdirSync('looks').map((name) => name.replace('.css', ''));
    const own = looks.filter((name) => !['brand', 'fonts', 'space'].includes(name));
    const [, rows = ''] = /^\| look .*?\n(.*?)^$/ms.exec(read('docs/theming.md')) ?? [];
    assert.deepEqual(
      rows
        .split('\n')
        .flatMap((row) => named(row.split('|')[1] ?? ''))
        .sort(),
      own.sort(),
    );
    const [, count = ''] = /(\w+) style sheets change all colours/.exec(page('docs/theming.md')) ?? [];
    assert.equal(toNumber(count.toLowerCase()), own.length);
  });

  it('has the tokens of a look: all colours, fonts and corners', () => {
    const set = new Set(named(read('looks/linen.css').replaceAll(/--([\w-]+):/g, '`$1`')));
    const rows = Array.from(
      read('docs/theming.md').matchAll(/`--([\w-]+)` \|[^|]*\| `(.*)` \|/g),
      ([, name = '', value = '']) => ({ name, isStyle: /^(#|light-dark)|serif$|^\d+px$/.test(value) }),
    );
    const measures = ['spiel-gap', 'spiel-target'];
    assert.ok(rows.length > 80);
    assert.deepEqual(
      rows.flatMap(({ name, isStyle }) => (isStyle === set.has(name) ? [] : name)),
      measures,
    );
    // the file for design tools
    const { light, dark } = json('tokens.json');
    for (const group of [light!, dark!])
      assert.deepEqual(
        rows.flatMap(({ name }) => (name in group ? [] : `--${name}`)),
        /all but `(--[\w-]+)`/.exec(page('docs/theming.md'))?.slice(1),
      );
  });

  it('has what a policy must allow to be fetched', () => {
    const asking = filesUnder('src', '.ts').filter((path) => /\bfetch\(|\bio\(/.test(read(path)));
    assert.deepEqual(asking.sort(), [
      'src/puzzles/schedule.ts',
      'src/table/server-link.ts',
      'src/table/table-server.ts',
    ]);
    const [, rows = ''] = /^\| directive .*?\n(.*?)^$/ms.exec(read('docs/hosting.md')) ?? [];
    const listed = rows.split('\n').filter((row) => row.includes('`connect-src '));
    assert.equal(listed.length, 2);
    assert.match(listed.join(), /table server.*`<daily-puzzle>`/);
  });

  it('has all settings of the player', () => {
    const [, rows = ''] = /^\| setting .*?\n.*?\n(.*?)^$/ms.exec(read('docs/accessibility.md')) ?? [];
    // sound and pace are in the menu itself
    assert.equal(rows.trim().split('\n').length, Object.keys(choices).length + 2);
  });

  it('has the times at which a clock warns', () => {
    const [, own = ''] = /const own = \[([^\]]*), 0\];/.exec(read('src/element/parts/table/clock.ts')) ?? [];
    assert.equal(own, 'DAY, HOUR, MINUTE, 10 * SECOND');
    for (const path of ['docs/accessibility.md', 'docs/blind.md'])
      assert.match(page(path), /a day, an hour, a minute and ten seconds before/);
  });

  it('has what the log of a table server tells', () => {
    const [, list = ''] = /for each event: (.*?)\. A line contains/.exec(page(table)) ?? [];
    const told = filesUnder('packages/table/src', '.ts').flatMap((path) =>
      Array.from(read(path).matchAll(/\bevent: '([a-z-]+)'/g), ([, name = '']) => name),
    );
    assert.deepEqual(named(list).sort(), [...new Set(told)].sort());
  });

  it('has the functions of an engine', () => {
    const [, body = ''] = /^export interface Game<.*?\{\n(.*?)^\}/ms.exec(read('src/core/game.ts')) ?? [];
    const functions = Array.from(body.matchAll(/^ {2}(\w+)\??\(/gm), ([, name = '']) => name);
    const [, rows = ''] = /^\| function .*?\n(.*?)^$/ms.exec(read('docs/engines.md')) ?? [];
    const listed = rows
      .split('\n')
      .flatMap((row) => Array.from((row.split('|')[1] ?? '').matchAll(/`(\w+)/g), ([, name = '']) => name));
    assert.ok(functions.length > 10);
    assert.deepEqual(listed.sort(), functions.sort());
  });

  it('has the fields of a rulebook', async () => {
    const all = await rulebook('fluctus');
    const [rule] = all.rules;
    const example = all.rules.flatMap(({ examples }) => examples).find(({ position }) => position)!;
    const fields = Object.keys(all).filter((name) => name !== 'language');
    const [, section = ''] = /^## The rules as data\n(.*)/ms.exec(read('docs/engines.md')) ?? [];
    for (const name of [...fields, ...Object.keys(rule!), ...Object.keys(example)])
      assert.match(section, new RegExp(`[{,\`] ?${name}\\b`), name);
  });

  it('has the attributes that a server may write as one word', () => {
    const { modules } = JSON.parse(read('custom-elements.json')) as {
      modules: readonly {
        declarations: readonly { attributes: readonly { name: string; fieldName?: string }[] }[];
      }[];
    };
    const hyphened = modules
      .flatMap(({ declarations }) => declarations)
      .flatMap(({ attributes: all }) => all)
      .filter(({ name, fieldName }) => fieldName !== undefined && name.includes('-'));
    const [, list = ''] = /the elements accept (.*?)\. /.exec(page('docs/frameworks.md')) ?? [];
    assert.deepEqual(
      named(list).sort(),
      [...new Set(hyphened.map(({ fieldName }) => fieldName!.toLowerCase()))].sort(),
    );
  });

  it('has the exit codes of the command line', () => {
    const codes = /Exit codes: 0 success, 1 errors in a file, 2 wrong usage/;
    assert.match(page('bin/spielkasten.mjs'), codes);
    assert.match(page('docs/platforms.md'), codes);
  });
});
