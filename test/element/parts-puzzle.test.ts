import { expect } from '@open-wc/testing';
import { partKinds } from '../../src/element/parts/registry.js';
import { audit } from '../support/audit.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { fluctusPuzzle, heard, placePuzzle, puzzleOf, puzzles, type PuzzleDriver } from './puzzles.js';

describe('a puzzle with a record', () => {
  for (const puzzle of puzzles) {
    it(`of ${puzzle.tag} is solved with the pointer; replies and chance come from the record`, async () => {
      const driver = await puzzleOf(puzzle);
      const tried = heard(driver, 'game-try');
      const solved = heard(driver, 'game-solved');
      for (const squares of puzzle.right) {
        await driver.tap(...squares);
        await driver.ready();
      }
      const { element } = driver;
      expect([element.solved, element.tries, element.ply]).to.deep.equal([true, 0, puzzle.plies]);
      expect(tried.map(({ detail }) => detail.right)).to.deep.equal(puzzle.right.map(() => true));
      const { record } = element;
      expect(solved.map(({ detail: { tries, hints, record: told } }) => [tries, hints, told])).to.deep.equal([
        [0, 0, record],
      ]);
      expect(element.matches(':state(solved)')).to.equal(true);
      expect(driver.text('.headline')).to.equal('Solved');
    });

    it(`of ${puzzle.tag} shows a wrong move, answers it and takes it back`, async () => {
      const driver = await puzzleOf(puzzle);
      const tried = heard(driver, 'game-try');
      const { position, ply } = driver.element;
      const moved = driver.next('game-move');
      await driver.tap(...puzzle.wrong);
      await moved;
      await driver.ready();
      expect(tried.map(({ detail: { right, tries } }) => [right, tries])).to.deep.equal([[false, 1]]);
      expect(driver.message).to.equal('Not this one.');
      expect(driver.spoken).to.include('Not this one.');
      expect([driver.element.position, driver.element.ply]).to.deep.equal([position, ply]);
      expect([driver.element.tries, driver.element.solved]).to.deep.equal([1, false]);
    });
  }

  it('is shown once it can be played', async () => {
    const { puzzle } = partKinds;
    const module = await puzzle.load();
    puzzle.value = undefined;
    let arrive!: (arrived: typeof module) => void;
    const held = new Promise<typeof module>((resolve) => (arrive = resolve));
    puzzle.load = () => held;
    const placed = puzzleOf(fluctusPuzzle);
    await fluctus(); // another board is drawn meanwhile
    const board = document.querySelector<PuzzleDriver['element']>('[mode=puzzle]')!;
    expect([board.hasUpdated, board.ply]).to.deep.equal([false, 0]);
    Reflect.deleteProperty(puzzle, 'load');
    puzzle.value = module;
    arrive(module);
    const driver = await placed;
    expect(driver.element === board).to.equal(true);
    expect(driver.text('.headline')).to.equal('Puzzle: Red to move');
  });

  it('is solved with the keyboard alone, and the focus stays on the board', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    await driver.keys(...fluctusPuzzle.wrong);
    await driver.ready();
    expect(driver.focused?.closest('.board'), 'after a wrong move').to.not.equal(null);
    for (const squares of fluctusPuzzle.right) {
      await driver.keys(...squares);
      await driver.ready();
      expect(driver.focused?.closest('.board'), squares.join(' ')).to.not.equal(null);
    }
    expect([driver.element.solved, driver.element.tries]).to.deep.equal([true, 1]);
    await driver.until(() => /(^| )Solved\. After 1 wrong move\.$/.test(driver.spoken.at(-1) ?? ''));
  });

  it('says that it is a puzzle, and asks in the words of the page, of the record, or its own', async () => {
    const record = fluctusPuzzle.record.slice(fluctusPuzzle.record.indexOf('1.'));
    for (const [more, task] of [
      [{ record }, 'Find the best move.'],
      [{ record: `{Take one.} ${record}` }, 'Take one.'],
      [{ record: `{Take one.} ${record}`, task: 'Take <b>two</b>.' }, 'Take <b>two</b>.'],
      [{ record: '', goal: 'win', task: 'Win at once.' }, 'Win at once.'],
    ] as const) {
      const driver = await puzzleOf(fluctusPuzzle, more);
      expect(driver.text('.headline')).to.equal('Puzzle: Red to move');
      expect(driver.text('.detail')).to.match(new RegExp(`^${task}`));
    }
  });

  it('says in the new language what it said, after the language has changed', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    const { element } = driver;
    const says = async (lang: string, text: RegExp) => {
      element.lang = lang;
      await driver.until(() => text.test(driver.message ?? ''));
    };
    await driver.tap(...fluctusPuzzle.wrong);
    await driver.ready();
    await says('de', /^Nicht dieser Zug\.$/);
    await says('en', /^Not this one\.$/);
    await driver.click('button', 'Hint');
    await says('de', /^Tipp: ro, rot/i);
    await says('en', /^Hint: ro, red/i);
    await driver.click('button', 'Hint');
    await says('de', /^Überspringe von ro aus vi und schlage auf yi\.$/);
  });

  it('accepts a variation, and answers it with its own reply', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    await driver.tap('ro', 'wo');
    await driver.ready();
    expect(driver.element.record).to.contain('ro-wo wi-yo');
    expect([driver.element.solved, driver.element.tries]).to.deep.equal([true, 0]);
  });

  it('answers a refuted move with its refutation and its comment', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    const played = heard(driver, 'game-move');
    await driver.tap('vi', 'vo');
    await driver.ready();
    expect(played.map(({ detail }) => `${detail.notation} ${detail.source}`)).to.deep.equal([
      'vi-vo pointer',
      'yi-vi computer',
    ]);
    expect(driver.message).to.equal('That stone is needed.');
    expect([driver.element.ply, driver.element.tries]).to.deep.equal([0, 1]);
  });

  it('explains an illegal move, which is no try', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    const illegal = heard(driver, 'game-illegal');
    const tried = heard(driver, 'game-try');
    await driver.tap('ro', 'go');
    expect(illegal.map(({ detail }) => detail.rule)).to.deep.equal(['F4']);
    expect([tried.length, driver.element.tries]).to.deep.equal([0, 0]);
  });

  it('shows the comments of the author with the moves', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    expect(driver.text('.detail')).to.match(/^Red captures\./);
    await driver.tap('ro', 'yi');
    await driver.ready();
    expect(driver.message).to.equal('Over vi and through the centre. Green runs.');
  });

  for (const puzzle of puzzles)
    it(`of ${puzzle.tag} gives the piece as the first hint, the move as the second`, async () => {
      const driver = await puzzleOf(puzzle);
      const { game } = await hintTwice(driver);
      expect(game).to.match(/^(Throw|Place|Step|Leap|Enter|Lay|Turn|Exchange)\b.*\.$/);
      expect(driver.root.querySelectorAll('[data-piece]').length).to.equal(1);
      for (const squares of puzzle.right) {
        await driver.tap(...squares);
        await driver.ready();
      }
      expect(driver.root.querySelector('[data-piece]')).to.equal(null);
      const end = /(^| )Solved\. Without a wrong move and with 2 hints\.$/;
      await driver.until(() => end.test(driver.spoken.at(-1) ?? ''));
    });

  it('names a die to throw again, or the button that stops', async () => {
    const position = '29,32 3/5 A 1 22233456';
    for (const [record, hint] of [
      ['roll:345 =225 stop', 'Hint: die 4, three, can be thrown again'],
      ['stop', 'Hint: Stop'],
    ] as const) {
      const driver = await placePuzzle('luzi-dice', { position, record });
      await driver.ready();
      await driver.click('button', 'Hint');
      expect(driver.message).to.contain(hint);
    }
    // the dice keep their numbers when some were thrown
    const driver = await placePuzzle('luzi-dice', { position, record: 'roll:22 =35 roll:335 =225 stop' });
    await driver.ready();
    await driver.tap('d1', 'd2', 'cup');
    await driver.until(() => driver.element.ply === 2);
    await driver.ready();
    await driver.click('button', 'Hint');
    const named = driver.root.querySelector('[data-piece]');
    expect(named?.ariaLabel).to.match(/^die 1, three, can be thrown again/);
  });

  async function hintTwice(driver: Awaited<ReturnType<typeof puzzleOf>>) {
    await driver.click('button', 'Hint');
    const piece = driver.root.querySelector('[data-piece]')!;
    const label = piece.ariaLabel ?? piece.querySelector(':scope > span')!.textContent.trim();
    expect(driver.message).to.equal(`Hint: ${label}`);
    await driver.click('button', 'Hint');
    expect(driver.message).not.to.match(/^Hint/);
    return { game: driver.message };
  }

  it('plays the solution, which does not solve it, and starts again', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    const solved = heard(driver, 'game-solved');
    await driver.tap(...fluctusPuzzle.wrong);
    await driver.ready();
    await driver.click('button', 'Solution');
    await driver.until(() => driver.element.ply === fluctusPuzzle.plies);
    await driver.until(() => driver.spoken.at(-1)?.endsWith(' The solution.'));
    expect(driver.text('.headline')).to.equal('The solution');
    expect([driver.element.solved, solved.length]).to.deep.equal([false, 0]);
    expect(driver.find('button', 'Hint').getAttribute('aria-disabled')).to.equal('true');
    await driver.click('button', 'Again');
    await driver.ready();
    expect([driver.element.ply, driver.element.tries]).to.deep.equal([0, 1]);
    for (const squares of fluctusPuzzle.right) {
      await driver.tap(...squares);
      await driver.ready();
    }
    expect([driver.element.solved, solved.length]).to.deep.equal([true, 1]);
  });

  for (const puzzle of puzzles)
    it(`of ${puzzle.tag} hides the solution until it is played`, async () => {
      const driver = await puzzleOf(puzzle, { controls: 'full' });
      const { element, root } = driver;
      expect(element.record).not.to.contain('1.');
      const shown = [...root.querySelectorAll('*')].flatMap((each) => [
        ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ...[...each.attributes].map(({ value }) => value),
      ]);
      const notation = puzzle.record
        .replace(/\{.*?\}|[()]|\d+\./g, ' ')
        .split(/\s+/)
        .filter((text) => /[@x:=]|-/.test(text));
      for (const text of notation) expect(shown.join('\n')).not.to.contain(text);
    });

  it('can be played by code, which waits for the answer', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    const { element } = driver;
    expect(element.play('ro-vo')).to.equal(true);
    expect(element.play('roxyi'), 'while the first is answered').to.equal(false);
    await driver.ready();
    expect(element.play('roxyi')).to.equal(true);
    await driver.ready();
    expect(element.record).to.contain('roxyi wi-yo');
  });

  it('settles when it is removed during an answer', async () => {
    const driver = await puzzleOf(fluctusPuzzle, { pace: 'slow' });
    const parent = driver.element.parentElement!;
    await driver.tap(...fluctusPuzzle.wrong);
    driver.element.remove();
    expect(driver.element.ply).to.equal(0);
    parent.append(driver.element);
    await driver.ready();
    await driver.tap('ro', 'yi');
    await driver.until(() => driver.element.ply === 2);
  });

  const ways: Readonly<Record<string, (element: PuzzleDriver['element']) => unknown>> = {
    'endGame()': (element) => element.endGame({ winners: [0], reason: 'Time is up.' }),
    'resign()': (element) => element.resign(),
    'offerDraw()': (element) => element.offerDraw(),
  };
  for (const solution of [{ record: fluctusPuzzle.record }, { goal: 'win' }])
    it(`with a ${Object.keys(solution).join()} goes on after ${Object.keys(ways).join(', ')}, also during a reply`, async () => {
      const { position, right } = fluctusPuzzle;
      const driver = await placePuzzle('fluctus-board', { position, ...(solution as object) });
      await driver.ready();
      const told = [heard(driver, 'game-over'), heard(driver, 'game-error'), heard(driver, 'game-solved')];
      const expectOpen = (when: string) => {
        expect(
          told.map(({ length }) => length),
          when,
        ).to.deep.equal([0, 0, 0]);
        expect([driver.element.solved, driver.element.winners], when).to.deep.equal([false, undefined]);
      };
      for (const [name, end] of Object.entries(ways)) {
        await end(driver.element);
        expectOpen(name);
      }
      const sources: string[] = [];
      driver.element.addEventListener('game-move', ({ detail }) => {
        sources.push(detail.source);
        for (const [name, end] of Object.entries(ways)) {
          void end(driver.element);
          expectOpen(`${name} after a move of ${detail.source}`);
        }
      });
      await driver.tap(...right[0]!);
      await driver.until(() => sources.includes('computer'));
      await driver.ready();
      expectOpen('at the end');
      expect(driver.message).not.to.match(/draw/);
    });

  it('gives way to another one that the page shows during a reply', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    const errors = heard(driver, 'game-error');
    const other = '1. @ri';
    const replied = new Promise<void>((resolve) => {
      driver.element.addEventListener('game-move', ({ detail }) => {
        if (detail.source !== 'computer') return;
        driver.element.position = '.AA.../....B. A 6,7 2,1 -,-';
        driver.element.record = other;
        resolve();
      });
    });
    await driver.tap(...fluctusPuzzle.right[0]!);
    await replied;
    await driver.ready();
    expect(errors.map(({ detail }) => detail.message)).to.deep.equal([]);
    expect([driver.element.ply, driver.element.moves.length > 0]).to.deep.equal([0, true]);
  });

  it('becomes a replay of the whole record, and a puzzle again', async () => {
    const driver = await puzzleOf(fluctusPuzzle);
    driver.element.mode = 'replay';
    driver.element.removeAttribute('position');
    driver.element.record = `[Position "${fluctusPuzzle.position}"] ${fluctusPuzzle.record}`;
    await driver.settled();
    driver.element.goTo(3);
    expect(driver.element.record).to.contain('yi-go');
    driver.element.mode = 'puzzle';
    await driver.ready();
    expect([driver.element.ply, driver.element.record.includes('yi-go')]).to.deep.equal([0, false]);
  });
});

