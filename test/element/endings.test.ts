import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { type AnyBoard, Driver } from '../support/board.js';
import { canEmulate } from '../support/engine.js';
import '../../src/index.js';

const tray = '1,5,7,13/2,12,14,16/5,14,17,18/.,17,18,20';

/** The last move of a game of each. */
const games = [
  ['fluctus-board', { position: 'A.ABB./A.AA.. A 3,4 2,2 -,-' }, 'rixbo'],
  ['lucky-numbers-grid', { position: `${tray}|1,.,9,./.,8,.,12/.,.,15,./4,.,.,19 A 15|- - 0` }, '15@a1'],
  ['luzi-dice', { position: '30,20 5/5 B 1 11122233' }, 'stop'],
] as const;

async function opened(tag: string, attributes: Readonly<Record<string, string>>): Promise<Driver> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement(tag) as AnyBoard;
  for (const [name, value] of Object.entries({ seats: 'human human', ...attributes }))
    element.setAttribute(name, value);
  // as long as a test needs it: it is skipped, or ended by another position
  element.style.setProperty('--spiel-ending', '600s');
  box.append(element);
  const board = new Driver(element);
  await board.settled();
  await board.seen();
  await board.settled();
  return board;
}

const layers = (board: Driver) => board.root.querySelectorAll('.ending').length;

/** True while the scene moves: only its motions last that long. */
const moves = (board: Driver) => board.root.getAnimations().some(({ playbackRate }) => playbackRate !== 1);

const falls = (board: Driver) => board.root.querySelector('.tumble') !== null;

describe('the end of a game on its board', () => {
  afterEach(async () => {
    fixtureCleanup();
    if (canEmulate) await emulateMedia({ reducedMotion: 'no-preference' });
  });

  for (const [tag, attributes, move] of games) {
    it(`moves after the last move, and any key shows its still form: ${tag}`, async () => {
      const board = await opened(tag, attributes);
      expect(layers(board)).to.equal(0);
      const animated = board.next('game-animated');
      board.element.play(move);
      await board.until(() => moves(board));
      expect(board.headline).to.contain('won');
      await board.press('Shift');
      await animated;
      expect(moves(board)).to.equal(false);
      expect(layers(board)).to.be.above(0);
      // a template removes what follows its last part
      for (const each of board.root.querySelectorAll('.ending'))
        expect(each.previousElementSibling!.matches('.ground, .ending')).to.equal(true);
      // no style of another part reaches its drawing
      const faded = [...board.root.querySelectorAll('.ending *')].filter((each) =>
        getComputedStyle(each).maskImage.includes('gradient'),
      );
      expect(faded.length).to.equal(0);
      await expect(board.element).to.be.accessible();
    });

    it(`is still with reduced motion: ${tag}`, async function () {
      if (!canEmulate) this.skip();
      await emulateMedia({ reducedMotion: 'reduce' });
      const board = await opened(tag, attributes);
      board.element.play(move);
      await board.until(() => layers(board) > 0);
      expect(moves(board)).to.equal(false);
    });

    it(`moves at the last step of a replay, and is still at one that opens there: ${tag}`, async () => {
      const { element } = await opened(tag, attributes);
      element.play(move);
      const board = await opened(tag, { mode: 'replay', record: element.record, ply: '1' });
      await board.until(() => layers(board) > 0);
      expect(moves(board)).to.equal(false);
      board.element.goTo(0);
      await board.until(() => layers(board) === 0);
      board.element.goTo(1);
      await board.until(() => moves(board));
    });
  }

  it('goes with the position, and does not move twice', async () => {
    const [, attributes, move] = games[0];
    const played = await opened('fluctus-board', attributes);
    played.element.play(move);
    await played.until(() => moves(played));
    played.element.undo();
    await played.until(() => layers(played) === 0);
    expect(moves(played)).to.equal(false);
    const animated = played.next('game-animated');
    played.element.redo();
    await animated;
    await played.until(() => layers(played) > 0);
    expect(moves(played)).to.equal(false);
  });

  for (const [lang, dice, move, seed, turn, said] of [
    ['en', '1 22445566', 'roll:2244', 's1', 'Your turn', 'Three sixes: you score nothing.'],
    ['de', '0 -', 'roll', 's2', 'Du bist dran', 'Drei Sechsen: Du bekommst keine Punkte.'],
  ] as const)
    it(`burns after the third six has fallen, and until the computer throws: ${move}, ${lang}`, async () => {
      const position = `0,0 1/5 A ${dice}`;
      const board = await opened('luzi-dice', { lang, seed, position, seats: 'human computer' });
      const { element } = board;
      await board.until(() => board.headline === turn);
      for (const name of ['fall', 'event']) element.style.setProperty(`--luzi-${name}`, '600s');
      element.play(move);
      await board.until(() => falls(board));
      expect([board.headline, layers(board)]).to.deep.equal([turn, 0]);
      for (const animation of board.root.getAnimations()) animation.finish();
      await board.until(() => moves(board));
      expect([board.headline, board.detail]).to.deep.equal(['Luzi', said]);
      expect(board.root.querySelector('[part=throw]')!.getAttribute('aria-disabled')).to.equal('true');
      expect(element.ply).to.equal(2);
      element.focus();
      await board.press('Shift');
      await board.until(() => falls(board));
      expect([layers(board), board.text('.special-event')]).to.deep.equal([0, '']);
      expect(board.headline).not.to.equal('Luzi');
      expect(board.root.querySelector('.felt-word')!.matches('.fades')).to.equal(true);
    });

  it('has no scene if the players have ended the game', async () => {
    const board = await opened('fluctus-board', games[0][1]);
    board.element.resign();
    await board.settled();
    expect(layers(board)).to.equal(0);
  });

  it('counts the totals of a game of dice up to the score; the result on its felt is final', async () => {
    const [tag, attributes, move] = games[2];
    const board = await opened(tag, attributes);
    board.element.play(move);
    await board.until(() => moves(board));
    const totals = () =>
      [...board.root.querySelectorAll('.sheet tfoot td')].map((each) => each.textContent.trim());
    const result = () => board.root.querySelector('.e-result')?.textContent;
    const { scores } = board.element;
    expect(totals()).to.deep.equal(['0', '0']);
    // beside the headline that names the winner, the scores are final, too
    const shown = [...board.root.querySelectorAll('.seat .score > [aria-hidden]')];
    expect(shown.map((each) => each.textContent.trim())).to.deep.equal(scores.map(String));
    const lying = board.root.querySelector(".spot[class*=' f'] .lift");
    expect(result()).to.equal(`Player B has won, ${scores[1]} : ${scores[0]}`);
    await board.press('Shift');
    expect(totals()).to.deep.equal(scores.map(String));
    // the dice that are left over and the cup make room for the winner and the result
    for (const each of [lying, board.root.querySelector('.cup .leather')])
      expect(each && getComputedStyle(each).opacity).to.equal('0');
  });
});
