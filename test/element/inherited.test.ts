import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { GameSeries } from '../../src/game-series.js';
import { GameTables } from '../../src/game-tables.js';
import type { LitElement } from 'lit';
import { allTags, createBoard } from './all-boards.js';
import { calm, frame } from '../support/board.js';

/** All inherited properties of CSS, each with a value that would spoil a board. */
const hostile: Readonly<Record<string, string>> = {
  '-moz-osx-font-smoothing': 'grayscale',
  '-moz-text-size-adjust': 'none',
  '-moz-user-input': 'none',
  '-moz-user-modify': 'read-write',
  '-webkit-border-horizontal-spacing': '9px',
  '-webkit-border-vertical-spacing': '9px',
  '-webkit-cursor-visibility': 'auto-hide',
  '-webkit-font-smoothing': 'antialiased',
  '-webkit-hyphenate-limit-after': '9',
  '-webkit-hyphenate-limit-before': '9',
  '-webkit-hyphenate-limit-lines': '9',
  '-webkit-line-break': 'after-white-space',
  '-webkit-line-grid': 'x',
  '-webkit-line-snap': 'baseline',
  '-webkit-locale': '"ar"',
  '-webkit-nbsp-mode': 'space',
  '-webkit-rtl-ordering': 'visual',
  '-webkit-ruby-position': 'inter-character',
  '-webkit-tap-highlight-color': 'red',
  '-webkit-text-combine': 'horizontal',
  '-webkit-text-fill-color': 'transparent',
  '-webkit-text-orientation': 'upright',
  '-webkit-text-security': 'disc',
  '-webkit-text-stroke': '5px red',
  '-webkit-text-zoom': 'reset',
  '-webkit-touch-callout': 'none',
  '-webkit-user-modify': 'read-write',
  '-webkit-user-select': 'none',
  'accent-color': 'red',
  'app-region': 'drag',
  azimuth: 'left',
  'border-collapse': 'collapse',
  'border-spacing': '30px',
  'caption-side': 'bottom',
  'caret-animation': 'manual',
  'caret-color': 'transparent',
  'caret-shape': 'block',
  'clip-rule': 'evenodd',
  color: 'red',
  'color-interpolation': 'linearRGB',
  'color-interpolation-filters': 'sRGB',
  'color-scheme': 'dark',
  cursor: 'none',
  direction: 'rtl',
  'dominant-baseline': 'hanging',
  'dynamic-range-limit': 'standard',
  'empty-cells': 'hide',
  fill: 'red',
  'fill-opacity': '0.1',
  'fill-rule': 'evenodd',
  'font-family': 'monospace',
  'font-feature-settings': '"smcp"',
  'font-kerning': 'none',
  'font-language-override': '"TRK"',
  'font-optical-sizing': 'none',
  'font-palette': 'dark',
  'font-size': '40px',
  'font-size-adjust': '2',
  'font-stretch': '200%',
  'font-style': 'italic',
  'font-synthesis': 'none',
  'font-synthesis-position': 'none',
  'font-variant': 'small-caps',
  'font-variant-alternates': 'historical-forms',
  'font-variant-caps': 'all-small-caps',
  'font-variant-east-asian': 'jis78',
  'font-variant-emoji': 'emoji',
  'font-variant-ligatures': 'none',
  'font-variant-numeric': 'oldstyle-nums',
  'font-variant-position': 'super',
  'font-variation-settings': '"wght" 900',
  'font-weight': '900',
  'forced-color-adjust': 'none',
  'hanging-punctuation': 'first',
  'hyphenate-character': '"×"',
  'hyphenate-limit-chars': '2 1 1',
  hyphens: 'auto',
  'image-orientation': 'none',
  'image-rendering': 'pixelated',
  interactivity: 'inert',
  'interpolate-size': 'allow-keywords',
  'letter-spacing': '9px',
  'line-break': 'anywhere',
  'line-height': '4',
  'line-height-step': '60px',
  'list-style-image': 'linear-gradient(red, red)',
  'list-style-position': 'inside',
  'list-style-type': 'upper-roman',
  marker: 'url(#x)',
  'marker-end': 'url(#x)',
  'marker-mid': 'url(#x)',
  'marker-start': 'url(#x)',
  'math-depth': '4',
  'math-shift': 'compact',
  'math-style': 'compact',
  orphans: '9',
  'overflow-wrap': 'anywhere',
  'paint-order': 'stroke',
  'pointer-events': 'none',
  'print-color-adjust': 'exact',
  quotes: '"«" "»"',
  'ruby-align': 'center',
  'ruby-overhang': 'none',
  'ruby-position': 'under',
  'scrollbar-color': 'red red',
  'shape-rendering': 'crispedges',
  speak: 'none',
  'speak-as': 'digits',
  stroke: 'red',
  'stroke-color': 'red',
  'stroke-dasharray': '3',
  'stroke-dashoffset': '3px',
  'stroke-linecap': 'square',
  'stroke-linejoin': 'bevel',
  'stroke-miterlimit': '1',
  'stroke-opacity': '0.3',
  'stroke-width': '12px',
  'tab-size': '40',
  'text-align': 'right',
  'text-align-last': 'justify',
  'text-anchor': 'end',
  'text-autospace': 'normal',
  'text-box-edge': 'cap alphabetic',
  'text-combine-upright': 'all',
  'text-decoration-skip-ink': 'none',
  'text-emphasis-color': 'red',
  'text-emphasis-position': 'under right',
  'text-emphasis-style': 'filled dot',
  'text-indent': '80px',
  'text-justify': 'none',
  'text-orientation': 'upright',
  'text-rendering': 'geometricPrecision',
  'text-shadow': '0 0 9px red',
  'text-size-adjust': '300%',
  'text-spacing-trim': 'space-all',
  'text-transform': 'uppercase',
  'text-underline-offset': '20px',
  'text-underline-position': 'under',
  'text-wrap-mode': 'nowrap',
  'text-wrap-style': 'balance',
  'user-select': 'none',
  visibility: 'hidden',
  'white-space': 'pre',
  'white-space-collapse': 'preserve',
  widows: '9',
  'word-break': 'break-all',
  'word-spacing': '50px',
  'writing-mode': 'vertical-rl',
  '-webkit-writing-mode': 'vertical-rl',
};

