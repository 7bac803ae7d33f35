import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, heard, type FluctusDriver } from './fluctus-driver.js';

const position = '.AA.../....B. A 6,7 2,1 -,-';

async function type(board: FluctusDriver, text: string): Promise<void> {
  const field = board.find('textbox', 'Type a move') as HTMLInputElement;
  field.focus();
  field.select();
  await board.type(text);
  await board.press('Enter');
}

/** Chooses a value in a select of the open form. */
async function choose(board: FluctusDriver, name: string | RegExp, value: string): Promise<void> {
  const select = board.find('combobox', name) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await board.settled();
}

const offered = (board: FluctusDriver, name: string | RegExp) =>
  Array.from((board.find('combobox', name) as HTMLSelectElement).options, ({ value }) => value);

describe('the menu of the Fluctus board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('plays a move that is typed, and empties the field', async () => {
    const board = await fluctus({ position });
    const moves = heard(board, 'game-move');
    await board.menu();
    await type(board, 'wo-ri');
    expect(moves.map(({ detail }) => [detail.notation, detail.source])).to.deep.equal([['wo-ri', 'text']]);
    expect((board.find('textbox', 'Type a move') as HTMLInputElement).value).to.equal('');
  });

  it('explains a typed move that is illegal, and leaves it there', async () => {
    const board = await fluctus({ position });
    await board.menu();
    await type(board, 'ri-wi');
    expect(board.message).to.equal('There is no stone on ri.');
    expect((board.find('textbox', 'Type a move') as HTMLInputElement).value).to.equal('ri-wi');
  });

  it('explains the notation if the typed text is not a move', async () => {
    const board = await fluctus({ position });
    await board.menu();
    await type(board, '<b>e4</b>');
    expect(board.message).to.match(/^A move is written as @ro, ro-wo or roxbi: “<b>e4<\/b>”\.$/);
    expect(board.root.querySelector('b')?.textContent).not.to.equal('e4');
  });

  it('offers resignation, draw and typed moves only to people', async () => {
    const board = await fluctus({ position, seats: 'remote human' });
    await board.menu();
    expect(board.has('button', 'Resign')).to.equal(false);
    expect(board.has('button', 'Offer a draw')).to.equal(false);
    await type(board, 'wo-ri');
    expect(board.element.ply).to.equal(0);
  });

  it('keeps the focus in the field while the computer answers', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    await board.menu();
    await type(board, '@ro');
    await board.until(() => board.element.ply === 2);
    await board.settled();
    expect(board.name(board.focused!)).to.equal('Type a move');
  });

  it('has no field for a move if no person plays, or after the game', async () => {
    const board = await fluctus({ seats: 'remote remote' });
    await board.menu();
    expect(board.all('textbox')).to.deep.equal([]);
    board.element.seats = 'human human';
    await board.settled();
    expect(board.all('textbox').length).to.equal(1);
    board.element.resign();
    await board.settled();
    expect(board.has('button', 'Copy the moves')).to.equal(true);
    expect(board.all('textbox')).to.deep.equal([]);
  });

  it('throws RangeError if an unknown seat resigns', async () => {
    const board = await fluctus();
    expect(() => {
      board.element.resign(2);
    }).to.throw(RangeError);
    expect(board.element.winners).to.equal(undefined);
  });

  it('asks for confirmation of a resignation', async () => {
    const board = await fluctus({ position });
    await board.menu();
    await board.click('button', 'Resign');
    expect(board.message).to.equal('Resign as Red?');
    await board.click('button', 'No');
    expect(board.message).to.equal('');
    expect(board.element.winners).to.equal(undefined);
  });

  it('ends the game with a resignation', async () => {
    const board = await fluctus({ position });
    const over = heard(board, 'game-over');
    await board.menu();
    await board.click('button', 'Resign');
    await board.click('button', 'Yes');
    expect(board.headline).to.equal('Green has won');
    expect(board.detail).to.equal('Red has resigned. Rule F11');
    expect(over.map(({ detail }) => [detail.reason, detail.winners])).to.deep.equal([['resign', [1]]]);
    expect(board.element.moves).to.deep.equal([]);
  });

  it('lets the only person resign during the turn of the other seat', async () => {
    const board = await fluctus({ position, seats: 'remote human' });
    board.element.resign();
    await board.settled();
    expect(board.headline).to.equal('You have lost');
    expect(board.detail).to.equal('You have resigned. Rule F11');
  });

  it('undoes a resignation before a move', async () => {
    const board = await fluctus({ position });
    board.element.play('wo-ri');
    board.element.resign();
    await board.settled();
    await board.click('button', 'Undo');
    expect(board.element.winners).to.equal(undefined);
    expect(board.element.ply).to.equal(1);
  });

  it('ends the game with an agreed draw', async () => {
    const board = await fluctus({ position, names: 'Ada,Bo' });
    const over = heard(board, 'game-over');
    await board.menu();
    await board.click('button', 'Offer a draw');
    expect(board.message).to.equal('Ada offers a draw.');
    await board.click('button', 'Accept');
    expect(board.headline).to.equal('Draw');
    expect(board.detail).to.equal('The players agreed to a draw. Rule F11');
    expect(board.spoken.at(-1)).to.match(/^Draw\. The players agreed to a draw\. Ada: \d stones; .*\.$/);
    expect(over.map(({ detail }) => [detail.reason, detail.winners])).to.deep.equal([['agreed', [0, 1]]]);
  });

  it('goes on after a draw is declined', async () => {
    const board = await fluctus({ position });
    await board.element.offerDraw();
    await board.settled();
    await board.until(() => board.has('button', 'Decline'));
    await board.click('button', 'Decline');
    expect(board.message).to.equal('');
    expect(board.element.winners).to.equal(undefined);
    await board.element.offerDraw();
    expect(board.element.winners).to.equal(undefined);
  });

  it('withdraws the offer of a draw with the next move', async () => {
    const board = await fluctus({ position });
    await board.element.offerDraw();
    board.element.play('wo-ri');
    await board.element.offerDraw();
    expect(board.element.winners).to.equal(undefined);
  });

  it('takes a second offer as agreement', async () => {
    const board = await fluctus({ position });
    await board.element.offerDraw();
    expect(await board.element.offerDraw()).to.equal(true);
    expect(board.element.winners).to.deep.equal([0, 1]);
    expect(await board.element.offerDraw()).to.equal(false);
  });

  it('lets the computer decline a draw', async () => {
    const board = await fluctus({ position, seats: 'human computer' });
    await board.menu();
    await board.click('button', 'Offer a draw');
    expect(board.message).to.equal('Green declined the draw.');
    expect(board.element.winners).to.equal(undefined);
  });

  it('copies the record and shows a message', async () => {
    const board = await fluctus({ position });
    const copied: string[] = [];
    const clipboard = {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    try {
      await board.menu();
      await board.click('button', 'Copy the moves');
      await board.until(() => board.message);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    expect(copied).to.deep.equal([board.element.record]);
    expect(board.message).to.equal('Moves copied');
  });

  it('shows a message if the record cannot be copied', async () => {
    const board = await fluctus({ position });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      await board.menu();
      await board.click('button', 'Copy the moves');
      await board.until(() => board.message);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    expect(board.message).to.equal('The moves could not be copied');
  });

  it('closes with Escape and returns the focus to its button', async () => {
    const board = await fluctus();
    await board.menu();
    expect(board.focused?.closest('[role=dialog]')).not.to.equal(null);
    await board.press('Escape');
    expect(board.all('dialog')).to.deep.equal([]);
    expect(board.name(board.focused!)).to.equal('More');
  });
});

