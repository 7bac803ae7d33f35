import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, heard, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { clearSaved, fillStorage, savedText } from '../support/storage.js';

const place = 'spielkasten:fluctus:test';

/** A visible board that has read the storage. */
async function kept(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const board = await fluctus({ autosave: 'test', ...attributes });
  await board.seen();
  await board.element.updateComplete;
  return board;
}

const saved = (): { record: string; ply: number } | undefined => {
  const text = savedText(place);
  return text === null ? undefined : (JSON.parse(text) as { record: string; ply: number });
};

describe('autosave', () => {
  // Other files of tests run at the same time, with the same storage.
  beforeEach(() => {
    clearSaved('test');
  });
  afterEach(() => {
    fixtureCleanup();
  });

  it('saves record and ply of the game', async () => {
    const board = await kept();
    board.element.play('@ro');
    board.element.play('@go');
    await board.until(() => saved()?.record === board.element.record);
    board.element.undo();
    await board.until(() => saved()?.ply === 1);
    expect(saved()).to.deep.equal({ saves: 3, record: board.element.record, ply: 1 });
  });

  it('restores a game with its ply, names and result', async () => {
    const record = '[SeatA "Ada"]\n[Result "A"]\n[Termination "B resigns"]\n\n@ro @go';
    localStorage.setItem(place, JSON.stringify({ record, ply: 2 }));
    const board = await kept();
    await board.until(() => board.element.ply === 2);
    await board.settled();
    expect(board.headline).to.equal('Ada has won');
    expect(board.detail).to.equal('Green has resigned. Rule F11');
    expect(board.text('[part=seats]')).to.contain('Ada');
  });

  it('restores a game whose first seat is random', async () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 2 }));
      const board = await kept({ first: 'random', seed });
      await board.until(() => board.element.ply === 2);
    }
  });

  it('keeps a move that is played before the saved game is restored', async () => {
    localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 2 }));
    const board = await fluctus({ autosave: 'test', hidden: '' });
    board.element.play('@ri');
    board.element.hidden = false;
    await board.until(() => saved()?.record === board.element.record);
    expect(board.element.ply).to.equal(1);
  });

  it('restores a game that the computer begins', async () => {
    localStorage.setItem(place, JSON.stringify({ record: '@ro @go @ri', ply: 3 }));
    const board = await kept({ seats: 'computer:easy human' });
    await board.until(() => board.element.ply > 0);
    expect(board.element.ply).to.equal(3);
  });

  it('does not restore the saved game if the page declares a record', async () => {
    localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 2 }));
    const position = '.AA.../....B. A 6,7 2,1 -,-';
    const board = await kept({ position });
    expect(board.element.position).to.equal(position);
  });

  const garbage = ['', 'null', '{', '[]', '{"record":1,"ply":0}', '{"record":"@ro","ply":-1}', '"@ro"'];
  for (const text of garbage) {
    it(`starts a new game if the stored text is ${text || 'nothing'}`, async () => {
      localStorage.setItem(place, text);
      const board = await kept();
      expect(board.element.ply).to.equal(0);
      expect(board.message).to.equal('');
    });
  }

  const newer = [
    { version: 99, record: '@ro @go', ply: 2 },
    { version: 99, moves: ['a form that this version does not know'] },
    { record: '[Format "99"]\n@ro @go', ply: 2 },
  ];
  const kept99: readonly (readonly [lang: string, message: string])[] = [
    ['en', 'A newer version saved a game under this name. It is kept, and this game is not saved.'],
    [
      'de',
      'Unter diesem Namen liegt schon eine Partie aus einer neueren Version. Sie bleibt erhalten; die jetzige wird nicht gespeichert.',
    ],
  ];
  for (const save of newer)
    for (const [lang, message] of kept99)
      it(`keeps ${JSON.stringify(save)} of a newer version, plays without saving, and says so (${lang})`, async () => {
        const text = JSON.stringify(save);
        localStorage.setItem(place, text);
        const board = await fluctus({ autosave: 'test', lang, hidden: '' });
        const errors = heard(board, 'game-error');
        board.element.hidden = false;
        await board.until(() => errors.length);
        const [{ detail } = { detail: undefined }] = errors;
        expect([detail?.attribute, detail?.code, detail?.message]).to.deep.equal([
          'autosave',
          'autosave-newer',
          message,
        ]);
        expect(board.text('.message')).to.equal(message);
        for (const move of ['@ro', '@go', '@ri']) board.element.play(move);
        await board.settled();
        expect(board.element.ply).to.equal(3);
        expect(localStorage.getItem(place)).to.equal(text);
        expect(errors.length).to.equal(1);
      });

  it('keeps a game of a newer version also if a move is played before it is read', async () => {
    const text = JSON.stringify({ version: 99, record: '@ro @go', ply: 2 });
    localStorage.setItem(place, text);
    const board = await fluctus({ autosave: 'test', hidden: '' });
    const errors = heard(board, 'game-error');
    board.element.play('@ri');
    board.element.hidden = false;
    await board.until(() => errors.length);
    expect(localStorage.getItem(place)).to.equal(text);
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['autosave-newer']);
  });

  it('starts a new game without a message if the saved record cannot be parsed', async () => {
    localStorage.setItem(place, JSON.stringify({ record: '<b>@xx', ply: 0 }));
    const board = await fluctus({ autosave: 'test', hidden: '' });
    const errors = heard(board, 'game-error');
    board.element.hidden = false;
    await board.seen();
    board.element.play('@ro');
    await board.until(() => saved()?.record === board.element.record);
    expect(board.message).to.equal('');
    expect(errors).to.deep.equal([]);
  });

  /** The seats in the new-game form. */
  async function seated(board: FluctusDriver): Promise<string[]> {
    await board.form();
    const selects = board.all('combobox').map((each) => each as HTMLSelectElement);
    return selects.filter(({ name }) => name.startsWith('seat-')).map(({ value }) => value);
  }

  it('restores the chosen seats', async () => {
    const first = await kept();
    first.element.newGame({ seats: 'human computer:hard' });
    await first.until(() => saved());
    expect(await seated(await kept())).to.deep.equal(['human', 'computer:hard']);
  });

  it('ignores the chosen seats if the page declares other seats now', async () => {
    const first = await kept();
    first.element.newGame({ seats: 'human remote' });
    first.element.play('@ro');
    await first.until(() => saved()?.ply === 1);
    const second = await kept({ seats: 'remote human' });
    await second.until(() => second.element.ply === 1);
    expect(await seated(second)).to.deep.equal(['remote', 'human']);
  });

  /** Enters names in the new-game form and starts the game. */
  async function startAs(board: FluctusDriver, ...names: readonly string[]): Promise<void> {
    await board.form();
    for (const [i, name] of names.entries()) {
      const field = board.find('textbox', `Name of player ${'AB'.charAt(i)}`) as HTMLInputElement;
      field.select();
      await (name ? board.type(name) : board.press('Delete'));
    }
    await board.press('Enter');
  }
  const names = (board: FluctusDriver) => board.all('.seat .name').map(({ textContent }) => textContent);

  it('keeps the names of the form in new games and in the record, until the page declares others', async () => {
    const board = await kept({ names: 'Ada,Bo' });
    await startAs(board, '<i>Zoë, "Z"', '');
    expect(names(board)).to.deep.equal(['<i>Zoë, "Z"', 'Green']);
    board.element.newGame();
    await board.settled();
    expect(names(board)).to.deep.equal(['<i>Zoë, "Z"', 'Green']);
    expect(board.element.record).to.contain('[SeatA "<i>Zoë, \\"Z\\""]').and.not.to.contain('SeatB');
    await board.form();
    expect(board.all('textbox').map((each) => (each as HTMLInputElement).value)).to.deep.equal([
      '<i>Zoë, "Z"',
      '',
    ]);
    await board.press('Escape');
    board.element.names = 'Cy,Di';
    await board.settled();
    expect(names(board)).to.deep.equal(['Cy', 'Di']);
  });

  it('restores the chosen names, unless the page declares other names now', async () => {
    const first = await kept({ names: 'Ada,Bo' });
    await startAs(first, 'Zoë', '');
    first.element.play('@ro');
    await first.until(() => saved()?.ply === 1);
    fixtureCleanup();
    const second = await kept({ names: 'Ada,Bo' });
    await second.until(() => second.element.ply === 1);
    await second.settled();
    expect(names(second)).to.deep.equal(['Zoë', 'Green']);
    fixtureCleanup();
    const third = await kept({ names: 'Cy,Di' });
    await third.until(() => third.element.ply === 1);
    await third.settled();
    expect(names(third)).to.deep.equal(['Cy', 'Di']);
  });

  for (const named of [
    'x',
    null,
    { declared: 1, chosen: [] },
    { declared: '', chosen: 'Eve' },
    { declared: '', chosen: [1] },
  ])
    it(`restores the game if the saved names are ${JSON.stringify(named)}`, async () => {
      localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 2, named }));
      const board = await kept();
      await board.until(() => board.element.ply === 2);
      await board.settled();
      expect(names(board)).to.deep.equal(['Red', 'Green']);
    });

  it('shortens long saved names', async () => {
    const named = { declared: '', chosen: [` ${'x'.repeat(99)}`, 'Bo'] };
    localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 2, named }));
    const board = await kept();
    await board.until(() => board.element.ply === 2);
    await board.settled();
    expect(names(board)).to.deep.equal(['x'.repeat(40), 'Bo']);
  });

  for (const seated of ['x', null, { declared: 1, chosen: 2 }]) {
    it(`restores the game if the saved seats are ${JSON.stringify(seated)}`, async () => {
      localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 2, seated }));
      const board = await kept();
      await board.until(() => board.element.ply === 2);
    });
  }

  it('restores a game that begins at another position than the page declares', async () => {
    const position = '.AA.../....B. A 6,7 2,1 -,-';
    const first = await kept({ position });
    first.element.newGame({});
    first.element.play('@ri');
    await first.until(() => saved()?.ply === 1);
    const second = await kept({ position });
    await second.until(() => second.element.ply === 1);
    expect(second.element.position).to.equal(first.element.position);
  });

  it('shows the end of the record if the saved ply is greater', async () => {
    localStorage.setItem(place, JSON.stringify({ record: '@ro @go', ply: 99 }));
    const board = await kept();
    await board.until(() => board.element.ply === 2);
  });

  it('causes no error if storage is denied', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      const board = await kept();
      board.element.play('@ro');
      await board.settled();
      expect(board.element.ply).to.equal(1);
      expect(board.message).to.equal('');
    } finally {
      if (own) Object.defineProperty(window, 'localStorage', own);
      else Reflect.deleteProperty(window, 'localStorage');
    }
  });

  for (const [lang, text] of [
    ['en', 'This game is not saved: the storage of the browser for this site is full.'],
    ['de', 'Diese Partie wird nicht gespeichert: Der Speicher des Browsers für diese Website ist voll.'],
  ] as const)
    it(`says once that the storage is full, and goes on: ${lang}`, async () => {
      const board = await kept({ lang });
      const errors = heard(board, 'game-error');
      const room = fillStorage();
      try {
        board.element.play('@ro');
        await board.until(() => board.message.startsWith(text));
        await board.until(() => board.spoken.some((line) => line.includes(text)));
        board.element.play('@go');
        board.element.resign('0');
        await board.settled();
        expect(board.element.winners).to.deep.equal([1]);
        expect(errors.map(({ detail }) => [detail.code, detail.attribute])).to.deep.equal([
          ['autosave-full', 'autosave'],
        ]);
        expect(errors[0]!.detail.message).to.contain(text);
        expect(saved()).to.equal(undefined);
      } finally {
        room();
      }
      board.element.newGame();
      board.element.play('@ri');
      expect(saved()?.record).to.equal(board.element.record);
    });

  it('keeps the message that the storage is full while the computer answers', async () => {
    const board = await kept({ seats: 'human computer:easy', pace: 'fast', first: 'A' });
    const room = fillStorage();
    try {
      board.element.play('@ro');
      await board.until(() => board.element.ply === 2);
      await board.settled();
      expect(board.message).to.contain('is not saved');
    } finally {
      room();
    }
  });

  it('says that a record is too long to be read again, and does not save it', async () => {
    const board = await kept();
    const errors = heard(board, 'game-error');
    board.element.record = `{${'x'.repeat(199_990)}} @ro`;
    board.element.play('@go');
    await board.until(() => errors.length > 0);
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['autosave-long']);
    expect(saved()).to.equal(undefined);
    board.element.record = '@ro';
    board.element.play('@go');
    await board.until(() => saved()?.record === board.element.record);
  });

  it('restores a game also if an attribute makes no sense', async () => {
    const first = await kept({ seats: 'human human' });
    first.element.play('@ro');
    const { record } = first.element;
    await first.until(() => saved()?.record === record);
    first.element.remove();
    const board = await kept({ seats: 'human human', variant: 'zz', first: 'Q' });
    await board.until(() => board.element.record === record);
  });

  it('saves nothing without a key', async () => {
    const written: string[] = [];
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = (key) => written.push(key);
    try {
      const board = await fluctus();
      await board.seen();
      board.element.play('@ro');
      await board.settled();
      expect(written).to.deep.equal([]);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