/** What the page decides, also in a board. */
const ofThePage = ['color-scheme', 'forced-color-adjust', 'interactivity', 'pointer-events', 'visibility'];

/** What the page decides of its own text, and so of rules and of the standing of a series. */
const ofItsText = [
  'color',
  ...Object.keys(hostile).filter((name) => /^font-(?!synthesis|palette)/.test(name)),
  'hyphens',
  'letter-spacing',
  'line-height',
  'word-spacing',
];

const styleText = (names: readonly string[]) => names.map((name) => `${name}: ${hostile[name]};`).join('');

/**
 * The properties that are compared: not those that depend on where an element lies on the page, its place, of which the box is compared
 * (Chromium computes another static position of what is absolute after other tests, with the same box), and the logical names of others.
 */
const compared = [...getComputedStyle(document.documentElement)].filter(
  (name) =>
    !/^(-webkit-)?(perspective|transform)-origin|^--|^(top|right|bottom|left)$|^inset-|(^|-)(block|inline)(-|$)/.test(
      name,
    ),
);

/** The properties of an element that differ from those of another one: the values of both. */
function differences(a: Element, b: Element): readonly string[] {
  const [one, other] = [getComputedStyle(a), getComputedStyle(b)];
  return compared
    .filter((name) => one.getPropertyValue(name) !== other.getPropertyValue(name))
    .map((name) => `${name}: ${one.getPropertyValue(name)} → ${other.getPropertyValue(name)}`);
}

interface Spoiled {
  readonly plain: LitElement;
  readonly spoiled: LitElement;
}

