import { expect, fixtureCleanup } from '@open-wc/testing';
import { BadNotation, IllegalMove } from '../../src/core/errors.js';
import { checkedNames } from '../../src/element/model/attributes.js';
import { calm, Driver, type AnyBoard } from './board.js';
import { describeAudit } from './describe-audit.js';
import { describeInThePage } from './describe-in-the-page.js';
import { describeRefusals } from './describe-refusals.js';
import { inputFor, pliesIn, type BadAttribute, type ElementSpec } from './element-input.js';
import { savedUnder } from './storage.js';

/** Values that every element refuses. */
const badForAll: readonly BadAttribute[] = [
  { attribute: 'seats', text: 'human robot', names: /robot/ },
  ...checkedNames.map((attribute) => ({ attribute, text: 'Zulu', names: /Zulu/ })),
  { attribute: 'ply', text: '77', names: /77/ },
];

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** The contract of every game's element. */
export function describeGameElement<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { tag, game, attributes, moves, middle } = spec;
  const { record = moves.join(' '), plies = moves.length, untilSeatB = moves.slice(0, 1) } = spec;
  const pliesAfter = pliesIn(record, moves);
  const { solo, people, seats, board, byKeys, byPointer, wholeGame, computerMoves } = inputFor(spec);

  /** An element with the attributes of the spec that is not on the page yet. */
  function detached(more: Readonly<Record<string, string>> = {}): AnyBoard {
    const element = document.createElement(tag) as AnyBoard;
    calm(element);
    for (const [key, value] of Object.entries({ ...attributes, ...more })) element.setAttribute(key, value);
    return element;
  }

  describe(`<${tag}> keeps the contract of every game element:`, () => {
    afterEach(() => {
      fixtureCleanup();
    });

    describeAudit(spec);

    describe('a whole game', () => {
      it('is played by code, and ends with game-over: winners, and a record that reads back', async () => {
        const driver = await board();
        const { element } = driver;
        const over = driver.next('game-over');
        for (const move of moves) element.play(move);
        expect(element.ply).to.equal(plies);
        expect(element.moves).to.deep.equal([]);
        const { detail } = await over;
        expect(detail.winners).to.be.an('array').and.to.deep.equal(element.winners);
        const again = await board({ record: detail.record });
        expect(again.element.position).to.equal(element.position);
      });

      for (const [input, play] of Object.entries({ keyboard: byKeys, pointer: byPointer })) {
        it(`is played with the ${input} alone`, async () => {
          const driver = await board();
          for (const move of moves) await play(driver, move);
          expect(driver.element.ply).to.equal(plies);
          expect(driver.element.winners).to.be.an('array');
        });
      }

      it(`${solo ? 'of one player' : 'against the computer'} ends, by code, keyboard and pointer in turn`, async () => {
        // a seed of short games
        const driver = await board({ seats: solo ? people : 'human computer:easy', seed: 'h', pace: 'fast' });
        const byCode = ({ element }: Driver, move: string) => element.play(move);
        const inputs = [byCode, byKeys, byPointer];
        let made = 0;
        await wholeGame(driver, (move) => inputs[made++ % inputs.length]!(driver, move));
        expect(driver.element.winners).to.be.an('array');
        expect(driver.element.matches(':state(over)')).to.equal(true);
      });
    });

    describeRefusals(spec);

    describe('events', () => {
      it('fire in a fixed order, after the state has changed', async () => {
        const { element } = await board();
        const fired: string[] = [];
        for (const type of [
          'game-before-move',
          'game-move',
          'game-score',
          'game-turn',
          'game-over',
        ] as const) {
          element.addEventListener(type, () => fired.push(`${type} ${element.ply}`));
        }
        element.play(moves[0]!);
        const last = pliesAfter(1);
        expect(fired.filter((each) => !each.startsWith('game-score'))).to.deep.equal([
          'game-before-move 0',
          ...Array.from({ length: last }, (_, i) => `game-move ${i + 1}`),
          `game-turn ${last}`,
        ]);
      });

      it('keep that order if a listener plays a move', async () => {
        const { element } = await board();
        const fired: string[] = [];
        const [first, second] = [pliesAfter(1), pliesAfter(2)];
        element.addEventListener('game-move', ({ detail }) => {
          fired.push(`move ${detail.ply}`);
          if (detail.ply === first) element.play(moves[1]!);
        });
        element.addEventListener('game-turn', ({ detail }) => fired.push(`turn ${detail.ply}`));
        element.play(moves[0]!);
        const expected = (from: number, to: number) =>
          Array.from({ length: to - from }, (_, i) => `move ${from + i + 1}`).concat(`turn ${to}`);
        expect(fired).to.deep.equal([...expected(0, first), ...expected(first, second)]);
      });

      it('leave the shadow root, with a detail that is frozen and can be cloned', async () => {
        const { element } = await board();
        let fired: Event | undefined;
        document.addEventListener('game-move', (event) => (fired = event), { once: true });
        element.play(moves[0]!);
        expect(fired?.composed).to.equal(true);
        const { detail } = fired as HTMLElementEventMap['game-move'];
        expect(isFrozen(detail)).to.equal(true);
        expect(structuredClone(detail)).to.deep.equal(detail);
      });

      it('carry the move, the position and the scores after the move', async () => {
        const { element } = await board();
        const fired: unknown[] = [];
        const state: unknown[] = [];
        element.addEventListener('game-move', ({ detail }) => {
          const { notation, ply, source, position, scores } = detail;
          fired.push({ notation, ply, source, position, scores });
          state.push({ position: element.position, scores: element.scores });
        });
        element.play(moves[0]!);
        expect(fired).to.have.length(pliesAfter(1));
        expect(fired[0]).to.deep.include({ notation: moves[0], ply: 1, source: 'api' });
        for (const [i, each] of state.entries()) expect(fired[i]).to.deep.include(each);
      });

      it('let the page prevent a move', async () => {
        const { element } = await board();
        const before = element.position;
        element.addEventListener('game-before-move', (event) => {
          event.preventDefault();
        });
        expect(element.play(moves[0]!)).to.equal(false);
        expect(element.position).to.equal(before);
        expect(element.ply).to.equal(0);
      });

      it('tell when the board is ready, and when the motion of a move has ended', async () => {
        const element = detached();
        const driver = new Driver(element);
        const ready = driver.next('game-ready');
        document.body.append(element);
        expect((await ready).detail.game).to.equal(game.id);
        const animated = driver.next('game-animated');
        element.play(moves[0]!);
        expect((await animated).detail.ply).to.equal(1);
        element.remove();
      });
    });

    describe('bad input', () => {
      for (const { attribute, text, names } of [...spec.bad, ...badForAll]) {
        it(`${attribute}="${text}" shows a message, fires game-error and changes nothing`, async () => {
          const driver = await board({ position: middle });
          const { element } = driver;
          const { position } = element;
          const error = driver.next('game-error');
          element.setAttribute(attribute, text);
          const { detail } = await error;
          await driver.settled();
          expect(detail.attribute).to.equal(attribute);
          expect(driver.text('[part=message]')).to.match(names);
          expect(element.position).to.equal(position);
        });
      }

      it('in code throws, and changes nothing', async () => {
        const { element } = await board({ position: middle });
        const { position } = element;
        expect(() => element.play(spec.illegal)).to.throw(IllegalMove);
        expect(() => element.play('nonsense'))
          .to.throw(BadNotation)
          .with.property('code', 'move');
        expect(() => {
          element.goTo(99);
        }).to.throw(RangeError);
        expect(element.position).to.equal(position);
      });

      it('is explained by why(), with rule and message; a legal move is not', async () => {
        const { element } = await board({ position: middle });
        const why = element.why(spec.illegal);
        expect(why?.rule).to.match(/^[A-Z]\d+$/);
        expect(why?.message).to.match(/\w/);
        expect(element.moves).not.to.deep.equal([]);
        for (const move of element.moves.slice(0, 1)) expect(element.why(move)).to.equal(undefined);
      });
    });

    describe('a declared attribute', () => {
      it('is not changed by a move', async () => {
        const { element } = await board({ position: middle });
        element.play(element.moves[0]!);
        expect(element.getAttribute('position')).to.equal(middle);
        expect(element.position).not.to.equal(middle);
      });

      it('does not restart the game if it is declared again with the same value', async () => {
        const driver = await board({ position: middle });
        const { element } = driver;
        element.play(element.moves[0]!);
        const { position } = element;
        element.position = middle;
        element.setAttribute('position', middle);
        for (const [key, value] of Object.entries({ ...attributes, position: middle }))
          element.setAttribute(key, value);
        element.seats = 'human computer:easy';
        element.seats = seats;
        element.names = 'Ada,Bo';
        element.mode = 'diagram';
        await driver.settled();
        element.mode = 'play';
        await driver.settled();
        expect(element.position).to.equal(position);
      });

      it('starts a game from another position', async () => {
        const driver = await board({ seats });
        driver.element.play(moves[0]!);
        driver.element.position = middle;
        await driver.settled();
        expect(driver.element.position).to.equal(middle);
        expect(driver.element.ply).to.equal(0);
      });

      it('takes effect immediately if it is set in code', async () => {
        await board({ position: middle });
        const { element } = await board({ seats });
        element.position = middle;
        expect(element.position).to.equal(middle);
        element.record = record;
        expect(element.ply).to.equal(plies);
      });

      it('is used by newGame() without options', async () => {
        const { element } = await board({ position: middle });
        element.play(element.moves[0]!);
        element.newGame();
        expect(element.position).to.equal(middle);
        expect(element.ply).to.equal(0);
      });

      it('counts as absent if it is empty', async () => {
        const driver = await board({ position: '' });
        expect(driver.element.record).not.to.contain('[Position');
        expect(driver.text('[part=message]')).to.equal('');
      });

      it('may be a property that is set before the upgrade', async () => {
        const element = document.createElement(tag) as AnyBoard;
        Object.assign(element, attributes, { seats, position: middle });
        document.body.append(element);
        await element.updateComplete;
        expect(element.position).to.equal(middle);
        element.remove();
      });

      it('may be a record in the text content', async () => {
        const element = detached();
        element.textContent = record;
        document.body.append(element);
        await element.updateComplete;
        expect(element.ply).to.equal(plies);
        element.remove();
      });
    });

    describe('the record', () => {
      it('steps back and forward without losing a move', async () => {
        const { element } = await board({ record });
        const end = element.position;
        expect(element.undo()).to.equal(true);
        element.goTo(0);
        expect(element.position).not.to.equal(end);
        expect(element.undo()).to.equal(false);
        element.goTo(plies);
        expect(element.position).to.equal(end);
      });

      it('starts at its first position in a replay, and steps by the buttons', async () => {
        const driver = await board({ mode: 'replay', record });
        expect(driver.element.ply).to.equal(0);
        await driver.until(() => driver.has('button', 'Next move'));
        await driver.click('button', 'Next move');
        expect(driver.element.ply).to.equal(1);
        await driver.click('button', 'To the end');
        expect(driver.element.ply).to.equal(plies);
        await driver.click('button', 'To the start');
        expect(driver.element.ply).to.equal(0);
      });

      it('is listed without gaps: each ply from the first move of a player on is that of one entry', async () => {
        const { element, root } = await board({ mode: 'replay', record });
        const buttons = [...root.querySelectorAll<HTMLElement>('.cell button')];
        const current = () => buttons.findIndex((button) => button.hasAttribute('aria-current'));
        const seen: number[] = [];
        for (let ply = 1; ply <= plies; ply++) {
          element.goTo(ply);
          await element.updateComplete;
          if (current() >= 0 || seen.length > 0) seen.push(current());
        }
        expect([...new Set(seen)]).to.deep.equal(buttons.map((_, i) => i));
        expect(seen).to.deep.equal([...seen].sort((one, other) => one - other));
      });

      it('leaves a replay at the start if it cannot be parsed', async () => {
        const driver = await board({ mode: 'replay', record: 'nonsense' });
        const { element } = driver;
        await driver.seen();
        await driver.settled();
        expect(element.record).to.match(/\]\n$/);
        expect(driver.text('.message')).not.to.equal('');
      });

      it('shows the declared ply', async () => {
        const { element } = await board({ record, ply: '2' });
        expect(element.ply).to.equal(2);
      });

      it('survives a reload with autosave', async () => {
        const key = `test ${String(performance.now())}`;
        const first = await board({ autosave: key });
        await first.seen();
        first.element.play(moves[0]!);
        const saved = () => savedUnder(key)[0] ?? 'null';
        const isLast = (ply: number) => ply === pliesAfter(1);
        await first.until(() => isLast((JSON.parse(saved()) as { ply: number } | null)?.ply ?? 0));
        const second = await board({ autosave: key });
        await second.seen();
        await second.until(() => isLast(second.element.ply));
        expect(second.element.position).to.equal(first.element.position);
      });
    });

    describe('a computer seat', () => {
      it('makes the first move if it begins', async () => {
        const element = detached({ seats: solo ? 'computer:easy' : 'computer:easy human' });
        const driver = new Driver(element);
        const fired: HTMLElementEventMap['game-move']['detail'][] = [];
        element.addEventListener('game-move', ({ detail }) => fired.push(detail));
        const first = computerMoves(driver);
        document.body.append(element);
        await driver.seen();
        const { seat, ply, notation } = await first;
        element.remove();
        expect(seat).to.equal(0);
        // only chance may move before the seat
        const before = fired.slice(0, ply - 1);
        expect(before.filter((each) => each.source !== 'chance')).to.deep.equal([]);
        expect(fired[ply - 1]).to.include({ ply: before.length + 1, notation, source: 'computer' });
      });

      it('gives a hint that is a legal move', async () => {
        const driver = await board({ position: middle });
        const hint = await driver.hintAtOnce();
        expect(driver.element.moves).to.include(hint);
      });

      // a single computer seat moves before a test can listen on a mounted board
      if (solo) return;

      it('is prevented from a move by the page, which plays instead', async () => {
        const driver = await board({ seats: 'human computer:easy' });
        const { element } = driver;
        await driver.seen();
        const prevented = new Promise<void>((resolve) => {
          element.addEventListener('game-before-move', (event) => {
            if (event.detail.source !== 'computer') return;
            event.preventDefault();
            resolve();
          });
        });
        for (const move of untilSeatB) element.play(move);
        const { ply } = element;
        await prevented;
        await driver.settled();
        expect(element.ply).to.equal(ply);
        // a board with hidden hands lists no moves
        const [instead = moves[untilSeatB.length]!] = element.moves;
        expect(element.play(instead)).to.equal(true);
      });

      it('stops when the element is removed, and starts again when it is put back', async () => {
        const driver = await board({ seats: 'human computer:easy' });
        const { element } = driver;
        for (const move of untilSeatB) element.play(move);
        const { ply } = element;
        const parent = element.parentElement!;
        element.remove();
        await driver.settled();
        expect(element.matches(':state(thinking)')).to.equal(false);
        expect(element.ply).to.equal(ply);
        const moved = computerMoves(driver);
        parent.append(element);
        expect((await moved).seat).to.equal(1);
        expect(element.ply).to.be.above(ply);
      });
    });

    describe('its state', () => {
      it('is frozen and can be cloned', async () => {
        const { element } = await board({ position: middle });
        expect(element.state).to.be.an('object');
        expect(isFrozen(element.state)).to.equal(true);
        element.play(element.moves[0]!);
        expect(isFrozen(element.state)).to.equal(true);
        expect(structuredClone(element.state)).to.deep.equal(element.state);
      });

      it('has winners that are frozen', async () => {
        const { element } = await board();
        element.resign(0);
        expect(element.winners).to.deep.equal(solo ? [] : [1]);
        expect(isFrozen(element.winners)).to.equal(true);
      });
    });

    describeInThePage(spec);
  });
}
