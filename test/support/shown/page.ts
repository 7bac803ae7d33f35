/** A page that shows one board at a time, for tests that look at pixels. */
import { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import type { State } from './states.js';
import { inShadow } from '../../../scripts/browser.mjs';

export type Scheme = 'light' | 'dark';

/** Serves the page with the built bundle, the looks and the fonts. */
export const serveShown = (): ReturnType<typeof serve> =>
  serve({
    '/': 'test/support/shown',
    '/cdn': 'cdn',
    '/looks': 'looks',
    '/fonts': 'node_modules/@fontsource',
  });

/** Declarations for fonts that are the same on all machines. */
export const fontTokens = "--spiel-serif: 'Source Serif 4'; --spiel-sans: 'Source Sans 3';";

interface FaultyWindow {
  faults?: string[];
}

declare global {
  /** True once the analysis of the board has evaluated all positions. */
  var evaluated: boolean;
  /** An element and all around it, from the inside to the outside. */
  var lineage: (start: Element) => Element[];
  /** The boxes of those elements that cut off what is larger than they are. */
  var clipsOf: (elements: readonly Element[]) => DOMRect[];
}

/** Gives a page the functions about elements that several tests call in it. Runs in the page. */
function offerElements(): void {
  const parentOf = (node: Element): Element | null => {
    const root = node.getRootNode();
    return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  globalThis.lineage = (start) => {
    const found = [];
    for (let each: Element | null = start; each; each = parentOf(each)) found.push(each);
    return found;
  };
  globalThis.clipsOf = (elements) =>
    elements
      .filter((each) => getComputedStyle(each).overflow !== 'visible' && !(each instanceof SVGElement))
      .map((each) => each.getBoundingClientRect());
}

/** Opens the page at an address, with motion reduced. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // tsx wraps the named functions of a test in this one, also those that run in the page
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value;');
  await page.evaluateOnNewDocument(offerElements);
  await page.evaluateOnNewDocument(() => {
    const faults: string[] = [];
    Object.assign(globalThis, { faults });
    addEventListener('game-error', ({ detail }) => faults.push(detail.message));
    addEventListener('error', ({ message }) => faults.push(message));
    addEventListener('game-evaluated', ({ detail }) => (globalThis.evaluated = detail.complete));
  });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** Waits until the board shows its state and nothing moves; throws its errors. */
async function settle(page: Page): Promise<void> {
  const faults = await page.evaluate(async () => {
    const [board] = document.body.children as unknown as { readonly updateComplete: Promise<boolean> }[];
    while (!(await board!.updateComplete));
    await document.fonts.ready;
    // an animation may begin with the frame after the last update
    for (let i = 0; i < 2; i++) {
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    }
    return (globalThis as FaultyWindow).faults ?? [];
  });
  if (faults.length) throw new Error(faults.join('; '));
}

export interface Surroundings {
  readonly scheme?: Scheme;
  readonly width?: number;
  /** Pixels of the picture for each CSS pixel. */
  readonly density?: number;
  /** The name of a look. */
  readonly look?: string;
  /** Declarations for the body: `--spiel-wood: blue`. */
  readonly style?: string;
}

/** Sets the look of the page. */
async function setLook(page: Page, look: string): Promise<void> {
  const url = `/looks/${look}.css`;
  if (look && !(await page.$(`link[href="${url}"]`))) await page.addStyleTag({ url });
  await page.evaluate((name) => {
    document.documentElement.dataset.look = name;
  }, look);
}

/** Puts a board with attributes and a text into the page, instead of what is there. */
const putBoard = (page: Page, { tag, attributes, text = '' }: State, declarations: string): Promise<void> =>
  page.evaluate(
    (name, pairs, content, style) => {
      globalThis.evaluated = false;
      document.body.style.cssText = style;
      const board = document.createElement(name);
      for (const [key, value] of Object.entries(pairs)) board.setAttribute(key, value);
      board.textContent = content;
      document.body.replaceChildren(board);
    },
    tag,
    attributes,
    text,
    declarations,
  );

/** Lets the style sheets of the board hold for a mouse. Chromium finds none on a machine without a screen. */
const pretendMouse = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const change = ({ cssRules }: { readonly cssRules: CSSRuleList }): void => {
      for (const rule of cssRules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === '(hover: hover)')
          rule.media.mediaText = 'all';
        if ('cssRules' in rule) change(rule as CSSGroupingRule);
      }
    };
    for (const sheet of document.body.firstElementChild!.shadowRoot!.adoptedStyleSheets) change(sheet);
  });

/** Moves the pointer onto an element, or drags a piece there and does not let it go. */
async function point(page: Page, { tag, hovers, drags }: State): Promise<void> {
  if (!hovers && !drags) return;
  // the window must not change its size any more
  await growWindow(page);
  await pretendMouse(page);
  const moveTo = async (selector: string) => {
    const { x, y } = await (await page.waitForSelector(`${tag} >>> ${selector}`, inShadow))!.clickablePoint();
    await page.mouse.move(x, y, { steps: 2 });
  };
  if (hovers) await moveTo(hovers);
  if (drags) {
    await moveTo(drags[0]);
    await page.mouse.down();
    await moveTo(drags[1]);
  }
  await settle(page);
}

/** Shows a board in a state. Without `hovers` and `drags`, nothing is under the pointer. */
export async function show(
  page: Page,
  state: State,
  { scheme = 'light', width = 900, density = 1, look = '', style = '' }: Surroundings = {},
): Promise<void> {
  const { tag, shows = '[part=board] > *', press = [], late, opens, evaluates } = state;
  await page.mouse.reset();
  await page.setViewport({ width, height: 900, deviceScaleFactor: density });
  await setLook(page, look);
  await putBoard(page, state, `color-scheme: ${scheme}; ${style}`);
  await page.waitForFunction(
    (selector) => document.body.firstElementChild?.shadowRoot?.querySelector(selector),
    {},
    shows,
  );
  if (late) await page.waitForSelector(`${tag} >>> ${late}`, inShadow);
  if (evaluates) await page.waitForFunction(() => globalThis.evaluated);
  await settle(page);
  // the loupe of a narrow board comes on demand, and shows what is pressed from then on
  await page.waitForFunction(() => {
    const root = document.body.firstElementChild!.shadowRoot!;
    return !root.querySelector('.loupe')?.clientWidth || root.querySelector('.window');
  });
  await settle(page);
  for (const selector of press) {
    await page.locator(`${tag} >>> ${selector}`).click();
    await settle(page);
  }
  if (opens) await page.waitForSelector(`${tag} >>> ${opens}`, inShadow);
  await page.mouse.move(0, 0);
  await point(page, state);
}

/**
 * Makes the window as high as the page. A picture of the whole page is then one of the window: for a larger one, Chromium changes
 * the size of the window and back, and draws everything twice.
 */
export async function growWindow(page: Page): Promise<void> {
  for (;;) {
    const viewport = page.viewport()!;
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    if (needed <= viewport.height) return;
    await page.setViewport({ ...viewport, height: needed });
    // a message that was shifted into the window goes home in the next frame
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The pixels of the board. */
export async function pixels(page: Page): Promise<PNG> {
  await growWindow(page);
  const board = await page.$('body > *');
  const taken = await board!.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true });
  return PNG.sync.read(Buffer.from(taken));
}
