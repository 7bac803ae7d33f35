/** Elements that are moved to another document, which runs no script of its own: a frame, or one without a window. */
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import { boardOf } from '../../src/element/model/board.js';
import { calm, frame as nextFrame } from '../support/board.js';
import { createBoard, removeBoards, snapshotOf, uncoverHand } from '../element/all-boards.js';
import { PuzzleDriver, puzzles, type PuzzleCase } from '../element/puzzles.js';

/** A frame over the whole window, so that coordinates are the same in it. */
async function openFrame(lang = 'en'): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText =
    'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: #fff; z-index: 1';
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  frame.srcdoc = `<!doctype html><html lang="${lang}"><body style="margin: 0"></body></html>`;
  document.body.append(frame);
  await loaded;
  return frame;
}

const bodyOf = (frame: HTMLIFrameElement) => frame.contentDocument!.body;

/** A board that is not on the page yet. */
function board(tag: string, attributes: Readonly<Record<string, string>> = {}): PuzzleDriver {
  const element = createBoard(tag);
  calm(element);
  element.style.width = '420px';
  const all = { seats: 'human human', seed: 'x', first: 'A', ...attributes };
  for (const [name, text] of Object.entries(all)) element.setAttribute(name, text);
  return new PuzzleDriver(element);
}

/** Resolves when the board shows its position and nothing moves. */
async function rested(driver: PuzzleDriver): Promise<void> {
  await driver.settled();
  await boardOf(driver.element).rest();
  await driver.until(() => driver.root.getAnimations().every(({ playState }) => playState !== 'running'));
  // a narrow board loads its loupe and measures it; a wide one has none
  const part = (selector: string) => driver.root.querySelector(selector);
  await driver.until(() => (part('.loupe')?.clientWidth ? part('.window') : !part('.window')));
}

/** Appends a board and waits until it can be used. */
async function put(driver: PuzzleDriver, parent: Element): Promise<void> {
  for (const each of document.querySelectorAll('iframe'))
    each.hidden = each.contentDocument !== parent.ownerDocument;
  parent.append(driver.element);
  await driver.settled();
  await driver.seen();
  await driver.until(() => snapshotOf(driver.element).awake && snapshotOf(driver.element).turn !== 'chance');
  await rested(driver);
}

/** The size and the colours of each part of an element. */
function look({ renderRoot }: LitElement): readonly string[] {
  return Array.from(renderRoot.querySelectorAll(':not(.live *)'), (part) => {
    const { color, backgroundColor, display, fontSize, opacity, fill } = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    // The shapes in a drawing are as large as the drawing, but their texts by some pixels.
    const size = part.localName === 'text' ? '' : [width, height].map(Math.round).join('×');
    const words = part.getAttribute('class') ?? '';
    return [part.localName, words, size, color, backgroundColor, display, fontSize, opacity, fill].join(' ');
  });
}

interface Shown {
  readonly look: readonly string[];
  readonly rules: readonly string[];
}

/** The style sheets of an element as text. */
const rulesOf = ({ shadowRoot }: LitElement) =>
  shadowRoot!.adoptedStyleSheets.map(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText).join());

const shownOf = (element: LitElement): Shown => ({ look: look(element), rules: rulesOf(element) });

/** Expects that an element is shown as before. The differences are listed, because the lists are long. */
function expectSame(element: LitElement, before: Shown): void {
  const now = shownOf(element);
  expect(now.rules).to.deep.equal(before.rules);
  const changed = now.look.flatMap((line, i) => (line === before.look[i] ? [] : [[before.look[i], line]]));
  expect(changed.slice(0, 3)).to.deep.equal([]);
  expect(now.look.length).to.equal(before.look.length);
}

/** Plays a move by clicks at a position; returns the source that the event names. */
async function playByHand(driver: PuzzleDriver, { position, right }: PuzzleCase): Promise<string> {
  const { element } = driver;
  // The same position again is no change.
  for (const declared of ['', position]) {
    element.position = declared;
    await driver.settled();
  }
  await uncoverHand(driver);
  const moved = driver.next('game-move');
  await driver.tap(...right[0]!);
  const { source } = (await moved).detail;
  await rested(driver);
  return source;
}

