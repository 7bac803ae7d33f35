/** A replay of forty moves in lichess-pgn-viewer, with its list of moves. The page has the style sheet of the package. */
import LichessPgnViewer from 'lichess-pgn-viewer';

const GAME =
  '1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Be3 Be6 10. Nd5 Nbd7 11. Qd3 Bxd5 12. exd5 Rc8 13. c4 Ne8 14. Qd2 b6 15. Rac1 a5 16. f3 g6 17. a3 Ng7 18. Nc1 f5 19. b4 axb4 20. axb4 Ra8 *';

/** A custom element around the viewer, so that it is added and removed like the boards. The board in it ignores `prefers-reduced-motion`. */
class PgnViewer extends HTMLElement {
  connectedCallback() {
    const place = document.createElement('div');
    this.append(place);
    const enabled = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const chessground = enabled ? {} : { animation: { enabled } };
    this.viewer = LichessPgnViewer(place, { pgn: GAME, showMoves: 'auto', chessground });
  }
}
customElements.define('pgn-viewer', PgnViewer);
