import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const bin = resolve('bin/spielkasten.mjs');
const good = '```fluctus\n1. @ro\n```\n';
const bad = 'A post.\n\n```fluctus\n1. @zz\n```\n';
const message = 'A move is written as @ro, ro-wo or roxbi: “@zz”.';

describe('the files of the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-'));
  after(() => rmSync(folder, { recursive: true }));

  const files: Readonly<Record<string, string>> = {
    'good.md': good,
    'bad.md': bad,
    'a[1].md': bad,
    'posts/good.MD': good,
    'posts/deep/bad.html': '<fluctus-board>1. @zz</fluctus-board>',
    'posts/deep/none.md': 'A post without boards.',
    'posts/deep/game.txt': '[Game "fluctus"]\n1. @zz\n',
    'posts/deep/robots.txt': 'User-agent: *',
    'posts/deep/style.css': 'a { color: red }',
    'posts/node_modules/x/bad.md': bad,
    'empty/style.css': '',
  };
  before(() => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    symlinkSync('loop', join(folder, 'loop'));
  });

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, out: stdout.trimEnd().split('\n'), err: stderr.trimEnd().split('\n').filter(Boolean) };
  };
  /** The names of the files with errors, the last line, what was refused, and the exit code. */
  const check = (...args: readonly string[]) => {
    const { status, out, err } = run('check', ...args);
    return { files: out.slice(0, -1).map((line) => line.replace(/:.*/, '')), total: out.at(-1), err, status };
  };

  it('are all checked, also after one that is missing', () => {
    assert.deepEqual(run('check', 'nope.md', 'bad.md', 'good.md'), {
      status: 2,
      out: [
        `bad.md:4:4: ${message}`,
        '2 records and 0 positions checked, 1 error, 1 name without a file that can be read',
      ],
      err: ['spielkasten: nope.md cannot be read: there is no such file.'],
    });
  });

  it('get warnings, which do not change the exit code', () => {
    writeFileSync(join(folder, 'warned.htm'), '<p>\n<fluctus-board>1. @ro $1 @go $2</fluctus-board></p>');
    const { status, out } = run('check', 'warned.htm');
    assert.match(out[0]!, /^warned\.htm:2:23: warning: Programs for formulas/);
    assert.deepEqual([status, out.length], [0, 2]);
    rmSync(join(folder, 'warned.htm'));
  });

  it('decide the exit code: 0 without an error, 1 with one, 2 if one cannot be read', () => {
    assert.equal(run('check', 'good.md').status, 0);
    assert.equal(run('check', 'good.md', 'bad.md').status, 1);
    assert.equal(run('check', 'nope.md').status, 2);
    assert.equal(run('check').status, 2);
    assert.equal(run('check', 'good.md', '--game', 'chess').status, 2);
  });

  const expected: readonly [args: readonly string[], files: readonly string[], status: number][] = [
    [['*.md'], ['a[1].md', 'bad.md'], 1],
    [['g*.md', './bad.m?'], ['bad.md'], 1],
    [['posts/**/*.{html,txt}'], ['posts/deep/bad.html', 'posts/deep/game.txt', 'posts/deep/robots.txt'], 1],
    [['**/bad.*'], ['bad.md', 'posts/deep/bad.html'], 1],
    [['posts/node_modules/**/*.md'], ['posts/node_modules/x/bad.md'], 1],
    [['a[1].md'], ['a[1].md'], 1],
    [['posts'], ['posts/deep/bad.html', 'posts/deep/game.txt'], 1],
    [['posts/', 'posts/deep/bad.html'], ['posts/deep/bad.html', 'posts/deep/game.txt'], 1],
    [['./posts/deep/'], ['posts/deep/bad.html', 'posts/deep/game.txt'], 1],
  ];
  for (const [args, names, status] of expected)
    it(`are found by ${args.join(' and ')}, each once`, () => {
      const found = check(...args);
      assert.deepEqual([found.files, found.status, found.err], [names, status, []]);
    });

  it('are found by an absolute pattern', () => {
    assert.deepEqual(check(join(folder, '*.md')).files, [join(folder, 'a[1].md'), join(folder, 'bad.md')]);
  });

  const missing: readonly [arg: string, sentence: string][] = [
    ['empty', 'The folder empty contains no posts and no records.'],
    ['*.rst', 'No file matches the pattern *.rst.'],
    ['bad.md/x.md', 'bad.md/x.md cannot be read: a part of the path is not a folder.'],
    ['x'.repeat(5000), `${'x'.repeat(5000)} cannot be read: the name is too long.`],
    ['loop', 'loop cannot be read: its links lead to each other.'],
    ['', 'The name of a file is empty.'],
  ];
  for (const [arg, sentence] of missing)
    it(`are missing: “${arg.slice(0, 20)}”`, () => {
      const { err, status, files: found } = check(arg, 'bad.md');
      assert.deepEqual([err, status, found], [[`spielkasten: ${sentence}`], 2, ['bad.md']]);
    });

  it('are refused without permission', (test) => {
    if (process.getuid?.() === 0) {
      test.skip('the administrator may read all files');
      return;
    }
    writeFileSync(join(folder, 'secret'), bad);
    chmodSync(join(folder, 'secret'), 0);
    assert.deepEqual(check('secret').err, ['spielkasten: secret cannot be read: there is no permission.']);
  });

  it('are refused for a picture that cannot be written', () => {
    const picture = (output: string) => run('picture', 'fluctus', '-o', output);
    const refused = (sentence: string) => ({ status: 2, out: [''], err: [`spielkasten: ${sentence}`] });
    assert.deepEqual(picture('no/f.svg'), refused('no/f.svg cannot be written: there is no such folder.'));
    assert.deepEqual(picture('posts'), refused('posts cannot be written: it is a folder.'));
  });

  it('may be more than the reader of the output reads', async () => {
    const child = spawn(process.execPath, [bin, 'check', 'bad.md'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (data) => (stderr += String(data)));
    await once(child, 'close');
    assert.equal(stderr, '');
  });
});
