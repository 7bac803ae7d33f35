import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import fc from 'fast-check';
import * as classes from '../../src/classes.js';
import { BadNotation } from '../../src/core/errors.js';
import type { GameDefinition } from '../../src/element/model/game-definition.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import { attributesOf } from '../../src/markdown/open-block.js';
import { fence } from '../../src/markdown.js';
import { picture } from '../../src/picture.js';
import { games } from '../../src/engine.js';
import type { GameTypes, Game } from '../../src/core/game.js';
import { playOut } from '../support/random-games.js';
import { blocks, diagram } from './blocks.js';
import { goalForms } from '../../src/element/parts/puzzle/parse-goal.js';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of markup. */
const textOf = (markup: string) =>
  markup.replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
    code ? String.fromCharCode(Number(code)) : (entities[name ?? ''] ?? all),
  );

/** The title and the description of a picture. */
const altOf = (svg: string) =>
  Array.from(svg.matchAll(/<(?:title|desc) id="[^"]*">([^<]*)</g), ([, text = '']) => textOf(text)).join(
    '. ',
  );

/** The parts of the HTML of a block. Fails if it is more or less than one element with a picture and text. */
function partsOf(html: string | undefined) {
  const [, tag = '', attributes = '', alt = '', image = '', caption = ''] =
    /^<!----><([a-z-]+)((?: [a-z-]+(?:="[^"<>]*")?)*)><figure><svg viewBox="0 0 480 \d+" role="img" aria-label="([^"<>]*)"><image href="data:image\/svg\+xml,([^"<>]*)" width="480" height="\d+"\/><\/svg>(?:<figcaption>((?:[^<>]|<br>)+)<\/figcaption>)?<\/figure><\/\1>$/.exec(
      html ?? '',
    ) ?? assert.fail(`not one element: ${html?.replace(/data:[^"]*/, '…') ?? 'undefined'}`);
  return {
    tag,
    attributes: Array.from(attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
      name,
      textOf(value),
    ]),
    svg: decodeURIComponent(image).replaceAll("'", '"').replaceAll('&apos;', "'"),
    alt: textOf(alt),
    caption: caption ? caption.split('<br>').map(textOf) : [],
  };
}

const draw = picture as (id: string, options?: object) => string;