/** The same element on a plain page and within a box that has a style, 600 px wide. */
async function lay(make: () => LitElement, style: string): Promise<Spoiled> {
  const [plain, spoiled] = [make(), make()];
  for (const element of [plain, spoiled]) {
    const box = document.createElement('div');
    box.className = 'laid';
    box.style.cssText = element === spoiled ? style : '';
    // both lie at the same place of the page
    box.style.position = 'absolute';
    box.style.top = '0';
    element.style.cssText += 'display: flow-root; width: 600px';
    box.append(element);
    document.body.append(box);
  }
  while (!(await plain.updateComplete) || !(await spoiled.updateComplete));
  const text = ({ renderRoot }: LitElement) => (renderRoot as ShadowRoot).textContent;
  // words and lists that are loaded on demand may come to one of them first
  do await frame();
  while (text(plain) !== text(spoiled));
  return { plain, spoiled };
}

/** Expects that all parts of both elements have the same places, and those that match `styled` the same styles. */
function expectSame({ plain, spoiled }: Spoiled, within: string, styled = '*'): void {
  const parts = ({ renderRoot }: LitElement) => [...renderRoot.querySelectorAll(within)];
  const [expected, found] = [parts(plain), parts(spoiled)];
  expect(found.length).to.equal(expected.length);
  const [from, to] = [plain, spoiled].map((each) => each.getBoundingClientRect());
  expect(to!.height).to.equal(from!.height);
  const place = (each: Element, { x, y }: DOMRect) => {
    const box = each.getBoundingClientRect();
    const { width, height } = box;
    // what has no box has no place
    return width || height ? [box.x - x, box.y - y, width, height].map(Math.round).join(' ') : '';
  };
  for (const [i, part] of expected.entries()) {
    const name = `${part.tagName}.${part.getAttribute('class')}`;
    expect(place(found[i]!, to!), name).to.equal(place(part, from!));
    if (part.matches(styled)) expect(differences(part, found[i]!), name).to.deep.equal([]);
  }
}

const board =
  (tag: string, mode = 'play') =>
  () => {
    const element = createBoard(tag);
    calm(element);
    for (const [name, value] of Object.entries({ seed: 'x', seats: 'remote', mode }))
      element.setAttribute(name, value);
    return element;
  };

const rules = (tag: string) => () => {
  const element = document.createElement(tag) as LitElement;
  for (const [name, value] of Object.entries({ rule: 'F6 G9 L4 Z8', examples: 'still' }))
    element.setAttribute(name, value);
  return element;
};

const series = () => {
  const element = new GameSeries();
  element.append(board('fluctus-board')());
  return element;
};

const gameTables = () => {
  const element = new GameTables();
  element.setAttribute('server', '/');
  return element;
};

const modes = ['play', 'replay', 'diagram'];
const rulesTags = ['fluctus-rules', 'glux-rules', 'lucky-numbers-rules', 'luzi-rules'];

/** The elements: their names, what of them ends the inheritance, and what the page decides in them. */
const elements: readonly (readonly [string, () => LitElement, string, readonly string[]])[] = [
  ...allTags.flatMap((tag) =>
    modes.map((mode) => [`${tag}, ${mode}`, board(tag, mode), '.frame', ofThePage] as const),
  ),
  ...rulesTags.map((tag) => [tag, rules(tag), '.article', [...ofThePage, ...ofItsText]] as const),
  ['game-series', series, '.bar', [...ofThePage, ...ofItsText]],
  ['game-tables', gameTables, '.frame', ofThePage],
];

