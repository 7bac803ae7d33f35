import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFile } from '../../src/markdown/check-file.js';
import { findBoards } from '../../src/markdown/find-boards.js';
import { games } from '../../src/engine.js';
import { boards } from '../../src/markdown/boards.js';

const check = (file: string | Uint8Array, post?: boolean) => {
  const { found, records, positions, faults } = checkFile(file, { games, boards }, { post });
  return {
    found,
    records,
    positions,
    faults: faults.map(
      ({ line, column, rule, message }) => `${line}:${column}: ${rule ? `${rule}: ` : ''}${message}`,
    ),
  };
};
const fence = '```fluctus replay\n1. @ro zz\n```';
const bad = 'A move is written as @ro, ro-wo or roxbi: “zz”.';

describe('the record in an element of a post', () => {
  for (const [what, content] of [
    ['links and parts of a line', '1. <a href="/ro">@ro</a> <b>@g</b>o'],
    ['elements that are lines', '<div>1.</div><h2>@ro</h2><td>@go'],
    [
      'a caption, pictures and scripts',
      '<p slot="caption">A</p><img alt="b"><svg><a>b</a></svg><script>c</script>1. @ro @go',
    ],
    ['form controls', '<button>Copy</button>1. @ro @go<select><option>x</select>'],
    ['character references', '1&#46; &#x40;ro&nbsp;@go'],
    ['a caption with elements of its own kind', '<div slot="caption">A <div>B</div> C</div>1. @ro @go'],
    ['a text of JSX', '{`1. @ro\n @go`}'],
  ] as const)
    it(`is read as a board reads it: ${what}`, () => {
      const [board] = findBoards(`<fluctus-board>${content}</fluctus-board>`, boards).boards;
      assert.equal(board?.content.text.trim().replace(/\s+/g, ' '), '1. @ro @go');
    });
});

