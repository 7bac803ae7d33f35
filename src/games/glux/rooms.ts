import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/game.js';
import { seatMark } from '../../element/view/seat-marks.js';
import { roomScores } from './engine/score.js';
import type { Scene } from './look.js';
import type { RoomWords } from './words/types.js';

/** Pips and points of each seat in each room: a row a seat, whose head shows its reach on the board. */
export function roomTable(
  { state, names }: Scene,
  words: RoomWords,
  shown: Seat | undefined,
  show: (seat: Seat) => void,
): TemplateResult {
  const rooms = roomScores(state);
  const { middle } = state.board;
  return html`<div class="rooms" part="rooms" tabindex="0" role="group" aria-label=${words.label}>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.seat}</span></th>
          ${rooms.map(
            ({ room }) =>
              html`<th scope="col" class=${room === middle ? 'middle-room' : ''}>
                <span aria-hidden="true">${room}</span
                ><span class="vh">${words.head(room, room === middle)}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${names.map(
          (name, seat) =>
            html`<tr class="s${seat + 1}">
              <th scope="row">
                <button
                  class="reach"
                  type="button"
                  aria-pressed=${shown === seat}
                  aria-label=${words.reach(name)}
                  @click=${() => {
                    show(seat);
                  }}
                >
                  ${seatMark(seat)}
                </button>
              </th>
              ${rooms.map(({ pips, points }) => {
                const [own = 0, won = 0] = [pips[seat], points[seat]];
                return html`<td class=${won === 4 ? 'first' : won === 2 ? 'second' : ''}>
                  <span aria-hidden="true">${own || '·'}</span><span class="vh">${words.cell(own, won)}</span>
                </td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
