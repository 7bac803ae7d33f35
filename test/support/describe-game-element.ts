import { expect, fixtureCleanup } from '@open-wc/testing';
import { IllegalMove } from '../../src/core/errors.js';
import { calm, Driver, type AnyBoard } from './board.js';
import { describeAudit } from './describe-audit.js';
import { describeInThePage } from './describe-in-the-page.js';
import { handsFor, pliesIn, type ElementSpec } from './element-hands.js';

/** The contract that every board keeps. */
export function describeGameElement<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { tag, game, attributes, moves, middle } = spec;
  const { record = moves.join(' '), plies = moves.length, toOther = moves.slice(0, 1) } = spec;
  const pliesAfter = pliesIn(record, moves);

  const { alone, people, seated, board, byKeys, byPointer, wholeGame, answered } = handsFor(spec);

  describe(`<${tag}> keeps the contract of every board:`, () => {
    afterEach(() => {
      fixtureCleanup();
    });

    describeAudit(spec);

    describe('a whole game', () => {
      it('is played by code alone', async () => {
        const { element } = await board();
        for (const move of moves) element.play(move);
        expect(element.winners).to.be.an('array');
        expect(element.moves).to.deep.equal([]);
      });

      it('is played by the keyboard alone', async function () {
        const driver = await board();
        for (const move of moves) await byKeys(driver, move);
        expect(driver.element.ply).to.equal(plies);
        expect(driver.element.winners).to.be.an('array');
      });

      it('is played by the pointer alone', async function () {
        const driver = await board();
        for (const move of moves) await byPointer(driver, move);
        expect(driver.element.ply).to.equal(plies);
        expect(driver.element.winners).to.be.an('array');
      });

      // a seed of short games
      const against = { seats: alone ? people : 'human computer:easy', seed: 'h' };
      const hands: Readonly<Record<string, (driver: Driver, move: string) => unknown>> = {
        code: (driver, move) => driver.element.play(move),
        keyboard: byKeys,
        pointer: byPointer,
      };
      for (const [hand, play] of Object.entries(hands)) {
        it(`${alone ? 'without a computer seat' : 'against the computer'} ends, by ${hand} alone`, async function () {
          const driver = await board(against);
          await wholeGame(driver, (move) => play(driver, move));
          expect(driver.element.winners).to.be.an('array');
          expect(driver.element.matches(':state(over)')).to.equal(true);
        });
      }
    });

    describe('events', () => {
      it('come in their order, after the state has changed', async () => {
        const { element } = await board();
        const heard: string[] = [];
        for (const type of [
          'game-before-move',
          'game-move',
          'game-score',
          'game-turn',
          'game-over',
        ] as const) {
          element.addEventListener(type, () => heard.push(`${type} ${element.ply}`));
        }
        element.play(moves[0]!);
        const last = pliesAfter(1);
        expect(heard.filter((each) => !each.startsWith('game-score'))).to.deep.equal([
          'game-before-move 0',
          ...Array.from({ length: last }, (_, i) => `game-move ${i + 1}`),
          `game-turn ${last}`,
        ]);
      });

      it('keep that order when a listener plays on', async () => {
        const { element } = await board();
        const heard: string[] = [];
        const [first, second] = [pliesAfter(1), pliesAfter(2)];
        element.addEventListener('game-move', ({ detail }) => {
          heard.push(`move ${detail.ply}`);
          if (detail.ply === first) element.play(moves[1]!);
        });
        element.addEventListener('game-turn', ({ detail }) => heard.push(`turn ${detail.ply}`));
        element.play(moves[0]!);
        const told = (from: number, to: number) =>
          Array.from({ length: to - from }, (_, i) => `move ${from + i + 1}`).concat(`turn ${to}`);
        expect(heard).to.deep.equal([...told(0, first), ...told(first, second)]);
      });

      it('bubble out of shadows with a frozen detail that can be cloned', async () => {
        const { element } = await board();
        let heard: Event | undefined;
        const listen = (event: Event) => (heard = event);
        document.addEventListener('game-move', listen, { once: true });
        element.play(moves[0]!);
        expect(heard?.composed).to.equal(true);
        const { detail } = heard as HTMLElementEventMap['game-move'];
        expect(Object.isFrozen(detail)).to.equal(true);
        expect(Object.isFrozen(detail.scores)).to.equal(true);
        expect(structuredClone(detail)).to.deep.equal(detail);
      });

      it('tell move, position and scores after the move', async () => {
        const { element } = await board();
        const heard: unknown[] = [];
        element.addEventListener('game-move', ({ detail }) => {
          const { notation, ply, source } = detail;
          heard.push([notation, ply, source]);
          expect(detail.position).to.equal(element.position);
          expect(detail.scores).to.deep.equal(element.scores);
        });
        element.play(moves[0]!);
        expect(heard[0]).to.deep.equal([moves[0], 1, 'api']);
      });

      it('end with game-over, which holds winners, reason and a record that reads back', async () => {
        const driver = await board();
        const over = driver.next('game-over');
        for (const move of moves) driver.element.play(move);
        const { detail } = await over;
        const again = await board({ record: detail.record });
        expect(again.element.position).to.equal(driver.element.position);
        expect(detail.winners).to.deep.equal(driver.element.winners);
      });

      it('let the page stop a move', async () => {
        const { element } = await board();
        const before = element.position;
        element.addEventListener('game-before-move', (event) => {
          event.preventDefault();
        });
        expect(element.play(moves[0]!)).to.equal(false);
        expect(element.position).to.equal(before);
        expect(element.ply).to.equal(0);
      });

      it('say when the board is ready and when a move has come to rest', async () => {
        const element = document.createElement(tag) as AnyBoard;
        calm(element);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        const driver = new Driver(element);
        const ready = driver.next('game-ready');
        document.body.append(element);
        expect((await ready).detail.game).to.equal(game.id);
        const rest = driver.next('game-animated');
        element.play(moves[0]!);
        expect((await rest).detail.ply).to.equal(1);
        element.remove();
      });
    });

    describe('bad input', () => {
      for (const { attribute, text, names } of spec.bad) {
        it(`in ${attribute}="${text}" is told in place and in an event, and changes nothing`, async () => {
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

      it('in code throws, and nothing changes', async () => {
        const { element } = await board({ position: middle });
        const { position } = element;
        expect(() => element.play(spec.illegal)).to.throw(IllegalMove);
        expect(() => element.play('nonsense')).to.throw(/./);
        expect(() => {
          element.goTo(99);
        }).to.throw(RangeError);
        expect(element.position).to.equal(position);
      });

      it('is explained by why()', async () => {
        const { element } = await board({ position: middle });
        const why = element.why(spec.illegal);
        expect(why?.rule).to.match(/^[A-Z]\d+$/);
        expect(why?.message).to.match(/\w/);
        expect(element.why(element.moves[0]!)).to.equal(undefined);
      });
    });

    describe('what the page declares', () => {
      it('is not rewritten by a move', async () => {
        const { element } = await board({ position: middle });
        element.play(element.moves[0]!);
        expect(element.getAttribute('position')).to.equal(middle);
        expect(element.position).not.to.equal(middle);
      });

      it('does not restart the game when it is declared again, equal', async () => {
        const driver = await board({ position: middle });
        const { element } = driver;
        element.play(element.moves[0]!);
        const { position } = element;
        element.position = middle;
        element.setAttribute('position', middle);
        for (const [key, value] of Object.entries({ ...attributes, position: middle }))
          element.setAttribute(key, value);
        element.seats = 'human computer:easy';
        element.seats = seated;
        element.names = 'Ada,Bo';
        element.mode = 'diagram';
        await driver.settled();
        element.mode = 'play';
        await driver.settled();
        expect(element.position).to.equal(position);
      });

      it('starts anew when another position is declared', async () => {
        const driver = await board({ seats: seated });
        driver.element.play(moves[0]!);
        driver.element.position = middle;
        await driver.settled();
        expect(driver.element.position).to.equal(middle);
        expect(driver.element.ply).to.equal(0);
      });

      it('is read as soon as it is set in code, where a board has read something before', async () => {
        await board({ position: middle });
        const { element } = await board({ seats: seated });
        element.position = middle;
        expect(element.position).to.equal(middle);
        element.record = record;
        expect(element.ply).to.equal(plies);
      });

      it('is the beginning of a new game that is asked for without options', async () => {
        const { element } = await board({ position: middle });
        element.play(element.moves[0]!);
        element.newGame();
        expect(element.position).to.equal(middle);
        expect(element.ply).to.equal(0);
      });

      it('is nothing where its text is empty', async () => {
        const driver = await board({ position: '' });
        expect(driver.element.record).not.to.contain('[Position');
        expect(driver.text('[part=message]')).to.equal('');
      });

      it('is taken from properties set before the upgrade', async () => {
        const element = document.createElement(tag) as AnyBoard;
        Object.assign(element, attributes, { seats: seated, position: middle });
        document.body.append(element);
        await element.updateComplete;
        expect(element.position).to.equal(middle);
        element.remove();
      });

      it('may be a record as direct text', async () => {
        const element = document.createElement(tag) as AnyBoard;
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.textContent = record;
        document.body.append(element);
        await element.updateComplete;
        expect(element.ply).to.equal(plies);
        element.remove();
      });
    });

    describe('the record', () => {
      it('steps back and on without losing a move', async () => {
        const { element } = await board({ record });
        const end = element.position;
        expect(element.undo()).to.equal(true);
        element.goTo(0);
        expect(element.undo()).to.equal(false);
        element.goTo(plies);
        expect(element.position).to.equal(end);
      });

      it('shows its first position in a replay, and steps by its buttons', async () => {
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

      it('shows the ply that is declared', async () => {
        const { element } = await board({ record, ply: '2' });
        expect(element.ply).to.equal(2);
      });

      it('survives a reload where autosave has a key', async () => {
        const key = `test ${String(performance.now())}`;
        const first = await board({ autosave: key });
        await first.seen();
        first.element.play(moves[0]!);
        const saved = () =>
          localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith(`:${key}`)) ?? '') ??
          'null';
        const there = (ply: number) => ply === pliesAfter(1);
        await first.until(() => there((JSON.parse(saved()) as { ply: number } | null)?.ply ?? 0));
        const second = await board({ autosave: key });
        await second.seen();
        await second.until(() => there(second.element.ply));
        expect(second.element.position).to.equal(first.element.position);
      });
    });

    describe('a computer seat', () => {
      it('moves by itself', async () => {
        const driver = await board({ seats: alone ? 'computer:easy' : 'computer:easy human' });
        const { element } = driver;
        await driver.seen();
        if (element.ply === 0) await driver.next('game-move');
        // what chance brings may have followed
        expect(element.ply).to.be.at.least(1);
      });

      it('gives a hint that is a legal move', async () => {
        const driver = await board({ position: middle });
        const hint = await driver.hintAtOnce();
        expect(driver.element.moves).to.include(hint);
      });

      // one that is alone has moved before anybody can listen
      if (alone) return;

      it('is refused by the page, which plays in its place', async () => {
        const refused = await board({ seats: 'human computer:easy' });
        await refused.seen();
        const asked = new Promise<void>((resolve) => {
          refused.element.addEventListener('game-before-move', (event) => {
            if (event.detail.source !== 'computer') return;
            event.preventDefault();
            resolve();
          });
        });
        for (const move of toOther) refused.element.play(move);
        const { ply } = refused.element;
        await asked;
        await refused.settled();
        expect(refused.element.ply).to.equal(ply);
        // where hands are hidden the board offers none
        const [instead = moves[toOther.length]!] = refused.element.moves;
        expect(refused.element.play(instead)).to.equal(true);
      });

      it('is dropped with the element, and starts again where it is put back', async () => {
        const driver = await board({ seats: 'human computer:easy' });
        const { element } = driver;
        for (const move of toOther) element.play(move);
        const { ply } = element;
        const parent = element.parentElement!;
        element.remove();
        await driver.settled();
        expect(element.matches(':state(thinking)')).to.equal(false);
        const answer = answered(driver);
        parent.append(element);
        await answer;
        expect(element.ply).to.be.above(ply);
      });
    });

    describe('its state', () => {
      const frozen = (value: unknown): boolean =>
        typeof value !== 'object' ||
        value === null ||
        (Object.isFrozen(value) && Object.values(value).every(frozen));

      it('cannot be changed by the page, and can be cloned', async () => {
        const { element } = await board({ position: middle });
        expect(frozen(element.state)).to.equal(true);
        element.play(element.moves[0]!);
        expect(frozen(element.state)).to.equal(true);
        expect(structuredClone(element.state)).to.deep.equal(element.state);
      });

      it('lets the page change no winners', async () => {
        const { element } = await board();
        element.resign(0);
        expect(frozen(element.winners)).to.equal(true);
      });
    });

    describeInThePage(spec);
  });
}
