/** A table server, and Bo, who sits at a table of it in the page of Ada. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Starts a server for the tables of a page; resolves to `{ url, close }`. */
export async function startTables(origin) {
  const args = [
    'packages/table/bin/spielkasten-table.js',
    '--db',
    ':memory:',
    '--port',
    '0',
    '--origin',
    origin,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const close = () => new Promise((done) => child.once('exit', done).kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('"listening"')) continue;
    // more lines may come
    child.stdout.resume();
    return { url: `http://127.0.0.1:${JSON.parse(line).port}`, close };
  }
  throw new Error('The table server does not start');
}

/**
 * Runs in the page. Bo sits down when Ada has given him more time, plays his answers and then, with `playsOn`, any moves, refuses to take a
 * move back, and resigns after a greeting. `busy` is called when he is about to do something, and `done` after it was announced.
 */
export async function seatBo(board, server, answers, { busy, done, playsOn }) {
  const { connect, serverLink, takeSeat } = await import('/table.min.js');
  const bo = document.createElement(board.localName);
  bo.id = 'bo';
  bo.style.display = 'none';
  document.body.append(bo);
  /** Does something half a second later, and waits for what it makes on Ada's board. */
  const soon = (event, act) => {
    busy();
    setTimeout(() => {
      board.addEventListener(event, () => requestAnimationFrame(() => setTimeout(() => done())), {
        once: true,
      });
      act();
    }, 500);
  };
  let thinks = false;
  const answer = () => {
    if (!bo.position.includes(' B ') || (answers.length === 0 && !playsOn)) return;
    if (thinks) return;
    thinks = true;
    const any = () => bo.moves[Math.floor(Math.random() * bo.moves.length)];
    soon('game-animated', () => {
      thinks = false;
      bo.play(answers.shift() ?? any());
    });
  };
  const sit = async () => {
    const table = /t\.([0-9a-f]{24})/.exec(location.hash)[1];
    const seat = await takeSeat(server, table, 1, { name: 'Bo' });
    const link = await serverLink(server, { table, ...seat });
    link.onreaction = () => soon('game-over', () => bo.resign());
    const connection = await connect(bo, link, { seat: 1 });
    board.addEventListener('game-animated', answer);
    // a move without motion comes to Bo later than it rests here
    if (playsOn) bo.addEventListener('game-move', answer);
    bo.addEventListener('game-ask', ({ detail }) => {
      if (detail.answer !== undefined) return;
      soon('game-ask', () => connection.act({ k: 'answer', what: detail.what, yes: false }));
    });
  };
  board.shadowRoot.addEventListener('change', ({ target }) => {
    if (target.closest('.places')) soon('game-table', sit);
  });
}
