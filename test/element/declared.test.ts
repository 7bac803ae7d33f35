import { expect, fixtureCleanup, oneEvent } from '@open-wc/testing';
import { attributeList, checkedNames } from '../../src/element/model/attributes.js';
import { boardOf } from '../../src/element/model/board.js';
import { fluctus, heard } from '../games/fluctus/fluctus-driver.js';

const position = '.AA.../....B. A 6,7 2,1 -,-';
const start = '....../...... A 8,8 0,0 -,-';

describe('a declaration', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  /** A text for each attribute that a board checks, or whose effect the board shows. */
  const samples: Readonly<Record<string, string>> = {
    ...{ players: '2', seats: 'human computer:easy', names: 'Ada,Bo', first: 'B', orientation: 'B' },
    ...{ variant: 'return', colors: 'blue white' },
  };
  const textOf = ([property, { attribute = property, type, values }]: (typeof attributeList)[number]) =>
    [attribute, type === Boolean ? '' : typeof values === 'object' ? values[1]! : 'declared'] as const;
  const texts = {
    ...Object.fromEntries(attributeList.filter(([, { noAccessor }]) => !noAccessor).map(textOf)),
    ...samples,
  };
  for (const [name, text] of Object.entries(texts)) {
    it(`returns to the default when ${name} is removed`, async () => {
      const board = await fluctus();
      const { element } = board;
      if (name === 'seats') element.removeAttribute(name);
      await board.settled();
      const state = () => boardOf(element).store.snapshot.settings;
      const before = state();
      element.setAttribute(name, text);
      await board.settled();
      expect(state()).not.to.deep.equal(before);
      const errors = heard(board, 'game-error');
      element.removeAttribute(name);
      await board.settled();
      expect(state()).to.deep.equal(before);
      expect(errors.map(({ detail }) => detail.message)).to.deep.equal([]);
      expect(element.position).to.equal(start);
      // Without the attribute, one person plays.
      expect(board.headline).to.equal(name === 'seats' ? 'Your turn' : 'Red to move');
    });
  }

  it('keeps the ply when the attribute ply is removed', async () => {
    const board = await fluctus({ record: '@ro @go', ply: '1' });
    expect(board.element.ply).to.equal(1);
    const errors = heard(board, 'game-error');
    board.element.removeAttribute('ply');
    await board.settled();
    expect(board.element.ply).to.equal(1);
    expect(errors).to.deep.equal([]);
  });

  it('starts a new match when the position is removed', async () => {
    const board = await fluctus({ position });
    board.element.removeAttribute('position');
    await board.settled();
    expect(board.element.position).to.equal(start);
  });

  it('applies at once on a board without declarations, beside a board with the same ones', async () => {
    await fluctus({ position });
    const { element } = await fluctus();
    element.position = position;
    expect(element.position).to.equal(position);
    element.record = '@ro @go';
    expect(element.ply).to.equal(2);
  });

  it('continues the game if the page sets the position that is shown', async () => {
    const board = await fluctus();
    board.element.addEventListener('game-move', ({ detail }) => {
      board.element.position = detail.position;
    });
    const navigated = heard(board, 'game-navigate');
    board.element.play('@ro');
    await board.settled();
    board.element.play('@go');
    await board.settled();
    expect(board.element.record).to.contain('1. @ro @go');
    expect(navigated.length).to.equal(0);
  });

  it('continues the game if the page sets the record that is shown', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    board.element.play('@ro');
    const navigated = heard(board, 'game-navigate');
    const { record } = board.element;
    board.element.record = record;
    await board.settled();
    expect(board.element.record).to.equal(record);
    expect(navigated.length).to.equal(0);
  });

  it('is still the start of new games after the page has set the shown position', async () => {
    const board = await fluctus({ position });
    board.element.play(board.element.moves[0]!);
    const { position: shown } = board.element;
    board.element.position = shown;
    await board.settled();
    expect(board.element.ply).to.equal(1);
    board.element.newGame();
    expect(board.element.position).to.equal(position);
  });

  it('starts a match at a position that the board has shown before', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    const { position: before } = board.element;
    board.element.position = before;
    board.element.play('@go');
    board.element.position = start;
    await board.settled();
    expect([board.element.ply, board.element.position]).to.deep.equal([0, start]);
    board.element.position = before;
    await board.settled();
    expect([board.element.ply, board.element.position]).to.deep.equal([0, before]);
  });

  it('removes the message about a wrong position when the shown one is set', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    const { position: shown } = board.element;
    board.element.position = 'nonsense';
    await board.settled();
    expect(board.message).not.to.equal('');
    board.element.position = shown;
    await board.settled();
    expect(board.message).to.equal('');
    expect(board.element.ply).to.equal(1);
  });

  it('gives a new game its options and its position', async () => {
    const board = await fluctus({ variant: 'return', position: 'AA..../....B. A 4,5 2,1 -,-' });
    board.element.newGame();
    expect(board.element.position).to.equal('AA..../....B. A 4,5 2,1 -,-');
    expect(board.element.state.variant).to.equal('return');
  });

  it('gives a new game no moves of a record', async () => {
    const board = await fluctus({ record: '@ro @go', variant: 'return' });
    board.element.newGame();
    expect(board.element.position).to.equal('....../...... A 6,6 0,0 -,-');
  });

  it('does not apply to a new game with other options', async () => {
    const board = await fluctus({ variant: 'return', position: 'AA..../....B. A 4,5 2,1 -,-' });
    board.element.newGame({});
    expect(board.element.position).to.equal(start);
    expect(board.element.state.variant).to.equal('classic');
  });

  it('does not change the options that a record contains', async () => {
    const board = await fluctus({ variant: 'return' });
    board.element.newGame({});
    board.element.play('@ro');
    const { record } = board.element;
    board.element.newGame();
    board.element.record = record;
    expect(board.element.position).to.equal('A...../...... B 7,8 1,0 -,-');
  });

  it('is replaced by a new game that is started before it was applied', async () => {
    const element = document.createElement('fluctus-board');
    element.variant = 'return';
    element.newGame({});
    document.body.append(element);
    await element.updateComplete;
    expect(element.state.variant).to.equal('classic');
    element.remove();
  });

  it('starts a new match when the record is removed', async () => {
    const board = await fluctus({ record: '@ro @go' });
    expect(board.element.ply).to.equal(2);
    board.element.removeAttribute('record');
    await board.settled();
    expect(board.element.position).to.equal(start);
    expect(board.element.ply).to.equal(0);
  });

  it('changes the players when seats changes during a game', async () => {
    const board = await fluctus();
    await board.seen();
    board.element.play('@ro');
    await board.settled();
    board.element.seats = 'human computer:easy';
    await board.until(() => board.element.ply === 2);
    board.element.seats = 'remote human';
    await board.settled();
    await board.tap('ri');
    expect(board.element.ply).to.equal(2);
  });

  for (const name of [...checkedNames, 'position'] as const) {
    it(`shows a message about ${name} until it is valid`, async () => {
      const board = await fluctus({ [name]: 'nonsense' });
      expect(board.message).not.to.equal('');
      if (name === 'position') board.element.position = position;
      else board.element.removeAttribute(name);
      await board.settled();
      expect(board.message).to.equal('');
    });
  }

  for (const [name, words] of [
    ['seats', 'Das Attribut seats hat einen ungültigen Wert: „nonsense“.'],
    [
      'seats',
      'Möglich: human, remote, computer, computer:easy, computer:medium, computer:hard oder computer:best.',
    ],
    [
      'mode',
      'Das Attribut mode hat einen ungültigen Wert: „nonsense“. Möglich: play, diagram, replay oder puzzle.',
    ],
    ['controls', 'Möglich: full, basic oder none.'],
    ['pace', 'Möglich: normal, fast, slow oder key.'],
    ['orientation', 'Möglich: A oder B.'],
    ['first', 'Möglich: random, A oder B.'],
    ['position', 'Eine Stellung besteht aus fünf Teilen'],
    ['variant', 'Die Spielvariante (variant) muss classic oder return sein (F12): „nonsense“.'],
  ] as const) {
    it(`reports an invalid ${name} at once in the language of the page`, async () => {
      const element = document.createElement('fluctus-board');
      element.lang = 'de';
      element.setAttribute(name, 'nonsense');
      const told: string[] = [];
      element.addEventListener('game-error', ({ detail }) => told.push(detail.message));
      document.body.append(element);
      await element.updateComplete;
      expect(told.join()).to.contain(words);
      expect(element.shadowRoot?.querySelector('.message')?.textContent).to.contain(
        words.replace(' (F12)', ''),
      );
      expect(element.shadowRoot?.querySelector('.live')?.textContent).to.contain(words);
      element.remove();
    });
  }

  it('shows its first position in the language of the page', async () => {
    const element = document.createElement('fluctus-board');
    element.lang = 'de';
    const ready = oneEvent(element, 'game-ready');
    document.body.append(element);
    await ready;
    expect(element.shadowRoot?.querySelector('.headline')?.textContent).to.equal('Du bist dran');
    element.remove();
  });

  it('may depend on another one, in any order', async () => {
    const board = await fluctus();
    board.element.setAttribute('colors', 'red white');
    await board.settled();
    expect(board.message).to.match(/opposite/);
    board.element.setAttribute('variant', 'return');
    await board.settled();
    expect(board.element.state.colors).to.deep.equal(['red', 'white']);
  });

  it('has its mode as an attribute before it is drawn, also if a framework sets the property', () => {
    const element = Object.assign(document.createElement('fluctus-board'), { mode: 'diagram' });
    document.body.append(element);
    expect(element.getAttribute('mode')).to.equal('diagram');
    const unset = document.createElement('fluctus-board');
    Reflect.set(unset, 'mode', undefined);
    element.replaceWith(unset);
    expect(unset.hasAttribute('mode')).to.equal(false);
    unset.remove();
  });

  it('may be a property that is set before the element is defined', async () => {
    const element = document.createElement('fluctus-late');
    Object.assign(element, { seats: 'human human', names: 'Ada,Bo', colors: 'blue white' });
    document.body.append(element);
    const { FluctusBoard } = await import('../../src/games/fluctus/fluctus-board.js');
    customElements.define('fluctus-late', class extends FluctusBoard {});
    await (element as InstanceType<typeof FluctusBoard>).updateComplete;
    expect(element.shadowRoot?.querySelector('.headline')?.textContent).to.equal('Ada to move');
    element.remove();
  });

  it('with names and comments is shown as text, whatever it contains', async () => {
    const evil = '<img src=x onerror=document.title=1><b>Bo</b>';
    const record = `[SeatB "${evil}"]\n\n@ro {${evil}} @go`;
    const board = await fluctus({ record, names: '<i>Ada</i>' });
    await board.until(() => board.text('[part=record]').includes('Bo'));
    expect(board.root.querySelector('img, b, i')?.outerHTML ?? '').not.to.match(/onerror|Ada|Bo/);
    expect(board.headline).to.equal('<i>Ada</i> to move');
    expect(board.text('[part=record]')).to.contain(evil);
    expect(board.element.record).to.contain(evil);
  });

  it('with a long name is shortened, wherever it comes from', async () => {
    const long = 'Ada'.repeat(400);
    const board = await fluctus({ names: long });
    expect(board.headline.length).to.be.at.most(60);
    const other = await fluctus({ record: `[SeatA "${long}"]` });
    expect(other.headline).to.match(/^Ada/);
    expect(other.headline.length).to.be.at.most(60);
  });

  it('is quoted in part if it is long and invalid', async () => {
    const board = await fluctus({ position: `<script>${'x'.repeat(50_000)}` });
    expect(board.message.length).to.be.at.most(200);
    expect(board.root.querySelector('script')).to.equal(null);
  });

  it('allows undo by code in a diagram', async () => {
    const board = await fluctus({ mode: 'diagram', record: '@ro @go' });
    expect(board.element.undo()).to.equal(true);
    expect(board.element.ply).to.equal(1);
    expect(board.element.redo()).to.equal(true);
    expect(board.element.ply).to.equal(2);
  });

  it('is returned by position, record and ply', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    board.element.play('@ro');
    const { element } = board;
    expect([element.ply, element.position]).to.deep.equal([1, 'A...../...... B 7,8 1,0 -,-']);
    expect(element.record).to.equal(
      '[Format "1"]\n[Game "fluctus"]\n[SeatA "Ada"]\n[SeatB "Bo"]\n[Result "*"]\n1. @ro\n',
    );
    expect(element.moves).to.deep.equal(['@gi', '@go']);
    expect(element.scores).to.deep.equal([8, 8]);
  });

  it('keeps the record that was played when a move object is changed afterwards', async () => {
    const board = await fluctus();
    const move = { kind: 'enter' as const, to: 'ro' as 'ro' | 'ri' };
    board.element.play(move);
    move.to = 'ri';
    expect(board.element.record).to.contain('@ro');
  });
});
