import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findBoards } from '../../src/element/markdown/find-boards.js';
import { boards } from '../../src/markdown/boards.js';

describe('the record in an element of a post', () => {
  for (const [what, content] of [
    ['links and parts of a line', '1. <a href="/ro">@ro</a> <b>@g</b>o'],
    ['elements that are lines', '<div>1.</div><h2>@ro</h2><td>@go'],
    [
      'a caption, pictures and scripts',
      '<p slot="caption">A</p><img alt="b"><svg><a>b</a></svg><script>c</script>1. @ro @go',
    ],
    ['form controls', '<button>Copy</button>1. @ro @go<select><option>x</select>'],
  ] as const)
    it(`is read as a board reads it: ${what}`, () => {
      const [board] = findBoards(`<fluctus-board>${content}</fluctus-board>`, boards);
      assert.equal(board?.content.text.trim().replace(/\s+/g, ' '), '1. @ro @go');
    });
});
