import type { GameTypes } from '../../src/core/game.js';
import { expect } from '@open-wc/testing';
import type { GameElement } from '../../src/element/game-element.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import '../../src/index.js';
import { picture } from '../../src/picture.js';

type AnyBoard = GameElement<GameTypes, GameWords>;

const draw = picture as (id: string, options?: object) => string;

const games = [
  {
    id: 'fluctus',
    tag: 'fluctus-board',
    position: '.A.BBB/A..... A 5,5 2,2 yo-wo,-',
    marks: 'ro ro-wo:blue gi:red=1',
  },
  {
    id: 'glux',
    tag: 'glux-board',
    position: '10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2 B 16,34 674,756 -',
    marks: 'a1 a9-m1:yellow g5:red=ab',
  },
  {
    id: 'lucky-numbers',
    tag: 'lucky-numbers-grid',
    position: '5,.,6,./.,14,.,./.,.,16,./.,.,.,5|14,.,.,./.,10,.,./.,12,15,./.,.,.,1 A -|- 7,18 5',
    marks: 'a4-d1:blue=1 b2:red Bc2 Ba4-Bd1:yellow',
  },
  { id: 'luzi', tag: 'luzi-dice', position: '29,32 3/5 A 3 11124456', marks: '1 2-8:red 5:blue=1' },
] as const;

/** The pixels of an SVG as an image, with a width of 600. */
async function pixelsOf(svg: string): Promise<ImageData> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: 600,
    height: Math.round((600 * image.height) / image.width),
  });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The pixels of an image. */