describe('a post that is broken', () => {
  for (const [what, post, ...faults] of [
    ['a byte order mark before a block', `\uFEFF${fence}`, `2:8: ${bad}`],
    ['a block in a quotation', `> A\n>\n> ${fence.replaceAll('\n', '\n> ')}`, `4:10: ${bad}`],
    ['a block in a list', `1. A\n2. ${fence.replaceAll('\n', '\n   ')}`, `3:11: ${bad}`],
    [
      'a block that is not closed',
      'A\n```fluctus\n1. @ro\n',
      '2:4: The code block is not closed: write ``` in the line after it.',
    ],
    [
      'code that is not closed before a block',
      `~~~~js\n${fence}\n~~~\n`,
      '1:5: The code block is not closed: write ~~~~ in the line after it.',
    ],
    [
      'a quotation that ends before its block',
      `> \`\`\`fluctus\n> 1. @ro\n\n${fence}`,
      '1:6: The code block is not closed: write ``` in the line after it.',
      `5:8: ${bad}`,
    ],
    [
      'a comment that is not closed',
      `<!-- A <luzi-dice></luzi-dice>`,
      '1:1: The comment is not closed: write --> after it.',
    ],
    [
      'elements that are not closed',
      'A <luzi-dice>\n<luzi-dice id=b',
      '1:3: The element is not closed: write </luzi-dice> after it.',
      '2:1: The tag <luzi-dice> is not closed: write > after it.',
    ],
  ] as const)
    it(`is refused: ${what}`, () => {
      assert.deepEqual(check(post, true).faults, faults);
      assert.deepEqual(check(post.replaceAll('\n', '\r\n'), true).faults, faults);
    });

  const quotation = (at: string) =>
    `${at}: In Markdown, a line that begins with > is a quotation: write the > at the end of the line before.`;
  for (const [what, post, ...faults] of [
    ['a paragraph', '<luzi-dice\n  id=a\n></luzi-dice>\n\nA <luzi-dice\n  ></luzi-dice>', '3:1', '6:3'],
    ['HTML', '<form>\n<luzi-dice\n></luzi-dice>\n</form>'],
    ['a quotation', '> <luzi-dice id=b></luzi-dice>\n> B'],
    ['a tag in one line', '<luzi-dice></luzi-dice>\n> A'],
  ] as const)
    it(`has tags that Markdown cuts only in text: ${what}`, () => {
      assert.deepEqual(check(post, true).faults, faults.map(quotation));
      const { faults: none } = checkFile(post, { games, boards }, { post: true, markdown: false });
      assert.deepEqual(none, []);
    });

  for (const [what, post, ...places] of [
    ['a record', 'A\n\n<fluctus-board\n  mode="replay">\n1. @ro\n</fluctus-board>', '3:1'],
    ['a caption', '- A <luzi-dice\n  id=a>\n<p slot="caption">B</p></luzi-dice>', '1:5'],
    ['nothing', '<luzi-dice\n  id=a></luzi-dice>'],
    ['text in the same line', '<fluctus-board\n  mode="replay">1. @ro\n</fluctus-board>'],
    ['a record after a tag in one line', '<fluctus-board mode="replay">\n1. @ro\n</fluctus-board>'],
    ['a record, in HTML', '<div>\n<fluctus-board\n  mode="replay">\n1. @ro\n</fluctus-board>\n</div>'],
    [
      'a record, after a board',
      '<luzi-dice>\n</luzi-dice>\n<fluctus-board\n  id=a>\n1. @ro\n</fluctus-board>',
    ],
  ] as const)
    it(`has a tag over several lines that Markdown cuts off if text follows it: ${what}`, () => {
      const message =
        'Markdown makes a paragraph of a tag over several lines, and the board can end before its content: write the tag in one line.';
      assert.deepEqual(
        check(post, true).faults,
        places.map((place) => `${place}: ${message}`),
      );
      assert.deepEqual(checkFile(post, { games, boards }, { post: true, markdown: false }).faults, []);
    });

  it('has attributes of JSX', () => {
    const post = `A\n<fluctus-board players={2} no-lit={true} command={false} names={'A,B'} mode={ "replay" } record={\`\n @ro {A > B}\n zz\`} />`;
    assert.deepEqual(check(post, true).faults, [`4:2: ${bad}`]);
    assert.deepEqual(check('<fluctus-board record={game} players={1 + 1} />', true).faults, [
      '1:16: The value of record is an expression, which cannot be checked.',
      '1:30: The value of players is an expression, which cannot be checked.',
    ]);
  });

  const options = String.raw`[Options "{\"variant\":\"return\"}"] zz`;
  for (const [what, tag] of [
    ['content', `<fluctus-board>{String.raw\`${options}\`}</fluctus-board>`],
    ['an attribute', `<fluctus-board record={String.raw\`${options}\`} />`],
  ] as const)
    it(`has a template of JSX that keeps its backslashes: ${what}`, () => {
      assert.deepEqual(check(tag, true).faults, [`1:${tag.indexOf('zz') + 1}: ${bad}`]);
      const [fault] = check(tag.replace('String.raw', ''), true).faults;
      assert.match(fault!, /Options/);
    });

  it('is no text in UTF-8', () => {
    const text = `A\n${fence}`;
    const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    for (const file of [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      swapped,
      Buffer.from(text, 'utf16le'),
      text.split('').join('\0'),
    ])
      assert.deepEqual(check(file).faults, ['1:1: The file is not UTF-8 text. Save it as UTF-8.']);
    assert.deepEqual(check(Buffer.from(`\uFEFF${text}`)).faults, [`3:8: ${bad}`]);
  });

  it('has no boards', () => {
    assert.equal(check('# Words', true).found, 0);
    assert.deepEqual(check('<luzi-dice /> `<luzi-dice>` ``<luzi-dice>` ``', true), {
      found: 1,
      records: 0,
      positions: 0,
      faults: [],
    });
  });
});

