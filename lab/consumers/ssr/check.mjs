import assert from 'node:assert/strict';
import { playGame } from '../play.mjs';

export const site = '.';

const tags = ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'];
const cases = ['position', 'record', 'replay', 'diagram', 'marks', 'german'];

/** Runs in the page: waits for two frames, because the first may request another. */
const settle = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });

/** Runs in the page: stores the look, the content and the nodes of the server-rendered board. */
function remember(tag) {
  const board = document.querySelector(tag);
  globalThis.nodes = [...board.shadowRoot.querySelectorAll('*')];
  globalThis.content = globalThis.contentOf(board);
  globalThis.looked = globalThis.lookOf(board);
  // the layout may shift while the page is parsed
  globalThis.shifts.length = 0;
  return globalThis.looked.length;
}

/** Runs in the page: loads scripts one after the other, and waits until the board is ready. */
async function load(tag, scripts) {
  const ready = new Promise((resolve) => {
    document.addEventListener('game-ready', resolve, { once: true });
  });
  for (const script of scripts) await import(script);
  await ready;
  await document.querySelector(tag).updateComplete;
}

/** Runs in the page: the differences from the server-rendered board. */
function changes(tag) {
  const board = document.querySelector(tag);
  const looks = globalThis.lookOf(board);
  const nodes = [...board.shadowRoot.querySelectorAll('*')];
  return {
    shifts: globalThis.shifts,
    looks: looks.flatMap((look, i) => (look === globalThis.looked[i] ? [] : [[globalThis.looked[i], look]])),
    lost: globalThis.looked.length - looks.length,
    strange: nodes.filter((node) => !globalThis.nodes.includes(node)).length,
    boards: board.shadowRoot.querySelectorAll('.frame').length,
  };
}

const withLit = ['@lit-labs/ssr-client/lit-element-hydrate-support.js', 'spielkasten'];

/** Opens a page with a server-rendered board, loads scripts, and returns the changes. */
async function hydrate(page, tag, name, scripts) {
  await page.open(`/${tag}-${name}.html`);
  await page.run(settle);
  assert.ok((await page.run(remember, tag)) > 20, 'the board is rendered before any script');
  await page.run(load, tag, scripts);
  await page.run(settle);
  return page.run(changes, tag);
}

const hydrates = (tag) => async (page) => {
  for (const name of cases) {
    const { shifts, looks, lost, strange, boards } = await hydrate(page, tag, name, withLit);
    assert.deepEqual(
      { name, shifts, looks: looks.slice(0, 3), lost, strange, boards },
      { name, shifts: [], looks: [], lost: 0, strange: 0, boards: 1 },
    );
  }
  assert.deepEqual(page.problems, []);
};

const isReplaced = (tag) => async (page) => {
  for (const name of cases)
    for (const scripts of [
      [`/node_modules/spielkasten/cdn/${tag}.min.js`],
      [withLit[0], `/node_modules/spielkasten/cdn/${tag}.min.js`],
    ]) {
      const { shifts, looks, lost, boards } = await hydrate(page, tag, name, scripts);
      assert.deepEqual(
        { name, shifts, looks: looks.slice(0, 3), lost, boards },
        { name, shifts: [], looks: [], lost: 0, boards: 1 },
      );
    }
  assert.deepEqual(page.problems, []);
};

/** Runs in the page: the parts of the server-rendered board that are still there, and the first move of the puzzle. */
async function keptPuzzle(tag) {
  const board = document.querySelector(tag);
  const parts = ['.frame', '.board', '.board [data-square]', '.headline', '.tools'];
  const kept = parts.filter((part) => globalThis.nodes.includes(board.shadowRoot.querySelector(part)));
  return {
    kept,
    hint: await board.hint(),
    headline: board.shadowRoot.querySelector('.headline').textContent,
  };
}

// the task and the tools of a puzzle are loaded in the browser
const takesPuzzle = (tag) => async (page) => {
  await hydrate(page, tag, 'puzzle', withLit);
  const { kept, hint, headline } = await page.run(keptPuzzle, tag);
  assert.deepEqual(kept, ['.frame', '.board', '.board [data-square]', '.headline', '.tools']);
  assert.match(headline, /^Puzzle: /);
  assert.ok(hint, 'a move of the solution');
  assert.deepEqual(page.problems, []);
};

/** Runs in the page: the content of the server-rendered board, and that of the same board rendered in the browser. */
async function drawn(tag) {
  const made = document.querySelector(tag);
  const board = made.cloneNode();
  const shown = new Promise((resolve) => {
    board.addEventListener('game-ready', () => resolve(globalThis.contentOf(board)), { once: true });
  });
  made.after(board);
  board.scrollIntoView();
  return { server: globalThis.content, browser: await shown };
}

