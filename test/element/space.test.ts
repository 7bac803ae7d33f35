import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import { frame } from '../support/board.js';
import { canResize } from '../support/engine.js';
import { families, loadFamilies, setFamily } from '../support/families.js';
import { rulebook } from '../../src/rules.js';
import { mountBoard, play, removeBoards, snapshotOf, tags } from './all-boards.js';

const usual = { width: 800, height: 600 };

describe('the space before a board is drawn', () => {
  let css = '';
  before(async () => {
    css = await (await fetch('/looks/space.css')).text();
  });
  after(() => (canResize ? setViewport(usual) : undefined));
  afterEach(() => {
    document.querySelector('.laid')?.remove();
    removeBoards();
  });

  const players: Readonly<Record<string, readonly number[]>> = {
    'glux-board': [2, 3, 4],
    'lucky-numbers-grid': [1, 2, 3, 4],
    'luzi-dice': [2, 3, 4, 5],
  };
  const windows = [
    [1200, 1800, [304, 336, 360, 420, 500, 650, 760, 860, 1000, 1100]],
    [1280, 800, [1200]],
    [1024, 600, [360, 650, 860]],
    [844, 390, [360, 650, 828]],
  ] as const;
  const caption = '<p slot="caption">A caption</p>';
  const looks = [
    ['play', ''],
    ['replay', ''],
    ['diagram', ''],
    ['diagram', caption],
  ] as const;
  for (const tag of tags)
    it(`is none where no scripts run, in an editor: ${tag}`, () => {
      const box = Object.assign(document.createElement('div'), { className: 'laid' });
      const board = `<x-${tag} mode="diagram">Text</x-${tag}><x-${tag} follow>Text</x-${tag}>`;
      box.innerHTML = `<style>${css.replaceAll(tag, `x-${tag}`)}</style>
        <div contenteditable="true">${board}</div><div class="editor-styles-wrapper"><p>${board}</p></div><div>${board}</div>`;
      document.body.append(box);
      const heights = Array.from(
        box.querySelectorAll<HTMLElement>(`x-${tag}`),
        (place) => place.offsetHeight,
      );
      expect(heights.map((height) => height > 100)).to.deep.equal([false, false, false, false, true, true]);
    });

  for (const tag of tags)
    for (const count of players[tag] ?? [2])
      it(`is the one that it takes: ${tag}, ${count} players`, async function () {
        if (!canResize) this.skip();
        const own = count === 2 ? {} : { players: String(count), ...(count === 1 && { seats: 'human' }) };
        const played = await mountBoard(tag, own);
        play(played, 40);
        const { record } = played.element;
        removeBoards();
        const box = document.createElement('div');
        box.innerHTML = `<style>${css.replaceAll(tag, `x-${tag}`)}</style>`;
        document.body.append(box);
        const pairs: { name: string; element: HTMLElement; place: HTMLElement }[] = [];
        for (const [mode, extra] of looks) {
          const board = await mountBoard(tag, { ...own, mode, ...(mode === 'replay' && { record }) });
          const { element } = board;
          // the styles of the bar come with its module
          if (mode === 'replay') await board.until(() => snapshotOf(element).explorable);
          element.insertAdjacentHTML('beforeend', extra);
          // an element that is never defined
          const place = document.createElement(`x-${tag}`);
          for (const [name, value] of Object.entries({ ...own, mode })) place.setAttribute(name, value);
          place.innerHTML = extra || 'Text';
          box.append(place);
          pairs.push({ name: extra ? `${mode} with a caption` : mode, element, place });
        }
        const differences: string[] = [];
        for (const [width, height, columns] of windows) {
          await setViewport({ width, height });
          for (const column of columns) {
            for (const { element, place } of pairs) place.style.width = element.style.width = `${column}px`;
            await frame();
            for (const { name, element, place } of pairs) {
              const difference = place.offsetHeight - element.offsetHeight;
              if (Math.abs(difference) > 24)
                differences.push(`${name}, ${height}, ${column} px: ${difference}`);
            }
          }
        }
        box.remove();
        expect(differences).to.deep.equal([]);
      });

  for (const tag of tags)
    it(`is the one of a diagram with a long caption, before its script and far from the window: ${tag}`, async () => {
      const caption = `<p slot="caption">${'a '.repeat(2000)}</p>`;
      const box = document.createElement('div');
      box.className = 'laid';
      box.style.width = '374px';
      // as themes style paragraphs
      const theme = '.laid p { margin: 30px 0 40px; padding: 0 }';
      box.innerHTML = `<style>${theme}${css}${css.replaceAll(tag, `x-${tag}`)}</style><div style="height: 500vh"></div>
        <x-${tag} mode="diagram">${caption}</x-${tag}><hr><${tag} mode="diagram">${caption}</${tag}><hr>`;
      document.body.append(box);
      const [place, after, element, end] = [...box.children].slice(2) as HTMLElement[];
      const height = (from: Element, to: Element) =>
        to.getBoundingClientRect().top - from.getBoundingClientRect().top;
      await frame();
      expect(element!.matches(':state(waiting)')).to.equal(true);
      const heights = [height(place!, after!), height(element!, end!)];
      element!.scrollIntoView();
      await (element as LitElement).updateComplete;
      for (const each of heights) expect(each).to.be.closeTo(height(element!, end!), 2);
    });

  for (const tag of tags)
    it(`is the one that a replay takes, before its analysis is there and with it: ${tag}`, async function () {
      if (!canResize) this.skip();
      await setViewport({ width: 1200, height: 1800 });
      const played = await mountBoard(tag);
      play(played, 40);
      const { record } = played.element;
      removeBoards();
      const box = document.createElement('div');
      box.innerHTML = `<style>${css.replaceAll(tag, `x-${tag}`)}</style><x-${tag} mode="replay" analysis>Text</x-${tag}>`;
      document.body.append(box);
      const place = box.querySelector<HTMLElement>(`x-${tag}`)!;
      const board = await mountBoard(tag, { mode: 'replay', analysis: '', record });
      // without the hidden chip of its record, nothing of Glüx is evaluated
      for (const drawn of tag === 'glux-board' ? ['.frame'] : ['.frame', '.chart']) {
        await board.until(() => board.all(drawn).length > 0);
        for (const column of [374, 650, 760, 860, 1100]) {
          place.style.width = board.element.style.width = `${column}px`;
          await frame();
          expect(place.offsetHeight, `${drawn}, ${column} px`).to.be.closeTo(board.element.offsetHeight, 24);
        }
      }
      box.remove();
    });
});