async function dataOf(blob: Blob): Promise<ImageData> {
  const image = await createImageBitmap(blob);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

async function board(tag: string, attributes: Readonly<Record<string, string>>): Promise<AnyBoard> {
  const element = document.createElement(tag) as AnyBoard;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.cssText = 'display: block; width: 600px; color-scheme: light';
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/**
 * The diagram of a board as an image in the frame of a picture: its drawing with the board's own style sheets, which the
 * browser applies.
 */
function diagramOf({ renderRoot }: AnyBoard, written: string): string {
  const frame = /viewBox="[^"]*" width="\d+" height="\d+"/.exec(written)![0];
  const sheets = (renderRoot as ShadowRoot).adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
  const xml = (element: Element) => new XMLSerializer().serializeToString(element);
  const [defs, drawing] = [...renderRoot.querySelectorAll('.board svg')];
  const css = sheets.join('\n').replaceAll(':host', ':root').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} style="color-scheme: light; margin: 0"><style>${css}</style>${xml(defs!)}<g class="slab tray">${[...drawing!.children].map(xml).join('')}</g></svg>`;
}

describe('pictures', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  for (const { id, tag, position, marks } of games) {
    it(`are images that are not blank: ${id}`, async () => {
      const { data } = await pixelsOf(draw(id, { position }));
      const colors = new Set<number>();
      for (let i = 0; i < data.length; i += 4)
        colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
      expect(colors.size).to.be.above(1000);
    });

    it(`are parsed as XML without errors: ${id}`, () => {
      const parsed = new DOMParser().parseFromString(draw(id, { position }), 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).to.equal(null);
      expect(parsed.documentElement.localName).to.equal('svg');
    });

    it(`have their texts at the same places in a page from right to left: ${id}`, () => {
      const box = document.createElement('div');
      box.innerHTML = draw(id, { position });
      document.body.append(box);
      const lefts = () => {
        const { left } = box.querySelector('svg')!.getBoundingClientRect();
        const boxes = Array.from(box.querySelectorAll('text'), (text) => text.getBoundingClientRect());
        return boxes.filter(({ width }) => width > 0).map((each) => Math.round(each.left - left));
      };
      const before = lefts();
      box.dir = 'rtl';
      expect(lefts()).to.deep.equal(before);
      box.remove();
    });

    // At most 1 % of the pixels differ by more than 24 of 255 in a channel: text is at other fractions of a pixel.
    it(`look like the diagram of the position with marks: ${id}`, async () => {
      const element = await board(tag, { mode: 'diagram', position, marks });
      const svg = await element.toSVG({ width: 600 });
      expect(svg).not.to.equal(draw(id, { position, width: 600, theme: { 'color-scheme': 'light' } }));
      const shown = await pixelsOf(diagramOf(element, svg));
      const written = await pixelsOf(svg);
      let different = 0;
      const size = written.data.length;
      expect(shown.data.length).to.equal(size);
      for (let i = 0; i < size; i += 4) {
        const far = [0, 1, 2, 3].some((c) => Math.abs(shown.data[i + c]! - written.data[i + c]!) > 24);
        different += Number(far);
      }
      expect((100 * different) / (size / 4)).to.be.below(1);
      expect(new Set(written.data).size).to.be.above(50);
    });

    it(`are written by the board as the function writes them: ${id}`, async () => {
      for (const shown of ['', marks]) {
        const element = await board(tag, { mode: 'diagram', position, marks: shown });
        const written = draw(id, { position, marks: shown, theme: { 'color-scheme': 'light' } });
        expect(await element.toSVG()).to.equal(written);
      }
    });

    it(`are written by the board as PNG: ${id}`, async () => {
      const element = await board(tag, { position });
      const blob = await element.toBlob({ width: 100, scale: 3 });
      expect(blob.type).to.equal('image/png');
      expect((await createImageBitmap(blob)).width).to.equal(300);
    });

    it(`are social cards of at most 150 kB without transparent pixels: ${tag}`, async () => {
      const element = await board(tag, { mode: 'diagram', position });
      const card = { width: 1200, height: 630, scale: 1 };
      const jpeg = await element.toBlob({ ...card, type: 'image/jpeg' });
      expect(jpeg.size).to.be.at.most(150_000);
      for (const blob of [jpeg, await element.toBlob(card)]) {
        const { width, height, data } = await dataOf(blob);
        expect([width, height]).to.deep.equal([1200, 630]);
        expect(data.every((value, i) => i % 4 < 3 || value === 255)).to.equal(true);
        // white at the sides, the board in the middle
        expect(Array.from(data.slice(0, 3))).to.deep.equal([255, 255, 255]);
        expect(Array.from(data.slice(4 * (315 * 1200 + 600)).slice(0, 3))).not.to.deep.equal([255, 255, 255]);
      }
    });
  }

  it('have the colours, the names and the language of the board', async () => {
    const element = await board('fluctus-board', { names: '<Ada>, Bo', lang: 'de' });
    element.style.setProperty('--spiel-wood', '#01fe02');
    element.style.setProperty('--fluctus-red', '#fe0102');
    element.style.setProperty('--spiel-kerf', 'url(https://x.test/)');
    element.style.colorScheme = 'dark';
    await element.updateComplete;
    const svg = await element.toSVG();
    element.style.setProperty('--spiel-mark-green', '#0201fe');
    element.setAttribute('marks', 'ro');
    await element.updateComplete;
    expect(svg).not.to.contain('#0201fe');
    expect(await element.toSVG())
      .to.contain('#0201fe')
      .and.contain('Grüner Ring auf ro.');
    expect(svg).to.contain('#01fe02').and.contain('#fe0102').and.contain('&lt;Ada&gt; gegen Bo');
    expect(svg).not.to.contain('x.test');
    expect(await element.toSVG({ theme: 'light' })).not.to.contain('#01fe02');
  });

  it('mark the last move of the board', async () => {
    const element = await board('fluctus-board', { seats: 'human human' });
    const before = await element.toSVG();
    element.play('@ro');
    const after = await element.toSVG();
    expect(after.length).to.be.above(before.length);
    expect(after).not.to.equal(
      draw('fluctus', { position: element.position, theme: { 'color-scheme': 'light' } }),
    );
  });

  it('do not contain a hidden hand', async () => {
    const chips = '10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2';
    const write = async (hidden: string) => {
      const element = await board('glux-board', { seats: 'human human', position: `${chips} B ${hidden} -` });
      return element.toSVG();
    };
    expect(await write('16,34 674,756')).to.equal(await write('25,34 764,756'));
  });

  it('are refused with an error of the library', async () => {
    const element = await board('fluctus-board', {});
    const error: unknown = await element.toSVG({ width: -1 }).catch((reason: unknown) => reason);
    expect(error).to.have.property('name', 'BadOption');
  });

  it('are shown as the fallback of a board until it is defined', async () => {
    const host = document.createElement('late-board');
    host.innerHTML = `<img alt="Fluctus" width="300" src="data:image/svg+xml,${encodeURIComponent(draw('fluctus'))}">`;
    document.body.append(host);
    const image = host.firstElementChild as HTMLImageElement;
    await image.decode();
    expect(image.checkVisibility()).to.equal(true);
    expect(image.getBoundingClientRect().height).to.be.above(200);
    const Base = customElements.get('fluctus-board')!;
    customElements.define('late-board', class extends Base {});
    await (host as AnyBoard).updateComplete;
    expect(image.getBoundingClientRect().height).to.equal(0);
    host.remove();
  });
});
