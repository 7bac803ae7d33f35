import { expect, fixtureCleanup } from '@open-wc/testing';
import { canEmulate, forceColors } from '../../support/engine.js';
import { heard, luzi } from './luzi-driver.js';
import { diceShowing } from './presses.js';

const position = '29,32 3/5 A 3 11124456';

describe('input on the tray of Luzi und Joe', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [lang, note] of [
    ['en', 'third six: usually no points'],
    ['de', 'dritte Sechs: meist keine Punkte'],
  ] as const)
    it(`explains the flames until the first throw: ${lang}`, async () => {
      const tray = await luzi({ lang });
      const words = (of = tray) => of.all('.felt-word').map((each) => each.textContent);
      await tray.until(() => words().includes(note));
      tray.element.play('roll');
      await tray.settled();
      expect(words()).not.to.include(note);
      expect(words(await luzi({ lang, mode: 'diagram' }))).not.to.include(note);
    });

  it('outlines the dice that can be thrown again, unless the page lights nothing', async () => {
    const outlined = (of: Awaited<ReturnType<typeof luzi>>) =>
      of.all('.die .offer').map((each) => each.closest('[data-square]')!.getAttribute('data-square'));
    const tray = await luzi({ position });
    expect(outlined(tray)).to.deep.equal(['d4', 'd5', 'd6', 'd7']);
    await tray.click('button', 'die 4');
    expect(outlined(tray)).to.deep.equal(['d5', 'd6', 'd7']);
    expect(outlined(await luzi({ position, 'no-lit': '' }))).to.deep.equal([]);
    const replay = await luzi({ position, mode: 'replay' });
    // readers can throw once that part of the board is loaded
    await replay.until(() => replay.all('.die').some((die) => die.closest('.can')));
    expect(outlined(replay)).to.deep.equal([]);
  });

  it('says on a line of its own why a stop scores nothing', async () => {
    const tray = await luzi({ position: '0,0 1/5 A 1 12344556', style: 'inline-size: 360px' });
    const [name, why] = tray.all('.sum > :first-child .sum-total :is(.sum-name, small)');
    expect(why!.textContent).to.contain('Joe blocks');
    expect(why!.getBoundingClientRect().top).to.be.least(name!.getBoundingClientRect().bottom);
  });

  it('has its buttons right below the tray, and is no higher, whatever the number of seats', async () => {
    const heights = new Set<number>();
    for (const players of ['2', '3', '4', '5']) {
      const tray = await luzi({ players, style: 'inline-size: 760px' });
      const [board, buttons] = tray.all('.tray, .throws').map((each) => each.getBoundingClientRect());
      expect(buttons!.top - board!.bottom, players).to.be.within(0, 30);
      heights.add(Math.round(tray.element.offsetHeight));
    }
    expect(heights.size).to.equal(1);
  });

  it('chooses a die with a click, and releases it with another', async () => {
    const tray = await luzi({ position });
    await tray.click('button', 'die 4');
    expect(tray.chosen).to.deep.equal([4]);
    await tray.click('button', 'die 4');
    expect(tray.chosen).to.deep.equal([]);
  });

  it('chooses dice by number, Enter and Space, and releases them with Escape', async () => {
    const tray = await luzi({ position });
    tray.die(4).focus();
    await tray.press('7', 'Enter', 'ArrowRight', 'ArrowUp');
    expect(tray.chosen).to.deep.equal([4, 7]);
    await tray.press('7', 'Escape');
    expect(tray.chosen).to.deep.equal([]);
  });

  it('chooses a die by a drag to the cup, and releases it by a drag back', async () => {
    const tray = await luzi({ position });
    const cup = tray.find('button', 'cup');
    await tray.drag(tray.die(5), cup);
    expect(tray.chosen).to.deep.equal([5]);
    expect(tray.name(cup)).to.equal('cup, 1 die');
    await tray.drag(tray.die(5), tray.die(1));
    expect(tray.chosen).to.deep.equal([]);
  });

  it('releases the dice if the page refuses the throw', async () => {
    const tray = await luzi({ position });
    tray.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await tray.click('button', 'die 4');
    await tray.click('button', 'die 5');
    await tray.click('button', 'cup');
    expect(tray.chosen).to.deep.equal([]);
    expect(tray.element.ply).to.equal(0);
  });

  if (canEmulate)
    it('shows in forced colours that there is nothing to throw', async () => {
      const tray = await luzi({ position });
      const colors = () =>
        ['Throw again', /^Stop/].map((name) => getComputedStyle(tray.find('button', name)).color);
      await forceColors('active');
      const [throwing, stopping] = colors();
      await forceColors('none');
      expect(throwing).not.to.equal(stopping);
    });

  it('gets a message for a Joe and a six', async () => {
    const tray = await luzi({ position });
    const illegal = heard(tray, 'game-illegal');
    await tray.click('button', 'die 1');
    expect(tray.message).to.contain('A Joe cannot be thrown again');
    await tray.click('button', 'die 8');
    expect(tray.message).to.contain('A six cannot be thrown again');
    expect(illegal.map(({ detail }) => detail.rule)).to.deep.equal(['Z3', 'Z3']);
    expect(tray.element.ply).to.equal(0);
  });

  it('gets a message for a single die', async () => {
    const tray = await luzi({ position });
    await tray.click('button', 'die 4');
    await tray.click('button', 'Throw 1 again');
    expect(tray.message).to.contain('At least two dice');
  });

  it('throws exactly the chosen dice', async () => {
    const tray = await luzi({ position: '0,0 1/5 A 1 22445555' });
    await tray.click('button', 'die 6');
    await tray.click('button', 'die 8');
    await tray.click('button', 'Throw 2 again');
    expect(tray.element.ply).to.equal(2);
    for (const [number, face] of [
      [1, 'two'],
      [3, 'four'],
      [5, 'five'],
      [7, 'five'],
    ] as const)
      expect(tray.name(tray.die(number))).to.match(new RegExp(`^die ${number}, ${face}`));
  });

  it('has the numbers of a throw in the order in which it is told', async () => {
    const tray = await luzi({ record: 'roll =12344556 roll:2345 =2235' });
    const numbers = tray.all('.spot[data-square^=d]').map((each) => each.dataset.square);
    const faces = numbers
      .sort()
      .map((square) => tray.name(tray.root.querySelector(`[data-square=${square}]`)!));
    expect(faces.map((name) => /^die \d, (\w+)/.exec(name)?.[1])).to.deep.equal([
      ...['Joe', 'two', 'two', 'four'],
      ...['three', 'five', 'five', 'six'],
    ]);
  });

  it('has the focus on the cup after a throw and a stop by the keys of the buttons', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456', seats: 'human human' });
    const isOnCup = () => tray.focused?.matches('[data-square=cup]');
    tray.die(5).focus();
    await tray.press('5', '6', 'Tab', 'Enter');
    await tray.until(isOnCup);
    expect(tray.element.record).to.match(/roll:44/);
    await tray.settled();
    await tray.press('Tab', 'Tab');
    expect(tray.focused?.matches('[part=stop]')).to.equal(true);
    await tray.press('Enter');
    await tray.until(isOnCup);
    await tray.settled();
    await tray.press('Enter');
    await tray.until(() => tray.element.turn === 1 && /stop.*roll/s.test(tray.element.record));
  });

  it('chooses all free dice with a press on the cup', async () => {
    const tray = await luzi({ position });
    await tray.click('button', 'cup');
    expect(tray.chosen).to.deep.equal([4, 5, 6, 7]);
  });

  it('moves along the dice with arrow keys, with one tab stop', async () => {
    const tray = await luzi({ position });
    const stops = tray.all('[role=grid] button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).to.have.length(1);
    tray.die(1).focus();
    const here = () => tray.name(tray.focused!).split(',')[0];
    const way = [];
    for (const key of ['ArrowRight', 'End', 'ArrowDown', 'ArrowDown', 'End']) {
      await tray.press(key);
      way.push(here());
    }
    expect(way).to.deep.equal(['die 2', 'die 8', 'die 4', 'die 7', 'cup']);
  });

  it('has targets of 44 pixels at a width of 360', async () => {
    for (const at of ['0,0 1/5 A 1 22445555', position]) {
      const tray = await luzi({ position: at });
      tray.element.style.width = '360px';
      await tray.settled();
      const targets = tray.all('.tray button, .throws button');
      expect(targets).not.to.deep.equal([]);
      for (const button of targets) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), tray.name(button)).to.be.at.least(44);
      }
    }
  });

  it('has dice that do not overlap', async () => {
    const tray = await luzi({ position: '0,0 1/5 A 1 22445555' });
    tray.element.style.width = '360px';
    await tray.settled();
    const boxes = tray.all('.tray button').map((each) => each.getBoundingClientRect());
    expect(boxes.length).to.be.at.least(8);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x) / a.width, Math.abs(a.y - b.y) / a.height);
        expect(apart).to.be.at.least(0.99);
      }
  });
});

