/** Keeps a table of scores and a list of moves for a board, in plain DOM code. */
export function keepScores(board, table, moves) {
  const showScores = (scores) => {
    scores.forEach((score, seat) => {
      table.rows[seat + 1].cells[1].textContent = String(score);
    });
  };

  board.addEventListener('game-score', ({ detail }) => {
    showScores(detail.scores);
    for (const { seat, by } of detail.changes) {
      table.rows[seat + 1].cells[2].textContent = by > 0 ? `+${by}` : String(by);
    }
  });

  board.addEventListener('game-move', ({ detail }) => {
    const item = document.createElement('li');
    item.textContent = `${detail.notation} (${detail.source})`;
    moves.append(item);
  });

  // after an undo, remove the moves that were taken back
  board.addEventListener('game-navigate', ({ detail }) => {
    showScores(board.scores);
    while (moves.children.length > detail.ply) moves.lastElementChild.remove();
  });

  // a page can forbid a move: here nobody can enter on ri
  board.addEventListener('game-before-move', (event) => {
    if (event.detail.notation === '@ri') event.preventDefault();
  });

  board.addEventListener('game-over', ({ detail }) => {
    table.caption.textContent = `Over (${detail.reason})`;
  });
}
