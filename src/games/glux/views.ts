import type { Seat } from '../../core/game.js';
import { moveFocus } from '../../element/ui/input/roving-focus.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import { squareButton } from '../../element/ui/view/square-button.js';
import { chip, squareDrawing } from './drawing/chip.js';
import { chipsLeft, facesOf, inBag, indexOf, startSpent } from './engine/board.js';
import { roomScores, type RoomScore } from './engine/rules.js';
import type { ChipType, Face, GluxState, Square } from './engine/types.js';
import { kindsText, squareLabel } from './labels.js';
import type { Laid, ShownPosition } from './selection.js';
import type { GluxWords } from '../../words/en/glux.js';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

/** A button that hides a hand until its player is there. */
export const curtain = (
  seat: Seat,
  { turn, show, hand }: GluxWords,
  name: string,
  uncover: () => void,
): TemplateResult =>
  html`<div class="hand shared s${seat + 1}" part="hand" role="toolbar" aria-label=${hand}>
    <button class="curtain" part="curtain" type="button" @click=${uncover}>
      <span>${turn(name)}</span> <small>${show}</small>
    </button>
  </div>`;

/** The space of a hand that is empty or unknown. */
export const emptyHand = (shared: boolean): TemplateResult =>
  html`<div class="hand ${shared ? 'shared' : ''}"></div>`;

/** The hand of a viewer. */
interface HandLook {
  readonly seat: Seat;
  readonly chip: ChipType;
  readonly title: string;
  /** Several players have this board: the title names one. */
  readonly shared: boolean;
  /** A face may be laid now. */
  readonly open: boolean;
  readonly hinted: Face | undefined;
  readonly click: (event: MouseEvent) => void;
}

const faceButton = ({ face: chosen, words }: ShownPosition, face: Face, { seat, open, hinted }: HandLook) =>
  html`<button
    class="face ${face === hinted ? 'hinted' : ''}"
    part="face"
    type="button"
    data-square="face-${face}"
    aria-pressed=${face === chosen}
    aria-disabled=${!open}>
    <svg
      width="40"
      text-anchor="middle"
      fill="none"
      stroke="url(#_) currentColor"
      class="piece"
      viewBox="-20 -19 40 40"
      aria-hidden="true">
      ${chip({ seat, face })}
    </svg>
    <span>${words.lay(face)}</span>
  </button>`;

/** The chip in a hand: a button for each face. */
export const handView = (position: ShownPosition, look: HandLook): TemplateResult =>
  html`<div
    class="hand ${look.shared ? 'shared' : ''} ${look.open && position.aimed && !position.face ? 'asks' : ''}"
    part="hand"
    @click=${look.click}>
    <p class="holds">
      ${look.title}<small
        ><span class="word">${position.words.hidden}</span>
        ${position.words.bag(inBag(position.state.bags[look.seat]!))}</small
      >
    </p>
    <div class="faces" role="toolbar" aria-label=${look.title} @keydown=${moveFocus}>
      ${facesOf(look.chip).map((face) => faceButton(position, face, look))}
    </div>
  </div>`;

/** The parts of a square that are not part of the position. */
interface SquareOptions {
  readonly hint: boolean;
  /** Targets are not highlighted. */
  readonly lit: boolean;
  /** The names of all players, to compare. */
  readonly names: string;
}

/** The cell of a square. Most squares are the same after a move and are not rendered again. */
export function squareView(
  square: Square,
  position: ShownPosition,
  { hint, lit, names }: SquareOptions,
): unknown {
  const { state, targets, words } = position;
  const stack = state.stacks[indexOf(state.board, square)]!;
  const ways = targets.get(square);
  const aimed = square === position.aimed;
  const last = position.last.includes(square);
  const tabStop = square === position.tabStop;
  return guard([square, stack, ways, aimed, last, hint, tabStop, words, names, lit], () =>
    squareButton({
      square,
      part: 'square',
      style: ways && lit ? 'spot can' : 'spot',
      label: squareLabel(position, square, hint),
      drawing: squareDrawing({ stack, aimed, last, hint }),
      isStop: tabStop,
    }),
  );
}

/** A few words under a name: the seat is out, or its last move. */
export function seatNote({ out }: GluxState, seat: Seat, last: Laid | undefined, words: GluxWords): string {
  if (out.includes(seat)) return words.out;
  return last ? words.laid(last.face, last.to) : '';
}

/** The number of chips that a seat has still to lay, in a puzzle also their kinds, and if it may still cover its start. */
export function seatStock(
  state: GluxState,
  seat: Seat,
  words: GluxWords,
  tellsKinds: boolean,
): TemplateResult {
  const kinds = tellsKinds && kindsText(state, seat);
  const spent = startSpent(state, seat);
  return html`<span class="stock">
    ${seatMark(seat)}<span>${words.left(chipsLeft(state, seat))}${kinds ? `: ${kinds}` : nothing}</span>
    <svg
      width="18"
      fill="none"
      stroke="url(#_) currentColor"
      class="home-mark ${spent ? 'spent' : 'open'}"
      viewBox="0 0 20 20"
      aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      ${spent ? svg`<path d="M3 17 17 3" />` : nothing}
    </svg>
    <span class="word"
      >${state.out.includes(seat) ? words.out : spent ? words.startSpent : words.startOpen}</span
    >
  </span>`;
}

const roomHead = (room: string, middle: boolean, words: GluxWords) =>
  html`<th scope="col" class=${middle ? 'middle-room' : ''}>
    <span aria-hidden="true">${room}</span><span class="vh">${words.room(room, middle)}</span>
  </th>`;

const cell = ({ pips, points }: RoomScore, seat: Seat, words: GluxWords) => {
  const [own = 0, won = 0] = [pips[seat], points[seat]];
  const place = won === 4 ? 'first' : won === 2 ? 'second' : '';
  return html`<td>
    <span class=${place} aria-hidden="true">${own || '·'}</span
    ><span class="vh">${words.rooms.cell(own, won)}</span>
  </td>`;
};

/** The pips and points of each seat in each room. The head of a row is a button that shows where the seat can lay. */
export function roomTable(
  { state, names, addressee, words }: ShownPosition,
  pressed: Seat | undefined,
  press: (seat: Seat) => void,
): TemplateResult {
  const rooms = roomScores(state);
  const { label, seat: player, reach } = words.rooms;
  const { middle } = state.board;
  const row = (name: string, seat: Seat) =>
    html`<tr class="s${seat + 1}">
      <th scope="row">
        <button
          class="reach"
          type="button"
          aria-pressed=${pressed === seat}
          aria-label=${reach(seat === addressee ? undefined : name)}
          @click=${() => {
            press(seat);
          }}>
          ${seatMark(seat)}
        </button>
      </th>
      ${rooms.map((score) => cell(score, seat, words))}
    </tr>`;
  return html`<div class="rooms" part="rooms" tabindex="0" role="toolbar" aria-label=${label}>
    <p aria-hidden="true">${label}</p>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${player}</span></th>
          ${rooms.map(({ room }) => roomHead(room, room === middle, words))}
        </tr>
      </thead>
      <tbody>
        ${names.map(row)}
      </tbody>
    </table>
  </div>`;
}
