import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/game.js';
import { seatMark } from '../../element/ui/view/seat-marks.js';
import { roomScores, type RoomScore } from './engine/rules.js';
import type { ShownPosition } from './shown-position.js';
import type { GluxWords } from './words/en.js';

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
  { state, names, you, words }: ShownPosition,
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
          aria-label=${reach(seat === you ? undefined : name)}
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
