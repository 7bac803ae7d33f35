/** The contrast of texts on a page with one board, measured on pixels. */
import { PNG } from 'pngjs';
import type { Page } from 'puppeteer-core';
import { contrast, luminance } from './contrast.js';
import { growWindow } from './page.js';
import { addStyle } from './texts.js';

type Color = readonly [red: number, green: number, blue: number];

/** A box on the page, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A visible text: its boxes, one for each line, its colour, the opacity of all around it, and whether it is large (WCAG 1.4.3). */
interface ShownText {
  readonly text: string;
  readonly within: string;
  readonly boxes: readonly Box[];
  readonly color: Color;
  readonly alpha: number;
  readonly opacity: number;
  readonly isLarge: boolean;
  /** The text belongs to what the pointer or the focus shows over the board. */
  readonly isOver: boolean;
}

/** The contrast of a text, and the least that it needs. */
export interface TextContrast {
  readonly text: string;
  /** The element with the text: `span.name`. */
  readonly within: string;
  readonly ratio: number;
  readonly least: number;
}

/** The visible texts. Disabled controls, everything behind a dialog, and texts for screen readers alone are left out. */
const textsOf = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
      '2d',
      {
        willReadFrequently: true,
      },
    )!;
    /** The bytes of a CSS colour. */
    const bytes = (color: string): Uint8ClampedArray => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data;
    };
    const isSpokenOnly = (each: Element) => {
      const { clipPath, position } = getComputedStyle(each);
      return position === 'absolute' && clipPath !== 'none' && each.clientWidth < 3;
    };
    // an open dialog makes everything behind it inert
    const off = ':disabled, [aria-disabled=true], [inert], .open > .in *';
    const found: ShownText[] = [];
    const add = (text: string, each: Element, rects: Iterable<DOMRect>, pseudo?: string) => {
      const around = lineage(each);
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      if (around.some((one) => one.matches(off) || isSpokenOnly(one))) return;
      const style = getComputedStyle(each, pseudo);
      const matrix = each instanceof SVGGraphicsElement ? each.getScreenCTM() : null;
      const [red = 0, green = 0, blue = 0, alpha = 0] = bytes(
        matrix ? style.fill : style.webkitTextFillColor,
      );
      const opacity = around.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
      const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      const clips = clipsOf(around);
      const boxes = Array.from(rects, (rect) => ({
        left: Math.max(rect.left, ...clips.map(({ left }) => left)) + scrollX,
        top: Math.max(rect.top, ...clips.map(({ top }) => top)) + scrollY,
        right: Math.min(rect.right, ...clips.map(({ right }) => right)) + scrollX,
        bottom: Math.min(rect.bottom, ...clips.map(({ bottom }) => bottom)) + scrollY,
      })).filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
      if (!boxes.length) return;
      found.push({
        text: text.trim().replace(/\s+/g, ' ').slice(0, 40),
        within: [each.localName, ...each.classList].join('.'),
        boxes,
        color: [red, green, blue],
        alpha: (alpha / 255) * (matrix ? Number(style.fillOpacity) : 1),
        opacity,
        isOver: around.some((one) => one.matches('.rays')),
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      });
    };
    const addControl = (each: HTMLInputElement | HTMLTextAreaElement) => {
      const isText = each instanceof HTMLTextAreaElement || ['text', 'search', 'number'].includes(each.type);
      if (isText)
        add(
          each.value || each.placeholder,
          each,
          [each.getBoundingClientRect()],
          each.value ? undefined : '::placeholder',
        );
    };
    const walk = (root: Node) => {
      for (const node of root.childNodes) {
        if (node instanceof Text && node.data.trim()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          add(node.data, node.parentElement!, range.getClientRects());
        } else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) addControl(node);
        else if (node instanceof HTMLSelectElement)
          add(node.selectedOptions[0]?.text ?? '', node, [node.getBoundingClientRect()]);
        else if (node instanceof Element && !node.matches('style, script')) walk(node.shadowRoot ?? node);
      }
    };
    const board = document.body.firstElementChild!;
    walk(board.shadowRoot!);
    return found;
  });