describe('the new-game form', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('starts with the options of the current game', async () => {
    const board = await fluctus({ colors: 'blue white', seats: 'human computer:hard' });
    await board.form();
    const shown = board.all('combobox').map((each) => (each as HTMLSelectElement).value);
    expect(shown).to.deep.equal(['human', 'computer:hard', 'A', 'classic', 'blue white']);
  });

  it('offers opposite colours, and any two colours in the variant', async () => {
    const board = await fluctus();
    await board.form();
    expect(offered(board, /^Colours/).length).to.equal(6);
    await choose(board, /^Variant/, 'return');
    expect(offered(board, /^Colours/).length).to.equal(30);
    await choose(board, /^Colours/, 'red white');
    await choose(board, /^Variant/, 'classic');
    expect(offered(board, /^Colours/)).to.include(
      (board.find('combobox', /^Colours/) as HTMLSelectElement).value,
    );
  });

  it('starts a game with the chosen options', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    await board.settled();
    await board.form();
    await choose(board, /^Variant/, 'return');
    await choose(board, /^Colours/, 'red white');
    await choose(board, /^First player/, 'B');
    await board.click('button', 'Start');
    expect(board.element.position).to.equal('....../...... B 6,6 0,0 -,-');
    expect(board.headline).to.equal('White to move');
    expect(board.element.ply).to.equal(0);
    expect(board.all('dialog')).to.deep.equal([]);
  });

  it('starts at the position of the current game if nothing was changed', async () => {
    const board = await fluctus({ position });
    board.element.play('wo-ri');
    await board.settled();
    await board.form();
    await board.click('button', 'Start');
    expect(board.element.position).to.equal(position);
    expect(board.element.ply).to.equal(0);
  });

  it('starts a game with other options from its initial position', async () => {
    const board = await fluctus({ position });
    await board.form();
    await choose(board, /^Colours/, 'blue white');
    await board.click('button', 'Start');
    expect(board.element.position).to.equal('....../...... A 8,8 0,0 -,-');
  });

  it('assigns the chosen players', async () => {
    const board = await fluctus();
    await board.form();
    await choose(board, /^Player A/, 'computer:easy');
    await board.click('button', 'Start');
    await board.until(() => board.element.ply === 1);
    expect(board.headline).to.equal('Your turn');
  });

  it('keeps the chosen options if the page declares its attributes again', async () => {
    const board = await fluctus();
    await board.form();
    await choose(board, /^Variant/, 'return');
    await board.click('button', 'Start');
    board.element.seats = 'human human';
    board.element.setAttribute('seats', 'human human');
    await board.settled();
    expect(board.element.position).to.match(/ 6,6 /);
  });

  it('chooses the first seat at random, the same for the same seed', async () => {
    const begins: string[] = [];
    for (const seed of ['1', '1']) {
      const board = await fluctus({ seed });
      await board.seen();
      await board.form();
      await choose(board, /^First player/, 'random');
      await board.click('button', 'Start');
      begins.push(board.headline);
    }
    expect(begins[0]).to.match(/^(Red|Green) to move$/);
    expect(begins[1]).to.equal(begins[0]);
  });

  it('changes nothing if it is cancelled', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    await board.settled();
    await board.form();
    await choose(board, /^Variant/, 'return');
    await board.click('button', 'Cancel');
    expect(board.element.ply).to.equal(1);
    await board.form();
    expect((board.find('combobox', /^Variant/) as HTMLSelectElement).value).to.equal('classic');
  });
});
