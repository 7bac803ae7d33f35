import { expect, fixtureCleanup } from '@open-wc/testing';
import { rulebook } from '../../../src/games/lucky-numbers/rulebook/index.js';
import { lucky, LuckyDriver, middle } from './lucky-driver.js';

const drawn = { players: '3', position: middle, names: 'Ada,Bo,Cleo' };

describe('the Lucky Numbers board and the parts around it', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('announce a draw, its tile, an exchange and the next seat', async () => {
    const board = await lucky({ ...drawn, position: middle.replace('A 12|', 'A -|') });
    await board.tap('pile');
    const [turned] = board.spoken.filter((line) => line.startsWith('Ada turns over'));
    expect(turned).to.match(/^Ada turns over the (\d+)\. The \1 .*\.$/);
    expect(board.spoken.join()).not.to.match(/(^|,)\.(,|$)/);
    const next = await lucky(drawn);
    await next.tap('b2');
    expect(next.spoken).to.deep.equal(['Ada lays the 12 on b2; the 17 goes to the middle. Bo to move.']);
  });

  it('announce the reason for an illegal move', async () => {
    const board = await lucky(drawn);
    await board.tap('b4');
    expect(board.spoken.at(-1)).to.equal(board.message);
  });

  it('have German words', async () => {
    const board = await lucky({ ...drawn, lang: 'de' });
    await board.until(() => board.has('grid', 'Spielplan von Ada'));
    await board.tap('d4');
    expect(board.spoken[0]).to.match(/^Ada legt die 12 auf d4\. /);
    expect(board.names('img')[0]).to.match(/^Spielplan von/);
    board.element.play('draw');
    await board.settled();
    board.element.play('pass');
    await board.settled();
    expect(board.text('[part=seats]')).to.match(/die \d+ liegen gelassen/);
  });

  it('offer players, setups, the variant and sets in the new-game form', async () => {
    const board = await lucky({ seed: 'form' });
    await board.click('button', 'New');
    await board.until(() => board.has('button', 'Start'));
    const choose = (label: string, value: string) => {
      const select = board.find('combobox', new RegExp(`^${label} `)) as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return board.settled();
    };
    expect((board.find('combobox', /^First player/) as HTMLSelectElement).value).to.equal('random');
    await choose('Setup', 'sorted');
    await choose('Variant', 'play-on');
    await choose('Sets of tiles', '3');
    await board.click('button', 'Start');
    await board.until(() => board.element.scores[0] === 4);
    const { setup, variant, sets } = board.game;
    expect([setup, variant, sets]).to.deep.equal(['sorted', 'play-on', 3]);
  });

  it('show a picture for every example of the rules, and pass the audit', async function () {
    const board = await lucky(drawn);
    await board.click('button', 'Rules');
    await board.until(() => board.root.querySelector('.examples .diagram'));
    const examples = rulebook.rules.flatMap((rule) => rule.examples);
    const pictures = [...board.root.querySelectorAll('.examples .diagram')];
    expect(pictures.length).to.equal(examples.length);
    for (const picture of pictures) expect(board.name(picture)).to.match(/\w/);
    await expect(board.element).to.be.accessible();
  });

  it('deal tiles only for the declared game', async () => {
    const element = document.createElement('lucky-numbers-grid');
    const dealt: string[] = [];
    element.addEventListener('game-move', ({ detail }) => dealt.push(detail.notation));
    for (const [name, value] of Object.entries({ setup: 'sorted', sets: '3', seed: 'linen' }))
      element.setAttribute(name, value);
    document.body.append(element);
    const board = new LuckyDriver(element);
    await board.seen();
    await board.until(() => element.scores[0] === 4);
    expect(dealt.length).to.equal(8);
    element.remove();
  });

  it('do not undo a draw, nor allow moves before it', async () => {
    const board = await lucky({ setup: 'sorted', seed: 'linen' });
    const { ply } = board.element;
    await board.tap('pile');
    const shown = board.element.position;
    expect(board.element.undo()).to.equal(false);
    board.element.goTo(ply);
    await board.settled();
    await board.tap('pile');
    expect(board.element.ply).to.equal(ply);
    expect(board.element.redo()).to.equal(true);
    expect(board.element.position).to.equal(shown);
  });

  it('let one player play against the pile', async () => {
    const board = await lucky({ players: '1', setup: 'sorted', seed: 'alone' });
    expect(board.root.querySelectorAll('.mini').length).to.equal(0);
    while (board.element.winners === undefined) {
      const pass = board.element.moves.includes('pass');
      board.element.play(pass ? 'pass' : 'draw');
    }
    await board.settled();
    expect(board.element.winners).to.deep.equal([]);
    expect(board.headline).to.equal('You have lost');
  });

  it('let one player win with a full board', async () => {
    const position = '1,2,3,4/5,6,7,8/9,10,11,12/.,14,15,16 A - 13 0';
    const board = await lucky({ players: '1', position, names: 'Ada' });
    await board.tap('open-13', 'a1');
    expect(board.element.winners).to.deep.equal([0]);
    expect(board.headline).to.equal('You have won');
    expect(board.detail).to.equal('You have filled the last empty cell. Rule L6');
  });

  it('give another turn for equal numbers on a diagonal in the variant', async () => {
    const tray = '1,.,.,./.,7,.,./.,.,13,./.,.,.,19';
    const board = await lucky({
      variant: 'play-on',
      position: `${tray}|${tray.replace('7', '8')} A 7|- - 0`,
      names: 'Ada,Bo',
    });
    await board.tap('a2');
    expect(board.headline).to.equal('Ada to move');
    expect(board.spoken.join(' ')).to.match(/another turn/);
  });

  it('let computers play to the end', async function () {
    const board = await lucky({
      seats: 'computer:easy computer:easy',
      pace: 'fast',
      setup: 'sorted',
      sets: '1',
      seed: 'two',
    });
    await board.until(() => board.element.winners !== undefined);
    expect(board.game.boards.length).to.equal(2);
  });
});
