/** Keeps a table of scores and a list of moves beside a board: plain DOM, one listener each. */
export function keepScores(board, table, moves) {
  const show = (scores) => {
    scores.forEach((score, seat) => {
      table.rows[seat + 1].cells[1].textContent = String(score);
    });
  };

  board.addEventListener('game-score', ({ detail }) => {
    show(detail.scores);
    for (const { seat, by } of detail.changes) {
      table.rows[seat + 1].cells[2].textContent = by > 0 ? `+${by}` : String(by);
    }
  });

  board.addEventListener('game-move', ({ detail }) => {
    const item = document.createElement('li');
    item.textContent = `${detail.notation} (${detail.source})`;
    moves.append(item);
  });

  board.addEventListener('game-navigate', ({ detail }) => {
    show(board.scores);
    while (moves.children.length > detail.ply) moves.lastElementChild.remove();
  });

  // A page may forbid a move: here nobody enters on ri.
  board.addEventListener('game-before-move', (event) => {
    if (event.detail.notation === '@ri') event.preventDefault();
  });

  board.addEventListener('game-over', ({ detail }) => {
    table.caption.textContent = `Over by ${detail.reason}`;
  });
}
