import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { build } from 'esbuild';
import { html, unsafeStatic } from 'lit/static-html.js';
import { findBoards } from '../../scripts/files.mjs';
import { games } from '../../src/engine.js';
import { inOneLine as page, toNumber } from '../support/documents.js';

describe('a size in the documents', () => {
  const gzip = (data: string | Buffer) => gzipSync(data, { level: 9 }).length / 1000;
  const bundle = (name: string) => gzip(readFileSync(`cdn/${name}.min.js`));
  /** The numbers of a sentence. */
  const said = (path: string, sentence: RegExp): readonly number[] => {
    const found = sentence.exec(page(path));
    assert.ok(found, `${path}: the sentence is there`);
    return found.slice(1).map(toNumber);
  };
  /** True to rounding and 1.5 percent: builds differ a little. */
  const near = (written: number, measured: number, what: string) => {
    assert.ok(Math.abs(written - measured) <= 0.5 + written * 0.015, `${what}: ${measured}, not ${written}`);
  };
  /** A range that is written begins at the smallest and ends at the largest. */
  const spans = ([from, to]: readonly number[], measured: readonly number[], what: string) => {
    near(from!, Math.min(...measured), what);
    near(to!, Math.max(...measured), what);
  };

  it('is that of the bundles', () => {
    const boards = ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'].map(bundle);
    spans(said('README.md', /about (\d+) to (\d+) kB in one file/), boards, 'a game');
    near(said('README.md', /all four about (\d+) kB/)[0]!, bundle('spielkasten'), 'all four');
    const [one = 0, two = 0] = [...boards].sort((a, b) => a - b);
    assert.ok(bundle('spielkasten') < one + two, 'it is smaller than two bundles');
    assert.ok(
      bundle('spielkasten.auto') <= said('docs/start.md', /`cdn\/spielkasten.auto.min.js` \((\d+) kB\)/)[0]!,
    );
  });

  it('is that of the parts of tables', () => {
    const [part = 0, server = 0, code = 0] = said(
      'docs/online.md',
      /loads (\d+) kB more \(gzip\), a table of a server (\d+) kB, a QR code (\d+) kB/,
    );
    near(part, bundle('board.table'), 'table');
    near(server, bundle('table.server'), 'server');
    near(code, bundle('table.qr-code'), 'QR code');
  });

  it('is that of programs that write pictures', async () => {
    const sizes = await Promise.all(
      findBoards().map(async ({ id }) => {
        const { outputFiles } = await build({
          stdin: {
            contents: `import { picture } from './dist/picture/${id}.js'; console.log(picture());`,
            resolveDir: '.',
          },
          bundle: true,
          minify: true,
          format: 'esm',
          target: 'es2022',
          write: false,
        });
        return gzip(Buffer.from(outputFiles[0]!.contents));
      }),
    );
    spans(said('docs/share.md', /of one game only \((\d+) to (\d+) kB gzip\)/), sizes, 'picture');
  });

  it('is that of the markup from a server, and of pictures', async () => {
    const entry = '../../dist/server.js';
    await import(entry);
    const { picture } = (await import('../../src/picture.js')) as {
      picture: (id: string, style: object) => string;
    };
    const positions: Readonly<Record<string, string>> = {
      fluctus: '...ABA/..A.B. A 5,5 2,2 -,-',
      glux: '9,B1,2,(B4B3)/9,B5,3/13/13/13/13/(A5A6),12/13/(A6A2),1,A4,10 B 25,34 657,775 -',
      'lucky-numbers': '1,4,9,13/3,7,.,15/6,10,14,18/8,.,17,20 A - - 0',
      'lucky-swap': '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 0',
      luzi: '29,32 3/5 A 3 11124456',
    };
    assert.deepEqual(Object.keys(positions).sort(), Object.keys(games).sort());
    const rendered = (mode: string) =>
      Promise.all(
        findBoards().flatMap(({ id, tag }) =>
          ['', positions[id]!].map((position) =>
            collectResult(
              render(html`${unsafeStatic(`<${tag} mode="${mode}" position="${position}"></${tag}>`)}`),
            ),
          ),
        ),
      );
    const pictures = Object.entries(positions).flatMap(([id, position]) =>
      [{}, { position }].map((style) => picture(id, style)),
    );
    const numbers = said(
      'docs/frameworks.md',
      /A diagram has (\d+) to (\d+) kB \((\d+) to (\d+) gzip\), a board to play on (\d+) to (\d+) \((\d+) to (\d+)\)\. A \S+ has (\d+) to (\d+) \((\d+) to (\d+)\)/,
    );
    for (const [i, texts] of [await rendered('diagram'), await rendered('play'), pictures].entries()) {
      const [from = 0, to = 0, fromGzip = 0, toGzip = 0] = numbers.slice(4 * i, 4 * i + 4);
      const bytes = texts.map((text) => Buffer.byteLength(text) / 1000);
      spans([from, to], bytes, `kind ${i}`);
      spans([fromGzip, toGzip], texts.map(gzip), `kind ${i}, gzip`);
    }
  });
});
