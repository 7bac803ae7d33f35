/** The pages of daily puzzles: one for each day, one that lists them, and a feed. Without a DOM and without files. */
import { escape } from '../element/drawing/markup.js';
import { BadNotation } from '../core/errors.js';
import { page, type Page, type PageOptions } from '../page.js';
import { addDays, type Day, parseDay } from '../puzzles/days.js';
import { packKinds, type PuzzleAttributes, type PuzzleGame } from '../puzzles/packed.js';
import { loadSchedule, PackFault, parsePack, type Schedule } from '../puzzles/schedule.js';
import { dailyPuzzle, type DailyPuzzleWords } from '../words/en/puzzles.js';
import { eagerWords } from '../words/languages.js';
import { bad, checkUrl, rootTag, tag, writeHead, type Address, type PageStyle } from './head.js';

const languages = eagerWords('dailyPuzzle', dailyPuzzle);

/** The puzzles to publish, their days, and their address. */
export interface PuzzlePagesOptions extends PageStyle {
  /** The address of the folder: `https://blog.example/puzzles/`. */
  readonly url: string;
  /** The day of publication. Later puzzles are left out. */
  readonly today: Day;
  /** The first day. Default: that of an own list; else the last day is today. */
  readonly from?: string | undefined;
  /** The number of days. */
  readonly days: number;
  /** Publishes puzzles of later days, too; without `from`, those of a game begin today. Default: false. */
  readonly future?: boolean | undefined;
  readonly lang?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly picture?: boolean | undefined;
}

/** The page of a day. */
interface DayPage extends Page {
  readonly day: Day;
  /** Its folder, in the folder of all pages. */
  readonly folder: string;
  readonly title: string;
}

/** Pages, and the files beside them. */
export interface PuzzlePages {
  /** From the first day to the last. */
  readonly pages: readonly DayPage[];
  /** The number of puzzles that are left out, because their days are still to come. */
  readonly later: number;
  /** The page that shows the puzzle of the day and lists all pages. */
  readonly index: string;
  /** The own list up to the last page, which the index reads. */
  readonly pack: string | undefined;
  /** The RSS feed. `sizes` are the sizes of the pictures in bytes, by day. */
  readonly feed: (sizes: ReadonlyMap<Day, number>) => string;
}

/** The file of the feed. */
const FEED = 'feed.xml';
/** The file of the own list. */
const PACK = 'pack.json';

/** The puzzles of some days. */
interface Chosen {
  readonly days: readonly Day[];
  readonly later: number;
}

/** Chooses the days with a puzzle, and leaves out those to come. Throws BadOption. */
function choose(
  schedule: Schedule,
  first: Day | undefined,
  { from, days: count, today, future = false }: PuzzlePagesOptions,
): Chosen {
  if (!Number.isSafeInteger(count) || count < 1 || count > 3660)
    throw bad('days', 'The number of days is a whole number from 1 to 3660.', count);
  const begin = from ?? first ?? (future ? today : addDays(today, 1 - count));
  if (parseDay(begin) === undefined)
    throw bad('from', `The first day is a day such as 2026-11-28, not “${begin.slice(0, 60)}”.`, begin);
  const end = addDays(begin, count - 1);
  const all = daysIn(schedule, begin, end);
  const shown = future ? all : all.filter((day) => day <= today);
  if (shown.length > 0) return { days: shown, later: all.length - shown.length };
  const why = all.length
    ? `the first one is of ${all[0]}. Publish it before with --future.`
    : 'the list has none.';
  throw bad(
    'from',
    `There is no puzzle from ${begin} to ${end < today || future ? end : today}: ${why}`,
    begin,
  );
}

/** Writes the links from the page of a day to others. They leave the frame of oEmbed. */
function linksOf(
  around: readonly (Day | undefined)[],
  { previous, following, heading }: DailyPuzzleWords,
): string {
  const labels = [previous, heading, following];
  const links = around.map((day, i) =>
    day === undefined
      ? ''
      : `${tag('a', { href: `../${day && `${day}/`}`, target: '_top' })}${escape(labels[i]!)}</a>`,
  );
  return `<p>${links.filter(Boolean).join(' · ')}</p>\n`;
}

/** The text of an RSS item: HTML, which the feed escapes once more. */
function itemText({ description, oembed: { thumbnail_url: src, title } }: Page): string {
  const picture = src && tag('img', { src, alt: title, width: '1200', height: '630' });
  return `${picture ? `<p>${picture}</p>` : ''}<p>${escape(description)}</p>`;
}

/** A moment in a feed: when the day begins, in the time of Greenwich. */
const dateOf = (day: Day): string => new Date(`${day}T00:00Z`).toUTCString();

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

/** The title and the texts of the feed and the list. */
interface About {
  readonly url: Address;
  readonly title: string;
  readonly description: string;
  readonly lang: string;
}

