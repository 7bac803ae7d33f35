/** The contrast of graphics on a page with one board, measured on pixels. */
import { PNG } from 'pngjs';
import type { CDPSession, Page } from 'puppeteer-core';
import { contrast, luminance } from './contrast.js';
import { growWindow } from './page.js';
import { addStyle } from './texts.js';

/** A graphic that tells something. */
export interface Mark {
  readonly name: string;
  readonly selector: string;
  /** A selector for more elements that belong to it. */
  readonly also?: string;
  /** Declarations that hide it, separated by semicolons; by default it becomes invisible. */
  readonly hide?: string;
  /** It covers other marks, which are measured without it. */
  readonly isOver?: boolean;
}

/** Marks that are hidden together: they lie beside each other, or one in the other without touching it. */
export type Layer = readonly Mark[];

/** A box on the page, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface ShownMark {
  readonly name: string;
  readonly box: Box;
}

/** The contrast of a mark to what is around it. */
export interface MarkContrast extends ShownMark {
  readonly ratio: number;
}

/** A picture of a part of the page. */
interface Shot {
  readonly left: number;
  readonly top: number;
  readonly png: PNG;
}

/** Disabled controls. An open dialog makes everything behind it inert. */
const OFF = ':disabled, [aria-disabled=true], [inert], .open > .in *';

/** The boxes of the visible elements of each selector, without those in an element that matches `off`. */
const boxesOf = (page: Page, selectors: readonly string[], off: string): Promise<Box[][]> =>
  page.evaluate(
    (all, without) => {
      const boxOf = (each: Element): Box[] => {
        if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const around = lineage(each);
        const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
        if (around.some((one) => one.matches(without)) || (!width && !height)) return [];
        const clips = clipsOf(around.slice(1));
        // the lines of a drawing and the outline of a control lie around its box
        const margin = each instanceof SVGElement ? 3 : 6;
        const box = {
          left: Math.max(left - margin, ...clips.map((one) => one.left)) + scrollX,
          top: Math.max(top - margin, ...clips.map((one) => one.top)) + scrollY,
          right: Math.min(right + margin, ...clips.map((one) => one.right)) + scrollX,
          bottom: Math.min(bottom + margin, ...clips.map((one) => one.bottom)) + scrollY,
        };
        return box.right - box.left > 2 && box.bottom - box.top > 2 ? [box] : [];
      };
      const roots: ShadowRoot[] = [];
      const walk = (root: ShadowRoot) => {
        roots.push(root);
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) walk(shadowRoot);
      };
      walk(document.body.firstElementChild!.shadowRoot!);
      return all.map((selector) =>
        roots.flatMap((root) => Array.from(root.querySelectorAll(selector), boxOf).flat()),
      );
    },
    selectors.map((selector) => selector.replace(/::(?:before|after)/, '')),
    off,
  );

/** A picture of the part of the page that contains some boxes. */
async function shotOf(page: Page, boxes: readonly Box[]): Promise<Shot> {
  const { width, height } = page.viewport()!;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.bottom))));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const taken = await page.screenshot({ clip, captureBeyondViewport: false, optimizeForSpeed: true });
  return { left, top, png: PNG.sync.read(Buffer.from(taken)) };
}

/** The index of a pixel of the page in the data of a picture. */
const indexIn = ({ left, top, png }: Shot, x: number, y: number): number =>
  4 * ((y - top) * png.width + x - left);

function lightAt({ png: { data } }: Shot, index: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
  return luminance(red, green, blue);
}

/** The smallest of the boxes that contain a pixel, for all pixels of a picture: its number, counted from 1, or 0. */
function ownersOf({ left, top, png: { width, height } }: Shot, boxes: readonly Box[]): Uint16Array {
  const owners = new Uint16Array(width * height);
  const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
  const largestFirst = boxes.map((box, i) => ({ box, i })).sort((a, b) => area(b.box) - area(a.box));
  for (const { box, i } of largestFirst)
    for (let y = Math.max(top, Math.floor(box.top)); y < Math.min(top + height, box.bottom); y++) {
      const row = (y - top) * width - left;
      owners.fill(
        i + 1,
        row + Math.max(left, Math.floor(box.left)),
        row + Math.min(left + width, Math.ceil(box.right)),
      );
    }
  return owners;
}

