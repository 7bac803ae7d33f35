/**
 * Keeps a score card beside a board: a row for whatever changed the score, a column a seat. It knows no rule and no game:
 * all it writes comes out of four events.
 */
export function keepCard(board, table, names) {
  const heads = names.map((name) => heading('col', name));
  const totals = names.map(() => cell());
  table
    .createTHead()
    .insertRow()
    .append(heading('col', 'What'), ...heads);
  const body = table.createTBody();
  table
    .createTFoot()
    .insertRow()
    .append(heading('row', 'Total'), ...totals);
  let last = '';

  board.addEventListener('game-move', ({ detail }) => {
    const who = detail.seat === 'chance' ? 'chance' : names[detail.seat];
    last = `${who} ${detail.notation}`;
    write(detail.scores);
  });

  board.addEventListener('game-score', ({ detail }) => {
    const row = body.insertRow();
    const kinds = new Set(detail.changes.map(({ kind, rule }) => (rule ? `${kind} (${rule})` : kind)));
    row.append(heading('row', `${last}: ${[...kinds].join(', ')}`));
    for (const seat of names.keys()) {
      const own = detail.changes.filter((change) => change.seat === seat);
      row.append(cell(own.map(({ by }) => (by > 0 ? `+${by}` : by)).join(' ')));
    }
    write(detail.scores);
  });

  board.addEventListener('game-turn', ({ detail }) => {
    heads.forEach((head, seat) => head.classList.toggle('turn', seat === detail.seat));
    table.caption.textContent = `${names[detail.seat]} to move`;
  });

  board.addEventListener('game-over', ({ detail }) => {
    heads.forEach((head, seat) => head.classList.toggle('won', detail.winners.includes(seat)));
    write(detail.scores);
    const winners = detail.winners.map((seat) => names[seat]).join(' and ') || 'nobody';
    table.caption.textContent = `Over by ${detail.reason}, won by ${winners}`;
  });

  function write(scores) {
    scores.forEach((score, seat) => {
      totals[seat].textContent = String(score);
    });
  }
}

function cell(text = '') {
  const made = document.createElement('td');
  made.textContent = text;
  return made;
}

function heading(scope, text) {
  const made = document.createElement('th');
  made.scope = scope;
  made.textContent = text;
  return made;
}