describe('the moves in the text of a post', () => {
  const board = '<fluctus-board id="g1">1. @ro @go 2. @ri @gi 3. ro-wo (3. ri-wo gi-bo)</fluctus-board>\n';
  const noMove = 'The record of the board has no move';
  for (const [what, link, ...faults] of [
    ['in the record', '<game-move board="g1">3. ro-wo!?</game-move>'],
    ['in a variation', '<game-move htmlfor="g1" path="5a2">3... gi-bo</game-move>'],
    ['a ply', '<game-move for="g1" ply={0} />'],
    ['a position', '<game-move board="g1" position="A....A/....B. A 6,7 2,1 -,-" marks="ro">A</game-move>'],
    ['in code', '`<game-move board="g2">`'],
    [
      'no board',
      'A <game-move>@ro</game-move>',
      '3: This <game-move> names no board. Add board="…" with the id of a board in this post.',
    ],
    [
      'an unknown board',
      '<game-move board="g2">@ro</game-move>',
      '19: The post has no board with the id “g2”.',
    ],
    [
      'another move there',
      '<game-move board="g1">3. ri-wo</game-move>',
      `1: ${noMove} “3. ri-wo”: it has ro-wo there. A variation needs the attribute path.`,
    ],
    [
      'an illegal move',
      '<game-move board="g1">3... go-ri</game-move>',
      `1: F4: ${noMove} “3... go-ri”: No line joins go to ri`,
    ],
    ['no notation', '<game-move board="g1">@x</game-move>', `1: ${noMove} “@x”: A move is written as`],
    ['a later move', '<game-move board="g1">@vi</game-move>', `1: ${noMove} “@vi”.`],
    [
      'a ply that is not there',
      '<game-move board="g1" ply="6">A</game-move>',
      '28: There is no place “6” in the record.',
    ],
    [
      'a path that is not there',
      '<game-move board="g1" path="5b1">A</game-move>',
      '29: There is no place “5b1”',
    ],
    ['a bad position', '<game-move board="g1" position="x">A</game-move>', '33: '],
    [
      'a bad mark',
      '<game-move board="g1" ply="1" marks="ro zz">A</game-move>',
      '41: Mark 2: The board has no square zz',
    ],
    [
      'an open tag',
      '<game-move board="g1">@ro',
      '1: The element is not closed: write </game-move> after it.',
    ],
  ] as const)
    it(`are checked: ${what}`, () => {
      const found = check(`${board}${link}`, true).faults;
      assert.equal(found.length, faults.length, found.join('\n'));
      for (const fault of faults) assert.ok(found[0]!.startsWith(`2:${fault}`), found[0]);
    });

  it('belong to the last board before them of those with the same id, and to blocks', () => {
    const first = '```fluctus replay id=g1\n1. @ro\n```\n';
    const link = '<game-move board="g1">1. @ro</game-move>\n';
    assert.deepEqual(check(`${first}${link}${first.replace('@ro', '@ri')}`, true).faults, []);
    assert.equal(check(`${first.replace('@ro', '@ri')}${link}${first}`, true).faults.length, 1);
  });

  it('of a board with an error are not checked', () => {
    const post = '<fluctus-board id="g1">zz</fluctus-board> <game-move board="g1">1. @ro</game-move>';
    assert.deepEqual(check(post).faults, [`1:24: ${bad}`]);
  });
});

