import { assert } from '@open-wc/testing';
import fc from 'fast-check';
import { BadNotation, BadOption } from '../../src/core/errors.js';
import { page, pageOfQuery, type PageOptions } from '../../src/page.js';

const url = 'https://blog.example/week-12/';

const attributesOf = ({ attributes }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));

/** A page as a browser reads it, and what its head says. */
function read(html: string) {
  const found = new DOMParser().parseFromString(html, 'text/html');
  const all = [...found.querySelectorAll('*')];
  const meta = [...found.querySelectorAll('meta')].map(attributesOf);
  return {
    tags: all.map(({ localName }) => localName),
    handlers: all.flatMap(({ attributes }) =>
      Array.from(attributes).filter(({ name }) => name.startsWith('on')),
    ),
    title: found.title,
    caption: found.querySelector('figcaption')?.textContent,
    alt: found.querySelector('svg')?.getAttribute('aria-label'),
    meta: Object.fromEntries(
      meta.map(({ name, property, content }) => [name ?? property, content]),
    ) as Readonly<Record<string, string | undefined>>,
    links: [...found.querySelectorAll('link')].map(attributesOf),
    board: found.body.firstElementChild!,
  };
}

const solution = 'roxbi';
const comment = 'Straight through the centre.';
const puzzle = {
  game: 'fluctus',
  mode: 'puzzle',
  position: 'A....A/....B. A 6,7 2,1 -,-',
  record: `1. ${solution} {${comment}}`,
};
const block = `# Week 12

\`\`\`fluctus puzzle position="${puzzle.position}"
${puzzle.record}
\`\`\`
`;

/** Boards by what is told of them. */
const boards: readonly {
  readonly what: string;
  readonly board: string | Record<string, string>;
  readonly tag: string;
  readonly title: string;
  readonly description: string;
}[] = [
  {
    what: 'a puzzle as a block',
    board: block,
    tag: 'fluctus-board',
    title: 'Fluctus board, Red against Green',
    description: 'Red to move. Find the best move.',
  },
  {
    what: 'a puzzle as attributes',
    board: puzzle,
    tag: 'fluctus-board',
    title: 'Fluctus board, Red against Green',
    description: 'Red to move. Find the best move.',
  },
  {
    what: 'a replay with names, in German',
    board: '```fluctus replay lang=de names="Ada, Bo"\n1. @ro @go 2. @ri @gi {[%marks go] Nun}\n```',
    tag: 'fluctus-board',
    title: 'Fluctus-Brett, Ada gegen Bo',
    description: '1. @ro @go 2. @ri @gi {Nun}',
  },
  {
    what: 'a diagram',
    board: { game: 'fluctus', mode: 'diagram', position: puzzle.position },
    tag: 'fluctus-board',
    title: 'Fluctus board, Red against Green',
    description: 'red stones on ro and vo; green stones on bi',
  },
  {
    what: 'a game of dice',
    board: { game: 'luzi', mode: 'diagram', position: '29,32 3/5 A 3 11124456' },
    tag: 'luzi-dice',
    title: 'Luzi und Joe, Player A and Player B',
    description: 'locked: Joe, Joe, Joe and six; free: two, four, four and five',
  },
];

