import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** Runs in the page: the boards, a click on the link, and the caption. */
const readPost = async () => {
  const boards = [...document.querySelectorAll('fluctus-board')];
  for (const tag of ['fluctus-board', 'game-move', 'fluctus-rules']) await customElements.whenDefined(tag);
  for (const each of boards) while (!(await each.updateComplete));
  const link = document.querySelector('game-move');
  while (!link.shadowRoot?.querySelector('[part=move]')) await new Promise(requestAnimationFrame);
  link.shadowRoot.querySelector('[part=move]').click();
  await boards[0].updateComplete;
  return {
    boards: boards.map(({ mode, position, ply }) => [mode, position, ply]),
    caption: document.querySelector('[slot=caption]').innerText,
    rule: document.querySelector('fluctus-rules').rule,
  };
};

const showsBoards = (tool) => async (page) => {
  await page.open(`/${tool}.html`);
  const { boards, caption, rule } = await page.run(readPost);
  assert.deepEqual(boards, [
    ['replay', 'A..B../A..... B 6,7 2,1 -,-', 3],
    ['diagram', 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi', 0],
  ]);
  assert.deepEqual([caption, rule], ['Red leaps.', 'F6']);
  assert.deepEqual(page.problems, []);
};

const removesCode =
  (tool) =>
  ({ folder }) => {
    const text = readFileSync(`${folder}/${tool}.html`, 'utf8');
    assert.doesNotMatch(text, /alert|onclick|onload|onerror/);
  };

const tools = ['sanitize-html', 'rehype-sanitize', 'dompurify'];

export const checks = {
  ...Object.fromEntries(
    tools.flatMap((tool) => [
      [`keeps boards, links and captions: ${tool}`, showsBoards(tool)],
      [`removes scripts and events: ${tool}`, removesCode(tool)],
    ]),
  ),
  'without the configuration, the text stays': ({ folder }) => {
    const text = readFileSync(`${folder}/default.html`, 'utf8');
    assert.match(text, /1\. @ro @go \{Both\.\} 2\. @ri @gi/);
  },
};
