import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, heard } from './fluctus-driver.js';

interface Attempt {
  readonly what: string;
  readonly position: string;
  /** Names of the squares to press, in order. */
  readonly presses: readonly string[];
  readonly notation: string;
  readonly rule: string;
  readonly squares: readonly string[];
  readonly message: string;
}

/** Every reason that presses can lead to; red is seat A and to move. */
const attempts: readonly Attempt[] = [
  {
    what: 'an entry on a field of another colour',
    position: '....../...... A 8,8 0,0 -,-',
    presses: ['red reserve', 'wo'],
    notation: '@wo',
    rule: 'F3',
    squares: ['wo', 'ro', 'ri'],
    message: 'wo is not your start field: enter on ro or ri.',
  },
  {
    what: 'an entry on a start field that is taken',
    position: 'B...../...... A 8,7 0,1 -,-',
    presses: ['red reserve', 'ro'],
    notation: '@ro',
    rule: 'F3',
    squares: ['ro'],
    message: 'ro is taken.',
  },
  {
    what: 'an entry from an empty reserve',
    position: '.AA.../....B. A 0,7 2,1 -,-',
    presses: ['ro'],
    notation: '@ro',
    rule: 'F3',
    squares: ['ro'],
    message: 'A stone cannot enter on ro: the reserve is empty.',
  },
  {
    what: 'a press on an enemy stone',
    position: '.AA.../....B. A 6,7 2,1 -,-',
    presses: ['bi'],
    notation: 'bi-bi',
    rule: 'F4',
    squares: ['bi'],
    message: 'The stone on bi is not yours.',
  },
  {
    what: 'a step where no line leads',
    position: '.AA.../....B. A 6,7 2,1 -,-',
    presses: ['wo', 'go'],
    notation: 'wo-go',
    rule: 'F4',
    squares: ['go', 'wo'],
    message: 'No line joins wo to go.',
  },
  {
    what: 'a step back and forth',
    position: 'A...../....B. A 7,7 1,1 wo-ro-wo-ro,-',
    presses: ['ro', 'wo'],
    notation: 'ro-wo',
    rule: 'F5',
    squares: ['wo', 'ro'],
    message: 'The stone on ro may not go back to wo now.',
  },
  {
    what: 'a capture around a corner',
    position: 'AAB.../...... A 6,7 2,1 -,-',
    presses: ['ro', 'yo'],
    notation: 'roxyo',
    rule: 'F6',
    squares: ['wo', 'ro', 'yo'],
    message: 'ro, wo, yo: you may not capture round a corner.',
  },
  {
    what: 'a capture from too far away',
    position: 'A..B../...... A 7,7 1,1 -,-',
    presses: ['ro', 'go'],
    notation: 'roxgo',
    rule: 'F6',
    squares: ['go', 'ro'],
    message: 'go is not two fields from ro.',
  },
  {
    what: 'a capture over nothing',
    position: '.....B/A..... A 7,7 1,1 -,-',
    presses: ['ri', 'vo'],
    notation: 'rixvo',
    rule: 'F6',
    squares: ['ro', 'ri', 'vo'],
    message: 'There is no stone on ro that you could leap over.',
  },
  {
    what: 'a capture over an enemy stone',
    position: 'B....B/A..... A 7,6 1,2 -,-',
    presses: ['ri', 'vo'],
    notation: 'rixvo',
    rule: 'F6',
    squares: ['ro', 'ri', 'vo'],
    message: 'The stone on ro is not yours to leap over.',
  },
];

describe('an illegal move on the Fluctus board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const { what, position, presses, notation, rule, squares, message } of attempts) {
    it(`is explained: ${what}`, async () => {
      const board = await fluctus({ position });
      const events = heard(board, 'game-illegal');
      for (const square of presses) await board.click('button', square);
      expect(board.element.ply).to.equal(0);
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { game: 'fluctus', seat: 0, notation, rule, squares, message },
      ]);
      expect(board.message).to.equal(message);
      expect(board.spoken.at(-1)).to.equal(message);
      await board.until(() => board.has('button', `Rule ${rule}`));
      expect(board.element.why(notation)).to.include({ rule, message });
    });
  }

  it('is explained: a stone dropped on another own stone', async () => {
    const board = await fluctus({ position: '.AA.../....B. A 6,7 2,1 -,-' });
    await board.drag(board.field('wo'), board.field('yo'));
    expect(board.message).to.equal('The stone on yo is your own.');
  });

  it('keeps the stone chosen for another attempt', async () => {
    const board = await fluctus({ position: '.AA.../....B. A 6,7 2,1 -,-' });
    await board.tap('wo', 'go');
    expect(board.drawn('chosen')).to.deep.equal(['wo']);
    await board.tap('ro');
    expect(board.element.ply).to.equal(1);
  });

  it('loses its message with the next move', async () => {
    const board = await fluctus({ position: '.AA.../....B. A 6,7 2,1 -,-' });
    await board.tap('wo', 'go', 'ro');
    expect(board.message).to.equal('');
  });

  it('loses its message with the Close button', async () => {
    const board = await fluctus({ position: '.AA.../....B. A 6,7 2,1 -,-' });
    await board.tap('bi');
    await board.click('button', 'Close');
    expect(board.message).to.equal('');
  });

  it('is marked and named in advance if F5 bars it', async () => {
    const board = await fluctus({ position: 'A...../....B. A 7,7 1,1 wo-ro-wo-ro,-' });
    expect(board.drawn('barred')).to.deep.equal([]);
    await board.tap('ro');
    expect(board.drawn('barred')).to.deep.equal(['wo']);
    expect(board.name(board.field('wo'))).to.equal('wo, free, not allowed: to and fro');
  });

  it('fires no event if another seat is to move', async () => {
    const board = await fluctus({ position: '.AA.../....B. B 6,7 2,1 -,-', seats: 'human remote' });
    const events = heard(board, 'game-illegal');
    await board.tap('wo', 'bi');
    expect(events).to.deep.equal([]);
    expect(board.drawn('chosen')).to.deep.equal([]);
  });

  it('is neither shown nor announced if the page cancels the event', async () => {
    const board = await fluctus({ position: '.AA.../....B. A 6,7 2,1 -,-' });
    const cancel = (event: Event) => {
      event.preventDefault();
    };
    board.element.addEventListener('game-illegal', cancel, { once: true });
    await board.tap('bi');
    expect(board.message).to.equal('');
    expect(board.spoken).to.deep.equal([]);
    await board.tap('bi');
    expect(board.message).to.equal('The stone on bi is not yours.');
    expect(board.spoken).to.deep.equal([board.message]);
  });

  it('links its message to the rule', async () => {
    const board = await fluctus({ position: 'AAB.../...... A 6,7 2,1 -,-' });
    await board.tap('ro', 'yo');
    await board.click('button', 'Rule F6');
    await board.until(() => board.focused?.id === 'rule-F6');
    expect(board.name(board.all('dialog')[0]!)).to.equal('Rules');
  });
});
