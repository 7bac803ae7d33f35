#!/usr/bin/env node
/** The command line of the package: pictures of positions, pages with a board, and a check of files. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFile } from '../dist/markdown/check-file.js';
import { games } from '../dist/engine.js';
import { boards } from '../dist/markdown/boards.js';
import { page } from '../dist/page.js';
import { PackFault, puzzleGames, puzzlePages } from '../dist/page/puzzle-pages.js';
import { picture } from '../dist/picture.js';
import { FileError, findFiles, isPost, makeFolder, readFile, writeFile } from './files.mjs';
import { drawPng, PngError } from './png.mjs';

/** The options of the commands: the value of each, empty for none, and what it does. */
const commands = {
  picture: {
    theme: ['light|dark|print', 'Colours (default: light)'],
    width: ['pixels', '16 to 4096 (default: 480)'],
    orientation: ['seat', 'The letter of the seat at the bottom'],
    lang: ['language', 'Language of title and description: en (default), de'],
    marks: ['marks', "Rings and arrows, such as 'ro ro-wo:blue'"],
    'no-coordinates': ['', 'Without the names of the squares'],
    options: ['json', `Options of the game, such as '{"variant":"return"}'`],
    output: ['file', 'File to write (default: standard output); a name that ends in .png makes a PNG'],
    png: ['', 'PNG instead of SVG, also on the standard output'],
    scale: ['number', 'Pixels of a PNG for each CSS pixel, 0.1 to 8 (default: 2)'],
  },
  page: {
    url: ['address', 'The address of the page on your site, such as https://blog.example/week-12/'],
    output: ['folder', 'Folder for the files (default: the current one)'],
    title: ['text', 'Title (default: the game and the players)'],
    description: ['text', 'Description (default: the task, the moves or the position)'],
    noindex: ['', 'Asks search engines to leave out the page'],
    'no-picture': ['', 'Without the picture'],
    scripts: ['address', 'The folder cdn of the package (default: on jsDelivr)'],
    theme: ['light|dark', 'Colours (default: those of the reader)'],
    look: ['look', 'A look of the package'],
  },
  'page --pack': {
    pack: ['game or file', 'A game with daily puzzles, or your own list as JSON'],
    from: ['day', 'The first day, such as 2026-11-28 (default: that of the list, or the last day is today)'],
    days: ['number', 'The number of days (default: 365)'],
    future: ['', 'Writes puzzles of later days, too; those of a game begin today'],
    lang: ['language', 'en (default), de'],
  },
  check: { game: ['game', 'The game of records without the tag Game'] },
};

/** The options of a command, a line each. */
const optionsOf = (name) =>
  Object.entries(commands[name])
    .map(([option, [value, text]]) => {
      const form = value.includes('|') ? value : value && `<${value}>`;
      return `  ${`--${option} ${form}`.padEnd(27)} ${text}`;
    })
    .join('\n');

const HELP = `Usage:
  spielkasten picture <game> [<position>] [options]   Writes a position as SVG or PNG
  spielkasten page <file> --url <address> [options]   Writes a page with a board, its picture and its oEmbed
  spielkasten page <game> [<mode>] [<name>=<value>...] --url <address> [options]
  spielkasten page --pack <game or file> --url <address> [options]
                                                      Writes a page for each daily puzzle, a list and an RSS feed
  spielkasten check <file>... [--game <game>]         Checks the records and positions in files
  spielkasten --help

Options of picture:
${optionsOf('picture')}

A PNG is drawn by @resvg/resvg-js, if the project has it, or else by rsvg-convert.

Options of page, whose file is Markdown with one fenced code block of a game, or - for the standard input:
${optionsOf('page')}

Options of page --pack, besides those of page, of which --url is the address of the folder of all pages:
${optionsOf('page --pack')}
  Today is that of UTC. Run it each day, or write all at once with --future.

Options of check:
${optionsOf('check')}

Files of check:
  Names, folders, patterns such as 'posts/**/*.md', and - for the standard input
  Posts as Markdown, MDX or HTML: all fenced code blocks and elements of games, and the moves and rules in the text
  Other files: records, and lines with a position after the id of its game
  In a folder: all posts, and all files .txt and .pgn with the tag Game; no folder node_modules

Games: ${Object.keys(games).join(', ')}.
Exit codes: 0 success, 1 errors in a file, 2 wrong usage, or a file that cannot be read or written.`;

/** A command that is not understood. */
class UsageError extends Error {}

/** The options as `parseArgs` reads them. */
const options = {
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(
    Object.values(commands)
      .flatMap((command) => Object.entries(command))
      .map(([name, [value]]) => [name, { type: value ? 'string' : 'boolean' }]),
  ),
};
options.output.short = 'o';

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

async function writePicture([id, position, ...rest], values) {
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
  const image = scale === undefined ? `${svg}\n` : await drawPng(svg, scale);
  if (values.output === undefined) process.stdout.write(image);
  else writeFile(values.output, image);
  return 0;
}

/** The attributes that follow the id of a game: `name=value`, the name of one without a value, or a mode. */
const attributesOf = (words) =>
  words.map((word) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    if (name !== undefined) return [name, value];
    return ['play', 'diagram', 'puzzle', 'replay'].includes(word) ? ['mode', word] : [word, ''];
  });