/** The distance of two pixels in the same mark whose colours are compared. */
const NEAR = 2;
const around = [
  [NEAR, 0],
  [-NEAR, 0],
  [0, NEAR],
  [0, -NEAR],
] as const;

/**
 * The contrast of a pixel of a mark: to the same pixel without the mark, or to a near pixel, as far as that contrast is larger than
 * without the mark. The second one is that of a mark in two tones on a ground between them.
 */
function contrastAt(x: number, y: number, all: Shot, bare: Shot): number {
  const light = lightAt(all, indexIn(all, x, y));
  const ground = lightAt(bare, indexIn(bare, x, y));
  const { left, top, png } = bare;
  const near = around
    .map(([dx, dy]) => [x + dx, y + dy] as const)
    .filter(([u, v]) => u >= left && v >= top && u < left + png.width && v < top + png.height)
    .map(
      ([u, v]) =>
        contrast(light, lightAt(all, indexIn(all, u, v))) /
        contrast(ground, lightAt(bare, indexIn(bare, u, v))),
    );
  return Math.max(contrast(light, ground), ...near);
}

/**
 * The contrast of the strongest stroke of a mark: that of the tenth of its pixels with the most contrast. Of a large mark, as many pixels
 * are enough as half the outline of a disc of its size has.
 */
function strongest(contrasts: number[]): number {
  const count = contrasts.length;
  const stroke = Math.ceil(Math.min(0.1 * count, Math.sqrt(Math.PI * count)));
  return contrasts.sort((one, other) => other - one)[stroke - 1]!;
}

/** Marks with fewer visible pixels are covered by others. */
const FEW = 8;

/** The contrasts of marks. `bare` is the picture without them. */
function contrastsOf(marks: readonly ShownMark[], all: Shot, bare: Shot): MarkContrast[] {
  const found = marks.map((mark) => ({ mark, contrasts: [] as number[] }));
  const { left, top, png } = bare;
  ownersOf(
    bare,
    marks.map(({ box }) => box),
  ).forEach((owner, i) => {
    if (owner === 0) return;
    const [x, y] = [left + (i % png.width), top + Math.floor(i / png.width)];
    const at = indexIn(all, x, y);
    const isChanged = [0, 1, 2].some((k) => all.png.data[at + k] !== png.data[4 * i + k]);
    if (isChanged) found[owner - 1]!.contrasts.push(contrastAt(x, y, all, bare));
  });
  return found.flatMap(({ mark, contrasts }) =>
    contrasts.length >= FEW ? [{ ...mark, ratio: strongest(contrasts) }] : [],
  );
}

/** Hides all texts, which would change the pixels of the marks behind them. */
const noTexts = `
* { -webkit-text-fill-color: transparent !important; transition: none !important; caret-color: transparent !important; }
::placeholder { -webkit-text-fill-color: transparent !important; }
:is(text, tspan) { fill: transparent !important; }`;

const important = (declarations: string) => declarations.replaceAll(/;|$/g, ' !important;');

/** Hides all texts, and the layers that the page names. */
const styleOf = (layers: readonly Layer[]) => `${noTexts}
${layers
  .map((layer, i) => {
    const rules = layer.map(
      ({ selector, also = selector, hide = 'visibility: hidden' }) =>
        `${selector}, ${also} { ${important(hide)} }`,
    );
    return `:host-context([data-without~="${i}"]) { ${rules.join('\n')} }`;
  })
  .join('\n')}`;

/** Names what the page hides. */
const hide = (page: Page, names: string): Promise<void> =>
  page.evaluate((value) => {
    document.body.dataset.without = value;
  }, names);

