/**
 * Keeps a score card for a board: one column for each seat, one row for each change of the score. It knows neither the
 * game nor its rules; everything comes from four events.
 */
export function keepScoreCard(board, table, names) {
  const heads = names.map((name) => heading('col', name));
  const totals = names.map(() => cell());
  table
    .createTHead()
    .insertRow()
    .append(heading('col', 'Move'), ...heads);
  const body = table.createTBody();
  table
    .createTFoot()
    .insertRow()
    .append(heading('row', 'Total'), ...totals);
  let lastMove = '';

  board.addEventListener('game-move', ({ detail }) => {
    const player = detail.seat === 'chance' ? 'chance' : names[detail.seat];
    lastMove = `${player} ${detail.notation}`;
    showTotals(detail.scores);
  });

  board.addEventListener('game-score', ({ detail }) => {
    showTotals(detail.scores);
    // After undo, and in a new game, no move has changed the scores.
    if (detail.changes.length === 0) return;
    const row = body.insertRow();
    const kinds = new Set(detail.changes.map(({ kind, rule }) => (rule ? `${kind} (${rule})` : kind)));
    row.append(heading('row', `${lastMove}: ${[...kinds].join(', ')}`));
    for (const seat of names.keys()) {
      const own = detail.changes.filter((change) => change.seat === seat);
      row.append(cell(own.map(({ by }) => (by > 0 ? `+${by}` : by)).join(' ')));
    }
  });

  board.addEventListener('game-turn', ({ detail }) => {
    heads.forEach((head, seat) => head.classList.toggle('turn', seat === detail.seat));
    table.caption.textContent = `${names[detail.seat]} to move`;
  });

  board.addEventListener('game-over', ({ detail }) => {
    heads.forEach((head, seat) => head.classList.toggle('won', detail.winners.includes(seat)));
    showTotals(detail.scores);
    const winners = detail.winners.map((seat) => names[seat]).join(' and ') || 'nobody';
    table.caption.textContent = `Over (${detail.reason}), won by ${winners}`;
  });

  function showTotals(scores) {
    scores.forEach((score, seat) => {
      totals[seat].textContent = String(score);
    });
  }
}

function cell(text = '') {
  const td = document.createElement('td');
  td.textContent = text;
  return td;
}

function heading(scope, text) {
  const th = document.createElement('th');
  th.scope = scope;
  th.textContent = text;
  return th;
}
