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
 * Bo opens a table at a server and sits at its first seat: `{ table, seat }`, where `seat` is what his page needs. Ada is invited to it.
 */
export async function openTableOfBo(server, game, attributes) {
  const { openTable, takeSeat } = await import('../../dist/table.js');
  const value = (text) => (Number.isNaN(Number(text)) ? text : Number(text));
  const { first: _, ...rest } = attributes;
  const options = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, value(text)]));
  const clock = { per: 'game', ms: 30 * 60_000 };
  const table = await openTable(server, { game, options, seats: 2, clock });
  return { table, seat: { seat: 0, ...(await takeSeat(server, table, 0, { name: 'Bo' })) } };
}

/**
 * Runs in the page. Bo sits down when Ada has given him more time, plays his answers, refuses what she asks, and resigns after a greeting. With
 * `playsOn`, he sits down when she has copied the link, plays any moves, and greets. With `sits`, he has a seat of a table. `busy` is called
 * when he is about to do something, and `done` after it was announced.
 */
export async function seatBo(board, server, answers, { busy, done, playsOn, sits }) {
  const { connect, serverLink, takeSeat } = await import('/table.min.js');
  const bo = document.createElement(board.localName);
  bo.id = 'bo';
  bo.style.display = 'none';
  document.body.append(bo);
  const delay = playsOn ? 2000 : 500;
  let own = 1;
  /** Does something a while later, and waits for what it makes on Ada's board. */
  const soon = (event, act) => {
    busy();
    setTimeout(() => {
      board.addEventListener(event, () => requestAnimationFrame(() => setTimeout(() => done())), {
        once: true,
      });
      act();
    }, delay);
  };
  let thinks = false;
  const answer = () => {
    if (bo.movableSeat !== own || thinks || (answers.length === 0 && !playsOn)) return;
    thinks = true;
    const any = () => bo.moves[Math.floor(Math.random() * bo.moves.length)];
    soon('game-animated', () => {
      thinks = false;
      bo.play(answers.shift() ?? any());
    });
  };
  const tableOfAda = () => /t\.([0-9a-f]{24})/.exec(location.hash)?.[1];
  let connection;
  /** Takes the second seat of the table of Ada, or goes to the one that he has. */
  const sit = async () => {
    const table = tableOfAda();
    const seat = sits ?? (await takeSeat(server, table, 1, { name: 'Bo' }));
    own = sits?.seat ?? 1;
    const link = await serverLink(server, { table, ...seat });
    link.onreaction = (from) => {
      if (!playsOn) soon('game-over', () => bo.resign());
      else if (from !== own) link.react('thanks');
    };
    const isFirst = !connection;
    connection = await connect(bo, link, { seat: own });
    if (!isFirst) return;
    board.addEventListener('game-animated', answer);
    // a move without motion comes to Bo later than it rests here
    if (playsOn) for (const event of ['game-turn', 'game-table']) bo.addEventListener(event, answer);
    bo.addEventListener('game-ask', ({ detail: { what, answer: given } }) => {
      if (given !== undefined) return;
      soon('game-ask', () => connection.act({ k: 'answer', what, yes: false }));
    });
  };
  if (sits) return sit();
  let known;
  const come = () => {
    if (known !== tableOfAda()) soon('game-table', sit);
    known = tableOfAda();
  };
  if (playsOn) addEventListener('copied', come);
  else
    board.shadowRoot.addEventListener('change', ({ target }) => {
      if (target.closest('.places')) come();
    });
}
