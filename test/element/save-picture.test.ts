import { expect } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { KEPT } from '../../src/element/parts/dialogs/share-items.js';
import { heard, type AnyBoard, type Driver } from '../support/board.js';
import { mountBoard, removeBoards, tags, uncoverHand } from './all-boards.js';
import { chooseItem, messageOf } from './menu-items.js';

/** A file that a page has downloaded. */
interface Download {
  readonly name: string;
  readonly blob: Blob;
}

/** The files downloaded so far, and the addresses that are not revoked yet. */
interface Downloads {
  readonly downloads: readonly Download[];
  readonly open: ReadonlyMap<string, Blob>;
}

/** Replaces a method until `restore` is called. */
function replace<T extends object, K extends keyof T>(owner: T, name: K, method: T[K]): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: method });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}

/** Runs a test in which downloads are collected, and addresses are revoked at once instead of later. */
async function withDownloads(run: (all: Downloads) => Promise<void>): Promise<readonly Download[]> {
  const open = new Map<string, Blob>();
  const downloads: Download[] = [];
  const [create, revoke, timer] = [URL.createObjectURL, URL.revokeObjectURL, globalThis.setTimeout];
  const restore = [
    replace(URL, 'createObjectURL', (blob: Blob) => {
      const address = create.call(URL, blob);
      open.set(address, blob);
      return address;
    }),
    replace(URL, 'revokeObjectURL', (address: string) => {
      revoke.call(URL, address);
      open.delete(address);
    }),
    replace(globalThis, 'setTimeout', ((handler: () => void, delay = 0) =>
      timer(handler, delay === KEPT ? 0 : delay)) as typeof setTimeout),
    replace(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
      downloads.push({ name: this.download, blob: open.get(this.href)! });
    }),
  ];
  try {
    await run({ downloads, open });
  } finally {
    for (const each of restore) each();
  }
  return downloads;
}

/** Saves a picture by the menu. */
async function save(board: Driver, name: string, menu?: string): Promise<Download> {
  const [download] = await withDownloads(async ({ downloads, open }) => {
    await chooseItem(board, name, menu);
    await board.until(() => downloads.length === 1 && open.size === 0);
  });
  return download!;
}

/** The id of the game and the ply that a board shows. */
const shownOn = ({ element }: { element: AnyBoard }) =>
  `${boardOf(element).store.snapshot.match.game.id}-${element.ply}`;

describe('the picture in the menu', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    it(`is saved as SVG and as PNG, with game and ply as its name: ${tag}`, async () => {
      const board = await mountBoard(tag);
      await uncoverHand(board);
      board.element.play(board.element.moves[0]!);
      await board.settled();
      const svg = await save(board, 'Save the picture (SVG)');
      expect(svg.name).to.equal(`${shownOn(board)}.svg`);
      expect(await svg.blob.text()).to.equal(await board.element.toSVG());
      await board.press('Escape');
      const png = await save(board, 'Save the picture (PNG)');
      expect(png.name).to.equal(`${shownOn(board)}.png`);
      expect([png.blob.type, (await createImageBitmap(png.blob)).width]).to.deep.equal(['image/png', 960]);
    });

  it('is named in a message and in the live region', async () => {
    const board = await mountBoard('fluctus-board', { record: '@ro @go' });
    await save(board, 'Save the picture (SVG)');
    expect(messageOf(board)).to.equal('Picture saved: fluctus-2.svg');
    expect(board.spoken).to.include('Picture saved: fluctus-2.svg');
    await expect(board.element).to.be.accessible();
  });

  it('has the path of a variation in its name', async () => {
    const record = '1. @ro @go (1... @gi 2. ro-vi) 2. @ri';
    const board = await mountBoard('fluctus-board', { mode: 'replay', record });
    board.element.goTo('2a1');
    await board.until(() => board.element.path === '2a1');
    const { name } = await save(board, 'Save the picture (SVG)');
    expect(name).to.equal('fluctus-2a1.svg');
  });

  it('does not show the hand of the person at the board', async () => {
    const chips = '10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2';
    const pictures: string[] = [];
    for (const hands of ['16,34 674,756', '25,34 764,756']) {
      const position = `${chips} A ${hands} -`;
      const board = await mountBoard('glux-board', { seats: 'human remote', position });
      expect(board.element.position).to.contain(` ${hands.slice(0, 2)},? `);
      const { blob } = await save(board, 'Save the picture (SVG)');
      pictures.push(await blob.text());
      removeBoards();
    }
    expect(pictures[0]).to.equal(pictures[1]);
  });

  for (const [lang, menu, item, message] of [
    ['en', 'More', 'Save the picture (PNG)', 'The picture could not be saved'],
    ['de', 'Mehr', 'Bild speichern (PNG)', 'Das Bild konnte nicht gespeichert werden'],
  ] as const)
    it(`has a message if it cannot be written: ${lang}`, async () => {
      const board = await mountBoard('fluctus-board', { lang });
      await board.until(() => board.has('button', menu));
      const errors = heard(board, 'game-error');
      // A page that blocks images from blob:
      const restore = replace(HTMLImageElement.prototype, 'decode', () =>
        Promise.reject(new DOMException('', 'EncodingError')),
      );
      const downloads = await withDownloads(() => chooseItem(board, item, menu)).finally(restore);
      expect([messageOf(board), downloads.length, errors.length]).to.deep.equal([message, 0, 0]);
      expect(board.spoken).to.include(message);
    });
});
