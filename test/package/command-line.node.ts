import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  for (const [what, args, status, message] of [
    ['no command', [], 2, /A command is missing/],
    ['an unknown command', ['play'], 2, /no command play/],
    ['an unknown option', ['picture', 'fluctus', '--them', 'dark'], 2, /--them/],
    ['an unknown game', ['picture', 'chess'], 2, /There are pictures of fluctus/],
    ['a bad position', ['picture', 'fluctus', 'A...../...... B 8,8 1,0 -,-'], 1, /F1/],
    ['a bad width', ['picture', 'fluctus', '--width', 'wide'], 2, /width/],
    ['options that are not JSON', ['picture', 'fluctus', '--options', '{'], 2, /not JSON/],
    ['no file', ['check'], 2, /needs a file/],
    ['a file that is not there', ['check', join(folder, 'none.txt')], 1, /ENOENT/],
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

  it('checks records without a tag for a game', () => {
    const path = write('moves.txt', '1. @ro @gi\n');
    assert.equal(command('check', path).status, 1);
    assert.equal(command('check', path, '--game', 'fluctus').status, 0);
  });
});
