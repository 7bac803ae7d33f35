import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, unsafeStatic } from 'lit/static-html.js';
import { findGames } from '../../scripts/files.mjs';
import { formatRecord } from '../../src/core/format-record.js';
import type { Game } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { games as engines } from '../../src/lists/engines.js';
import { playOut } from '../support/random-games.js';
import { leanSheet, minifySheet } from '../../src/element/lifecycle/server-rendering.js';
import { svg } from '../../src/element/drawing/template.js';

/** A diagram of each game, and the most bytes that its markup has: half of what it had with all style sheets, more for Fluctus, for the light of Glüx, for the felt of Luzi, for the places on the mat in windows of all widths, for the parquet of Glüx, for the shaded pockets of Lucky Numbers, for what stands beside the boards in wide windows, and for the end of a game. */
const diagrams = [
  ['fluctus-board', '...ABA/..A.B. A 5,5 2,2 -,-', 41_600],
  ['glux-board', '9,B1,2,(B4B3)/9,B5,3/13/13/13/13/(A5A6),12/13/(A6A2),1,A4,10 B 25,34 657,775 -', 44_700],
  ['lucky-numbers-grid', '1,4,9,13/3,7,.,15/6,10,14,18/8,.,17,20 A - - 0', 34_000],
  ['luzi-dice', '29,32 3/5 A 3 11124456', 30_400],
] as const;

const rendered = (tag: string, mode: string, position = '') =>
  collectResult(render(html`${unsafeStatic(`<${tag} mode="${mode}" position="${position}"></${tag}>`)}`));

const sheetsIn = (markup: string) =>
  Array.from(markup.matchAll(/<style>([^]*?)<\/style>/g), ([, css]) => css!);

describe('the markup of a diagram from a server', () => {
  before(() => import('../../src/server.js'));

  for (const [tag, position, most] of diagrams) {
    it(`has at most ${most} bytes: ${tag}`, async () => {
      const markup = await rendered(tag, 'diagram', position);
      assert.ok(
        markup.includes('role="img"') && !markup.includes('class="message'),
        'a board without a message',
      );
      assert.ok(markup.length <= most, String(markup.length));
    });

    it(`has the styles of what it shows, also of a message: ${tag}`, async () => {
      const [[diagram = ''], [bad = ''], [board = '']] = [
        sheetsIn(await rendered(tag, 'diagram', position)),
        sheetsIn(await rendered(tag, 'diagram', 'nonsense')),
        sheetsIn(await rendered(tag, 'play')),
      ];
      const has = (css: string) => ['.frame{', '.message{', '.record{'].map((rule) => css.includes(rule));
      assert.deepEqual([diagram, bad, board].map(has), [
        [true, false, false],
        [true, true, false],
        [true, true, true],
      ]);
    });
  }
});

describe('the markup of a board from a server, with moves that were played', () => {
  before(() => import('../../src/server.js'));

  for (const { id, tag } of findGames())
    for (const mode of ['play', 'replay', 'diagram'])
      it(`shows them: ${tag}, ${mode}`, async () => {
        const game = engines[id as keyof typeof engines] as unknown as Game<unknown, unknown>;
        const moves = playOut(game, undefined, 'server', 30)
          .slice(0, -1)
          .map(({ move }) => move);
        const record = formatRecord(new Match(game, { moves }));
        const markup = await collectResult(
          render(html`${unsafeStatic(`<${tag} mode="${mode}" record='${record}' ply="29"></${tag}>`)}`),
        );
        assert.ok(!markup.includes('class="message'), 'a board without a message');
      });
});

describe('the lean sheet of a template', () => {
  const lean = (css: string, template: unknown) => leanSheet(minifySheet(css), template);
  const drawing = svg`<g class="a b" data-x="1"><path d="M0 0" fill="var(--_in-markup)" /></g>`;

  it('has the rules whose classes, attributes and tags occur', () => {
    assert.equal(
      lean(
        '.a .b, .a > .c, .c { x: 1 } .c path { x: 2 } [data-x] path:hover { x: 3 } rect { x: 4 }',
        drawing,
      ),
      '.a .b{x:1}[data-x] path:hover{x:3}',
    );
  });

  it('keeps rules for the host and every element, and those whose lists name other classes', () => {
    const css =
      ':host([hidden]){x:1}*,::before{x:2}.a:not(.c){x:3}:is(.c,.a) path{x:4}::slotted([slot=c]){x:5}';
    assert.equal(lean(css, drawing), css);
  });

  it('has the blocks with such rules, also nested ones', () => {
    assert.equal(
      lean(
        '@media print{@container (width < 3px){.a{x:1}.c{x:2}}} @media print{.c{x:3}} @keyframes k{to{x:4}}',
        drawing,
      ),
      '@media print{@container (width < 3px){.a{x:1}}}@keyframes k{to{x:4}}',
    );
  });

  it('has the private custom properties that are read, directly or by others', () => {
    assert.equal(
      lean(
        ':host{--_p:1;--_q:var(--_r, 2);--_r:3;--_in-markup:4;--public:5} .b{x:var(--_q)} .c{x:var(--_p)}',
        drawing,
      ),
      ':host{--_q:var(--_r,2);--_r:3;--_in-markup:4;--public:5}.b{x:var(--_q)}',
    );
  });

  it('is the whole one if a directive hides a part of the content', () => {
    assert.equal(lean('.c{x:1}', svg`<g>${{ _$litDirective$: 1 }}</g>`), '.c{x:1}');
  });
});
