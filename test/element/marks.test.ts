import { expect } from '@open-wc/testing';
import { audit } from '../support/audit.js';
import { heard, type Driver } from '../support/board.js';
import { mountBoard, removeBoards, tags } from './all-boards.js';

/** The marks over the board, without those over the small trays of Lucky Numbers. */
const layer = (board: Driver) => board.root.querySelector<SVGElement>('.marks:not(.mini *)');

/** The middle and the width of the box of an element. */
function box(element: Element): readonly [x: number, y: number, width: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2, width];
}

/** The shapes of the marks: the first path of each. */
const shapes = (svg: Element | null): SVGPathElement[] =>
  [...(svg?.querySelectorAll<SVGPathElement>('path') ?? [])].filter((path) =>
    path.getAttribute('stroke')?.includes('mark-green'),
  );

interface Sample {
  readonly attributes: Readonly<Record<string, string>>;
  readonly squares: readonly string[];
  /** The drawing of a square, in the middle of which a ring must be. */
  readonly selector: (square: string) => string;
  readonly described: RegExp;
}

const ada = '1,.,9,./4,7,10,./10,17,20,./19,.,.,20';
const bo = '2,.,.,./.,6,.,12/.,.,13,./.,8,14,17';
const cleo = '3,.,6,./4,5,.,14/.,.,18,./5,.,.,15';
const lucky = `${ada}|${bo} A -|- 6,19 0`;

