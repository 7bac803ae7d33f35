import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Bot } from '../../src/core/bot.js';
import { definition } from '../../src/games/fluctus/definition.js';
import { fluctus as game } from '../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { fluctus, heard, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { refused, replaceBot } from './bot-client-fakes.js';

const { createWorker, load } = definition.bot;

/** A bot whose best move so far is `early`. It answers with `final`, a draw, after `answer` or when it must. */
class PatientBot implements Bot<FluctusState, FluctusMove> {
  answered = false;
  readonly #early: string | undefined;
  readonly #final: string;

  constructor(early: string | undefined, final: string) {
    this.#early = early;
    this.#final = final;
  }

  *think(): ReturnType<Bot<FluctusState, FluctusMove>['think']> {
    const move = game.parseMove(this.#final);
    for (let hurry: boolean | undefined = yield { done: 0 }; !this.answered && !hurry;)
      hurry = yield { done: 0.1, ...(this.#early && { move: game.parseMove(this.#early) }) };
    return { move, values: [{ move, chances: [0.5, 0.5] }] };
  }
}

const useBot = (bot: Bot<FluctusState, FluctusMove>) =>
  replaceBot(definition, { createWorker: refused, load: () => Promise.resolve(bot) });

/** A board that shows the best move so far of a bot, and the hint it is to resolve with. */
async function early(
  bot: Bot<FluctusState, FluctusMove>,
): Promise<{ readonly board: FluctusDriver; readonly hint: Promise<string | undefined> }> {
  useBot(bot);
  const board = await fluctus();
  const hint = board.element.hint();
  await board.until(() => board.drawn('hint').length > 0);
  return { board, hint };
}

describe('a hint for which the computer thinks for long', () => {
  afterEach(() => {
    replaceBot(definition, { createWorker, load });
    fixtureCleanup();
  });

  it('shows the best move so far, and then the answer', async () => {
    const bot = new PatientBot('@ri', '@ro');
    const { board, hint } = await early(bot);
    expect(board.drawn('hint')).to.deep.equal(['ri']);
    expect(board.message).to.equal('Enter a stone on ri: the best so far, still thinking');
    expect(board.spoken.at(-1)).to.equal('Enter a stone on ri: the best so far, still thinking.');
    expect(board.find('button', 'Hint').getAttribute('aria-busy')).to.equal('true');
    await expect(board.element).to.be.accessible();
    bot.answered = true;
    expect(await hint).to.equal('@ro');
    await board.settled();
    expect(board.drawn('hint')).to.deep.equal(['ro']);
    expect(board.message).to.equal('Enter a stone on ro: draw');
    expect(board.spoken.at(-1)).to.equal('Enter a stone on ro: draw.');
  });

  it('says that the computer is thinking, while it has no move', async () => {
    const bot = new PatientBot(undefined, '@ro');
    useBot(bot);
    const board = await fluctus();
    const hint = board.element.hint();
    await board.until(() => board.spoken.at(-1) === 'The computer is thinking.');
    bot.answered = true;
    await hint;
    await board.settled();
    expect(board.spoken.at(-1)).to.equal('Enter a stone on ro: draw.');
  });

  it('announces the move again with its value if it stays', async () => {
    const bot = new PatientBot('@ri', '@ri');
    const { board, hint } = await early(bot);
    bot.answered = true;
    expect(await hint).to.equal('@ri');
    await board.settled();
    expect(board.drawn('hint')).to.deep.equal(['ri']);
    expect(board.message).to.equal('Enter a stone on ri: draw');
    expect(board.spoken.at(-1)).to.equal('Enter a stone on ri: draw.');
  });

  it('leaves the command field empty for the next word', async () => {
    const bot = new PatientBot('@ri', '@ri');
    useBot(bot);
    const board = await fluctus();
    board.element.focus();
    await board.press('/');
    await board.until(() => board.focused?.matches('.command input'));
    await board.type('hint');
    await board.press('Enter');
    await board.until(() => board.drawn('hint').length > 0);
    expect((board.focused as HTMLInputElement).value).to.equal('');
    await board.type('last');
    bot.answered = true;
    await board.until(() => board.message === 'Enter a stone on ri: draw');
    expect((board.focused as HTMLInputElement).value).to.equal('last');
  });

  it('tells it in German', async () => {
    useBot(new PatientBot('@ri', '@ro'));
    const board = await fluctus({ lang: 'de' });
    await board.until(() => board.has('button', 'Tipp'));
    void board.element.hint();
    await board.until(() => board.drawn('hint').length > 0);
    expect(board.message).to.equal(
      'Setze einen Stein auf ri ein: bisher am besten, der Computer überlegt weiter',
    );
    expect(board.spoken.at(-1)).to.equal(
      'Setze einen Stein auf ri ein: bisher am besten, der Computer überlegt weiter.',
    );
  });

  it('answers at once on request, and the head says what can be done all the while', async () => {
    const aim = await fluctus().then((board) => board.text('.detail'));
    const { board, hint } = await early(new PatientBot('@ri', '@ro'));
    await board.until(() => board.has('button', 'Show now'));
    // the note is the only sign
    expect(board.all('progress')).to.deep.equal([]);
    expect(board.text('.detail')).to.equal(`${aim} Show now`);
    await board.click('button', 'Show now');
    expect(await hint).to.equal('@ro');
    await board.settled();
    expect(board.message).to.equal('Enter a stone on ro: draw');
  });

  it('ends with Escape, which does not reach the page', async () => {
    const { board, hint } = await early(new PatientBot('@ri', '@ro'));
    const keys = heard(board, 'keydown');
    board.field('ri').focus();
    await board.press('Escape');
    expect(await hint).to.equal(undefined);
    await board.settled();
    expect([board.drawn('hint'), board.message, keys.length]).to.deep.equal([[], '', 0]);
    await board.press('Escape');
    expect(keys.length).to.equal(1);
  });

  const ends: readonly (readonly [string, (board: FluctusDriver) => void])[] = [
    ['a move', ({ element }) => element.play('@ro')],
    ['a new game', ({ element }) => element.newGame()],
    ['the end of the game', ({ element }) => element.resign(0)],
    ['another position', ({ element }) => (element.position = '.A..B./A.BB.A A 5,5 2,2 -,-')],
  ];
  for (const [what, end] of ends)
    it(`ends with ${what}`, async () => {
      const { board, hint } = await early(new PatientBot('@ri', '@ro'));
      end(board);
      expect(await hint).to.equal(undefined);
      await board.settled();
      expect([board.drawn('hint'), board.message]).to.deep.equal([[], '']);
    });

  it('ends with undo', async () => {
    useBot(new PatientBot('@gi', '@go'));
    const board = await fluctus();
    board.element.play('@ri');
    const { element } = board;
    const hint = element.hint();
    await board.until(() => board.message.includes('best so far'));
    element.undo();
    expect(await hint).to.equal(undefined);
    await board.settled();
    expect([board.drawn('hint'), board.message]).to.deep.equal([[], '']);
  });

  it('ends when the board is removed', async () => {
    const { board, hint } = await early(new PatientBot('@ri', '@ro'));
    const { element } = board;
    const parent = element.parentElement!;
    element.remove();
    expect(await hint).to.equal(undefined);
    parent.append(element);
    await board.settled();
    expect([board.drawn('hint'), board.message]).to.deep.equal([[], '']);
  });

  it('starts again with another request', async () => {
    const bot = new PatientBot('@ri', '@ro');
    const { board, hint } = await early(bot);
    const again = board.element.hint();
    expect(await hint).to.equal(undefined);
    await board.until(() => board.message.includes('best so far'));
    bot.answered = true;
    expect(await again).to.equal('@ro');
  });

  it('shows no move, and tells the fault, if the bot fails', async () => {
    useBot({
      *think() {
        for (let i = 0; i < 100; i++) yield { done: 0.1, move: game.parseMove('@ri') };
        throw new Error('lost');
      },
    });
    const board = await fluctus();
    const errors = heard(board, 'game-error');
    expect(await board.element.hint()).to.equal(undefined);
    await board.settled();
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['computer']);
    expect(board.drawn('hint')).to.deep.equal([]);
    expect(board.message).to.equal(errors[0]!.detail.message);
  });
});