function writeFeed(
  { url, title, description, lang }: About,
  pages: readonly DayPage[],
  sizes: ReadonlyMap<Day, number>,
): string {
  const items = pages.toReversed().flatMap((each) => {
    const link = url.href + each.folder;
    const { thumbnail_url: picture } = each.oembed;
    const length = sizes.get(each.day);
    return [
      '<item>',
      element('title', each.title),
      element('link', link),
      `<guid isPermaLink="true">${escape(link)}</guid>`,
      element('pubDate', dateOf(each.day)),
      element('description', itemText(each)),
      ...(picture !== undefined && length !== undefined
        ? [tag('enclosure', { url: picture, length: `${length}`, type: 'image/png' }).replace(/>$/, '/>')]
        : []),
      '</item>',
    ];
  });
  const self = { href: url.href + FEED, rel: 'self', type: 'application/rss+xml' };
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', url.href),
    element('description', description),
    element('language', lang),
    element('lastBuildDate', dateOf(pages.at(-1)!.day)),
    tag('atom:link', self).replace(/>$/, '/>'),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeIndex(
  { url, title, description, lang }: About,
  shown: Readonly<Record<string, string>>,
  pages: readonly DayPage[],
  style: PageStyle,
): string {
  const own = [tag('meta', { name: 'description', content: description })];
  const links = pages
    .toReversed()
    .map(({ folder, title: text }) => `<li>${tag('a', { href: folder })}${escape(text)}</a></li>`);
  return [
    '<!doctype html>',
    rootTag(lang, style),
    writeHead(url, title, style, own, 'spielkasten.auto'),
    '<body>',
    element('h1', title),
    `${tag('daily-puzzle', shown)}</daily-puzzle>`,
    '<ul>',
    ...links,
    '</ul>',
    '',
  ].join('\n');
}

/** Writes the page of a puzzle. Throws PackFault. */
function pageOf(attributes: PuzzleAttributes, day: Day, options: PageOptions): Page {
  try {
    return page(attributes, options);
  } catch (error) {
    if (error instanceof BadNotation) throw new PackFault(`the puzzle of ${day}: ${error.message}`);
    throw error;
  }
}

/** The id of the game of a board. */
const idOf = (board: string): string =>
  Object.entries(packKinds).find(([, { tag: own }]) => own === board)?.[0] ?? '';

/** The days of a calendar that have a puzzle, between two others. */
function daysIn({ nearest }: Schedule, from: Day, to: Day): readonly Day[] {
  const found: Day[] = [];
  for (let day = nearest(from, 1); day !== undefined && day <= to; day = nearest(addDays(day, 1), 1))
    found.push(day);
  return found;
}

/** Checks the address and the language. Throws BadOption. */
function checkPlace({ url: address, lang = 'en' }: PuzzlePagesOptions) {
  const url = checkUrl(address);
  if (!url.pathname.endsWith('/') || url.search)
    throw bad(
      'url',
      'The address of the pages must be a folder, such as https://blog.example/puzzles/.',
      address,
    );
  const primary = lang.toLowerCase().split('-')[0]!;
  if (!Object.hasOwn(languages, primary))
    throw bad('lang', `The language is ${Object.keys(languages).join(' or ')}.`, lang);
  return { url, lang, words: languages[primary]! };
}

/**
 * Writes the pages of the daily puzzles of a game, or of an own list, as JSON has it. Throws PackFault for a list that is wrong, and BadOption.
 */
export async function puzzlePages(
  source: PuzzleGame | readonly unknown[],
  options: PuzzlePagesOptions,
): Promise<PuzzlePages> {
  const { url, lang, words } = checkPlace(options);
  const list = typeof source === 'string' ? undefined : source;
  const schedule = list ? parsePack(list) : await loadSchedule(source as PuzzleGame);
  const { days, later } = choose(schedule, list ? schedule.nearest('', 1) : undefined, options);
  const title =
    options.title ?? (list ? words.heading : `${words.heading}: ${words.games[source as string]}`);
  const about = { url, title, description: options.description ?? title, lang };
  const { picture, scripts, theme, look, noindex } = options;
  const folderOfScripts = scripts && new URL(scripts, url.href).href;
  const style: PageStyle = { scripts: folderOfScripts, theme, look, noindex, feed: url.href + FEED };
  const pages = days.map((day, i): DayPage => {
    const { tag: board, attributes } = schedule.board(day, words.tasks);
    const game = idOf(board);
    const name = `${words.games[game]}, ${words.date(new Date(`${day}T00:00Z`), 'full')}`;
    const folder = `${day}/`;
    const all = { game, mode: 'puzzle', ...attributes, ...(lang !== 'en' && { lang }) };
    const made = pageOf(all, day, { ...style, url: url.href + folder, title: name, picture });
    return {
      ...made,
      html: made.html + linksOf([days[i - 1], '', days[i + 1]], words),
      day,
      folder,
      title: name,
    };
  });
  const published = list?.filter((each) => days.includes((each as { readonly date: Day }).date));
  const shown: Record<string, string> = list ? { pack: PACK } : { game: source as string };
  return {
    pages,
    later,
    index: writeIndex(about, shown, pages, style),
    pack: published && `${JSON.stringify(published, undefined, 2)}\n`,
    feed: (sizes) => writeFeed(about, pages, sizes),
  };
}

export { PackFault };
export { puzzleGames } from '../puzzles.js';
