import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { boardOf } from '../../src/element/model/board.js';
import { LATE } from '../../src/element/ui/a11y/announcer.js';
import { type AnyBoard, Driver, frame } from '../support/board.js';
import { canEmulate } from '../support/engine.js';
import { fakeAudio, played, realAudio } from '../support/fake-audio.js';
import { listenTo } from '../support/spoken.js';
import { ownPreferences } from '../support/storage.js';
import { nearEnd } from '../games/glux/positions.js';
import '../../src/index.js';

/** A move of each game whose motion decides what can be told. */
interface Scene {
  readonly tag: 'fluctus-board' | 'glux-board' | 'lucky-numbers-grid' | 'luzi-dice';
  readonly attributes: Readonly<Record<string, string>>;
  readonly move: string;
  /** What moves. */
  readonly piece: string;
  /** The sounds, and how many of them do not depend on the motion. */
  readonly sounds: readonly string[];
  readonly early?: number;
}

const tray = '1,5,7,13/2,12,14,16/5,14,17,18/.,17,18,20';

const scenes: readonly Scene[] = [
  {
    tag: 'fluctus-board',
    attributes: { position: 'A.ABB./A.AA.. A 3,4 2,2 -,-' },
    move: 'rixbo',
    piece: '.stone',
    sounds: ['capture', 'end'],
  },
  {
    tag: 'lucky-numbers-grid',
    attributes: { position: `${tray}|1,.,9,./.,8,.,12/.,.,15,./4,.,.,19 A 15|- - 0` },
    move: '15@a1',
    piece: '.piece > .up',
    sounds: ['place', 'end'],
  },
  {
    tag: 'luzi-dice',
    attributes: { position: '0,0 1/5 A 1 22445555', seed: 'told' },
    move: 'roll:22',
    piece: '.tumble',
    sounds: ['dice', 'dice'],
    early: 1,
  },
  {
    tag: 'glux-board',
    attributes: { players: '2', seats: 'human remote', position: nearEnd },
    move: '',
    piece: '.pile > *',
    sounds: ['place'],
  },
];

/** The parts of a board that tell what a move has led to. */
const telling = '.say, .seats, .finale, .sum, .sheet, .throws, .record, .felt-word';

const textOf = (board: Driver) =>
  [...board.root.querySelectorAll(telling)].map((each) => each.textContent.replace(/\s+/g, ' ').trim());

async function opened({ tag, attributes }: Scene): Promise<Driver> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement(tag) as AnyBoard;
  for (const [name, value] of Object.entries({ seats: 'human human', sound: '', ...attributes }))
    element.setAttribute(name, value);
  element.style.setProperty('--spiel-ending', '1ms');
  element.style.setProperty('--luzi-event', '1ms');
  box.append(element);
  const board = new Driver(element);
  await board.settled();
  await board.seen();
  await board.settled();
  return board;
}

/** The sentences of the moves. */
const sentencesOf = (board: Driver) => {
  const { store, words, displayNames } = boardOf(board.element);
  const { match, addressee } = store.snapshot;
  return match.moves.map((move, i) =>
    match.game
      .happenings(match.stateAt(i), move)
      .map((each) => words().game.say(each, displayNames(), addressee))
      .filter(Boolean)
      .join(' '),
  );
};

const isMoving = (board: Driver, piece: string) =>
  board.root
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).target?.matches(`.board ${piece}`));

describe('what a move has led to', () => {
  let release = () => {};
  before(fakeAudio);
  beforeEach(() => {
    release = ownPreferences();
    played.length = 0;
  });
  afterEach(async () => {
    fixtureCleanup();
    if (canEmulate) await emulateMedia({ reducedMotion: 'no-preference' });
    release();
  });
  after(realAudio);

  for (const scene of scenes) {
    const { tag, piece, sounds, early = 0 } = scene;

    it(`is told when the motion has ended: ${tag}`, async () => {
      const board = await opened(scene);
      const { element } = board;
      const move = scene.move || element.moves[0]!;
      const before = textOf(board);
      // the motion of a move of chance after it ends last
      const ends = new Promise<void>((resolve) => {
        element.addEventListener('game-animated', ({ detail }) => {
          if (detail.ply === element.ply) resolve();
        });
      });
      element.play(move);
      await board.until(() => isMoving(board, piece));
      const last = sentencesOf(board).findLast(Boolean)!;
      let frames = 0;
      for (; isMoving(board, piece); await frame()) {
        frames++;
        const now = textOf(board).filter(
          (_, i) => !board.root.querySelectorAll(telling)[i]?.matches('.live'),
        );
        const then = before.filter((_, i) => !board.root.querySelectorAll(telling)[i]?.matches('.live'));
        expect(now, `frame ${frames}`).to.deep.equal(then);
        expect(board.spoken.join(' ')).not.to.contain(last);
        expect(played.length).to.be.at.most(early);
      }
      await ends;
      await board.settled();
      expect(frames).to.be.above(0);
      expect(textOf(board)).not.to.deep.equal(before);
      await board.until(() => board.spoken.join(' ').includes(last));
      await board.until(() => played.length >= sounds.length);
      expect(played.slice(0, sounds.length)).to.deep.equal(sounds);
    });

    it(`is told at once with reduced motion: ${tag}`, async function () {
      if (!canEmulate) this.skip();
      await emulateMedia({ reducedMotion: 'reduce' });
      const board = await opened(scene);
      const before = textOf(board);
      board.element.play(scene.move || board.element.moves[0]!);
      await board.settled();
      expect(textOf(board)).not.to.deep.equal(before);
      expect(board.spoken.join(' ')).to.contain(sentencesOf(board).findLast(Boolean)!);
      expect(isMoving(board, scene.piece)).to.equal(false);
    });
  }

  it('has what a stop would score after each throw, also if the next one has begun', async () => {
    const board = await opened(scenes.find(({ piece }) => piece === '.tumble')!);
    const said = listenTo(board);
    board.element.play('roll:22');
    board.element.play('roll:44');
    await board.until(() => said.join(' ').match(/stops now: \d+ points?\./g)?.length === 2);
  });

  it('is told with the throw, and after the answer to a question that is asked meanwhile', async () => {
    const { setTimeout } = window;
    // a move is told without its throw if that comes late
    window.setTimeout = ((act: () => void, time = 0) =>
      time === LATE ? 0 : setTimeout(act, time)) as typeof window.setTimeout;
    try {
      const board = await opened(scenes.find(({ piece }) => piece === '.tumble')!);
      const said = listenTo(board);
      const hears = (text: string) => board.until(() => said.some((each) => each.includes(text)));
      board.element.focus();
      board.element.play('roll:22');
      await board.until(() => isMoving(board, '.tumble'));
      for (const animation of board.root.getAnimations()) animation.pause();
      const told = sentencesOf(board).filter(Boolean);
      await board.press('s');
      await hears(': 0 points; ');
      expect(said.join(' ')).not.to.contain(told[0]);
      for (const animation of board.root.getAnimations()) animation.play();
      await hears(told.join(' '));
    } finally {
      window.setTimeout = setTimeout;
    }
  });
});