describe('fence', () => {
  for (const { what, info, text, tag, attributes, caption = [], shown } of blocks)
    it(`turns a block into an element with a picture: ${what}`, () => {
      const html = fence(info, text);
      const parts = partsOf(html);
      assert.equal(parts.tag, tag);
      assert.deepEqual(parts.attributes, Object.entries(attributes));
      assert.deepEqual(parts.caption, caption);
      const options = {
        ...shown,
        ...(tag.startsWith('lucky') && { options: { players: 3, setup: 'sorted' } }),
      };
      const [id = ''] = info.trim().split(' ');
      assert.ok(parts.alt.length > 20, parts.alt);
      if (!shown) return;
      const drawn = draw(id, options);
      const texts = (svg: string) => Array.from(svg.matchAll(/>([^<]*)<\/text>/g), ([, text]) => text);
      assert.deepEqual([parts.alt, texts(parts.svg)], [altOf(drawn), texts(drawn)]);
    });

  // A feed of ten posts stays small. A full board of Glüx has 135 chips, four players of Lucky Numbers have 64 beds.
  for (const [game, players] of [
    [games.fluctus],
    ...[2, 3, 4].flatMap((count) => [
      [games.glux, count],
      [games['lucky-numbers'], count],
    ]),
    [games['lucky-swap']],
    [games.luzi, 2],
    [games.luzi, 5],
  ] as unknown as [Game<unknown, unknown>, number | undefined][])
    it(`has at most 85 kB, 5 kB gzip, in any position: ${game.id} ${players ?? ''}`, () => {
      const attribute = players === undefined ? '' : ` players=${players}`;
      for (const seed of ['a', 'b']) {
        const played = playOut(game, players === undefined ? undefined : { players }, seed, 400);
        const positions = played.map(({ state }) => game.formatPosition(state));
        for (const part of [0, 0.25, 0.5, 0.75, 1]) {
          const position = positions[Math.round(part * (positions.length - 1))]!;
          const html = fence(`${game.id} diagram lang=de${attribute}`, position)!;
          assert.ok(html.length <= 85_000, `${html.length}: ${position}`);
          assert.ok(gzipSync(html).length <= 5000, `${gzipSync(html).length}: ${position}`);
        }
      }
    });

  // the largest of a thousand positions
  for (const [info, position] of [
    [
      'glux players=4',
      'B5,2,B5,1,B2,C5,1,C1,(C3C1),(C3C5),2,C4,(C6C5)/15/8,C4,4,C5,C3/2,B6,2,(C6C5),3,C4,5/3,D3,10,(C2C2)/(B5B3),3,B1,(B4B2),1,D2,1,D6,3,C2,C1/3,D2,B3,3,D5,4,(C4D3),(C1C3)/2,B4,1,(B2B6),(B1B5),B1,2,C6,5/3,D3,2,B4,D3,1,(D6D2),4,D5/B2,(A4A3),A1,(A2A2),(B4B3),A5,9/B1,B1,7,D4,3,C1,1/(B3B6),(A6A6),1,A2,1,A4,1,D3,7/A5,(A1A6),(D4A3),5,D6,6/(A4A6),2,A4,D2,5,(D6D6),3,D5/(A1A1),(A4A2),1,(A5A4),3,A2,D2,D6,(D4D1),3,D6 - -,-,-,- 000,000,000,000 -',
    ],
    [
      'lucky-numbers players=4',
      '1,5,13,14/6,13,.,15/11,.,14,17/13,.,15,20|7,.,10,12/.,3,.,15/8,10,11,./9,19,.,20|2,.,.,5/.,2,4,10/6,8,12,15/9,11,17,20|4,.,8,9/.,3,9,12/13,.,14,16/17,18,.,20 C -|-|-|- 1,1,3,7,12,18,19,19 2',
    ],
  ] as const)
    it(`has room in the largest positions: ${info}`, () => {
      const html = fence(info.replace(' ', ' diagram lang=de '), position)!;
      assert.ok(html.length <= 85_000, String(html.length));
      assert.ok(gzipSync(html).length <= 5000, String(gzipSync(html).length));
    });

  it('gives undefined for all other blocks', () => {
    for (const info of [
      '',
      'js',
      'fluctusx',
      'Fluctus',
      'toString',
      '__proto__ replay',
      null,
      undefined,
      5 as never,
      Symbol('fluctus') as never,
      ['fluctus'] as never,
    ])
      assert.equal(fence(info, '1. @ro'), undefined);
  });

  it('refuses a text that is none', () => {
    for (const text of [undefined, null, 5, Symbol('@ro'), {}])
      assert.throws(() => fence('fluctus', text as never), { name: 'BadNotation', code: 'move' });
  });

  it('keeps the lines of a record with comments to the end of the line', () => {
    const text = '% from a file\n1. @ro ; a & b\n@go';
    const [, record] = partsOf(fence('fluctus replay', text)).attributes.find(([name]) => name === 'record')!;
    assert.equal(record, text);
  });

  it('shows the ply, the seat at the bottom and the names in the picture', () => {
    const text = '[SeatA "Ada"] 1. @ro @go {[%marks go:red]} 2. @ri';
    const { alt, svg } = partsOf(fence('fluctus replay ply=2 orientation=b names=",Bo" lang=de', text));
    assert.equal(alt, 'Fluctus-Brett, Ada gegen Bo. Rot auf ro; Grün auf go. Roter Ring auf go.');
    assert.notEqual(svg, partsOf(fence('fluctus replay ply=2 names="Ada,Bo" lang=de', text)).svg);
  });

  it('shows no hand in a picture', () => {
    const svgOf = (hands: string) => {
      const position = `10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2 B ${hands} -`;
      const { svg, alt } = partsOf(fence('glux diagram', position));
      return [svg, alt];
    };
    assert.deepEqual(svgOf('16,34 674,756'), svgOf('25,16 764,657'));
  });

  it('shows the swap puzzle', () => {
    const swap = partsOf(fence('lucky-swap wrap puzzle seed=3', ''));
    assert.deepEqual(Object.fromEntries(swap.attributes), {
      wrap: '',
      mode: 'puzzle',
      seed: '3',
    });
    const other = partsOf(fence('lucky-swap wrap puzzle seed=4', ''));
    assert.notEqual(swap.alt, other.alt);
  });

  for (const [what, info, text, at, message] of [
    ['an unknown attribute', 'fluctus replay colour=red', '', 'colour', /attribute colour: There is no such/],
    ['an event handler', 'fluctus onclick="alert(1)"', '', 'onclick', /attribute onclick: There is no such/],
    ['a style', 'fluctus style="color: red"', '', 'style', /attribute style: There is no such/],
    ['an attribute of another game', 'fluctus rounds=3', '', 'rounds', /attribute rounds: There is no such/],
    ['an unknown mode', 'fluctus replays', '', 'replays', /Modes: play, diagram, replay, puzzle;/],
    [
      'a value that is no mode',
      'fluctus mode=x',
      '',
      'mode',
      /Write play, diagram, replay or puzzle, not “x”/,
    ],
    ['two modes', 'fluctus replay diagram', '', 'mode', /attribute mode: It is given twice/],
    ['an open quotation mark', 'fluctus names="Ada', '', '0:1', /first line: Write name, name=value/],
    ['text after a quotation mark', 'fluctus names="Ada"Bo', '', '0:1', /first line/],
    ['a missing value', 'fluctus names', '', 'names', /write names=value/],
    ['a value that is none', 'fluctus sound=false', '', 'sound', /write sound, or leave it out/],
    ['a number that is none', 'fluctus ply=x', '', 'ply', /whole number/],
    ['a ply that is not there', 'fluctus replay ply=3', '1. @ro @go', 'ply', /The last ply is 2/],
    ['an id with a space', 'fluctus id="a b"', '', 'id', /no spaces/],
    [
      'an unknown player',
      'fluctus seats="human robot"',
      '',
      'seats',
      /remote, .*computer:medium.*, not “robot”/,
    ],
    [
      'a player without a seat',
      'fluctus seats="human human human"',
      '',
      'seats',
      /more players than seats: leave out “human”\. The number of seats is 2/,
    ],
    [
      'an unknown pace',
      'fluctus pace=quick replay',
      '',
      'pace',
      /Write normal, fast, slow or key, not “quick”/,
    ],
    ['a seat that is not there', 'fluctus orientation=C', '', 'orientation', /not “C”/],
    ['too many players', 'luzi players=9', '', 'players', /players/],
    ['an option that the rules forbid', 'fluctus colors="red blue"', '', 'colors', /colors: F1: .*opposite/],
    ['a mark', 'fluctus marks="ro zz"', '', 'marks', /attribute marks: Mark 2: The board has no square zz/],
    ['a mark in a record', 'fluctus replay', '1. @ro {[%marks zz]}', 'record', /record: Move 1, mark 1: /],
    [
      'a value in a variation',
      'fluctus puzzle',
      '1. @ro {[%chance 0.5]} (@ri? {[%chance 38]})',
      'record',
      /record: Move 1a1: A chance is a number from 0 to 1, such as \[%chance 0\.38\], not “chance 38”/,
    ],
    ['a position', 'fluctus diagram', '\n A...../...... B 8,8 1,0 -,-', '2:18', /line 2, column 18: F1: /],
    ['a position that is none', 'luzi diagram', '\n  x', '2:3', /line 2, column 3: /],
    [
      'a position that is an attribute',
      'fluctus diagram position="A...../...... B 8,8 1,0 -,-"',
      '',
      'position',
      /attribute position, line 1, column 17: F1: /,
    ],
    [
      'a move',
      'fluctus replay',
      '1. @ro @go\n2. @ri ro-bo',
      '2:8',
      /“fluctus replay”, line 2, column 8: F4: /,
    ],
    ['a variation', 'fluctus replay', '1. @ro @go\r\n\r\n(1... ro-bo)', '3:7', /line 3, column 7: F\d+: /],
    ['a tag', 'fluctus', '[SeatA "Ada"]\n[Game "chess"]', '2:1', /line 2, column 1: .*chess/],
    ['a record that is too long', 'fluctus', '{a}'.repeat(99_999), '1:1', /too long/],
    ['two records', 'fluctus replay record="1. @ro"', '1. @ro', 'record', /is given twice: .* Remove one/],
    ['a position and a record', 'fluctus replay position=x', '1. @ro', 'position', /exclude each other/],
    ['a puzzle without a solution', 'fluctus puzzle', '', 'goal', /needs a solution/],
    ['a puzzle with two solutions', 'fluctus puzzle goal=win', '1. @ro', 'goal', /not both/],
    ['a goal of a game without goals', 'glux puzzle goal=win', '', 'goal', /no goal/],
    ['a goal that the game does not have', 'luzi puzzle goal=win', '', 'goal', /has the goal points/],
    [
      'a goal with a word for a number',
      'fluctus puzzle goal="win in two"',
      '',
      'goal',
      /win, win in 3 or draw/,
    ],
    [
      'a puzzle of a game that is over',
      'fluctus puzzle goal=win position="A...../...... +A 7,0 1,0 -,-"',
      '',
      'goal',
      /Nobody/,
    ],
  ] as const)
    it(`refuses ${what} with its place`, () => {
      assert.throws(
        () => fence(info, text),
        (error) => {
          assert.ok(error instanceof BadNotation, String(error));
          assert.equal(error.at, at, error.message);
          assert.match(error.message, message);
          assert.ok(error.message.startsWith(`In the block “${info.slice(0, 60)}”, `));
          return true;
        },
      );
    });

  it('keeps what it is given, whatever it is', () => {
    const value = fc.string({ unit: 'binary' }).filter((text) => !text.includes('"'));
    fc.assert(
      fc.property(value, value, value, (names, seed, comment) => {
        const text = `1. @ro {${comment.replaceAll('}', '')}} @go`;
        const { attributes } = partsOf(fence(`fluctus replay names="${names}" seed="${seed}"`, text));
        // HTML has no controls; line breaks are spaces
        const plain = (each: string) =>
          each
            .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
            .replace(/\s*[\n\r\f\u2028\u2029]\s*/g, ' ');
        assert.deepEqual(Object.fromEntries(attributes), {
          mode: 'replay',
          names: plain(names),
          seed: plain(seed),
          record: plain(text.replace(/\r\n?/g, '\n')),
        });
      }),
    );
  });

  it('throws nothing but BadNotation, and writes one line', () => {
    const part = fc.constantFrom(
      ...['replay', 'diagram', 'puzzle', 'play', 'marks=ro', 'marks="ro-wo:red=1"', 'ply=1', 'names="a,b"'],
      ...[
        'goal=win',
        'goal=par',
        'seed=x',
        'players=3',
        'orientation=B',
        'no-coordinates',
        'lang=de',
        'first=random',
      ],
      ...['variant=return', 'rounds=2', 'wrap', `position="${diagram}"`, 'record="1. @ro"'],
      ...[
        '"',
        "'",
        '=',
        'a=',
        '<b>',
        '-->',
        '\u0000',
        '“',
        'rows=1',
        'board={}',
        'setup=one-by-one',
        'ending=last-draw',
      ],
    );
    const loose = fc.oneof({ weight: 9, arbitrary: part }, fc.string({ unit: 'binary' }));
    const info = fc
      .tuple(
        fc.constantFrom('fluctus', 'glux', 'lucky-numbers', 'lucky-swap', 'luzi'),
        fc.array(loose, { maxLength: 5 }),
      )
      .map(([id, parts]) => [id, ...parts].join(' '));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        diagram,
        '1. @ro @go',
        '1. roll',
        '{<!-- -->',
        '[Game "lucky-swap"]',
        '[Position "x"]',
      ),
    );
    let written = 0;
    fc.assert(
      fc.property(info, text, (first, rest) => {
        try {
          partsOf(fence(first, rest));
          written++;
        } catch (error) {
          if (!(error instanceof BadNotation)) throw error;
          assert.doesNotMatch(error.message, /undefined|NaN/);
        }
      }),
      { numRuns: 500 },
    );
    assert.ok(written > 10, String(written));
  });
});

