import { expect } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { languages } from '../../src/lists/languages.js';
import { keyWords } from '../../src/words/en/keys.js';
import type { Driver } from '../support/board.js';
import { allTags, mountBoard, removeBoards } from './all-boards.js';
import { answer } from './ask.js';
import { puzzles } from './puzzles.js';

const record = '1. @ro @go 2. @ri @gi 3. ro-wo';

/** The kinds of play on one game, and the positions of the others. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play: { record },
  replay: { mode: 'replay', record },
  puzzle: { mode: 'puzzle', pace: 'fast', position: puzzles[0]!.position, record: puzzles[0]!.record },
};

const fieldOf = (board: Driver) => board.root.querySelector<HTMLInputElement>('.command input');

/** The words of the command field in the language of a board, by question. */
const wordsOf = ({ element }: Driver) => keyWords(boardOf(element).words().ui).command;

/** Opens the field by its key. */
async function open(board: Driver): Promise<void> {
  board.element.focus();
  await board.press('/');
  await board.until(() => board.focused !== null && board.focused === fieldOf(board));
}

/** Types a text, sends it, and returns what is said. */
async function send(board: Driver, text: string): Promise<string> {
  fieldOf(board)!.focus();
  fieldOf(board)!.value = text;
  return (await answer(board, 'Enter'))!;
}

/** Mounts a board of Fluctus in a language. */
async function mountIn(language: string, attributes: Readonly<Record<string, string>>): Promise<Driver> {
  const board = await mountBoard('fluctus-board', { lang: language, names: 'Ada,Bo', ...attributes });
  await board.until(() => boardOf(board.element).language() === language);
  await board.until(() => boardOf(board.element).store.snapshot.movableSeat !== undefined);
  return board;
}

/** A word that moves the focus, opens something or leaves the page has another answer. */
const silent = ['jump', 'guide', 'hint', 'value'];

describe('the command field in every kind of play', () => {
  afterEach(removeBoards);

  // the words of a language are the same in all kinds
  for (const language of ['en', ...Object.keys(languages)])
    for (const [kind, attributes] of Object.entries(kinds).slice(0, language === 'en' ? undefined : 1)) {
      it(`answers every word in a ${kind}, in ${language}`, async () => {
        const board = await mountIn(language, attributes);
        await open(board);
        const { words, unread } = wordsOf(board);
        const asked = Object.entries(words).filter(([id]) => !silent.includes(id));
        for (const [id, texts] of asked)
          for (const word of texts.split(', ')) {
            const said = await send(board, word);
            expect(said, `${id}: ${word}`).not.to.contain(unread(word));
            expect(board.focused, word).to.equal(fieldOf(board));
          }
      });

      it(`answers the keys that ask as words in a ${kind}, in ${language}`, async () => {
        const board = await mountIn(language, attributes);
        await open(board);
        const { unread } = wordsOf(board);
        for (const key of ['t', 'l', 'i', 'h', 'r', 'o'])
          expect(await send(board, key), key).not.to.contain(unread(key));
      });

      it(`plays a typed move in a ${kind}, in ${language}`, async () => {
        const board = await mountIn(language, attributes);
        await open(board);
        // a wrong move of a puzzle goes back at once
        const move = kind === 'puzzle' ? 'ro yi' : board.element.moves[0];
        const { ply } = boardOf(board.element).store.snapshot.match;
        await send(board, move!);
        await board.until(() => boardOf(board.element).store.snapshot.match.ply > ply);
        expect(board.focused).to.equal(fieldOf(board));
      });
    }
});

describe('the command field in a replay', () => {
  afterEach(removeBoards);

  it('steps, also with the words that take back elsewhere, and changes nothing', async () => {
    const board = await mountIn('en', kinds.replay!);
    const before = board.element.record;
    await open(board);
    for (const [word, said, ply] of [
      ['next', 'Ada enters on ro. Bo to move.', 1],
      ['end', 'Ada steps from ro to wo. Move 5 of 5. Bo to move.', 5],
      ['back', 'Bo enters on gi. Move 4 of 5. Ada to move.', 4],
      ['previous', 'Ada enters on ri. Move 3 of 5. Bo to move.', 3],
      ['forward', 'Bo enters on gi. Ada to move.', 4],
      ['move 2', 'Bo enters on go. Move 2 of 5. Ada to move.', 2],
      ['move', 'Move 2 of 5.', 2],
      ['move 6', 'There is no move “6”. The last one is 5.', 2],
      ['move ro', 'There is no move “ro”. The last one is 5.', 2],
      ['start', 'Start. Ada to move.', 0],
      ['back', 'Start.', 0],
    ] as const) {
      expect(await send(board, word), word).to.equal(said);
      expect(boardOf(board.element).store.snapshot.match.ply, word).to.equal(ply);
    }
    expect(board.element.record).to.equal(before);
  });

  it('steps in German', async () => {
    const board = await mountIn('de', kinds.replay!);
    await open(board);
    for (const [word, ply] of [
      ['weiter', 1],
      ['Ende', 5],
      ['zurück', 4],
      ['Zug 2', 2],
      ['Start', 0],
    ] as const) {
      await send(board, word);
      expect(boardOf(board.element).store.snapshot.match.ply, word).to.equal(ply);
    }
  });

  it('lists no words that take back, and tells that hidden hands allow no moves', async () => {
    const board = await mountIn('en', kinds.replay!);
    await open(board);
    expect(await send(board, 'help')).not.to.match(/undo|redo/);
    const dealt = await mountBoard('glux-board', { mode: 'replay', record: '+25 5@a1 +16 6@m9' });
    await open(dealt);
    expect(await send(dealt, '5@a1')).to.equal('Moves cannot be tried in this replay.');
  });
});

describe('the command field in a puzzle', () => {
  afterEach(removeBoards);

  it('tells the task, and that it is solved', async () => {
    const board = await mountIn('en', kinds.puzzle!);
    await open(board);
    expect(await send(board, 'last')).to.equal('No moves yet. Puzzle: Ada to move. Red captures.');
    await send(board, 'ro yi');
    await board.until(() => boardOf(board.element).store.snapshot.movableSeat !== undefined);
    await send(board, 'yi go');
    await board.until(() => board.element.solved);
    const before = 'This is not possible now. ';
    await board.until(() => board.headline === 'Solved');
    // the news comes when the motion has ended
    await board.until(() => board.spoken.some((text) => text.includes('Solved')));
    expect(await send(board, 'yi go')).to.equal(`${before}Solved. Without a wrong move.`);
    const { unread, intro } = wordsOf(board);
    expect(await send(board, 'xyz')).to.equal(`${unread('xyz')} ${intro}`);
  });
});

describe('the key of the command field', () => {
  afterEach(removeBoards);

  for (const tag of allTags)
    for (const mode of ['play', 'replay'])
      it(`opens it in ${mode} of ${tag}`, async () => {
        const board = await mountBoard(tag, { mode });
        await open(board);
      });
});