describe('the tray of Luzi und Joe shows', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('the score of a stop, with its parts', async () => {
    const tray = await luzi({ position });
    const sum = tray.text('[part=sum]');
    expect(sum).to.contain('Trinity 3 pips, row of three: 6 9');
    expect(sum).to.contain('Total 22');
    expect(tray.has('button', 'Stop for 22')).to.equal(true);
  });

  it('the points of the dice that are kept', async () => {
    const tray = await luzi({ position });
    await tray.click('button', 'die 7');
    expect(tray.text('[part=sum]')).to.contain('17 from the dice you keep');
  });

  it('the score of a stop in the live region after each throw', async () => {
    const tray = await luzi({ position: '0,0 1/5 A 1 22445555' });
    await tray.click('button', 'cup');
    await tray.click('button', 'cup');
    await tray.until(() =>
      tray.spoken.some((line) => /The dice show .* If .* stops? now: \d+ points?\.$/.test(line)),
    );
  });

  it('a warning if a stop would score nothing', async () => {
    const tray = await luzi({ position: '0,0 1/5 A 1 12344556' });
    expect(tray.text('[part=sum]')).to.contain('Joe blocks');
    expect(tray.has('button', 'Stop for 0')).to.equal(true);
  });

  it('the last dice of an ended run until the next throw', async () => {
    const tray = await luzi({ record: 'roll =12244566 roll:2244 =2366' });
    expect(tray.element.position).to.equal('0,0 1/5 B 0 -');
    expect([...tray.faces].sort()).to.deep.equal(['Joe', 'five', 'six', 'six', 'six', 'six', 'three', 'two']);
    expect(tray.text('.felt-word')).to.equal('Luzi: 0');
    await tray.click('button', 'Throw');
    expect(tray.element.ply).to.be.at.least(6);
    expect(tray.names('button').some((name) => name.includes('from the previous run'))).to.equal(false);
  });

  it('a row of the sheet for each round, with the loss by a Superluzi', async () => {
    const tray = await luzi({
      rounds: '2',
      record: 'roll =11144456 stop roll =23456666 roll =23345556 stop roll =11445556',
    });
    expect(tray.sheet).to.deep.equal(['1 | 32 −24 | 0', '2 | 25 | 0?', 'Total | 33 | 0']);
  });

  it('other rounds of a long sheet as other rows, whose numbers stay', async () => {
    const tray = await luzi({ rounds: '12', position: '29,32 7/12 B 1 11445556' });
    const rounds = () => tray.sheet.map((row) => row.split(' | ')[0]).join();
    const first = rounds();
    const numbers = [...tray.root.querySelectorAll('.sheet tbody th')];
    const told = () => numbers.map((each) => each.textContent);
    const before = told();
    await tray.click('button', /^Stop/);
    await tray.until(() => rounds() !== first);
    expect(told()).to.deep.equal(before);
  });

  it('rounds before the declared position as not recorded', async () => {
    const tray = await luzi({ position: '29,32 3/5 B 0 -' });
    expect(tray.sheet.slice(0, 4)).to.deep.equal([
      'earlier | 29 | 32',
      '1 | –not recorded | –not recorded',
      '2 | –not recorded | –not recorded',
      '3 | –not recorded |',
    ]);
  });

  for (const [kind, title, record] of [
    ['the Trinity', 'Trinity', 'roll =11144456'],
    ['Luzi', 'Luzi', 'roll =22345666'],
    ['a stand-off', 'Stand-off', 'roll =11124456 roll:44 =66'],
    ['Superluzi', 'Superluzi', 'roll =23456666'],
  ] as const) {
    it(`and announces ${kind} as a special event, which a press ends`, async () => {
      const tray = await luzi({ record });
      const { length } = record.split(' ');
      tray.element.style.setProperty('--luzi-event', '100s');
      tray.element.goTo(length - 1);
      await tray.settled();
      tray.element.goTo(length);
      await tray.until(() => tray.specialEvent);
      expect(tray.specialEvent).to.match(new RegExp(`^${title}`));
      expect(tray.spoken.join(' ')).to.contain(title.toLowerCase() === 'stand-off' ? 'stand-off' : title);
      tray.find('button', 'cup').focus();
      await tray.press('Shift');
      await tray.until(() => !tray.specialEvent);
    });
  }

  it('German words', async () => {
    const tray = await luzi({ position, lang: 'de' });
    await tray.until(() => tray.has('button', 'Mit 22 aufhören'));
    expect(tray.text('[part=sum]')).to.contain('Summe');
  });

  it('a diagram whose name lists the dice', async () => {
    const tray = await luzi({ position, mode: 'diagram' });
    expect(tray.names('img')).to.deep.equal([
      'Luzi und Joe, Ada and Bo: locked: Joe, Joe, Joe and six; free: two, four, four and five',
    ]);
    expect(diceShowing(tray, '')).to.deep.equal([]);
  });
});