describe('the space before rules are there', () => {
  let css = '';
  before(async () => {
    css = await (await fetch('/looks/space.css')).text();
    await loadFamilies();
  });
  afterEach(() => {
    document.querySelector('.laid')?.remove();
    setFamily();
  });

  for (const [game, tag] of [
    ['fluctus', 'fluctus-rules'],
    ['glux', 'glux-rules'],
    ['lucky-numbers', 'lucky-numbers-rules'],
    ['luzi', 'luzi-rules'],
  ] as const)
    it(`is about the one that they take in any font: ${tag}`, async () => {
      const box = document.createElement('div');
      box.className = 'laid';
      box.style.font = '16px / 1.5 sans-serif';
      box.innerHTML = `<style>${css.replaceAll(tag, `x-${tag}`)}</style><${tag}></${tag}><x-${tag}></x-${tag}>`;
      document.body.append(box);
      const [rules, place] = box.querySelectorAll<HTMLElementTagNameMap[typeof tag]>(`${tag}, x-${tag}`);
      const differences: string[] = [];
      for (const rule of ['', ...(await rulebook(game, 'en')).rules.map(({ id }) => id)]) {
        rules!.rule = rule;
        if (rule) place!.setAttribute('rule', rule);
        while (!(await rules!.updateComplete));
        for (const family of families) {
          setFamily(family);
          box.style.fontFamily = `'${family} sans'`;
          for (const width of [360, 650, 900]) {
            box.style.width = `${width}px`;
            const ratio = place!.offsetHeight / rules!.offsetHeight;
            if (ratio < 0.65 || ratio > 1.55) differences.push(`${rule} at ${width} px, ${family}: ${ratio}`);
          }
        }
      }
      expect(differences.join('\n')).to.equal('');
    });

  it('leaves the target of the address below them where it is', async () => {
    const box = document.createElement('iframe');
    box.className = 'laid';
    const page = new URL('./tab-page.ts', import.meta.url).href;
    box.srcdoc = `<!doctype html><fluctus-rules rule="F2"></fluctus-rules>
      <p id="after" style="margin: 0; height: 100vh">Text</p><script>location.hash = 'after'</script>
      <script type="module" src="${page}"></script>`;
    document.body.append(box);
    await new Promise((resolve) => box.addEventListener('load', resolve, { once: true }));
    const rules = box.contentDocument!.querySelector('fluctus-rules')!;
    await rules.updateComplete;
    expect(rules.offsetHeight).to.be.above(400);
    const after = box.contentDocument!.querySelector('#after')!;
    expect(after.getBoundingClientRect().top).to.be.closeTo(0, 1);
  });
});
