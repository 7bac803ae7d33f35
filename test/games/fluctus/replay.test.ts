import { expect, fixtureCleanup } from '@open-wc/testing';
import { GAP } from '../../../src/element/ui/a11y/announcer.js';
import { aComputerAnswers, fluctus, type FluctusDriver } from './fluctus-driver.js';

const record = '@ro @go @ri {well met} @gi ro-wo!? go-yo';

async function replay(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const board = await fluctus({ mode: 'replay', record, ...attributes });
  await board.until(() => board.has('button', 'Next move'));
  return board;
}

/** Replaces the timers of the page by timers that a test controls. */
class Clock {
  readonly waiting = new Map<number, { readonly run: () => void; readonly time: number }>();
  readonly #own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  #last = -1;

  constructor() {
    const { setTimeout, clearTimeout } = this.#own;
    const later = (run: () => void, time = 0, ...rest: unknown[]) => {
      // shorter and longer timers belong to the runner
      if (time < 400 || time > 4000 || time === GAP) return setTimeout(run, time, ...rest);
      this.waiting.set(--this.#last, { run, time });
      return this.#last;
    };
    const never = (id?: number) => {
      if (id === undefined || !this.waiting.delete(id)) clearTimeout(id);
    };
    Object.assign(window, { setTimeout: later, clearTimeout: never });
  }

  get times(): number[] {
    return Array.from(this.waiting.values(), ({ time }) => time);
  }

  /** Runs all waiting timers. */
  fire(): void {
    const now = [...this.waiting.values()];
    this.waiting.clear();
    for (const { run } of now) run();
  }

  stop(): void {
    Object.assign(window, this.#own);
  }
}

describe('the replay of a Fluctus record', () => {
  let clock: Clock;
  beforeEach(() => {
    clock = new Clock();
  });
  afterEach(() => {
    clock.stop();
    fixtureCleanup();
  });

  it('starts at the first position, or at the declared ply', async () => {
    expect((await replay()).element.ply).to.equal(0);
    expect((await replay({ ply: '3' })).element.ply).to.equal(3);
  });

  it('steps by its buttons and by keys on them', async () => {
    const board = await replay();
    await board.click('button', 'Next move');
    expect(board.element.ply).to.equal(1);
    board.find('button', 'Next move').focus();
    await board.press('ArrowRight', 'ArrowRight', 'ArrowLeft');
    expect(board.element.ply).to.equal(2);
    await board.press('End');
    expect(board.element.ply).to.equal(6);
    await board.press('ArrowRight', 'Home', 'ArrowLeft');
    expect(board.element.ply).to.equal(0);
  });

  it('steps by its slider, which tells the move and passes letters on', async () => {
    const board = await replay();
    const slider = board.find('slider', 'Move');
    expect(slider.getAttribute('aria-valuetext')).to.equal('Start');
    slider.focus();
    await board.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(board.element.ply).to.equal(3);
    const [move] = board.all('.record [aria-current=step]');
    expect(move!.ariaLabel).to.equal('2. Red enters on ri. @ri');
    expect(slider.getAttribute('aria-valuetext')).to.equal('2. Red enters on ri.');
    await board.press('s');
    await board.until(() => board.spoken.includes('Red: 8 stones; Green: 8 stones.'));
  });

  it('steps to a pressed move of the list, which shows marks and comments', async () => {
    const board = await replay();
    expect(board.text('[part=record]')).to.contain('well met');
    await board.click('button', /ro-wo!\?$/);
    expect(board.element.ply).to.equal(5);
  });

  it('handles arrow keys only while the focus is on its controls', async () => {
    const one = await replay();
    const other = await replay();
    other.find('button', 'Next move').focus();
    await other.press('ArrowRight');
    expect([one.element.ply, other.element.ply]).to.deep.equal([0, 1]);
    other.element.blur();
    (other.focused as HTMLElement | null)?.blur();
    await other.press('ArrowRight');
    expect([one.element.ply, other.element.ply]).to.deep.equal([0, 1]);
  });

  it('plays by a timer to the end, and stops there', async () => {
    const board = await replay();
    await board.click('button', 'Play the moves');
    for (let ply = 1; ply <= 6; ply++) {
      expect(clock.times).to.deep.equal([1500]);
      clock.fire();
      expect(board.element.ply).to.equal(ply);
    }
    await board.settled();
    expect(clock.times).to.deep.equal([]);
    expect(board.has('button', 'Play the moves')).to.equal(true);
  });

  it('plays from the start if it is at the end', async () => {
    const board = await replay({ ply: '6' });
    await board.click('button', 'Play the moves');
    expect(board.element.ply).to.equal(0);
    clock.fire();
    expect(board.element.ply).to.equal(1);
  });

  it('changes its speed while it plays', async () => {
    const board = await replay();
    await board.click('button', 'Play the moves');
    const speed = board.find('combobox', 'Speed') as HTMLSelectElement;
    speed.value = '0.5';
    speed.dispatchEvent(new Event('input'));
    expect(clock.times).to.deep.equal([500]);
    clock.fire();
    expect(clock.times).to.deep.equal([500]);
  });

  it('pauses', async () => {
    const board = await replay();
    await board.click('button', 'Play the moves');
    await board.click('button', 'Pause');
    expect(clock.times).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('stops when the board is removed', async () => {
    const board = await replay();
    await board.click('button', 'Play the moves');
    board.element.remove();
    expect(clock.times).to.deep.equal([]);
  });

  it('stops when another game starts', async () => {
    const board = await replay();
    await board.click('button', 'Play the moves');
    board.element.newGame();
    clock.fire();
    await board.settled();
    expect(clock.times).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('keeps the record when the reader moves a stone', async () => {
    const board = await replay();
    const { record: before } = board.element;
    await board.tap('ri');
    expect(board.element.path).to.equal('1a1');
    expect(board.element.record).to.equal(before);
    expect(board.message).to.equal('');
  });

  it('lets no computer move', async () => {
    const board = await replay({ seats: 'computer:easy computer:easy', ply: '6' });
    await board.seen();
    await aComputerAnswers();
    expect(board.element.ply).to.equal(6);
  });

  it('is shown for the current game by Show the moves', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    board.element.play('@go');
    await board.settled();
    await board.menu();
    await board.click('button', 'Show the moves');
    await board.click('button', 'Previous move');
    expect(board.element.ply).to.equal(1);
    await board.menu();
    await board.click('button', 'Hide the moves');
    expect(board.has('button', 'Previous move')).to.equal(false);
  });
});

describe('the rules dialog', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('opens with all rules, takes the focus, and returns it', async () => {
    const board = await fluctus();
    await board.click('button', 'Rules');
    await board.until(() => board.root.getElementById('rule-F12'));
    expect(board.focused?.closest('[role=dialog]')).not.to.equal(null);
    expect(board.all('img').length).to.be.at.least(12);
    await board.press('Escape');
    expect(board.all('dialog')).to.deep.equal([]);
    expect(board.name(board.focused!)).to.equal('Rules');
  });

  it('is in the language of the board', async () => {
    const board = await fluctus({ lang: 'de' });
    await board.until(() => board.has('button', 'Regeln'));
    await board.click('button', 'Regeln');
    await board.until(() => board.root.getElementById('rule-F12'));
    expect(board.text('#rule-F6')).to.match(/\bStein/);
  });
});