/** All texts get the fill of the page's property, and what covers parts of the board gets its visibility. */
const probe = `
.rays { visibility: var(--over) !important; }
* { -webkit-text-fill-color: var(--probe) !important; transition: none !important; caret-color: transparent !important; }
::placeholder { -webkit-text-fill-color: var(--probe) !important; }
:is(text, tspan) { fill: var(--probe) !important; fill-opacity: 1 !important; }`;

interface Shots {
  readonly bare: PNG;
  readonly black: PNG;
  readonly white: PNG;
}

/** The page without texts, and with all texts in black and in white. */
async function shotsOf(page: Page, over: 'visible' | 'hidden'): Promise<Shots> {
  const shot = async (color: string) => {
    await page.evaluate(
      (value, visibility) => {
        document.body.style.setProperty('--probe', value);
        document.body.style.setProperty('--over', visibility);
      },
      color,
      over,
    );
    const taken = await page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true });
    return PNG.sync.read(Buffer.from(taken));
  };
  return { bare: await shot('transparent'), black: await shot('black'), white: await shot('white') };
}

/** The contrast of a colour with an alpha to the ground under it. */
function contrastOver(color: Color, alpha: number, ground: Color): number {
  const mix = (i: 0 | 1 | 2) => ground[i] + alpha * (color[i] - ground[i]);
  return contrast(luminance(mix(0), mix(1), mix(2)), luminance(...ground));
}

/** The part of a letter's pixels that may have less contrast: a fine line of the drawing crosses a large letter. */
const FEW = 0.05;

const isIn = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

/**
 * The contrasts in the strokes of a text, in ascending order. Pixels at the edges of the strokes are left out, and those that a
 * drawing over the text covers: there, the colour of the text is not the computed one. So are those in the boxes of other texts,
 * whose strokes they may be.
 */
function contrastsOf(
  { boxes, color, alpha, opacity }: ShownText,
  others: readonly Box[],
  { bare, black, white }: Shots,
): number[] {
  const pixels: { readonly at: number; readonly cover: number }[] = [];
  for (const { left, top, right, bottom } of boxes)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(bare.height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(bare.width, right); x++) {
        const at = 4 * (y * bare.width + x);
        const cover = white.data[at]! - black.data[at]!;
        if (cover > 127 * opacity && !others.some((box) => isIn(box, x, y))) pixels.push({ at, cover });
      }
  const most = Math.max(...pixels.map(({ cover }) => cover));
  return pixels
    .filter(({ cover }) => cover > 0.9 * most)
    .map(({ at }) => {
      const [red = 0, green = 0, blue = 0] = bare.data.subarray(at, at + 3);
      return contrastOver(color, alpha * opacity, [red, green, blue]);
    })
    .sort((one, other) => one - other);
}

/** True if the boxes of two texts overlap. */
const meets = (one: ShownText, other: ShownText): boolean =>
  one.boxes.some((a) =>
    other.boxes.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );

/** The contrasts of all visible texts. Afterwards the texts of the board have other colours. */
export async function textContrasts(page: Page): Promise<TextContrast[]> {
  await growWindow(page);
  const texts = await textsOf(page);
  await addStyle(page, probe);
  const shots = await shotsOf(page, 'hidden');
  const shotsOver = texts.some(({ isOver }) => isOver) ? await shotsOf(page, 'visible') : shots;
  await page.evaluate(() => {
    for (const name of ['--probe', '--over']) document.body.style.removeProperty(name);
  });
  return texts.flatMap((shown) => {
    const shotsHere = shown.isOver ? shotsOver : shots;
    const others = texts.filter((each) => each !== shown && meets(each, shown)).flatMap(({ boxes }) => boxes);
    const apart = contrastsOf(shown, others, shotsHere);
    const ratios = apart.length > 0 ? apart : contrastsOf(shown, [], shotsHere);
    // a mark of the page covers the text
    if (!ratios.length) return [];
    const { text, within, isLarge } = shown;
    return [{ text, within, ratio: ratios[Math.floor(FEW * ratios.length)]!, least: isLarge ? 3 : 4.5 }];
  });
}