describe('the rules in the text of a post', () => {
  for (const [what, tag, ...faults] of [
    ['all', '<glux-rules lang="de"></glux-rules>'],
    ['some and an example', '<fluctus-rules rule="F1 F6:capture-centre"></fluctus-rules>'],
    [
      'an unknown rule',
      '<luzi-rules rule="Z1 Z99"></luzi-rules>',
      '1:22: There is no rule “Z99”. Write Z1, Z2, Z3,',
    ],
    [
      'an unknown example',
      '<fluctus-rules rule="F6:center"></fluctus-rules>',
      '1:22: There is no rule “F6:center”. Write F6:',
    ],
    [
      'an unknown form',
      '<fluctus-rules examples="all"></fluctus-rules>',
      '1:26: examples cannot be “all”. Write try, still or none.',
    ],
  ] as const)
    it(`are checked: ${what}`, () => {
      const { found, faults: read } = check(tag);
      assert.equal(found, 1);
      assert.equal(read.length, faults.length, read.join('\n'));
      for (const fault of faults) assert.ok(read[0]!.startsWith(fault), read[0]);
    });
});

describe('a file of records', () => {
  it('can contain comments of all forms between the tags', () => {
    const record = '% file\n; a {\n{b\n[c]}\n[Game "fluctus"]\n1. @ro ; d\n% [Event "e"]\n@go\n';
    const { records, faults } = check(`${record}${record}fluctus .A.BBB/A..... A 5,5 2,2 yo-wo,-\n`);
    assert.deepEqual([records, faults], [2, []]);
  });
});

describe('a large hostile file is checked in linear time', () => {
  // Time that grows with the square of the length would be minutes.
  const times = (part: string) => part.repeat(Math.ceil(100_000 / part.length));
  for (const [what, file] of [
    ['backticks', times('`')],
    [
      'backticks in runs of many lengths',
      times(Array.from({ length: 99 }, (_, i) => '`'.repeat(i)).join(' ')),
    ],
    ['backticks in lines', times('`````\n`` `\n')],
    ['tildes', times('~')],
    ['blocks that are not closed', times('```fluctus\n')],
    ['blocks in quotations that are not closed', times('> ```fluctus\n\n')],
    ['quotation marks', times('> > - 1. ')],
    ['blanks', times(' ')],
    ['escapes in JSON', `fluctus {"${times('\\"')}`],
    ['escapes in JSON after a block', `${fence}\nfluctus {"${times('\\"')}\\`],
    ['elements that are not closed', times('<luzi-dice>')],
    ['tags that are not closed', times('<luzi-dice a="')],
    ['tags in a board that are not closed', `<luzi-dice>${times('<a ')}"</luzi-dice>`],
    ['elements in a board', `<luzi-dice>${times('<p>1')}</luzi-dice>`],
    ['attributes', `<luzi-dice ${times('a= b="')}'></luzi-dice>`],
    ['comments that are not closed', times('<!-- ')],
    ['lines that begin with >', times('A <luzi-dice\n>\n')],
    ['templates that are not closed', `<luzi-dice ${times('a={`')}`],
    ['expressions', `<luzi-dice ${times('a={ {`')}></luzi-dice>`],
    ['comments of records', `[Game "luzi"] ${times('{ ; ')}`],
    ['comments to the end of the line', times(';{\n%[\n')],
    ['tags of records', times('[a')],
    ['a position', `fluctus ${times('A')}`],
    ['character references', `<luzi-dice>${times('&#&a')}</luzi-dice>`],
    ['moves', `<fluctus-board id=a>@ro</fluctus-board>${times('<game-move board=a>@ro</game-move>')}`],
    ['moves that are not closed', times('<game-move board=a>')],
    ['boards with faults', times('<luzi-dice mode=x></luzi-dice>\n')],
  ] as const)
    it(what, () => {
      assert.ok(check(file).faults.length >= 0);
    });
});

it('checks the blocks with a puzzle of the day', () => {
  const block = (info: string) => `\`\`\`${info}\n\`\`\`\n`;
  assert.deepEqual(check(`# Week 12\n\n${block('daily-puzzle luzi')}${block('daily-puzzle chess')}`), {
    found: 2,
    records: 0,
    positions: 0,
    faults: [
      '5:4: attribute chess: There is no such attribute. Attributes: game, date, pack, id, lang; or write a game alone.',
    ],
  });
});