const { position } = fluctusPuzzle;
const faulty: readonly (readonly [string, string, Readonly<Record<string, string>>, RegExp, RegExp])[] = [
  ['no solution', 'fluctus-board', { position }, /needs a solution/, /braucht eine Lösung/],
  ['an empty record', 'fluctus-board', { position, record: '*' }, /needs a solution/, /braucht eine Lösung/],
  [
    'a record and a goal',
    'fluctus-board',
    { position, record: 'roxyi', goal: 'win' },
    /either a record or a goal/,
    /entweder/,
  ],
  [
    'an unknown goal',
    'fluctus-board',
    { position, goal: 'lose' },
    /cannot have the goal.*lose/,
    /nicht das Ziel „lose“/,
  ],
  [
    'a goal in a game that is not solved',
    'glux-board',
    { goal: 'win', position: puzzles[1]!.position },
    /cannot have the goal.*win/,
    /nicht das Ziel „win“/,
  ],
];

for (const lang of ['en', 'de'])
  for (const [what, tag, attributes, en, de] of faulty)
    it(`a puzzle with ${what} is refused in words (${lang})`, async () => {
      const errors: string[] = [];
      const hear = ({ detail }: CustomEvent<{ message: string }>) => errors.push(detail.message);
      document.addEventListener('game-error', hear);
      const driver = await placePuzzle(tag, { ...attributes, lang });
      await driver.until(() => errors.length > 0);
      document.removeEventListener('game-error', hear);
      expect(errors).to.have.lengthOf(1);
      expect(errors[0]).to.match(lang === 'en' ? en : de);
      expect(driver.message).to.equal(errors[0]);
      expect(driver.element.moves.length && driver.isOpen).to.equal(false);
    });

describe('the accessibility audit', () => {
  const states: Readonly<Record<string, (driver: PuzzleDriver) => Promise<void>>> = {
    'at the start': () => Promise.resolve(),
    'with a hint': (driver) => driver.click('button', 'Hint'),
    'after a wrong move': async (driver) => {
      await driver.tap(...fluctusPuzzle.wrong);
      await driver.ready();
    },
    'when it is solved': async (driver) => {
      for (const squares of fluctusPuzzle.right) {
        await driver.tap(...squares);
        await driver.ready();
      }
    },
  };
  for (const [state, show] of Object.entries(states))
    it(`of a puzzle finds nothing ${state}`, async () => {
      const driver = await puzzleOf(fluctusPuzzle);
      await show(driver);
      const { violations, measured } = await audit(driver.element);
      expect(violations).to.deep.equal([]);
      expect(measured).to.be.above(0);
    });
});