describe('what a page hands down to its elements', () => {
  // games of other tests in this page would be asked about, and their answers come at different times
  before(() => {
    localStorage.clear();
  });
  afterEach(() => {
    for (const box of document.querySelectorAll('.laid')) box.remove();
  });

  it('is all known: the table has every inherited property of this browser', () => {
    const parent = document.createElement('div');
    parent.className = 'laid';
    // hidden, so that the values are computed ones, and none follows from the layout
    parent.hidden = true;
    parent.innerHTML = '<div></div>';
    document.body.append(parent);
    const [own, child] = [getComputedStyle(parent), getComputedStyle(parent.firstElementChild!)];
    const values = [...new Set(Object.values(hostile))];
    const inherits = (name: string) => {
      parent.style.cssText = '';
      const initial = child.getPropertyValue(name);
      return values.some((value) => {
        parent.style.setProperty(name, value);
        return child.getPropertyValue(name) !== initial;
      });
    };
    const known = document.createElement('i').style;
    known.cssText = styleText(Object.keys(hostile));
    const names = new Set([...known, ...Object.keys(hostile)]);
    const all = [...own].filter((name) => !name.startsWith('--') && !names.has(name));
    expect(all.filter(inherits)).to.deep.equal([]);
  });

  for (const [name, make, within, decided] of elements)
    for (const mode of name.includes(', ') ? ['vertical-rl'] : ['vertical-rl', 'vertical-lr', 'sideways-lr'])
      it(`spoils nothing: ${name}, ${mode}`, async () => {
        const names = Object.keys(hostile).filter((each) => !decided.includes(each));
        const pair = await lay(make, `${styleText(names)} writing-mode: ${mode}`);
        // another writing mode can only change what does not end the inheritance
        expectSame(pair, `${within}, ${within} *`, mode === 'vertical-rl' ? '*' : within);
      });

  for (const [name, make] of elements)
    for (const rule of ['.spoiled { writing-mode: vertical-rl }', '.spoiled * { writing-mode: vertical-rl }'])
      it(`leaves a width of its own to ${name}: ${rule}`, async () => {
        const box = document.createElement('div');
        box.className = 'laid spoiled';
        const style = document.createElement('style');
        style.textContent = rule;
        const element = make();
        box.append(style, element);
        document.body.append(box);
        while (!(await element.updateComplete));
        // the list of games shows nothing until its part is loaded
        while (element.offsetHeight === 0) await frame();
        expect(element.offsetWidth).to.be.above(279);
        expect(element.offsetHeight).to.be.above(20);
      });

  for (const [name, make, within, decided] of elements)
    it(`reaches them where it is for the page to decide: ${name}`, async () => {
      const { spoiled } = await lay(make, styleText(decided));
      const part = getComputedStyle(spoiled.renderRoot.querySelector(within)!);
      const box = getComputedStyle(spoiled.parentElement!);
      for (const each of decided)
        expect(part.getPropertyValue(each), each).to.equal(box.getPropertyValue(each));
    });

  for (const tag of [...allTags, ...rulesTags])
    it(`takes no space from what is not loaded yet: ${tag}`, async () => {
      const css = await (await fetch('/looks/space.css')).text();
      const box = document.createElement('div');
      box.className = 'laid';
      // elements that are never defined
      const place = `<x-${tag} style="width: 600px">Text</x-${tag}>`;
      box.innerHTML = `<style>${css.replaceAll(tag, `x-${tag}`)}</style>
        <div>${place}</div><div style="writing-mode: vertical-rl">${place}</div>`;
      document.body.append(box);
      const [plain, spoiled] = [...box.querySelectorAll<HTMLElement>(`x-${tag}`)].map(
        (each) => each.offsetHeight,
      );
      expect(plain).to.be.above(300);
      expect(spoiled).to.equal(plain);
    });

  it('leaves a move in running text as the text around it', async () => {
    const box = document.createElement('p');
    box.className = 'laid';
    box.style.cssText = 'writing-mode: vertical-rl; font: italic 22px monospace';
    box.innerHTML = '<game-move>ro-wo</game-move>';
    document.body.append(box);
    const move = box.querySelector('game-move')!;
    await move.updateComplete;
    expect(differences(box, move).filter((each) => /^(writing-mode|font)/.test(each))).to.deep.equal([]);
    expect(move.offsetHeight).to.be.above(move.offsetWidth);
  });
});
