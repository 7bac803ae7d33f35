#!/usr/bin/env node
/** The command line of the package: pictures of positions, and a check of files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkFile } from '../dist/markdown/check-file.js';
import { games } from '../dist/engine.js';
import { boards } from '../dist/markdown/boards.js';
import { picture } from '../dist/picture.js';
import { drawPng, PngError } from './png.mjs';

const HELP = `Usage:
  spielkasten picture <game> [<position>] [options]   Writes a position as SVG or PNG
  spielkasten check <file>... [--game <game>]         Checks the records and positions in files; - is the standard input
  spielkasten --help

Options of picture:
  --theme light|dark|print    Colours (default: light)
  --width <pixels>            16 to 4096 (default: 480)
  --orientation <seat>        The letter of the seat at the bottom
  --lang <language>           Language of title and description: en (default), de
  --marks <marks>             Rings and arrows, such as 'ro ro-wo:blue'
  --no-coordinates            Without the names of the squares
  --options <json>            Options of the game, such as '{"variant":"return"}'
  --output <file>             File to write (default: standard output); a name that ends in .png makes a PNG
  --png                       PNG instead of SVG, also on the standard output
  --scale <number>            Pixels of a PNG for each CSS pixel, 0.1 to 8 (default: 2)

A PNG is drawn by @resvg/resvg-js, if the project has it, or else by rsvg-convert.

Options of check:
  --game <game>               The game of records without the tag Game

Files of check:
  Posts as Markdown, MDX or HTML: all fenced code blocks and elements of games, and the moves and rules in the text
  Other files: records, and lines with a position after the id of its game

Games: ${Object.keys(games).join(', ')}.
Exit code: 0, or 1 if a file has an error, or 2 if the command is not understood.`;

/** A command that is not understood. */
class UsageError extends Error {}

const options = {
  help: { type: 'boolean', short: 'h' },
  theme: { type: 'string' },
  width: { type: 'string' },
  orientation: { type: 'string' },
  lang: { type: 'string' },
  marks: { type: 'string' },
  'no-coordinates': { type: 'boolean' },
  options: { type: 'string' },
  output: { type: 'string', short: 'o' },
  png: { type: 'boolean' },
  scale: { type: 'string' },
  game: { type: 'string' },
};

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options is not JSON: ${text}`);
  }
}

/** The scale of a PNG; undefined for an SVG. */
function scaleOf({ png, output = '', scale }) {
  if (!png && !/\.png$/i.test(output)) {
    if (scale !== undefined) throw new UsageError('--scale is for a PNG');
    return undefined;
  }
  const value = Number(scale ?? 2);
  if (!(value >= 0.1 && value <= 8)) throw new UsageError('--scale must be a number from 0.1 to 8');
  return value;
}

function writePicture([id, position, ...rest], values) {
  if (id === undefined || rest.length > 0)
    throw new UsageError('picture needs a game and one position in quotes');
  const scale = scaleOf(values);
  const svg = picture(id, {
    position,
    ...(values.options !== undefined && { options: parseJson(values.options) }),
    ...(values.width !== undefined && { width: Number(values.width) }),
    theme: values.theme,
    orientation: values.orientation,
    lang: values.lang,
    marks: values.marks,
    coordinates: !values['no-coordinates'],
  });
  const image = scale === undefined ? `${svg}\n` : drawPng(svg, scale);
  if (values.output === undefined) process.stdout.write(image);
  else writeFileSync(values.output, image);
  return 0;
}

const count = (n, one) => `${n} ${one}${n === 1 ? '' : 's'}`;

function check(files, { game }) {
  if (files.length === 0) throw new UsageError('check needs a file');
  if (game !== undefined && !Object.hasOwn(games, game)) throw new UsageError(`There is no game ${game}`);
  const totals = { records: 0, positions: 0, faults: 0 };
  for (const file of files) {
    const { found, records, positions, faults } = checkFile(
      readFileSync(file === '-' ? 0 : file),
      { games, boards },
      {
        game,
        post: /\.(md|mdx|markdown|html?)$/i.test(file) || undefined,
        markdown: !/\.(mdx|html?)$/i.test(file),
      },
    );
    for (const { line, column, rule, message } of faults)
      console.log(`${file}:${line}:${column}: ${rule ? `${rule}: ` : ''}${message}`);
    if (found === 0 && faults.length === 0)
      console.log(`${file}: warning: 0 boards, records and positions found`);
    totals.records += records;
    totals.positions += positions;
    totals.faults += faults.length;
  }
  const checked = `${count(totals.records, 'record')} and ${count(totals.positions, 'position')}`;
  console.log(`${checked} checked, ${count(totals.faults, 'error')}`);
  return totals.faults > 0 ? 1 : 0;
}

function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (command === 'picture') return writePicture(rest, values);
  if (command === 'check') return check(rest, values);
  throw new UsageError(command === undefined ? 'A command is missing' : `There is no command ${command}`);
}

try {
  process.exitCode = run();
} catch (error) {
  const { code = '', name, message, syscall } = error;
  const misused = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
  const known =
    misused ||
    error instanceof PngError ||
    syscall !== undefined ||
    ['BadNotation', 'BadOption'].includes(name);
  console.error(known ? `spielkasten: ${message}` : error);
  if (misused) console.error('Try spielkasten --help.');
  process.exitCode = misused || name === 'BadOption' ? 2 : 1;
}
