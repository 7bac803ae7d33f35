/**
 * What a page author assembles in place of one of our boards: gchessboard with the rules of chess.js, and the text around it
 * that every playable board needs: status, score, list of moves, live region, event.
 */
import { Chess } from 'chess.js';
import 'gchessboard';

/** A position from the middle of a game. */
const POSITION = 'r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6';

const markup = `<style>
  :host { display: block; container-type: inline-size; font: 16px/1.4 system-ui }
  .live { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  ol { max-height: 8em; overflow: auto }
</style>
<h2 class="status" role="status"></h2>
<ul class="seats"><li>White <span></span></li><li>Black <span></span></li></ul>
<g-chess-board interactive animation-duration="0"></g-chess-board>
<ol></ol>
<div class="live" role="log" aria-live="polite"></div>`;

const names = { w: 'White', b: 'Black' };

class AssembledChess extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = markup;
    this.restart();
  }

  restart() {
    this.chess = new Chess(POSITION);
    this.shadowRoot.querySelector('ol').replaceChildren();
    this.show();
  }

  get moves() {
    return this.chess.moves();
  }

  play(notation) {
    const { color, piece, from, to, captured, san } = this.chess.move(notation);
    const list = this.shadowRoot.querySelector('ol');
    const item = document.createElement('li');
    item.textContent = san;
    list.append(item);
    list.scrollTop = list.scrollHeight;
    const taken = captured ? `, takes ${captured}` : '';
    this.shadowRoot.querySelector('.live').textContent =
      `${names[color]}: ${piece} from ${from} to ${to}${taken}. ${names[this.chess.turn()]} to move.`;
    this.show();
    const detail = { notation: san, position: this.chess.fen() };
    this.dispatchEvent(new CustomEvent('game-move', { bubbles: true, composed: true, detail }));
  }

  show() {
    const { chess, shadowRoot } = this;
    const board = shadowRoot.querySelector('g-chess-board');
    this.legal = chess.moves({ verbose: true });
    board.turn = names[chess.turn()].toLowerCase();
    board.fen = chess.fen();
    shadowRoot.querySelector('.status').textContent = chess.isGameOver()
      ? 'Game over'
      : `${names[chess.turn()]} to move`;
    const count = (color) =>
      chess
        .board()
        .flat()
        .filter((piece) => piece?.color === color).length;
    const [white, black] = shadowRoot.querySelectorAll('.seats span');
    white.textContent = count('w');
    black.textContent = count('b');
  }
}
customElements.define('assembled-chess', AssembledChess);