const samples: Readonly<Record<string, Sample>> = {
  'fluctus-board': {
    attributes: { position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi' },
    squares: ['ro', 'wo', 'yo', 'go', 'bo', 'vo', 'ri', 'wi', 'yi', 'gi', 'bi', 'vi'],
    selector: (field) => `[data-square=${field}]`,
    described: /^Fluctus board, .*\. Green ring on ro; green arrow from ro to wo\.$/,
  },
  'glux-board': {
    attributes: {},
    squares: ['a1', 'm9', 'a9', 'm1', 'g5'],
    selector: (square) => `[data-square=${square}]`,
    described: /^Glüx.*\. Green ring on a1; green arrow from a1 to m9\.$/,
  },
  'lucky-numbers-grid': {
    attributes: { position: lucky, names: 'Ada,Bo' },
    squares: ['a4', 'd4', 'b3', 'a1', 'd1', 'Ab2'],
    selector: (cell) => `[data-square=${cell.slice(-2)}]`,
    described: /Green ring on a4; green arrow from a4 to d4\.$/,
  },
  'luzi-dice': {
    attributes: { position: '29,32 3/5 A 3 11124456' },
    squares: ['1', '2', '3', '4', '5', '6', '7', '8'],
    selector: (die) => `[data-square=d${die}] .edge`,
    described: /Green ring on die 1; green arrow from die 1 to die 2\.$/,
  },
};

describe('marks', () => {
  afterEach(removeBoards);

  it('are tested on all boards', () => {
    expect(Object.keys(samples).sort()).to.deep.equal([...tags].sort());
  });

  for (const [tag, { attributes, squares, selector, described }] of Object.entries(samples)) {
    describe(`of <${tag}>`, () => {
      const [first, second] = squares;
      const marks = `${first} ${first}-${second}`;

      it('are rings around their squares', async () => {
        const board = await mountBoard(tag, { ...attributes, marks: squares.join(' ') });
        const rings = shapes(layer(board));
        expect(rings.length).to.equal(squares.length);
        for (const [i, square] of squares.entries()) {
          const [x, y, width] = box(board.root.querySelector(selector(square))!);
          const [ringX, ringY, ringWidth] = box(rings[i]!);
          expect(Math.hypot(ringX - x, ringY - y), square).to.be.lessThan(0.06 * width);
          expect(ringWidth / width, square).to.be.within(0.7, 1.3);
        }
      });

      it('are arrows from one square to another', async () => {
        const board = await mountBoard(tag, { ...attributes, marks: `${first}-${second}` });
        const [arrow] = shapes(layer(board));
        const [fromX, fromY, width] = box(board.root.querySelector(selector(first!))!);
        const [toX, toY] = box(board.root.querySelector(selector(second!))!);
        const matrix = arrow!.getScreenCTM()!;
        const points = Array.from({ length: 101 }, (_, i) =>
          arrow!.getPointAtLength((arrow!.getTotalLength() * i) / 100).matrixTransform(matrix),
        );
        const nearest = (x: number, y: number) =>
          Math.min(...points.map((at) => Math.hypot(at.x - x, at.y - y)));
        expect(nearest(toX, toY), 'tip').to.be.within(0.1 * width, 0.5 * width);
        expect(nearest(fromX, fromY), 'tail').to.be.within(0.1 * width, 0.5 * width);
      });

      it('let a pointer through, and follow a turned board', async () => {
        const board = await mountBoard(tag, { ...attributes, marks, orientation: 'B' });
        const square = board.root.querySelector(selector(first!))!;
        square.scrollIntoView({ block: 'center' });
        const [x, y, width] = box(square);
        const [ringX, ringY] = box(shapes(layer(board))[0]!);
        expect(Math.hypot(ringX - x, ringY - y)).to.be.lessThan(0.06 * width);
        const [edgeX, edgeY] = [ringX + 0.43 * width, ringY];
        expect(board.root.elementFromPoint(edgeX, edgeY)?.closest('.marks') ?? 'other').to.equal('other');
      });

      it('are drawn in a diagram at the same place, and described in its text alternative', async () => {
        const played = await mountBoard(tag, { ...attributes, marks });
        const part = (board: Driver) => {
          const [x, y, width] = box(shapes(layer(board))[0]!);
          const ground = board.root.querySelector('.ground, .tray-picture, .lucky > .diagram')!;
          const { left, top, width: groundWidth } = ground.getBoundingClientRect();
          return [(x - left) / groundWidth, (y - top) / groundWidth, width / groundWidth];
        };
        const places = part(played);
        const diagram = await mountBoard(tag, { ...attributes, marks, mode: 'diagram' });
        for (const [i, place] of part(diagram).entries()) expect(place).to.be.closeTo(places[i]!, 0.002);
        expect(diagram.name(diagram.all('img')[0]!)).to.match(described);
        expect(played.name(played.all('grid')[0]!)).to.match(described);
        expect((await audit(diagram.element)).violations).to.deep.equal([]);
        expect((await audit(played.element)).violations).to.deep.equal([]);
      });

      it('are reported with their place and the rule if they make no sense, and the others are shown', async () => {
        const board = await mountBoard(tag, { ...attributes, marks });
        const errors = heard(board, 'game-error');
        const moved = board.element.position;
        board.element.marks = `${first} zz ${second}=1`;
        await board.settled();
        expect(errors.map(({ detail }) => ({ ...detail }))).to.deep.equal([
          {
            code: 'marks-square',
            attribute: 'marks',
            at: '2',
            message: 'Mark 2: The board has no square zz.',
          },
        ]);
        expect(board.text('.message')).to.include('Mark 2: The board has no square zz.');
        expect(shapes(layer(board)).length).to.equal(2);
        expect(board.element.position).to.equal(moved);
        board.element.marks = first!;
        await board.settled();
        expect(board.text('.message')).to.equal('');
        expect(shapes(layer(board)).length).to.equal(1);
        board.element.marks = '';
        await board.settled();
        expect(shapes(layer(board)).length).to.equal(0);
      });
    });
  }

  it('of another seat’s tray are drawn on its small tray', async () => {
    const { attributes } = samples['lucky-numbers-grid']!;
    for (const mode of ['play', 'diagram']) {
      const board = await mountBoard('lucky-numbers-grid', { ...attributes, marks: 'Bc2 Ba4-Bd1', mode });
      const mini = board.root.querySelector('.mini')!;
      const [ring] = shapes(mini);
      const [x, y, width] = box(mini.querySelector('[transform="translate(79.75 79.75)"] > rect')!);
      const [ringX, ringY] = box(ring!);
      expect(Math.hypot(ringX - x, ringY - y)).to.be.lessThan(0.06 * width);
      expect(shapes(mini).length).to.equal(2);
      expect(shapes(layer(board)).length).to.equal(0);
      removeBoards();
    }
  });

  it('are not refused while the match that they belong to is', async () => {
    const board = await mountBoard('lucky-numbers-grid', { marks: 'Ca1', position: 'bad' });
    expect(board.text('.message')).to.include('A position must have');
    board.element.position = `${ada}|${bo}|${cleo} A 12|-|- 6,19 0`;
    await board.settled();
    expect(board.text('.message')).to.equal('');
    expect(board.name(board.all('grid')[0]!)).to.include('Green ring on a1 (Player C).');
    board.element.marks = 'Da1';
    await board.settled();
    expect(board.text('.message')).to.include('The board has no square Da1.');
  });

  it('do not go from one tray to another', async () => {
    const { attributes } = samples['lucky-numbers-grid']!;
    const board = await mountBoard('lucky-numbers-grid', attributes);
    const errors = heard(board, 'game-error');
    for (const marks of ['Ba1-b2', 'a1-Bb2', 'Ca1', 'BBa1', 'Ba5']) {
      board.element.marks = marks;
      await board.settled();
    }
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(Array(5).fill('marks-square'));
  });

  it('are drawn on the puzzle of Lucky Numbers', async () => {
    const board = await mountBoard('lucky-numbers-swap', { marks: 'a4-b4=1 c2:red' });
    expect(shapes(layer(board)).length).to.equal(1);
    expect(board.name(board.all('grid')[0]!)).to.match(
      /Green arrow from a4 to b4 with the label 1; red ring on c2\.$/,
    );
  });

  it('differ by shape, too: each colour has its own pattern', async () => {
    const board = await mountBoard('fluctus-board', { marks: 'ro wo:red go:yellow bo:blue vo=ab' });
    const patterns = ['green', 'red', 'yellow', 'blue'].map((color) => {
      const line = [...layer(board)!.querySelectorAll('path')].find((path) =>
        path.getAttribute('stroke')?.includes(`mark-${color}`),
      );
      return line?.nextElementSibling?.getAttribute('stroke-dasharray') ?? '';
    });
    expect(new Set(patterns).size).to.equal(4);
    expect(layer(board)!.querySelector('text')?.textContent).to.equal('ab');
  });

  it('take their colours from tokens', async () => {
    const board = await mountBoard('fluctus-board', { marks: 'ro' });
    board.element.style.setProperty('--spiel-mark-green', 'rgb(1, 2, 3)');
    expect(getComputedStyle(shapes(layer(board))[0]!).stroke).to.equal('rgb(1, 2, 3)');
  });
});

describe('marks in a record', () => {
  afterEach(removeBoards);

  const record =
    '1. @ro @go {[%marks ro-wo] Now both can step.} 2. @ri {Quiet.} @gi {[%marks gi:red ro-wo:blue=1]}';

  it('are shown at their ply, announced there, and not part of the comment', async () => {
    const board = await mountBoard('fluctus-board', { mode: 'replay', record });
    expect(layer(board)?.querySelectorAll('path').length ?? 0).to.equal(0);
    expect([...board.root.querySelectorAll('.comment')].map((each) => each.textContent)).to.deep.equal([
      'Now both can step.',
      'Quiet.',
    ]);
    await board.until(() => board.has('button', 'Next move'));
    await board.click('button', 'Next move');
    expect(shapes(layer(board)).length).to.equal(0);
    await board.click('button', 'Next move');
    expect(shapes(layer(board)).length).to.equal(1);
    expect(board.spoken.at(-1)).to.equal('Green enters on go. Red to move. Green arrow from ro to wo.');
    await board.click('button', 'Next move');
    expect(layer(board)!.querySelectorAll('path').length).to.equal(0);
    expect(board.spoken.at(-1)).not.to.include('arrow');
    await board.click('button', 'To the end');
    expect(board.spoken.at(-1)).to.match(/\. Red ring on gi; blue arrow from ro to wo with the label 1\.$/);
    expect(board.name(board.all('grid')[0]!)).to.match(
      /Red ring on gi; blue arrow from ro to wo with the label 1\.$/,
    );
    expect(board.element.record).to.include('{[%marks ro-wo] Now both can step.}');
  });

  it('are shown together with those of the attribute', async () => {
    const board = await mountBoard('fluctus-board', { record, ply: '2', marks: 'gi' });
    expect(shapes(layer(board)).length).to.equal(2);
    expect(board.spoken.filter((line) => line.includes('arrow'))).to.deep.equal([]);
  });

  it('are announced in German', async () => {
    const board = await mountBoard('fluctus-board', { record, ply: '2', lang: 'de' });
    board.element.goTo(4);
    await board.settled();
    expect(board.spoken.at(-1)).to.equal(
      'Zug 4 von 4. Rot ist dran. Roter Ring auf gi; blauer Pfeil von ro nach wo mit der Aufschrift 1.',
    );
  });

  it('with faults are all reported, also in variations', async () => {
    const board = await mountBoard('fluctus-board', { lang: 'de' });
    const errors = heard(board, 'game-error');
    board.element.record = '@ro {[%marks zo ro xo]} @go (@gi {[%marks gi-gi]})';
    await board.settled();
    expect(errors.map(({ detail: { at, message } }) => [at, message])).to.deep.equal([
      ['1:1', 'Markierung nach Zug 1, Nummer 1: Das Feld zo gibt es auf diesem Brett nicht.'],
      ['1:3', 'Markierung nach Zug 1, Nummer 3: Das Feld xo gibt es auf diesem Brett nicht.'],
      [
        '2a1:1',
        'Markierung nach Zug 2a1, Nummer 1: Ein Pfeil führt von einem Feld zu einem anderen, nicht wie gi-gi.',
      ],
    ]);
  });

  it('with a fault are reported with ply and number; the match and the other marks are shown', async () => {
    const board = await mountBoard('fluctus-board');
    const errors = heard(board, 'game-error');
    board.element.record = '@ro {[%marks ro]} @go {[%marks ro go:pink] Pink.}';
    await board.settled();
    expect(errors.map(({ detail: { code, attribute, at } }) => [code, attribute, at])).to.deep.equal([
      ['marks-color', 'record', '2:2'],
    ]);
    expect(board.text('.message')).to.include(
      'Move 2, mark 2: The colour is green, red, yellow, blue, not “pink”.',
    );
    expect(board.element.ply).to.equal(2);
    expect(shapes(layer(board)).length).to.equal(1);
    board.element.goTo(1);
    await board.settled();
    expect(shapes(layer(board)).length).to.equal(1);
  });
});