describe('an element in another document', () => {
  let frame: HTMLIFrameElement;
  const uncaught: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    uncaught.push('reason' in event ? event.reason : event.error);
  };

  beforeEach(async () => {
    uncaught.length = 0;
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    frame = await openFrame();
  });
  afterEach(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    frame.remove();
    removeBoards();
    expect(uncaught).to.deep.equal([]);
  });

  for (const puzzle of puzzles) {
    const { tag, position, record, right } = puzzle;
    describe(`<${tag}>`, () => {
      it('looks the same after each move', async () => {
        const driver = board(tag, { position });
        const { element } = driver;
        await put(driver, document.body);
        const there = shownOf(element);
        expect(there.rules.join('').length).to.be.greaterThan(10_000);
        for (const parent of [bodyOf(frame), document.body, bodyOf(frame)]) {
          await put(driver, parent);
          expectSame(element, there);
        }
      });

      it('is played by hand after each move', async () => {
        const driver = board(tag, { position });
        const { element } = driver;
        await put(driver, document.body);
        for (const parent of [bodyOf(frame), document.body]) {
          const { ply } = element;
          await put(driver, parent);
          expect(element.ply).to.equal(ply);
          expect(await playByHand(driver, puzzle)).to.equal('pointer');
        }
      });

      it('is connected there first, and looks the same on the page', async () => {
        const driver = board(tag, { position });
        const { element } = driver;
        await put(driver, bodyOf(frame));
        expect(await playByHand(driver, puzzle)).to.equal('pointer');
        const there = shownOf(element);
        await put(driver, document.body);
        expectSame(element, there);
      });

      it('keeps the style sheets of what was loaded for it', async () => {
        const driver = board(tag, { position });
        const { element } = driver;
        await put(driver, document.body);
        const own = rulesOf(element).length;
        element.openRules();
        await driver.until(() => driver.all('dialog').length > 0);
        element.mode = 'replay';
        await driver.until(() => driver.root.querySelector('.replay button'));
        await rested(driver);
        const there = shownOf(element);
        expect(there.rules.length).to.be.greaterThan(own + 2);
        await put(driver, bodyOf(frame));
        expectSame(element, there);
      });

      it('loads dialogs and the computer there', async () => {
        const driver = board(tag, { position });
        const { element } = driver;
        await put(driver, document.body);
        await put(driver, bodyOf(frame));
        const own = rulesOf(element).length;
        await driver.click('button', 'More');
        await driver.until(() => driver.all('dialog').length > 0);
        expect(rulesOf(element).length).to.be.greaterThan(own);
        await driver.press('Escape');
        await driver.until(() => driver.all('dialog').length === 0);
        expect(driver.name(driver.focused!)).to.equal('More');
        const hint = await driver.hintAtOnce();
        if (hint !== undefined) expect(element.moves).to.contain(hint);
      });

      it('speaks the language of the frame', async () => {
        const other = await openFrame('de');
        const driver = board(tag, { position });
        await put(driver, document.body);
        expect(driver.has('button', 'Undo')).to.equal(true);
        await put(driver, bodyOf(other));
        await driver.until(() => driver.has('button', 'Zurück'));
        await put(driver, document.body);
        await driver.until(() => driver.has('button', 'Undo'));
        other.remove();
      });

      it('survives the end of the frame, and a document without a window', async () => {
        const driver = board(tag, { position });
        const { element } = driver;
        await put(driver, document.body);
        await playByHand(driver, puzzle);
        await rested(driver);
        const there = { ...shownOf(element), ply: element.ply };
        await put(driver, bodyOf(frame));
        frame.remove();
        document.implementation.createHTMLDocument('').body.append(element);
        element.lang = 'en';
        await driver.settled();
        await put(driver, document.body);
        expect(element.ply).to.equal(there.ply);
        expectSame(element, there);
      });

      it('reads its text there', async () => {
        const driver = board(tag, { position });
        await put(driver, document.body);
        await playByHand(driver, puzzle);
        const text = bodyOf(frame).ownerDocument.createElement('p');
        text.textContent = driver.element.record;
        const { element } = board(tag);
        element.append(text);
        bodyOf(frame).append(element);
        await element.updateComplete;
        expect(element.ply).to.equal(driver.element.ply);
      });

      it('solves a puzzle in a form there', async () => {
        const driver = board(tag, { mode: 'puzzle', name: 'p', pace: 'fast', position, record });
        const form = bodyOf(frame).ownerDocument.createElement('form');
        bodyOf(frame).append(form);
        form.append(driver.element);
        await driver.settled();
        await driver.seen();
        await driver.ready();
        expect([...new FormData(form)]).to.deep.equal([]);
        for (const squares of right) {
          await driver.tap(...squares);
          await driver.ready();
        }
        expect(driver.element.solved).to.equal(true);
        expect([...new FormData(form)]).to.deep.equal([['p', '0']]);
      });
    });
  }

  for (const tag of ['fluctus-rules', 'glux-rules', 'lucky-numbers-rules', 'luzi-rules'] as const)
    it(`shows <${tag}>`, async () => {
      const rules = document.createElement(tag);
      rules.style.width = '420px';
      const shown = async () => {
        while (!rules.shadowRoot?.querySelector('article')) await nextFrame();
        while (!(await rules.updateComplete));
      };
      bodyOf(frame).append(rules);
      await shown();
      const there = shownOf(rules);
      expect(there.rules.join('').length).to.be.greaterThan(3000);
      for (const parent of [document.body, bodyOf(frame)]) {
        parent.append(rules);
        await shown();
        expectSame(rules, there);
      }
      rules.remove();
    });

  it('shows the moves of a text', async () => {
    const driver = board('fluctus-board', { mode: 'replay', record: '1. @ro @go 2. @ri @gi', id: 'moved' });
    const link = document.createElement('game-move');
    link.for = 'moved';
    link.textContent = '2. @ri';
    const button = () => link.shadowRoot?.querySelector<HTMLElement>('[part=move]');
    await put(driver, bodyOf(frame));
    bodyOf(frame).append(link);
    while (!button()) await nextFrame();
    const there = rulesOf(link);
    expect(there.join('').length).to.be.greaterThan(100);
    await driver.clickOn(button()!);
    await driver.until(() => driver.element.ply === 3);
    await put(driver, document.body);
    document.body.append(link);
    driver.element.goTo(0);
    await driver.settled();
    expect(rulesOf(link)).to.deep.equal(there);
    await driver.clickOn(button()!);
    await driver.until(() => driver.element.ply === 3);
    link.remove();
  });
});
