/** A page in plain TypeScript. It is only compiled. `@ts-expect-error` marks errors that the types must report. */
import 'spielkasten/glux-board.js';
import { BadNotation, GameMoveEvent, GluxBoard } from 'spielkasten/classes.js';
import type { FluctusBoard, FluctusMove, LuckyNumbersGrid, LuziDice } from 'spielkasten';

const board = document.querySelector('glux-board');
const notation: string | undefined = board?.moves[0];
const made: GluxBoard = document.createElement('glux-board');
const grid: LuckyNumbersGrid | null = document.querySelector('lucky-numbers-grid');
const dice: HTMLElementTagNameMap['luzi-dice'] & LuziDice = document.createElement('luzi-dice');

board?.addEventListener('game-move', (event) => {
  const move: GameMoveEvent = event;
  const played: string = move.detail.notation;
  const ply: number = event.detail.ply;
  const seat: number | 'chance' = event.detail.seat;
  console.log(played, ply, seat, notation, grid, dice);
  // @ts-expect-error a detail has no such property
  console.log(event.detail.nothing);
});
document.addEventListener('game-move', ({ detail }) => {
  const played: string = detail.notation;
  console.log(played);
});
declare const fluctus: FluctusBoard;
const listener = (event: GameMoveEvent<FluctusMove>) => console.log(event.detail.move.to);
fluctus.addEventListener('game-move', listener);
fluctus.removeEventListener('game-move', listener);
fluctus.addEventListener('game-before-move', function (event) {
  const move: FluctusMove = event.detail.move;
  console.log(move, this.moves);
  event.preventDefault();
});
fluctus.addEventListener('pointerdown', ({ clientX }) => console.log(clientX));
// @ts-expect-error the moves of Glüx are of another type
made.addEventListener('game-move', listener);
const own: HTMLElementEventMap['game-turn']['detail']['ply'] = 1;
console.log(own);
document.body.addEventListener('game-over', (event) => {
  const winners: readonly number[] = event.detail.winners;
  // @ts-expect-error details are read only
  event.detail.record = '';
  console.log(winners);
});

made.mode = 'replay';
made.players = 3;
made.board = { name: 'small', rows: ['AA..B'], starts: { 2: ['a1', 'e1'] }, middle: 'A' };
made.players = '3';
made.ply = '2';
made.names = ['Smith, Ada', 'Bo'];
made.newGame({ players: 4, seats: 'human computer' });
made.newGame({ players: '4', first: 'A', seats: ['human', 'computer'] });
// @ts-expect-error there is no such ending
made.newGame({ ending: 'nothing' });
made.play({ kind: 'lay', face: 5, to: 'c4' });
const stacks: number = made.state.stacks.length;
const asked: Promise<string | undefined> = made.hint();
console.log(stacks, asked, made.why('5@c4')?.message);
try {
  made.play('5@c4');
} catch (error) {
  if (error instanceof BadNotation) console.log(error.code);
}
// @ts-expect-error there is no such mode
made.mode = 'nothing';
// @ts-expect-error the state is read only
made.state = made.state;
// @ts-expect-error a board has no such method
made.nothing();
// @ts-expect-error the interface between games and the shared element is not public
made.gameKit();

const rules = document.createElement('glux-rules');
rules.rule = 'G1 G2';
rules.headingLevel = 3;
// @ts-expect-error there is no such level
rules.headingLevel = 6;
// @ts-expect-error there is no such form of examples
rules.examples = 'all';
rules.addEventListener('game-try', ({ detail }) => {
  const right: boolean = detail.right;
  console.log(right, detail.rule);
});
