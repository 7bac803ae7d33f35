import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const tools = ['markdown-it', 'marked', 'remark', 'astro'];

/** The boards of the post: tag, mode, position and, at the end of the replay, ply. */
const boards = [
  ['fluctus-board', 'replay', '.A.BB./A..... A 6,6 2,2 ro-wo,gi-bo', 6],
  ['fluctus-board', 'diagram', '.A.BBB/A..... A 5,5 2,2 yo-wo,-', 0],
  ['fluctus-board', 'puzzle', 'A....A/....B. A 6,7 2,1 -,-', 0],
  ['luzi-dice', 'diagram', '29,32 3/5 A 3 11124456', 0],
];
/** The boards of blocks, without that of a daily puzzle. */
const tags = 'fluctus-board:not(daily-puzzle *), luzi-dice';

/** Runs in the page: the boards as HTML, what a reader without scripts sees of them, and the code that is not a board. */
const readPlain = async (selector) => {
  const elements = [...document.querySelectorAll(selector)];
  const images = elements.map((each) => each.querySelector('figure > svg'));
  return {
    html: elements.map((each) => each.outerHTML),
    parents: elements.map((each) => each.parentElement.localName),
    texts: elements.map((each) => each.innerText.trim()),
    images: images.map((image) => [
      image.getBoundingClientRect().width / image.parentElement.clientWidth,
      image.ariaLabel,
    ]),
    code: [...document.querySelectorAll('pre')].map((each) => each.innerText.trim()),
    paragraphs: [...document.querySelectorAll('p')].map((each) => each.innerText.trim()),
  };
};

const showsPictures = (tool) => async (page) => {
  await page.open(`/${tool}.plain.html`);
  const { html, parents, texts, images, code, paragraphs } = await page.run(readPlain, tags);
  assert.deepEqual(parents, ['body', 'body', 'body', 'li']);
  assert.match(texts[0], /3\. ro-wo! \(3\. ri-wo gi-bo\) 3\.\.\. gi-bo/);
  assert.doesNotMatch(texts[0], /%marks/);
  assert.deepEqual(texts.slice(1), ['', 'Red to move. Find the best move.', '']);
  for (const [width, alt] of images)
    assert.ok(Math.abs(width - 1) < 0.02 && alt.length > 40, `${width} ${alt}`);
  assert.match(images[1][1], /red stones on wo and ri; green stones on go, bo and vo\. Red ring on go\./);
  assert.deepEqual(code, ["const fluctus = '<b>not a board</b>';"]);
  assert.equal(paragraphs.at(-1), 'Text after.');
  // no tool changes the elements
  await page.open(`/${tools[0]}.plain.html`);
  assert.deepEqual(html, (await page.run(readPlain, tags)).html);
  assert.deepEqual(page.problems, []);
};

/** Runs in the page: the boards that are shown, and their errors. */
const readBoards = async (selector) => {
  const elements = [...document.querySelectorAll(selector)];
  for (const { localName } of elements) await customElements.whenDefined(localName);
  for (const each of elements) while (!(await each.updateComplete));
  return elements.map((each) => {
    if (each.mode === 'replay') each.goTo(6);
    const message = each.shadowRoot.querySelector('[part=message]')?.textContent.trim() ?? '';
    return [each.localName, each.mode, each.position, each.ply, message];
  });
};

const showsBoards = (tool) => async (page) => {
  await page.open(`/${tool}.html`);
  assert.deepEqual(
    await page.run(readBoards, tags),
    boards.map((board) => [...board, '']),
  );
  assert.deepEqual(page.problems, []);
};

const isOneLine =
  (tool) =>
  ({ folder }) => {
    const text = readFileSync(`${folder}/${tool}.plain.html`, 'utf8');
    for (const [element] of text.matchAll(/<(fluctus-board|luzi-dice)\b.*?<\/\1>/gs))
      assert.doesNotMatch(element, /\n/);
  };

export const checks = Object.fromEntries(
  tools.flatMap((tool) => [
    [`shows pictures and records without scripts: ${tool}`, showsPictures(tool)],
    [`shows boards with scripts: ${tool}`, showsBoards(tool)],
    [`keeps each board on one line: ${tool}`, isOneLine(tool)],
  ]),
);