/** The contrasts of all visible marks. Afterwards the board does not show its texts any more. */
export async function markContrasts(page: Page, layers: readonly Layer[]): Promise<MarkContrast[]> {
  await growWindow(page);
  const selectors = layers.flat().map(({ selector }) => selector);
  const boxes = await boxesOf(page, selectors, OFF);
  const layersShown = layers
    .map((layer, i) => ({
      i,
      isOver: layer.some(({ isOver }) => isOver),
      marks: layer.flatMap(({ name, selector }) =>
        boxes[selectors.indexOf(selector)]!.map((box) => ({ name, box })),
      ),
    }))
    .filter(({ marks }) => marks.length);
  const allBoxes = boxes.flat();
  if (!allBoxes.length) return [];
  await addStyle(page, styleOf(layers));
  let all = await shotOf(page, allBoxes);
  let covering = '';
  const found: MarkContrast[] = [];
  for (const { i, isOver, marks } of layersShown) {
    await hide(page, `${covering} ${i}`);
    const bare = await shotOf(
      page,
      marks.map(({ box }) => box),
    );
    found.push(...contrastsOf(marks, all, bare));
    if (!isOver) continue;
    covering += ` ${i}`;
    all = await shotOf(page, allBoxes);
  }
  await hide(page, '');
  return found;
}

const CONTROLS = 'button, [href], input, select, summary, textarea, [tabindex="0"]';

/** The rings of the boards: outlines and shadows of controls, and parts of drawings. */
const noFocus = `:host-context([data-without~="focus"]) {
:focus-visible { outline: none !important; box-shadow: none !important; }
:focus-visible::after, :focus-visible :is(.focus, .edge + .edge, .edge:has(+ .edge)) { visibility: hidden !important; }
}`;

interface DomNode {
  readonly nodeId: number;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
}

/** The shadow roots in a tree. */
const shadowRoots = (node: DomNode): readonly DomNode[] => [
  ...(node.shadowRoots ?? []),
  ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(shadowRoots),
];

/** Gives the attribute `data-ring` to controls whose rings do not touch each other. */
const chooseControls = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const chosen: DOMRect[] = [];
    const walk = (root: ShadowRoot) => {
      for (const each of root.querySelectorAll('*')) {
        if (each.shadowRoot) walk(each.shadowRoot);
        if (!each.matches(selector) || each.closest('[inert], .open > .in') || !each.checkVisibility())
          continue;
        const box = each.getBoundingClientRect();
        const isFree = chosen.every(
          ({ left, top, right, bottom }) =>
            box.left > right + 12 || box.right < left - 12 || box.top > bottom + 12 || box.bottom < top - 12,
        );
        if (!isFree) continue;
        chosen.push(box);
        each.setAttribute('data-ring', '');
      }
    };
    walk(document.body.firstElementChild!.shadowRoot!);
  }, CONTROLS);

/** Makes the chosen controls look as if they had the focus, until the session ends. */
async function showRings(session: CDPSession): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  for (const { nodeId } of shadowRoots(root)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector: '[data-ring]' });
    for (const each of nodeIds)
      await session.send('CSS.forcePseudoState', {
        nodeId: each,
        forcedPseudoClasses: ['focus', 'focus-visible'],
      });
  }
}

/**
 * The contrasts of the focus rings of controls, also of disabled ones, which can have the focus, too. Of controls that are too close to
 * each other, some are left out. Afterwards the board does not show its texts any more.
 */
export async function focusContrasts(page: Page): Promise<MarkContrast[]> {
  await growWindow(page);
  await chooseControls(page);
  const boxes = (await boxesOf(page, ['[data-ring]'], '[inert], .open > .in *')).flat();
  await addStyle(page, noTexts + noFocus);
  const session = await page.createCDPSession();
  await showRings(session);
  const all = await shotOf(page, boxes);
  await hide(page, 'focus');
  const bare = await shotOf(page, boxes);
  await session.detach();
  await hide(page, '');
  return contrastsOf(
    boxes.map((box) => ({ name: 'focus ring', box })),
    all,
    bare,
  );
}
