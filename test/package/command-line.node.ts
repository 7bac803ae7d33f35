import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { picture } from '../../src/picture.js';

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-'));
after(() => rmSync(folder, { recursive: true }));

const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/spielkasten.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';

describe('the command line', () => {
  it('explains itself', () => {
    const { status, stdout } = command('--help');
    assert.equal(status, 0);
    assert.match(stdout, /spielkasten picture <game>/);
    assert.match(stdout, /spielkasten check <file>/);
  });

  it('writes a picture', () => {
    assert.deepEqual(command('picture', 'fluctus', position), {
      status: 0,
      stdout: `${picture('fluctus', { position })}\n`,
      stderr: '',
    });
  });

  it('writes a page, its picture and its oEmbed, named after the address', () => {
    const post = write(
      'post.md',
      '```fluctus puzzle position="A....A/....B. A 6,7 2,1 -,-"\n1. roxbi\n```\n',
    );
    const url = 'https://blog.example/week-12.html';
    const { status, stdout, stderr } = command('page', post, '--url', url, '--output', folder, '--noindex');
    const files = ['html', 'json', 'png'].map((ending) => join(folder, `week-12.${ending}`));
    assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: `${files.join('\n')}\n`, stderr: '' });
    const [html = '', json = ''] = files.map((file) => readFileSync(file, 'utf8'));
    assert.match(html, /<meta name="robots" content="noindex">[^]*<fluctus-board mode="puzzle"/);
    assert.equal(
      (JSON.parse(json) as { thumbnail_url: string }).thumbnail_url,
      'https://blog.example/week-12.png',
    );
    const png = readFileSync(files[2]!);
    assert.deepEqual(
      [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)],
      ['PNG', 1200, 630],
    );
  });

  it('writes a page of attributes without a picture', () => {
    const words = ['fluctus', 'diagram', `position=${position}`, 'no-coordinates'];
    const url = 'https://blog.example/f6/';
    const { status, stdout } = command('page', ...words, '--url', url, '--output', folder, '--no-picture');
    const file = join(folder, 'index.html');
    assert.deepEqual([status, stdout.split('\n')[0]], [0, file]);
    const html = readFileSync(file, 'utf8');
    assert.match(html, /<fluctus-board mode="diagram" position="[^"]*" no-coordinates>/);
    assert.doesNotMatch(html, /og:image/);
  });

  it('writes pages, pictures and a feed of daily puzzles, the same each time', () => {
    const url = 'https://blog.example/puzzles/';
    const days = ['2025-12-01', '2025-12-02'];
    const written = ['one', 'two'].map((name) => {
      const output = join(folder, name);
      mkdirSync(output);
      const { status, stdout, stderr } = command(
        ...['page', '--pack', 'fluctus', '--url', url, '--output', output, '--from', days[0]!, '--days', '2'],
      );
      assert.deepEqual([status, stderr], [0, '']);
      const files = stdout.trim().split('\n');
      return { files, contents: files.map((file) => readFileSync(file)) };
    });
    const [{ files, contents }] = written as [(typeof written)[0]];
    const pages = days.flatMap((day) =>
      ['html', 'json', 'png'].map((ending) => join(day, `index.${ending}`)),
    );
    assert.deepEqual(
      files,
      [...pages, 'index.html', 'feed.xml'].map((name) => join(folder, 'one', name)),
    );
    assert.ok(contents.every((content, i) => content.equals(written[1]!.contents[i]!)));
    const sizes = Array.from(
      contents
        .at(-1)!
        .toString()
        .matchAll(/<enclosure url="([^"]*)" length="(\d+)"/g),
      ([, address = '', size]) => [address, Number(size)],
    );
    assert.deepEqual(sizes, [
      [`${url}${days[1]!}/index.png`, contents[5]!.length],
      [`${url}${days[0]!}/index.png`, contents[2]!.length],
    ]);
    assert.equal(contents[2]!.readUInt32BE(16), 1200);
  });

  it('leaves out the puzzles of later days of a list, and says so', () => {
    const item = { board: 'fluctus-board', position: '.A..BB/A..B.. B 2,0 2,2 -,-', record: 'boxri' };
    const dates = ['2025-12-01', '2999-01-01'];
    const list = write('list.json', JSON.stringify(dates.map((date) => ({ date, ...item }))));
    const words = ['page', '--pack', list, '--url', 'https://blog.example/', '--no-picture'];
    const published = (...more: string[]) => {
      const output = mkdtempSync(join(folder, 'list-'));
      const { stdout } = command(...words, '--output', output, ...more);
      return { stdout, pack: readFileSync(join(output, 'pack.json'), 'utf8') };
    };
    const own = published();
    assert.deepEqual(JSON.parse(own.pack), [{ date: dates[0], ...item }]);
    const one = published('--from', '2998-12-31', '--future');
    assert.deepEqual(JSON.parse(one.pack), [{ date: dates[1], ...item }]);
    const wrong = write('wrong.json', '[{ "date": "2025-12-01", "board": "chess" }]');
    for (const [args, status, message] of [
      [['--pack', wrong], 1, /item 1: board must be one of/],
      [['--pack', write('no.json', '{')], 1, /it is not JSON/],
      [['--pack', 'chess'], 2, /chess cannot be read/],
      [['--pack', 'luzi', 'diagram'], 2, /no other words: diagram/],
      [['--pack', 'luzi', '--days', 'all'], 2, /from 1 to 3660/],
      [['--pack', list, '--from', '2998-12-31'], 2, /first one is of 2999-01-01.*--future/],
      [['luzi', '--days', '3'], 2, /--days is for page --pack/],
    ] as const) {
      const refused = command('page', ...args, '--url', 'https://blog.example/', '--output', folder);
      assert.equal(refused.status, status, refused.stderr);
      assert.match(refused.stderr, message);
    }
  });

  it('refuses a page without an address, of an unknown game, and of a wrong record', () => {
    for (const [words, status, message] of [
      [['page', 'luzi'], 2, /--url/],
      [['page', '--url', 'https://blog.example/'], 2, /page needs a file/],
      [['page', 'chess', 'diagram', '--url', 'https://blog.example/'], 2, /There is no game chess/],
      [['page', 'fluctus', 'record=1. @zz', '--url', 'https://blog.example/'], 1, /attribute record, line 1/],
      [['page', 'fluctus', '--url', 'blog.example'], 2, /whole one/],
    ] as const) {
      const refused = command(...words);
      assert.equal(refused.status, status, refused.stderr);
      assert.match(refused.stderr, message);
    }
  });

  it('writes a picture with options into a file', () => {
    const path = join(folder, 'f.svg');
    const look = [
      '--theme',
      'dark',
      '--width',
      '300',
      '--lang',
      'de',
      '--orientation',
      'B',
      '--no-coordinates',
    ];
    const { status, stdout } = command(
      ...['picture', 'fluctus', '--options', '{"colors":["blue","white"]}', ...look, '-o', path],
    );
    assert.deepEqual([status, stdout], [0, '']);
    const expected = picture('fluctus', {
      options: { colors: ['blue', 'white'] },
      theme: 'dark',
      width: 300,
      lang: 'de',
      orientation: 'B',
      coordinates: false,
    });
    assert.equal(readFileSync(path, 'utf8'), `${expected}\n`);
  });

  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  /** Width and height in the header of a PNG. */
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bin = resolve('bin/spielkasten.mjs');
  const run = (cwd: string, path: string, ...args: string[]) =>
    spawnSync(process.execPath, [bin, 'picture', 'fluctus', ...args], { cwd, env: { PATH: path } });

  it('writes a PNG with rsvg-convert, if it is installed', (test) => {
    if (spawnSync('rsvg-convert', ['--version']).error) {
      test.skip('rsvg-convert is not installed');
      return;
    }
    const path = process.env.PATH ?? '';
    const out = run(folder, path, position, '--png', '--width', '300', '--scale', '1.5');
    assert.deepEqual([out.status, out.stderr.toString()], [0, '']);
    assert.ok(out.stdout.subarray(0, 8).equals(signature));
    assert.equal(sizeOf(out.stdout)[0], 450);
    const file = join(folder, 'f.png');
    const { status, stdout } = run(folder, path, '--width', '300', '-o', file);
    assert.deepEqual([status, stdout.length, sizeOf(readFileSync(file))[0]], [0, 0, 600]);
  });

  it('writes a PNG with the @resvg/resvg-js of the project', () => {
    const module = join(folder, 'project/node_modules/@resvg/resvg-js');
    mkdirSync(module, { recursive: true });
    writeFileSync(
      join(module, 'index.js'),
      'exports.Resvg = class { constructor(...all) { this.all = all; } render() { return { asPng: () => Buffer.from(JSON.stringify(this.all)) }; } };',
    );
    const { stdout } = run(join(folder, 'project'), '', position, '--png');
    assert.deepEqual(JSON.parse(stdout.toString()), [
      picture('fluctus', { position }),
      { fitTo: { mode: 'zoom', value: 2 } },
    ]);
  });

  it('names the programs that draw a PNG if there is none', () => {
    const { status, stdout, stderr } = run(folder, '', position, '-o', 'none.png');
    assert.deepEqual([status, stdout.toString()], [1, '']);
    for (const way of ['npm install --save-dev @resvg/resvg-js', 'librsvg2-bin', '.svg'])
      assert.ok(stderr.includes(way), stderr.toString());
    assert.ok(!stderr.includes('    at ') && !existsSync(join(folder, 'none.png')));
  });

  for (const [what, args, status, message] of [
    ['no command', [], 2, /A command is missing/],
    ['an unknown command', ['play'], 2, /no command play/],
    ['an unknown option', ['picture', 'fluctus', '--them', 'dark'], 2, /--them/],
    ['an unknown game', ['picture', 'chess'], 2, /There are pictures of fluctus/],
    ['a bad position', ['picture', 'fluctus', 'A...../...... B 8,8 1,0 -,-'], 1, /F1/],
    ['a bad width', ['picture', 'fluctus', '--width', 'wide'], 2, /width/],
    ['a bad scale', ['picture', 'fluctus', '--png', '--scale', '9'], 2, /0\.1 to 8/],
    ['a scale of an SVG', ['picture', 'fluctus', '--scale', '2'], 2, /for a PNG/],
    ['options that are not JSON', ['picture', 'fluctus', '--options', '{'], 2, /not JSON/],
    ['no file', ['check'], 2, /needs a file/],
  ] as const)
    it(`refuses ${what}`, () => {
      const result = command(...args);
      assert.equal(result.status, status);
      assert.match(result.stderr, message);
      assert.ok(!result.stderr.includes('    at '), result.stderr);
      assert.equal(result.stdout, '');
    });

  it('checks records and positions', () => {
    const good = write(
      'good.txt',
      `[Format "1"]\n[Game "fluctus"]\n\n1. @ro @gi {a comment\n[no tag] in two lines}\n\n[Game "luzi"]\n1. roll\n\nfluctus ${position}\nfluctus {"variant":"return"} ....../...... A 6,6 0,0 -,-\n`,
    );
    assert.deepEqual(command('check', good), {
      status: 0,
      stdout: '2 records and 2 positions checked, 0 errors\n',
      stderr: '',
    });
  });

  it('names file, line, column and rule of each error', () => {
    const bad = write(
      'bad.txt',
      [
        '[Game "fluctus"]',
        '',
        '1. @ro @gi 2. ro-bo',
        '',
        '[Game "fluctus"]',
        '[Position "x"]',
        '',
        'fluctus A...../...... B 8,8 1,0 -,-',
        '[Game "chess"]',
        '1. e4',
      ].join('\n'),
    );
    const { status, stdout } = command('check', bad);
    assert.equal(status, 1);
    const lines = stdout.trimEnd().split('\n');
    const places = lines
      .slice(0, -1)
      .map((line) => line.slice(bad.length + 1).replace(/^(\S+ (?:[A-Z]\d+:)?).*/, '$1'));
    assert.deepEqual(places, ['3:15: F4:', '6:1: ', '8:25: F1:', '9:1: ']);
    assert.equal(lines.at(-1), '3 records and 1 position checked, 4 errors');
  });

  const messages = (path: string) => {
    const { stdout } = command('check', path);
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(`${path}:`, ''));
  };

  it('checks the marks in records, also in variations', () => {
    const path = write(
      'marks.txt',
      '[Game "fluctus"]\n1. @ro {[%marks ro] x}\n(1. @ri @gi {[%marks ri] and\n[%marks ri gi-zz] y}) @go\n[Game "luzi"]\n1. roll {[%marks 9]}\n',
    );
    assert.deepEqual(messages(path), [
      '4:15: Move 1a2, mark 3: The board has no square zz.',
      '6:18: Move 1, mark 1: The board has no square 9.',
      '2 records and 0 positions checked, 2 errors',
    ]);
  });

  it('checks positions with nested options and typographic characters', () => {
    const rows = Array.from({ length: 5 }, () => 'AAA.BBB');
    const board = { name: '}', rows, starts: { 2: ['a1', 'g5'] }, middle: 'A' };
    const line = (text: string) => `glux {"board":${JSON.stringify(board)}} ${text}`;
    const good = write('nested.txt', 'fluctus A…A./.BBAAA  A 3,4 2,2 ri–ro,yo–wi\n');
    assert.deepEqual(messages(good), ['0 records and 1 position checked, 0 errors']);
    const [fault = ''] = messages(write('options.txt', line('x')));
    assert.doesNotMatch(fault, /JSON object/);
    assert.deepEqual(messages(write('open.txt', 'glux {"board":{} x')), [
      '1:6: The options must be a JSON object.',
      '0 records and 1 position checked, 1 error',
    ]);
  });

  it('checks the boards in a post of Markdown', () => {
    const path = write(
      'post.md',
      [
        'A post, in which `<fluctus-board record="zz">` is code.',
        '```fluctus replay id=g1',
        '1. @ro @go',
        '2. @ri ro-bo',
        '```',
        '- in a list',
        '',
        '  ```fluctus diagram marks="zz"',
        '  .A.BBB/A..... A 5,5 2,2 yo-wo,-',
        '  ```',
        '```fluctus nonsense',
        '```',
        '```html',
        '<fluctus-board record="zz"></fluctus-board>',
        '```',
        '<!-- <fluctus-board record="zz"></fluctus-board> -->',
        '<fluctus-board mode="replay">',
        '<noscript>No moves.</noscript> 1. @ro {a &amp; b [%marks',
        'ro zz]}',
        '</fluctus-board>',
        '<fluctus-board class="wide" hidden mode="puzzle" position="A....A/....B. A 6,7 2,1 –,–"',
        "  record='1. roxbi",
        "  zz'></fluctus-board>",
        '<fluctus-board mode=replai></fluctus-board>',
      ].join('\n'),
    );
    const places = messages(path).map((line) => line.replace(/^(\d+:\d+: (?:[A-Z]\d+: )?.{0,34}).*/, '$1'));
    assert.deepEqual(places, [
      '4:8: F4: The stone on ro is not yours: “ro-',
      '8:22: Mark 1: The board has no square zz',
      '11:12: There is no such attribute. Modes:',
      '19:4: Move 1, mark 2: The board has no s',
      '23:3: A move is written as @ro, ro-wo or',
      '24:21: Write play, diagram, replay or puz',
      '3 records and 2 positions checked, 6 errors',
    ]);
  });

  it('checks the elements in a page of HTML', () => {
    const path = write(
      'post.html',
      '<!doctype html>\n<p>`</p><luzi-dice\n  record="1. rol"></luzi-dice>`\n<ol><li><fluctus-board><p>@ro<br>@go</p></fluctus-board></li></ol>',
    );
    assert.match(messages(path)[0]!, /^3:14: .*“rol”/);
    assert.equal(messages(path).at(-1), '2 records and 0 positions checked, 1 error');
  });

  it('finds no records in a post without boards', () => {
    assert.deepEqual(messages(write('plain.md', '# Words\n\n1. A list')), [
      ' warning: 0 boards, records and positions found',
      '0 records and 0 positions checked, 0 errors',
    ]);
  });

  it('accepts the posts of the page about platforms', () => {
    const page = readFileSync('docs/platforms.md', 'utf8');
    const posts = Array.from(
      page.matchAll(/^(`{3,})(html|mdx?)\n(.*?)^\1$/gms),
      ([, , type = '', post = '']) => ({ type, post }),
    ).filter(({ post }) => post.includes('fluctus'));
    assert.equal(posts.length, 3);
    for (const [i, { type, post }] of posts.entries())
      assert.match(
        messages(write(`post-${i}.${type}`, post)).at(-1)!,
        /^[1-9] records? .* 0 errors$|[1-9] positions? .* 0 errors$/,
      );
  });

  it('reads files with a byte order mark, and refuses UTF-16', () => {
    const post = '```fluctus\n1. @ro\n```\n';
    assert.deepEqual(messages(write('bom.md', `\uFEFF${post}`)), [
      '1 record and 0 positions checked, 0 errors',
    ]);
    const path = join(folder, 'utf16.md');
    writeFileSync(path, `\uFEFF${post}`, 'utf16le');
    assert.deepEqual(messages(path), [
      '1:1: The file is not UTF-8 text. Save it as UTF-8.',
      '0 records and 0 positions checked, 1 error',
    ]);
  });

  it('reads the standard input', () => {
    const check = (input: string) =>
      spawnSync(process.execPath, ['bin/spielkasten.mjs', 'check', '-'], { encoding: 'utf8', input }).stdout;
    assert.match(check('[Game "fluctus"] @ro zz'), /^-:1:22: /);
    assert.match(check('```fluctus\n@ro\n```'), /^1 record and 0 positions checked, 0 errors/);
  });

  it('checks records without a tag for a game', () => {
    const path = write('moves.txt', '1. @ro @gi\n');
    assert.equal(command('check', path).status, 1);
    assert.equal(command('check', path, '--game', 'fluctus').status, 0);
  });
});
