import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Parser from 'rss-parser';
import { puzzleGames, puzzlePages, type PuzzlePagesOptions } from '../../src/page/puzzle-pages.js';
import { puzzleOn } from '../../src/puzzles.js';
import { addDays } from '../../src/puzzles/days.js';

const url = 'https://blog.example/puzzles/';
const today = '2026-11-28';
const options = { url, today, days: 7 } satisfies PuzzlePagesOptions;
const sizes = new Map([[today, 1234]]);

/** An own list: a puzzle of yesterday and one of tomorrow. */
const own = [addDays(today, -1), addDays(today, 1)].map((date) => ({
  date,
  board: 'fluctus-board',
  position: '.A..BB/A..B.. B 2,0 2,2 -,-',
  record: 'boxri',
  task: `Green wins <b>a stone</b> & "more" ]]> \u0007${date}`,
}));

const parsed = (feed: string) => new Parser().parseString(feed);
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

describe('the pages of daily puzzles', () => {
  for (const game of puzzleGames)
    for (const lang of ['en', 'de'])
      it(`has a page and an item for each day, without the solution: ${game}, ${lang}`, async () => {
        const made = await puzzlePages(game, { ...options, lang });
        const { items, ...channel } = await parsed(made.feed(sizes));
        assert.equal(channel.link, url);
        assert.deepEqual(
          items.map(({ isoDate }) => isoDate?.slice(0, 10)),
          made.pages.map(({ day }) => day).toReversed(),
        );
        assert.ok(items.length >= 3, `${items.length}`);
        for (const [i, { day, html, description }] of made.pages.toReversed().entries()) {
          const { attributes } = await puzzleOn(game, day, lang);
          const { title = '', link, guid, content = '', contentSnippet = '' } = items[i]!;
          assert.deepEqual([link, guid], [`${url}${day}/`, `${url}${day}/`]);
          assert.ok(contentSnippet.includes(description.slice(0, 60)), contentSnippet);
          const record = attributes.record?.split(/\s/)[0];
          if (record) assert.ok(!`${title} ${content} ${description}`.includes(record), record);
          assert.match(html, /^<!doctype html>\n<html lang="(en|de)"/);
          assert.ok(html.includes(`lang="${lang}"`));
        }
      });

  it('keeps what the validator of the W3C asks of a feed', async () => {
    const feed = (await puzzlePages('fluctus', { ...options, title: 'Fluctus & co.' })).feed(
      new Map(Array.from({ length: 7 }, (_, i) => [addDays(today, -i), 1000 + i])),
    );
    const channel = feed.slice(0, feed.indexOf('<item>'));
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
      assert.equal(matches(channel, RegExp(`<${name}>([^<]+)</${name}>`, 'g')).length, 1, name);
    assert.deepEqual(
      matches(channel, /<atom:link href="([^"]*)" rel="self" type="application\/rss\+xml"\/>/g),
      [`${url}feed.xml`],
    );
    const dates = matches(feed, /<(?:pubDate|lastBuildDate)>([^<]*)</g);
    for (const date of dates) {
      assert.match(date, /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
      assert.equal(new Date(date).toUTCString(), date);
      assert.ok(Date.parse(date) <= Date.parse(today));
    }
    const guids = matches(feed, /<guid isPermaLink="true">([^<]*)</g);
    assert.equal(new Set(guids).size, 7);
    const links = matches(feed, /<link>([^<]*)</g);
    const pictures = matches(feed, /<enclosure url="([^"]*)" length="[1-9]\d*" type="image\/png"\/>/g);
    assert.equal(pictures.length, 7);
    for (const address of [...guids, ...links, ...pictures]) assert.ok(address.startsWith(url), address);
    const html = (await parsed(feed)).items.map(({ content = '' }) => content);
    for (const text of html) {
      assert.deepEqual(matches(text, /<(\w+)/g), ['p', 'img', 'p']);
      assert.match(text, /<img src="https:\/\/[^"]*" alt="[^"]+"/);
    }
  });

  it('publishes no puzzle before its day, unless it is asked to', async () => {
    const game = await puzzlePages('fluctus', { ...options, from: today });
    assert.deepEqual([game.pages.map(({ day }) => day), game.later], [[today], 6]);
    const { pages } = await puzzlePages('fluctus', { ...options, future: true });
    assert.deepEqual([pages[0]?.day, pages.at(-1)?.day], [today, addDays(today, 6)]);
    const list = await puzzlePages(own, options);
    assert.deepEqual([list.pages.map(({ day }) => day), list.later], [[own[0]!.date], 1]);
    for (const file of [list.index, list.pack!, list.feed(new Map()), ...list.pages.map(({ html }) => html)])
      assert.ok(!file.includes(own[1]!.date));
    assert.match(list.index, /<daily-puzzle pack="pack\.json">/);
    assert.deepEqual(JSON.parse(list.pack!), [own[0]]);
  });

  it('keeps hostile texts of a list as texts', async () => {
    const made = await puzzlePages(own, { ...options, title: '</title><script>', description: ']]>&' });
    const { items, ...channel } = await parsed(made.feed(new Map()));
    assert.deepEqual([channel.title, channel.description], ['</title><script>', ']]>&']);
    assert.match(
      items[0]!.content!,
      /Green wins &lt;b&gt;a stone&lt;\/b&gt; &amp; &quot;more&quot; \]\]&gt; \ufffd/,
    );
    assert.doesNotMatch(made.index, /<script>/);
  });

  it('leads from each page to those around it, to the list and to the feed', async () => {
    const { pages, index } = await puzzlePages('fluctus', { ...options, days: 3, scripts: '../cdn/' });
    const hrefs = pages.map(({ html }) => matches(html, /<a href="([^"]*)" target="_top">/g));
    const [first, second, third] = pages.map(({ day }) => `../${day}/`);
    assert.deepEqual(hrefs, [
      ['../', second],
      [first, '../', third],
      [second, '../'],
    ]);
    assert.deepEqual(
      matches(index, /<li><a href="([^"]*)"/g),
      pages.map(({ folder }) => folder).toReversed(),
    );
    for (const html of [index, ...pages.map((page) => page.html)]) {
      assert.match(html, /type="application\/rss\+xml" href="https:\/\/blog\.example\/puzzles\/feed\.xml"/);
      // the folder of the scripts is given from the list
      assert.match(html, /<script type="module" src="https:\/\/blog\.example\/cdn\//);
    }
  });

  it('writes the same files each time', async () => {
    const made = await Promise.all([1, 2].map(() => puzzlePages('luzi', options)));
    const [one, two] = made.map(({ pages, index, feed }) => JSON.stringify([pages, index, feed(sizes)]));
    assert.equal(one, two);
  });

  for (const [name, source, wrong, message] of [
    ['an address of a file', 'luzi', { url: `${url}all.html` }, /must be a folder/],
    ['an address without a host', 'luzi', { url: '/puzzles/' }, /a whole one/],
    ['a language', 'luzi', { lang: 'fr' }, /The language is en or de/],
    ['a first day', 'luzi', { from: '2026-02-30' }, /a day such as 2026-11-28, not “2026-02-30”/],
    ['a number of days', 'luzi', { days: 0 }, /from 1 to 3660/],
    ['days to come', 'luzi', { from: '2030-01-01' }, /the first one is of 2030-01-02\. Publish it before/],
    ['days without a puzzle', own, { from: '2030-01-01' }, /the list has none/],
    ['an empty list', [], {}, /at least one puzzle/],
    ['a list with another board', [{ ...own[0], board: 'chess' }], {}, /item 1: board must be one of/],
    ['a list with a wrong move', [{ ...own[0], record: '@zz' }], {}, /the puzzle of 2026-11-27: .*@zz/],
    ['a theme', 'luzi', { theme: 'blue' }, /light or dark/],
  ] as const)
    it(`refuses ${name}`, async () => {
      await assert.rejects(puzzlePages(source, { ...options, ...wrong }), message);
    });
});
