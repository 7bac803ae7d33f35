import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import fc from 'fast-check';
import { html as litHtml, nothing as litNothing, svg as litSvg } from 'lit';
import { BadNotation, BadOption } from '../../src/core/errors.js';
import { flat, html, nothing, svg } from '../../src/element/drawing/template.js';
import { parseSheet, resolveValue } from '../../src/element/drawing/styles.js';
import { templateText } from '../../src/element/drawing/markup.js';
import { writer } from '../../src/games/fluctus/picture.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { picture } from '../../src/picture.js';

/** A position of each game, and words of its title and its text alternative in English and in German. */
const positions = [
  {
    id: 'fluctus',
    position: '.A.BBB/A..... A 5,5 2,2 yo-wo,-',
    title: ['Red against Green', 'Rot gegen Grün'],
    text: ['red stones on wo and ri', 'Rot auf wo und ri'],
    marks: 'ro ro-wo:blue gi:red=1',
    described: [
      'Green ring on ro; blue arrow from ro to wo; red ring on gi with the label 1.',
      'Grüner Ring auf ro; blauer Pfeil von ro nach wo; roter Ring auf gi mit der Aufschrift 1.',
    ],
  },
  {
    id: 'glux',
    position: '10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2 B 16,34 674,756 -',
    title: ['Player A', 'Spieler A'],
    text: ['Player A: 1 a1', 'Spieler A: 1 a1'],
    marks: 'a1 a9-m1:yellow=<&',
    described: [
      'Green ring on a1; yellow arrow from a9 to m1 with the label &lt;&amp;.',
      'Grüner Ring auf a1; gelber Pfeil von a9 nach m1 mit der Aufschrift &lt;&amp;.',
    ],
  },
  {
    id: 'lucky-numbers',
    position: '5,.,6,./.,14,.,./.,.,16,./.,.,.,5|14,.,.,./.,10,.,./.,12,15,./.,.,.,1 A -|- 7,18 5',
    title: ['Lucky Numbers: Player A', 'Lucky Numbers: Spieler A'],
    text: ['Board of Player A: 5, empty, 6', 'Spielplan von Spieler A: 5'],
    marks: 'b2:red Ba4-Bd1',
    described: [
      'Red ring on b2; green arrow from a4 (Player B) to d1 (Player B).',
      'Roter Ring auf b2; grüner Pfeil von a4 (Spieler B) nach d1 (Spieler B).',
    ],
  },
  {
    id: 'luzi',
    position: '29,32 3/5 A 3 11124456',
    title: ['Player A and Player B', 'Spieler A und Spieler B'],
    text: ['locked: Joe, Joe, Joe and six', 'fest: Joe, Joe, Joe und sechs'],
    marks: '1 2-8:red',
    described: [
      'Green ring on die 1; red arrow from die 2 to die 8.',
      'Grüner Ring auf Würfel 1; roter Pfeil von Würfel 2 nach Würfel 8.',
    ],
  },
] as const;

const draw = picture as (id: string, options?: object) => string;

/** The name and the attributes of each start tag. Fails if the text is not well-formed XML. */
function tagsOf(
  text: string,
): readonly { readonly name: string; readonly attributes: ReadonlyMap<string, string> }[] {
  const open: string[] = [];
  const found: { name: string; attributes: Map<string, string> }[] = [];
  let rest = text;
  while (rest) {
    const [whole, end, name = '', all = '', closed] =
      /^<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>/.exec(rest) ?? [];
    const [content] = /^(?:[^<&]|&(?:amp|lt|gt|quot);)+/.exec(rest) ?? [];
    assert.ok(whole ?? content, `not well-formed: ${rest.slice(0, 80)}`);
    rest = rest.slice((whole ?? content)!.length);
    if (!whole) continue;
    if (end) assert.equal(open.pop(), name);
    else {
      const pairs = Array.from(
        all.matchAll(/ ([\w:-]+)="([^"]*)"/g),
        ([, key, value]) => [key!, value!] as const,
      );
      assert.equal(
        new Set(pairs.map(([key]) => key)).size,
        pairs.length,
        `an attribute is twice in ${whole}`,
      );
      found.push({ name, attributes: new Map(pairs) });
      if (!closed) open.push(name);
    }
  }
  assert.deepEqual(open, []);
  return found;
}