const shows = (tag) => async (page) => {
  for (const name of ['opening', ...cases, 'bad']) {
    await hydrate(page, tag, name, withLit);
    const { server, browser } = await page.run(drawn, tag);
    const at = browser.findIndex((line, i) => line !== server[i]);
    assert.equal(server[at], browser[at], `${name}, ${server[at - 1]}`);
    assert.equal(server.length, browser.length, name);
  }
};

/** Runs in the page: the parts of an element that are visible before any script, and the tags of its children. */
function visibleParts(tag) {
  const root = document.querySelector(tag).shadowRoot;
  const parts = [...root.querySelectorAll('[part], .marks > *, [part=board] *')].filter((each) =>
    each.checkVisibility(),
  );
  const boxes = parts.filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 10 && height > 10;
  });
  const nameOf = (each) => (each.parentElement.matches('.marks') ? 'mark' : 'board');
  const names = boxes.flatMap((each) => each.getAttribute('part')?.split(' ') ?? nameOf(each));
  return { names: [...new Set(names)], text: root.querySelector('[part=record]')?.textContent ?? '' };
}

/** The parts that a reader sees before any script, by case. */
const visible = {
  opening: ['board'],
  record: ['board'],
  replay: ['board', 'replay'],
  diagram: ['board'],
  marks: ['board', 'mark'],
  puzzle: ['board'],
};

const rulesOf = (tag) => (tag === 'lucky-numbers-grid' ? 'lucky-numbers' : tag.split('-')[0]) + '-rules';

const showsItself = (tag) => async (page) => {
  for (const [name, parts] of Object.entries(visible)) {
    await page.open(`/${tag}-${name}.html`);
    const { names, text } = await page.run(visibleParts, tag);
    for (const part of parts) assert.ok(names.includes(part), `${name}: ${part}, not only ${names.join()}`);
    for (const part of ['mark', 'replay'].filter((each) => !parts.includes(each)))
      assert.ok(!names.includes(part), `${name}: ${part}`);
    if (name === 'puzzle') assert.doesNotMatch(text, /\d/, 'the solution is not visible');
  }
  const rules = rulesOf(tag);
  await page.open(`/${rules}.html`);
  const { names } = await page.run(visibleParts, rules);
  for (const part of ['rule', 'rule-heading', 'example']) assert.ok(names.includes(part), names.join());
  assert.deepEqual(page.problems, []);
};

/** Runs in the page: the content of an element before any script, and the paragraphs around it. */
const readDocument = (tag) => ({
  content: globalThis.contentOf(document.querySelector(tag)).map((line) => line.replace(/\s+/g, ' ')),
  emphasis: Array.from(document.querySelectorAll('body > p > em'), (each) => each.textContent),
});

const survivesMarkdown = (tag) => async (page) => {
  const pages = Object.keys(visible).map((name) => `${tag}-${name}`);
  for (const name of [...pages, rulesOf(tag)]) {
    const element = name.endsWith('-rules') ? name : tag;
    await page.open(`/${name}.html`);
    const { content } = await page.run(readDocument, element);
    assert.ok(content.length > 10, name);
    await page.open(`/${name}.markdown.html`);
    const expected = { content, emphasis: ['before', 'after'] };
    assert.deepEqual(await page.run(readDocument, element), expected, name);
  }
};

const plays = (tag) => async (page) => {
  await hydrate(page, tag, 'opening', withLit);
  await page.run((name) => {
    document.querySelector(name).seats = 'human computer:easy';
  }, tag);
  const game = await playGame(page, tag);
  assert.ok(game.over.winners);
  assert.deepEqual(page.problems, []);
};

export const checks = Object.fromEntries(
  tags.flatMap((tag) => [
    [`shows replays, marks, puzzles and rules before any script: ${tag}`, showsItself(tag)],
    [`is the same in a Markdown document: ${tag}`, survivesMarkdown(tag)],
    [`has the same markup from the server and from the first render in a browser: ${tag}`, shows(tag)],
    [`hydrates without a change of look, a layout shift or an error: ${tag}`, hydrates(tag)],
    [`takes over the markup of a puzzle, which can be solved then: ${tag}`, takesPuzzle(tag)],
    [`is replaced at once by a script-tag bundle, which cannot hydrate it: ${tag}`, isReplaced(tag)],
    [`plays a whole game on a server-rendered board: ${tag}`, plays(tag)],
  ]),
);
