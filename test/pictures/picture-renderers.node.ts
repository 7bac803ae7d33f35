/**
 * Pictures look the same in Chromium, Firefox, WebKitGTK and rsvg-convert (Debian package librsvg2-bin). Compared are all pixels; texts
 * are removed, because fonts differ between programs.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser.mjs';
import { findMiniBrowser, WebKit } from '../../scripts/webkit.mjs';
import { picture } from '../../src/picture.js';
import { startDrawn } from '../package/page.js';

/** The tolerance: the mean difference of a channel, of 255, and the share of pixels with a channel that differs by more than 64. */
const MEAN = 2.5;
const SHARE = 0.006;

/** A position of each game, and marks on it. */
const positions = {
  fluctus: ['.A.BBB/A..... A 5,5 2,2 yo-wo,-', 'ro ro-wo:blue gi:red'],
  glux: [
    '10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2 B 16,34 674,756 -',
    'a1 a9-m1:yellow',
  ],
  'lucky-numbers': [
    '5,.,6,./.,14,.,./.,.,16,./.,.,.,5|14,.,.,./.,10,.,./.,12,15,./.,.,.,1 A -|- 7,18 5',
    'b2:red Ba4-Bd1',
  ],
  luzi: ['29,32 3/5 A 3 11124456', '1 2-8:red'],
} as const;

const draw = picture as (id: string, options?: object) => string;

/** The PNG of rsvg-convert as the address of an image. */
function byRsvg(svg: string): string {
  const { status, stdout, stderr } = spawnSync('rsvg-convert', ['--background-color', 'white'], {
    input: svg,
  });
  assert.equal(status, 0, String(stderr));
  return `data:image/png;base64,${stdout.toString('base64')}`;
}

/** Runs in the page: draws two images on white and compares their pixels. */
async function difference(first: string, second: string) {
  const pixels = await Promise.all(
    [first, second].map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0);
      return {
        data: context.getImageData(0, 0, canvas.width, canvas.height).data,
        width: image.width,
        height: image.height,
      };
    }),
  );
  const [a, b] = pixels as [(typeof pixels)[0], (typeof pixels)[0]];
  let [sum, far, drawn] = [0, 0, 0];
  for (let i = 0; i < a.data.length; i += 4) {
    const channels = [0, 1, 2].map((c) => Math.abs(a.data[i + c]! - b.data[i + c]!));
    sum += channels.reduce((total, each) => total + each, 0);
    far += Number(Math.max(...channels) > 64);
    drawn += Number(a.data[i]! + a.data[i + 1]! + a.data[i + 2]! < 720);
  }
  const count = a.data.length / 4;
  return {
    sizes: [a.width, a.height, b.width, b.height],
    mean: sum / count / 3,
    share: far / count,
    drawn: drawn / count,
  };
}

/** Runs in a page: draws an SVG on white and returns the PNG as the address of an image. */
const draws = `async (svg) => {
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  return canvas.toDataURL();
}`;

/** The part of Selenium's driver that draws. */
interface ScriptDriver {
  executeAsyncScript(script: string, ...args: readonly string[]): Promise<string>;
}

/** A program that draws pictures: `draw` returns the PNG as the address of an image. */
interface Program {
  readonly name: string;
  readonly missing: string | false;
  start(): Promise<{ draw(svg: string): Promise<string>; stop(): Promise<void> }>;
}

const programs: readonly Program[] = [
  {
    name: 'rsvg-convert',
    missing:
      spawnSync('rsvg-convert', ['--version']).status !== 0 &&
      'rsvg-convert is missing (Debian: librsvg2-bin)',
    start: () =>
      Promise.resolve({ draw: (svg) => Promise.resolve(byRsvg(svg)), stop: () => Promise.resolve() }),
  },
  {
    name: 'Firefox',
    missing: !findFirefox() && 'Firefox is missing (Debian: firefox-esr)',
    async start() {
      const firefox = await launch({
        browser: 'firefox',
        executablePath: findFirefox()!,
        headless: true,
      });
      const page = await firefox.newPage();
      return {
        draw: async (svg) => (await page.evaluate(`(${draws})(${JSON.stringify(svg)})`)) as string,
        stop: () => firefox.close(),
      };
    },
  },
  {
    name: 'WebKitGTK',
    missing: !findMiniBrowser() && 'WebKitGTK is missing (Debian: webkit2gtk-driver xvfb)',
    async start() {
      const webkit = new WebKit();
      await webkit.open();
      const driver = webkit.driver as unknown as ScriptDriver;
      const script = `(${draws})(arguments[0]).then(arguments[1], (error) => arguments[1](String(error)))`;
      return {
        draw: (svg) => driver.executeAsyncScript(script, svg),
        stop: () => webkit.stop(),
      };
    },
  },
];

for (const { name, missing, start: startProgram } of programs)
  describe(`pictures in Chromium and ${name}`, { skip: missing }, () => {
    let browser: Browser;
    let page: Page;
    let program: Awaited<ReturnType<typeof startProgram>>;
    before(async () => {
      browser = await startDrawn();
      page = await browser.newPage();
      program = await startProgram();
    });
    after(async () => {
      await program.stop();
      await browser.close();
    });

    const compare = async (first: string, second: string) =>
      page.evaluate(
        difference,
        `data:image/svg+xml,${encodeURIComponent(first)}`,
        await program.draw(second),
      );

    for (const [id, [position, marks]] of Object.entries(positions))
      for (const theme of ['light', 'dark', 'print'])
        it(`look the same: ${id}, ${theme}`, async (test) => {
          const svg = draw(id, { position, marks, theme }).replace(/<text\b[^>]*>.*?<\/text>/gs, '');
          const { sizes, mean, share, drawn } = await compare(svg, svg);
          test.diagnostic(`${id}, ${theme}: mean ${mean.toFixed(2)}, far ${(share * 100).toFixed(2)} %`);
          assert.deepEqual(sizes.slice(0, 2), sizes.slice(2));
          assert.ok(drawn > 0.02, `${drawn} of the pixels are drawn`);
          assert.ok(mean <= MEAN, `mean difference ${mean}`);
          assert.ok(share <= SHARE, `${share} of the pixels differ`);
        });

    it('differ from another position by more than the tolerance', async () => {
      const [position] = positions.fluctus;
      const { share } = await compare(draw('fluctus', { position }), draw('fluctus'));
      assert.ok(share > SHARE, `${share} of the pixels differ`);
    });
  });