/** The content of an element. */
const contentOf = (text: string, name: string) =>
  RegExp(`<${name} [^>]*>([^<]*)</${name}>`).exec(text)?.[1] ?? '';

for (const { id, position, title, text, marks, described } of positions)
  describe(`a picture of ${id}`, () => {
    for (const theme of ['light', 'dark', 'print'] as const)
      it(`is well-formed and needs nothing else: ${theme}`, () => {
        const tags = tagsOf(draw(id, { position, theme, marks }));
        const ids = tags.map(({ attributes }) => attributes.get('id')).filter(Boolean);
        assert.equal(new Set(ids).size, ids.length);
        for (const { name, attributes } of tags) {
          assert.ok(!['script', 'style', 'image', 'foreignObject', 'a'].includes(name), name);
          for (const [key, value] of attributes) {
            assert.ok(!/^(class|style|on.*|src)$/.test(key), key);
            assert.ok(
              !/var\(|light-dark|color-mix|https?:(?!\/\/www\.w3\.org\/2000\/svg$)|undefined|NaN/.test(value),
              value,
            );
            for (const [, target] of value.matchAll(/url\(#?([^)]*)\)/g))
              assert.ok(ids.includes(target), value);
            if (key === 'href') assert.ok(ids.includes(value.slice(1)), value);
          }
        }
      });

    it('has a title and a text alternative in the language', () => {
      ['en', 'de-AT'].forEach((lang, i) => {
        const svgText = draw(id, { position, lang });
        assert.ok(contentOf(svgText, 'title').includes(title[i]!), contentOf(svgText, 'title'));
        assert.ok(contentOf(svgText, 'desc').includes(text[i]!), contentOf(svgText, 'desc'));
        assert.match(svgText, RegExp(` lang="${lang.slice(0, 2)}"`));
      });
      assert.match(draw(id, { lang: 'fr' }), / lang="en"/);
    });

    it('has the size that is asked for', () => {
      const [{ attributes } = assert.fail()] = tagsOf(draw(id, { position, width: 600 }));
      const [, , across = 0, down = 0] = attributes.get('viewBox')!.split(' ').map(Number);
      assert.equal(attributes.get('width'), '600');
      assert.equal(attributes.get('height'), String(Math.round((600 * down) / across)));
    });

    it('is different in each theme, and the same each time', () => {
      const themes = ['light', 'dark', 'print'].map((theme) => draw(id, { position, theme }));
      assert.equal(new Set(themes).size, 3);
      assert.equal(draw(id, { position }), themes[0]);
    });

    it('has the colours of tokens', () => {
      const plain = draw(id, { position });
      const own = draw(id, { position, theme: { '--spiel-wood': '#01fe02' } });
      assert.ok(own.includes('#01fe02') && !plain.includes('#01fe02'));
      const dark = draw(id, { position, theme: { 'color-scheme': 'dark' } });
      assert.equal(dark, draw(id, { position, theme: 'dark' }));
    });

    it('has the names of the squares unless they are not wanted', () => {
      const texts = (coordinates: boolean) =>
        tagsOf(draw(id, { position, coordinates })).filter(({ name }) => name === 'text');
      assert.ok(texts(true).length > texts(false).length);
      assert.doesNotMatch(draw(id, { position, coordinates: false }), />\s*(false|true|undefined)/);
    });

    it('has marks over the pieces, which are part of its text alternative', () => {
      const plain = draw(id, { position });
      ['en', 'de'].forEach((lang, i) => {
        const marked = draw(id, { position, lang, marks });
        assert.ok(contentOf(marked, 'desc').endsWith(`. ${described[i]!}`), contentOf(marked, 'desc'));
      });
      const marked = draw(id, { position, marks });
      const end = plain.indexOf('</desc>');
      assert.ok(marked.startsWith(plain.slice(0, end)));
      assert.ok(marked.includes(plain.slice(end, -'</svg>'.length)));
      const added = tagsOf(marked).length - tagsOf(plain).length;
      // a group, and two or three paths for each mark
      assert.ok(added > 2 * marks.split(' ').length, String(added));
      assert.equal(draw(id, { position, marks: '' }), draw(id, { position }));
      assert.ok(draw(id, { marks: marks.split(' ')[0]! }).length > draw(id).length);
    });

    it('has marks in the colours of tokens', () => {
      const [first = ''] = marks.split(' ');
      const color = /:(\w+)/.exec(first)?.[1] ?? 'green';
      const own = draw(id, { position, marks: first, theme: { [`--spiel-mark-${color}`]: '#01fe0280' } });
      assert.match(own, /stroke="#01fe02"[^>]* stroke-opacity="0\.502"/);
      assert.notEqual(
        draw(id, { position, marks, theme: 'dark' }).slice(-1000),
        draw(id, { position, marks }).slice(-1000),
      );
    });

    it('refuses marks with the place and the rule', () => {
      for (const [wrong, code, at] of [
        [`${marks} zz`, 'marks-square', String(marks.split(' ').length + 1)],
        ['?', 'marks-form', '1'],
        [`${marks.split(' ')[0]!.split(':')[0]!}:pink`, 'marks-color', '1'],
      ] as const)
        assert.throws(
          () => draw(id, { position, marks: wrong }),
          (error) => error instanceof BadNotation && error.code === code && error.at === at,
        );
    });

    it('begins without a position', () => {
      tagsOf(draw(id));
    });

    it('throws only documented errors for any input', () => {
      const any = fc.oneof(
        fc.anything(),
        fc.string(),
        fc.constantFrom('light', 'A', 'de', position, 480, true),
      );
      const options = fc.record(
        {
          position: any,
          options: any,
          orientation: any,
          width: any,
          theme: any,
          coordinates: any,
          lang: any,
          marks: fc.oneof(any, fc.constant(marks)),
        },
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(fc.oneof(options, fc.anything()), (value) => {
          try {
            tagsOf(draw(id, value as object));
          } catch (error) {
            if (!(error instanceof BadOption || error instanceof BadNotation)) throw error;
          }
        }),
        { numRuns: 100 },
      );
    });
  });

describe('pictures', () => {
  it('read the characters of word processors like plain ones', () => {
    const position = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';
    const written = { position: ' A…A./.BBAAA  A 3,4 2,2\u00a0ri–ro,yo—wi', marks: 'ro–yi' };
    assert.equal(picture('fluctus', written), picture('fluctus', { position, marks: 'ro-yi' }));
    assert.equal(draw('fluctus', { position: written.position }), draw('fluctus', { position }));
  });

  for (const [name, id, options, at] of [
    ['an unknown game', 'chess', {}, 'id'],
    ['a name of every object', 'toString', {}, 'id'],
    ['a width that is too small', 'fluctus', { width: 3 }, 'width'],
    ['a width that is no number', 'fluctus', { width: '480' }, 'width'],
    ['an unknown theme', 'fluctus', { theme: 'sepia' }, 'theme'],
    ['a token with markup', 'fluctus', { theme: { '--spiel-wood': '"/><script>' } }, '--spiel-wood'],
    [
      'a token with a reference',
      'fluctus',
      { theme: { '--spiel-wood': 'url(https://x.test/)' } },
      '--spiel-wood',
    ],
    ['a seat that is not there', 'fluctus', { orientation: 'C' }, 'orientation'],
    ['a seat that is no text', 'fluctus', { orientation: Symbol('A') }, 'orientation'],
    ['a seat that is null', 'fluctus', { orientation: null }, 'orientation'],
    ['an id that is no text', Object.create(null) as string, {}, 'id'],
    ['marks that are no text', 'fluctus', { marks: ['ro'] }, 'marks'],
    ['a language that is no text', 'fluctus', { lang: 7 }, 'lang'],
    ['options of the game', 'fluctus', { options: { variant: 'other' } }, 'variant'],
  ] as const)
    it(`refuse ${name}`, () => {
      assert.throws(
        () => draw(id, options),
        (error) => error instanceof BadOption && error.at === at,
      );
    });

  it('refuse a position with the rule that it breaks', () => {
    assert.throws(
      () => draw('fluctus', { position: 'A...../...... B 8,8 1,0 -,-' }),
      (error) => error instanceof BadNotation && error.rule === 'F1',
    );
  });

  it('escape the names of players', () => {
    const hostile = '</title><script>alert(1)</script>&"\u0000\ud800';
    const text = writer.draw(
      { state: fluctus.setup(), names: [hostile, 'url(#f-face)'], history: [], recent: [] },
      {},
    );
    tagsOf(text);
    assert.ok(!text.includes('<script'));
    const title = contentOf(text, 'title');
    assert.equal(
      title,
      'Fluctus board, &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;\ufffd\ufffd against url(#f-face)',
    );
  });

  // css-tag.js is the module of Lit that makes style sheets; it needs no DOM
  it('load without Lit, so that they are written where there is no DOM', async () => {
    const { metafile } = await build({
      entryPoints: ['src/picture.ts'],
      bundle: true,
      format: 'esm',
      metafile: true,
      write: false,
    });
    assert.deepEqual(
      Object.keys(metafile.inputs).filter(
        (path) => path.includes('node_modules') && !path.endsWith('/css-tag.js'),
      ),
      [],
    );
  });
});

describe('templates of drawings', () => {
  it('are those of Lit', () => {
    const fill = (html: typeof litHtml | typeof litSvg) => ({ ...html`<g class=${1}>${nothing}</g>` });
    assert.deepEqual({ ...fill(html as never), strings: [] }, { ...fill(litHtml), strings: [] });
    assert.deepEqual({ ...fill(svg as never), strings: [] }, { ...fill(litSvg), strings: [] });
    assert.equal(nothing, litNothing);
  });

  it('are written with lists, nested templates and attributes', () => {
    const list = [1, 2].map((n) => svg`<circle r=${n} class="a ${'"<'}" />`);
    assert.equal(
      templateText(svg`<g>${list}${nothing}${'<&'}</g>`),
      '<g><circle r="1" class="a &quot;&lt;" /><circle r="2" class="a &quot;&lt;" />&lt;&amp;</g>',
    );
  });

  it('are one template without values if they never change', () => {
    const list = [1, 2].map((n) => svg`<circle r=${n} class=${`c-${n} ring`} />`);
    const drawing = svg`<g>${list}${nothing}</g><text x=${-1.5}>${'ro'}</text>`;
    const { strings, values } = flat(drawing);
    assert.deepEqual([[...strings], values], [[templateText(drawing)], []]);
    assert.deepEqual([...strings.raw], [...strings]);
  });
});

describe('styles of pictures', () => {
  const values = { '--a': '#ff0000', '--font': "'A B', serif" } as Record<string, string>;
  for (const [value, light, dark] of [
    ['var(--a)', '#ff0000', '#ff0000'],
    ['var(--b, light-dark(#fff, #000))', '#fff', '#000'],
    ["14px var(--c, 'A B', serif)", "14px 'A B', serif", "14px 'A B', serif"],
    // the figures are those of Chromium
    ['color-mix(in oklab, #ff0000, #0000ff)', '#8c53a2', '#8c53a2'],
    ['color-mix(in oklab, #c4432f, #1a0d05 55%)', '#602516', '#602516'],
    ['color-mix(in oklab, light-dark(#fff, #000), #fff 25%)', '#ffffff', '#222222'],
    ['color-mix(in oklab, #94683a, transparent 30%)', '#94683ab3', '#94683ab3'],
  ] as const)
    it(`resolve ${value}`, () => {
      assert.equal(
        resolveValue(value, (name) => values[name], false),
        light,
      );
      assert.equal(
        resolveValue(value, (name) => values[name], true),
        dark,
      );
    });

  it('come from rules by weight, without states and other media', () => {
    const sheet = `.a .b{fill:red} .b{fill:blue;stroke:none} .b:hover{fill:green} @media print{.b{fill:black}}
      @container x (inline-size < 300px){.b{fill:gold}} text, :is(.c, .d):not(.e){fill:teal}`;
    const shape = (tag: string, classes: string[], parent?: never) => ({
      tag,
      classes,
      parent,
      attributes: new Map<string, string>(),
      children: [] as string[],
    });
    const fills = (width: number, at: ReturnType<typeof shape>) =>
      parseSheet(sheet, width)
        .filter(({ matches }) => matches(at))
        .flatMap(({ declarations }) =>
          declarations.flatMap(([name, value]) => (name === 'fill' ? value : [])),
        );
    assert.deepEqual(fills(480, shape('g', ['b'])), ['blue']);
    assert.deepEqual(fills(200, shape('g', ['b'])), ['blue', 'gold']);
    assert.deepEqual(fills(480, shape('g', ['b'], shape('g', ['a']) as never)), ['blue', 'red']);
    assert.deepEqual(fills(480, shape('text', [])), ['teal']);
    assert.deepEqual(fills(480, shape('g', ['d', 'e'])), []);
    assert.deepEqual(fills(480, shape('g', ['d'])), ['teal']);
  });
});
