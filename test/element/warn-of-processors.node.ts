import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../../src/engine.js';
import { boards } from '../../src/markdown/boards.js';
import { checkFile } from '../../src/markdown/check-file.js';

const check = (post: string, markdown = true) => {
  const { faults, warnings } = checkFile(post, { games, boards }, { post: true, markdown });
  return {
    faults: faults.map(({ message }) => message),
    warnings: warnings.map(({ line, column, message }) => `${line}:${column}: ${message.replace(/:.*/, '')}`),
  };
};

const tag = '<fluctus-board mode="replay">';
const end = '</fluctus-board>';
const empty = 'Editors and Markdown can end a board at an empty line';
const formula = 'Programs for formulas, such as MathJax and KaTeX, read the text between two $ as a formula';
const template = 'Template languages, such as Liquid, read {{ and {% as their own';

describe('a check warns', () => {
  const posts: readonly [what: string, post: string, ...warnings: string[]][] = [
    ['of an empty line in a record', `${tag}\n1. @ro @go\n \n2. @ri @gi\n${end}`, `2:11: ${empty}`],
    ['of an empty line before a record', `A post.\n\n${tag}\n\n1. @ro @go${end}`, `3:30: ${empty}`],
    ['of two $', `${tag}1. @ro $1 @go $2${end}`, `1:37: ${formula}`],
    ['of two $ over lines', `${tag}1. @ro $1<br>\n@go $2${end}`, `1:37: ${formula}`],
    ['of two $ in a page of HTML', `<!doctype html>\n${tag}1. @ro $1\n\n@go $2${end}`, `2:37: ${formula}`],
    ['of templates', `${tag}1. @ro {{good}${end}`, `1:37: ${template}`],
    ['of templates in a block', '```fluctus replay\n1. @ro {%eval 5}\n```', `2:8: ${template}`],
    [
      'of all of them',
      `${tag}1. @ro $1 {%a}\n\n@go $2${end}`,
      `1:37: ${formula}`,
      `1:40: ${template}`,
      `1:44: ${empty}`,
    ],
    [
      'not of a record in the attribute',
      `<fluctus-board mode="replay" record="1. @ro $1 @go $2"></fluctus-board>`,
    ],
    ['not of a record in an element of code', `${tag}<code>1. @ro $1 @go $2</code>${end}`],
    ['not of a record in a block', '```fluctus replay\n1. @ro $1 @go $2\n\n2. @ri @gi\n```'],
    ['not of one $', `${tag}1. @ro $1 @go${end}`],
    ['not of empty lines around a record', `${tag}\n1. @ro\n\n${end}\n\nMore.`],
    ['not of a board without a record', `${tag}\n\n<img src="a.svg" alt="$1 and $2">\n\n${end}`],
    ['not of a comment with spaces', `${tag}1. @ro { {good} @go {[%marks ro]}${end}`],
    ['not of a template of JSX', `${tag}{\`1. @ro $1\n\n@go $2\`}${end}`],
  ];
  for (const [what, post, ...warnings] of posts)
    it(what, () => {
      assert.deepEqual(check(post), { faults: [], warnings });
    });
});