describe('blocks', () => {
  interface Class {
    readonly definition: GameDefinition<GameTypes, GameWords>;
    readonly observedAttributes: string[];
    readonly serverNames: ReadonlyMap<string, unknown>;
  }
  const { FluctusBoard, GluxBoard, LuckyNumbersGrid, LuckyNumbersSwap, LuziDice } = classes;
  for (const board of [
    FluctusBoard,
    GluxBoard,
    LuckyNumbersGrid,
    LuckyNumbersSwap,
    LuziDice,
  ] as unknown as readonly Class[]) {
    const { tag, game, options, goals = [] } = board.definition;
    it(`have the attributes of the element: ${tag}`, () => {
      const names = [...attributesOf(options).keys()];
      assert.deepEqual(
        names.filter((name) => name !== 'id').sort(),
        board.observedAttributes.filter((name) => !board.serverNames.has(name)).sort(),
      );
      for (const { name, boolean } of options)
        assert.throws(
          () => fence(`${game.id} ${name}${boolean ? '=' : ''}`, ''),
          (error) => error instanceof BadNotation && !error.message.includes('no such'),
        );
    });

    it(`have the tag and the goals of the element: ${tag}`, () => {
      assert.equal(partsOf(fence(game.id, '')).tag, tag);
      const accepted = ['win', 'draw', 'par', 'points', 'fill in 3'].filter((goal) => {
        try {
          return fence(`${game.id} puzzle goal="${goal}"`, '') !== undefined;
        } catch (error) {
          // dice and draws come first
          return String(error).includes('Nobody is to move');
        }
      });
      assert.deepEqual(
        accepted,
        goalForms(goals).filter((form) => form !== 'win in 3'),
      );
    });
  }

  // css-tag.js is the module of Lit that makes style sheets; it needs no DOM
  it('are written without Lit, and no element is registered', async () => {
    const { metafile, outputFiles } = await build({
      entryPoints: ['src/markdown.ts'],
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
    assert.doesNotMatch(outputFiles[0]!.text, /customElements|document\b/);
  });

  describe('with a puzzle of the day', () => {
    for (const [info, html] of [
      ['daily-puzzle fluctus', '<daily-puzzle game="fluctus"></daily-puzzle>'],
      [
        'daily-puzzle date=2026-11-30 game="luzi" lang=de',
        '<daily-puzzle date="2026-11-30" game="luzi" lang="de"></daily-puzzle>',
      ],
      [
        'daily-puzzle pack="/a&b/<pack>.json?x=1" id=week',
        '<daily-puzzle pack="/a&amp;b/&lt;pack&gt;.json?x=1" id="week"></daily-puzzle>',
      ],
    ] as const)
      it(`writes an element: ${info}`, () => {
        assert.equal(fence(info, ' \n'), `<!---->${html}`);
      });

    for (const [info, text, message] of [
      ['daily-puzzle', '', /attribute game: Write a game \(fluctus, .*or the pack/],
      ['daily-puzzle chess', '', /attribute chess: There is no such attribute/],
      ['daily-puzzle game=chess', '', /attribute game: The game must be one of fluctus, .* or luzi: “chess”/],
      ['daily-puzzle fluctus game=luzi', '', /attribute game: It is given twice/],
      ['daily-puzzle fluctus pack=/a.json', '', /Write a game/],
      ['daily-puzzle pack=javascript:alert(1)', '', /attribute pack: The pack must be the address/],
      ['daily-puzzle pack=', '', /attribute pack: /],
      ['daily-puzzle fluctus date=2026-02-30', '', /attribute date: The date must be a day/],
      ['daily-puzzle fluctus id="a b"', '', /An id has no spaces/],
      ['daily-puzzle fluctus onclick=alert(1)', '', /attribute onclick: There is no such/],
      ['daily-puzzle constructor', '', /There is no such attribute/],
      ['daily-puzzle fluctus', '1. @ro', /line 1: The block has no text/],
    ] as const)
      it(`refuses ${info} ${text}`, () => {
        assert.throws(() => fence(info, text), { name: 'BadNotation', message });
      });

    it('writes one element, whatever the block contains', () => {
      fc.assert(
        fc.property(
          fc.string({ unit: fc.constantFrom(...'<>"\'&= \n`daily-puzzlefluctus/:.'), maxLength: 60 }),
          (words) => {
            let html: string | undefined;
            try {
              html = fence(`daily-puzzle fluctus id="${words}"`, '');
            } catch (error) {
              assert.equal((error as Error).name, 'BadNotation');
            }
            if (html !== undefined)
              assert.match(html, /^<!----><daily-puzzle(?: [a-z]+="[^"<>]*")+><\/daily-puzzle>$/);
          },
        ),
      );
    });
  });
});