describe('page', () => {
  for (const { what, board, tag, title, description } of boards)
    it(`writes the board, title and description of ${what}`, () => {
      const { html, oembed } = page(board, { url });
      const { meta, ...found } = read(html);
      assert.deepEqual([found.board.localName, found.title, meta['og:title']], [tag, title, title]);
      for (const name of ['description', 'og:description', 'twitter:description'])
        assert.equal(meta[name], description);
      assert.equal(oembed.title, title);
    });

  it('names its picture, its oEmbed and its player', () => {
    const { html, oembed, svg } = page(puzzle, { url });
    const { meta, links } = read(html);
    const png = `${url}index.png`;
    assert.deepEqual([meta['og:image'], meta['twitter:image'], oembed.thumbnail_url], [png, png, png]);
    assert.deepEqual([meta['twitter:card'], meta['twitter:player'], meta['og:url']], ['player', url, url]);
    const { href } = links.find(({ type }) => type === 'application/json+oembed')!;
    assert.equal(href, `${url}index.json`);
    assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630" /);
    assert.match(
      oembed.html,
      /^<blockquote class="wp-embedded-content"><a href="https:\/\/blog\.example\/week-12\/">Fluctus board.*<\/a><\/blockquote><iframe src="https:\/\/blog\.example\/week-12\/" [^<]*><\/iframe>$/,
    );
  });

  for (const [address, base] of [
    ['https://blog.example/p/', 'https://blog.example/p/index'],
    ['https://blog.example/p.html', 'https://blog.example/p'],
    ['https://blog.example/p', 'https://blog.example/p'],
    ['https://blog.example/embed?game=luzi', 'https://blog.example/embed'],
  ] as const)
    it(`finds the files beside ${address}`, () => {
      const { html } = page({ game: 'luzi' }, { url: address });
      const { search } = new URL(address);
      assert.equal(read(html).meta['og:image'], `${base}.png${search}`);
    });

  it('is found by search engines unless it is asked not to be', () => {
    assert.equal(read(page(puzzle, { url }).html).meta.robots, undefined);
    assert.equal(read(page(puzzle, { url, noindex: true }).html).meta.robots, 'noindex');
  });

  it('names no picture if there is none', () => {
    const { html, oembed } = page(puzzle, { url, picture: false });
    assert.notMatch(html, /og:image|twitter:image/);
    assert.equal(oembed.thumbnail_url, undefined);
  });

  it('tells the solution of a puzzle nowhere but in the element', () => {
    const { html, svg, oembed } = page(puzzle, { url });
    const { title, meta, caption, alt, board } = read(html);
    const told = JSON.stringify([title, meta, caption, alt, svg, oembed]);
    for (const secret of [solution, comment, 'centre']) assert.ok(!told.includes(secret), secret);
    assert.deepEqual(page({ ...puzzle, record: '1. vo-bo' }, { url }).svg, svg);
    assert.equal(board.getAttribute('record'), puzzle.record);
  });

  it('tells no hidden hands', () => {
    const shown = (hand: string, bag: string) => {
      const laid =
        '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3';
      const position = `${laid} A ${hand},16 ${bag},246 -`;
      const { html, svg, oembed } = page({ game: 'glux', mode: 'diagram', position }, { url });
      const { title, meta, caption, alt } = read(html);
      return { title, meta, caption, alt, svg, oembed };
    };
    assert.deepEqual(shown('25', '336'), shown('34', '345'));
  });

  for (const [what, board, options, code] of [
    ['a text without a board', 'Nothing.', { url }, 'block'],
    ['a text with two boards', `${block}${block}`, { url }, 'block'],
    ['an unknown game', { game: 'chess' }, { url }, 'game'],
    ['a wrong move', { ...puzzle, record: '1. roxro' }, { url }, undefined],
    ['an address without a host', puzzle, { url: 'week-12.html' }, 'url'],
    ['an address of a script', puzzle, { url: 'javascript:alert(1)' }, 'url'],
    ['an unknown theme', puzzle, { url, theme: 'sepia' }, 'theme'],
    ['a look elsewhere', puzzle, { url, look: '../x' }, 'look'],
  ] as readonly (readonly [string, string | Record<string, string>, PageOptions, string | undefined])[])
    it(`refuses ${what}`, () => {
      let refused: unknown;
      try {
        page(board, options);
      } catch (error) {
        refused = error;
      }
      assert.ok(refused instanceof BadNotation || refused instanceof BadOption);
      if (code !== undefined) assert.equal(refused.code, code);
    });

  it('has no tag and no script that a text brings in', () => {
    const { tags } = read(page(puzzle, { url }).html);
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        `'><img src=x onerror=alert(1)>`,
        '</title><script>',
        '--><b>',
        '&quot;><b>',
        ']]><b>',
        '\u2028<b>',
        '\ud800<b>',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, names) => {
        const board = { ...puzzle, names: names || 'Ada', task: title || 'Solve' };
        const scripts = `/${description}`;
        const { html, oembed } = page(board, { url, title, description, scripts });
        const found = read(html);
        assert.deepEqual(found.tags, tags);
        assert.deepEqual(found.handlers, []);
        const embedded = read(oembed.html).tags;
        assert.deepEqual(embedded, ['html', 'head', 'body', 'blockquote', 'a', 'iframe']);
      }),
    );
  });
});

describe('the page of a query', () => {
  const options = { url: 'https://play.example/embed' };
  const query = (entries: Record<string, string>) => `${new URLSearchParams(entries)}`;

  it('is that of the attributes', () => {
    const { html } = pageOfQuery(query({ ...puzzle, theme: 'dark' }), options);
    const { meta, board } = read(html);
    assert.equal(meta['color-scheme'], 'dark');
    assert.equal(meta['og:description'], 'Red to move. Find the best move.');
    assert.equal(board.getAttribute('position'), puzzle.position);
  });

  it('is the same with the parameters of other sites', () => {
    const plain = pageOfQuery(query(puzzle), options);
    const more = {
      utm_source: 'x',
      fbclid: 'y',
      format: 'json',
      maxwidth: '500',
      maxheight: '1',
      dnt: '1',
      url: options.url,
    };
    assert.deepEqual(pageOfQuery(query({ ...puzzle, ...more }), options), plain);
  });

  for (const name of ['autosave', 'share', 'table', 'embed', 'follow', 'name', 'id', 'onclick', 'style'])
    it(`refuses ${name}`, () => {
      assert.throws(() => pageOfQuery(query({ ...puzzle, [name]: 'x' }), options), /attribute/);
    });
});

describe('a page of a board, by the rules of those who read links', () => {
  const { html, oembed } = page(block, { url });
  const { title, meta, links } = read(html);

  it('is an embed in Ghost: the first oEmbed link is none of WordPress, and its answer has all fields that Ghost wants', () => {
    const found = links.find(({ type }) => type === 'application/json+oembed')!;
    assert.match(found.href!, /^https:\/\/blog\.example\/(?!.*wp-json\/oembed)/);
    const { version, type, width } = oembed;
    assert.deepEqual({ version, type }, { version: '1.0', type: 'rich' });
    assert.isAbove(width, 0);
    assert.match(oembed.html, /<iframe src="https:\/\/blog\.example\/week-12\/"/);
  });

  it('is a card in Discourse, and a board where the forum allows frames of its address', () => {
    // an article, a video or an image would be shown in another way
    assert.equal(meta['og:type'], 'website');
    for (const text of [title, meta['og:title'], meta.description, meta['og:description']]) assert.ok(text);
    assert.isAbove(oembed.height, 0);
    assert.equal(meta['twitter:card'], 'player');
    assert.equal(meta['twitter:player'], url);
  });

  it('is a bookmark with a picture in Notion, which runs no script and follows no address without its host', () => {
    assert.equal(meta['og:image'], `${url}index.png`);
    assert.deepEqual([meta['og:image:width'], meta['og:image:height']], ['1200', '630']);
    assert.equal(oembed.thumbnail_url, meta['og:image']);
  });
});
