import { expect } from '@open-wc/testing';
import type { GameEvents } from '../../src/element/model/events.js';
import { listenTo } from '../support/spoken.js';
import { createBoard, mountBoard, removeBoards, snapshotOf } from './all-boards.js';

/** Options for each game that are not its defaults. */
const cases: readonly (readonly [tag: string, options: Readonly<Record<string, string>>])[] = [
  ['fluctus-board', { variant: 'return', colors: 'blue white' }],
  ['fluctus-board', { first: 'B' }],
  ['glux-board', { players: '3', ending: 'last-draw' }],
  ['lucky-numbers-grid', { players: '3', setup: 'sorted', variant: 'play-on' }],
  ['lucky-numbers-swap', { par: '2' }],
  ['luzi-dice', { players: '4', rounds: '3', superluzi: '5' }],
];

describe('a first record that cannot be parsed', () => {
  afterEach(removeBoards);

  for (const [tag, options] of cases) {
    const name = `${tag} with ${JSON.stringify(options)}`;
    it(`leaves a replay of ${name} at the start with the options, and is told`, async () => {
      const errors: GameEvents['game-error'][] = [];
      const listen = ({ detail }: { detail: GameEvents['game-error'] }) => errors.push(detail);
      document.addEventListener('game-error', listen);
      const board = await mountBoard(tag, { ...options, mode: 'replay', record: 'nonsense {' });
      document.removeEventListener('game-error', listen);
      const shown = snapshotOf(board.element);
      expect(errors.map(({ attribute }) => attribute)).to.deep.equal(['record']);
      expect(board.text('.message')).to.contain(errors[0]!.message);
      expect(shown.match.moves).to.deep.equal([]);
      const { game, options: found } = shown.match;
      expect(found).to.deep.include(await declaredOptions(tag, options));
      expect(board.element.position).to.equal(game.formatPosition(game.setup(found)));
    });
  }

  it('is told with its line and column in the language of the board', async () => {
    const record = '1. @ro\n@go ro-wi';
    for (const [lang, start] of [
      ['en', 'Line 2, column 5: No line joins ro to wi'],
      ['de', 'Zeile 2, Spalte 5: Keine Linie verbindet ro mit wi'],
    ] as const) {
      const board = await mountBoard('fluctus-board', { lang, mode: 'replay', record });
      expect(board.text('.message')).to.match(RegExp(`^${start}`));
    }
  });

  it('is told and said with the label or the id of its board, if there are several', async () => {
    const told: string[] = [];
    const listen = ({ detail }: { detail: GameEvents['game-error'] }) => told.push(detail.message);
    document.addEventListener('game-error', listen);
    const attributes = { mode: 'replay', record: '1. @ro\n@go ro-wi' };
    await mountBoard('fluctus-board', { ...attributes, id: 'club' });
    await mountBoard('fluctus-board', { ...attributes, id: 'club', 'aria-label': 'The opening' });
    const german = await mountBoard('fluctus-board', { ...attributes, id: 'club', lang: 'de' });
    await mountBoard('fluctus-board', attributes);
    document.removeEventListener('game-error', listen);
    const [fault] = /^Line.*/.exec(told[0]!)!;
    expect(told.slice(0, 2)).to.deep.equal([fault, `Board “The opening”: ${fault}`]);
    expect(told[2]).to.match(/^Brett „club“: Zeile 2, Spalte 5: /);
    expect(told[3]).to.equal(fault);
    expect(german.text('.live')).to.contain(told[2]);
  });

  for (const closes of [false, true])
    it(`is said ${closes ? 'no more once it was closed' : 'once more'} when somebody comes to the board`, async () => {
      const board = await mountBoard('fluctus-board', { mode: 'replay', record: '1. @ro\n@go ro-wi' });
      const said = listenTo(board);
      if (closes) board.find('button', 'Close').click();
      for (const name of ['To the end', 'Next move']) {
        board.find('button', name).focus();
        await board.press('s');
        await board.until(() => said.filter((text) => text.includes('8 stones')).length > 0);
        said.splice(0, said.length, ...said.filter((text) => !text.includes('8 stones')));
      }
      expect(said.map((text) => text.slice(0, 19))).to.deep.equal(closes ? [] : ['Line 2, column 5: N']);
    });

  it('is replaced by a valid one; a later invalid one leaves that match on the board', async () => {
    const board = await mountBoard('fluctus-board', { mode: 'replay', record: 'nonsense {' });
    board.element.record = '@ro @go';
    await board.settled();
    expect(snapshotOf(board.element).match.moves.length).to.equal(2);
    board.element.record = 'nonsense {';
    await board.settled();
    expect(snapshotOf(board.element).match.moves.length).to.equal(2);
  });

  it('leaves a board to play on at the start with the options', async () => {
    const board = await mountBoard('fluctus-board', { variant: 'return', record: 'nonsense {' });
    expect(board.element.position).to.equal('....../...... A 6,6 0,0 -,-');
  });
});

/** The options of a match on a board with these attributes alone. */
async function declaredOptions(tag: string, options: Readonly<Record<string, string>>): Promise<object> {
  const element = createBoard(tag);
  for (const [name, text] of Object.entries({ ...options, mode: 'replay' })) element.setAttribute(name, text);
  document.body.append(element);
  await element.updateComplete;
  while (!snapshotOf(element).match.options) await new Promise(requestAnimationFrame);
  const { seed: _, ...rest } = snapshotOf(element).match.options as { seed?: string };
  return rest;
}