/** Writes the files of a page, named after its address. */
async function writePages([source, ...words], values) {
  const stray = Object.keys(commands['page --pack']).find((name) => values[name] !== undefined);
  if (stray) throw new UsageError(`--${stray} is for page --pack`);
  if (source === undefined) throw new UsageError('page needs a file, or a game and its attributes');
  if (values.url === undefined) throw new UsageError('page needs the address of the page: --url');
  const isGame = Object.hasOwn(boards, source);
  if (!isGame && words.length > 0) throw new UsageError(`There is no game ${source}`);
  const board = isGame
    ? Object.fromEntries([['game', source], ...attributesOf(words)])
    : readFile(source).toString();
  const { url, title, description, noindex, scripts, theme, look, output = '.' } = values;
  const picture = !values['no-picture'];
  const made = page(board, { url, title, description, noindex, scripts, theme, look, picture });
  const files = {
    html: made.html,
    json: `${JSON.stringify(made.oembed)}\n`,
    ...(picture && { png: await drawPng(made.svg) }),
  };
  makeFolder(output);
  for (const [ending, content] of Object.entries(files)) {
    const file = join(output, `${made.name}.${ending}`);
    writeFile(file, content);
    console.log(file);
  }
  return 0;
}

/** Reads a list of puzzles. */
function readPack(file) {
  const text = readFile(file).toString();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PackFault(`it is not JSON: ${error.message}`);
  }
}

/** Writes the pages of daily puzzles, their pictures, the list and the feed. */
async function writePuzzles(words, { pack, url, days = '365', output = '.', ...values }) {
  if (words.length > 0) throw new UsageError(`page --pack has no other words: ${words.join(' ')}`);
  if (url === undefined) throw new UsageError('page needs the address of the folder: --url');
  const picture = !values['no-picture'];
  const today = new Date().toISOString().slice(0, 10);
  const isGame = puzzleGames.includes(pack);
  const options = { ...values, url, today, picture, days: Number(days) };
  const made = await puzzlePages(isGame ? pack : readPack(pack), options);
  const write = (name, content) => {
    writeFile(join(output, name), content);
    console.log(join(output, name));
  };
  const sizes = new Map();
  for (const { day, folder, html, oembed, svg } of made.pages) {
    makeFolder(join(output, folder));
    write(`${folder}index.html`, html);
    write(`${folder}index.json`, `${JSON.stringify(oembed)}\n`);
    if (!picture) continue;
    const png = await drawPng(svg);
    sizes.set(day, png.length);
    write(`${folder}index.png`, png);
  }
  write('index.html', made.index);
  if (made.pack) write('pack.json', made.pack);
  write('feed.xml', made.feed(sizes));
  if (made.later) console.log(`${count(made.later, 'puzzle')} of later days left out: see --future`);
  return 0;
}

const count = (n, one) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Prints what is wrong in a file. */
function report({ file, inFolder }, { found, faults, warnings }) {
  const print = ({ line, column, rule, message }, kind = '') =>
    console.log(`${file}:${line}:${column}: ${kind}${rule ? `${rule}: ` : ''}${message}`);
  for (const fault of faults) print(fault);
  for (const warning of warnings) print(warning, 'warning: ');
  if (found === 0 && faults.length === 0 && !inFolder)
    console.log(`${file}: warning: 0 boards, records and positions found`);
}

/** Checks all files that can be read, and tells which cannot. */
function check(names, { game }) {
  if (names.length === 0) throw new UsageError('check needs a file');
  if (game !== undefined && !Object.hasOwn(games, game)) throw new UsageError(`There is no game ${game}`);
  const totals = { records: 0, positions: 0, faults: 0, unread: 0 };
  const refuse = ({ message }) => {
    console.error(`spielkasten: ${message}`);
    totals.unread += 1;
  };
  for (const each of findFiles(names, refuse))
    try {
      const { file, inFolder } = each;
      const bytes = readFile(file);
      if (inFolder && !isPost(file) && !/^\s*\[\s*Game\s/m.test(bytes.toString())) continue;
      const checked = checkFile(
        bytes,
        { games, boards },
        { game, post: isPost(file) || undefined, markdown: !/\.(mdx|html?)$/i.test(file) },
      );
      report(each, checked);
      totals.records += checked.records;
      totals.positions += checked.positions;
      totals.faults += checked.faults.length;
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      refuse(error);
    }
  const checked = `${count(totals.records, 'record')} and ${count(totals.positions, 'position')}`;
  const unread = totals.unread > 0 ? `, ${count(totals.unread, 'name')} without a file that can be read` : '';
  console.log(`${checked} checked, ${count(totals.faults, 'error')}${unread}`);
  return totals.unread > 0 ? 2 : totals.faults > 0 ? 1 : 0;
}

async function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (command === 'picture') return writePicture(rest, values);
  if (command === 'page') return (values.pack === undefined ? writePages : writePuzzles)(rest, values);
  if (command === 'check') return check(rest, values);
  throw new UsageError(command === undefined ? 'A command is missing' : `There is no command ${command}`);
}

// who reads the output may have read enough
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? process.exitCode : 2));

try {
  process.exitCode = await run();
} catch (error) {
  const { code = '', name, message } = error;
  const misused = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
  const known =
    misused ||
    error instanceof PngError ||
    error instanceof FileError ||
    error instanceof PackFault ||
    ['BadNotation', 'BadOption'].includes(name);
  const of = error instanceof PackFault ? 'The list of puzzles cannot be used: ' : '';
  console.error(known ? `spielkasten: ${of}${message}` : error);
  if (misused) console.error('Try spielkasten --help.');
  process.exitCode = misused || error instanceof FileError || name === 'BadOption' ? 2 : 1;
}
