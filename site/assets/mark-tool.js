/** Drawing of arrows and rings on a board, by pointer or by keys. */

/** The list of marks with another one: of the same colour it is removed, of another one it is replaced. */
export function toggleMark(marks, place, colour) {
  const mark = `${place}${colour === 'green' ? '' : `:${colour}`}`;
  const same = (each) => each.split(/[:=]/)[0] === place;
  const others = marks.filter((each) => !same(each));
  return marks.some((each) => same(each) && each.split('=')[0] === mark) ? others : [...others, mark];
}

const squareAt = (board, { clientX, clientY }) =>
  board.shadowRoot?.elementFromPoint(clientX, clientY)?.closest('[data-square]')?.dataset.square;

const focusedSquare = (board) => board.shadowRoot?.activeElement?.closest('[data-square]')?.dataset.square;

/**
 * Takes the presses and the keys Enter and Space on a board, which makes no moves then. `draw` gets the place of a mark, such as
 * `ro` or `ro-wo`; `show` gets it while the pointer is down; `begin` gets the square at which an arrow begins by keys, or undefined.
 */
export function drawMarks(board, { draw, show, begin }) {
  let from;
  let start;
  const place = (to) => (start === to ? start : `${start}-${to}`);
  const stop = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const on = (type, listener) => board.addEventListener(type, listener, { capture: true });
  board.style.touchAction = 'none';
  on('pointerdown', (event) => {
    stop(event);
    start = event.isPrimary ? squareAt(board, event) : undefined;
    if (start) board.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const to = start && squareAt(board, event);
    if (to) show(place(to));
  });
  on('pointerup', (event) => {
    stop(event);
    const to = start && squareAt(board, event);
    if (to) draw(place(to));
    else show();
    start = undefined;
  });
  on('pointercancel', () => {
    start = undefined;
    show();
  });
  for (const type of ['mousedown', 'click', 'dblclick', 'touchstart']) on(type, stop);
  on('keydown', (event) => {
    const { key } = event;
    if (key === 'Escape' && from) {
      stop(event);
      from = undefined;
      begin();
    }
    const square = (key === 'Enter' || key === ' ') && focusedSquare(board);
    if (!square) return;
    stop(event);
    if (!from) {
      from = square;
      begin(from);
      return;
    }
    draw(from === square ? square : `${from}-${square}`);
    from = undefined;
  });
}
