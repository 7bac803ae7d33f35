import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer-core';
import { openPage, pixels, serveShown, show } from '../support/shown/page.js';
import { states } from '../support/shown/states.js';
import { startDrawn } from '../package/page.js';

interface Token {
  readonly $type: string;
  readonly $value: { readonly hex: string; readonly alpha?: number };
}
type Tokens = Readonly<Record<string, Token>>;

const tokens = JSON.parse(readFileSync('tokens.json', 'utf8')) as {
  readonly light: Tokens;
  readonly dark: Tokens;
};

/** A blue as light and as opaque as the default value of a token. Very light and very dark blues have less chroma in sRGB. */
const blue = ({ $value: { hex, alpha = 1 } }: Token) =>
  `oklch(from ${hex} l min(0.12, (1 - l) * 0.5, l * 0.4) 262 / ${alpha})`;

/** All colours, of pieces and seats, too. */
const allBlue = Object.entries(tokens.light)
  .filter(([, { $type }]) => $type === 'color')
  .map(([name, light]) => `--${name}: light-dark(${blue(light)}, ${blue(tokens.dark[name]!)});`);

/** Pixels whose colours are less apart than this are grey, of 255. */
const GREY = 10;

/** The hue of a colour in degrees (HSL); undefined for greys. */
function hueOf(red: number, green: number, blue: number): number | undefined {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < GREY) return undefined;
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return most === green ? 60 * ((blue - red) / chroma) + 120 : 60 * ((red - green) / chroma) + 240;
}

/** The first pixel that is neither grey nor blue. */
function strangePixel({ data, width }: PNG): { x: number; y: number; color: string } | undefined {
  for (let i = 0; i < data.length; i += 4) {
    const [red, green, blue] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    const hue = hueOf(red, green, blue);
    if (hue !== undefined && (hue < 190 || hue > 270))
      return { x: (i / 4) % width, y: Math.floor(i / 4 / width), color: `rgb(${red} ${green} ${blue})` };
  }
  return undefined;
}

/** The classes of the elements under a point, the innermost last. */
const elementsAt = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    (left, top) => {
      scrollTo(0, top - 100);
      const root = document.body.firstElementChild!.shadowRoot!;
      const found: Element[] = [];
      for (let each = root.elementFromPoint(left, top - scrollY); each; each = each.parentElement)
        found.push(each);
      return found
        .map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`)
        .slice(0, 4)
        .reverse()
        .join(' > ');
    },
    x,
    y,
  );

describe('a board whose tokens are all blue', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    [site, browser] = [await serveShown(), await startDrawn()];
    page = await openPage(browser, site.url);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const strange = async (): Promise<string> => {
    const found = strangePixel(await pixels(page));
    return found
      ? `${found.color} at ${found.x}, ${found.y}: ${await elementsAt(page, found.x, found.y)}`
      : '';
  };

  it('has more than 60 colours', () => {
    assert.ok(allBlue.length > 60);
  });

  for (const state of states)
    it(`is blue everywhere: ${state.game}, ${state.name}`, async () => {
      await show(page, state, { width: 600, style: allBlue.join('') });
      assert.equal(await strange(), '');
      await page.evaluate(() => {
        document.body.style.colorScheme = 'dark';
      });
      assert.equal(await strange(), '', 'dark');
    });
});
