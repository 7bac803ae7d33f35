/** A page with one board that tells the server what its live region announces and where the focus is. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { openTableOfBo, seatBo, startTables } from './table.mjs';

/** Runs in the page. */
function watch({ tag, answers, server, playsOn, sits, computer }, seat) {
  const told = [];
  let sending = Promise.resolve();
  const tell = (kind, text) => {
    told.push({ kind, text });
    sending = sending.then(() => {
      const body = JSON.stringify(told.splice(0));
      return body === '[]' ? undefined : fetch('/told', { method: 'POST', body });
    });
  };
  const board = document.querySelector(tag);
  // what is copied would stay in the desktop
  const writeText = async () => void dispatchEvent(new Event('copied'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  const textOf = (node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  let thinks = false;
  const thinking = () => {
    if (server || thinks || answers.length === 0 || !board.position.includes(' B ')) return;
    thinks = true;
    tell('thinks', '');
  };
  /** Plays the next move of Bo, half a second after the motion of the last move. */
  const answer = ({ detail }) => {
    if (!thinks || detail.ply !== board.ply) return;
    setTimeout(() => {
      board.play(answers.shift());
      // after the update that announces it
      requestAnimationFrame(() => {
        setTimeout(() => {
          thinks = false;
          thinking();
          tell('played', '');
        });
      });
    }, 500);
  };
  let passed = false;
  /** Bo is the computer: tells that chance or the computer is to move, that the turn has passed, and when Ada can move, and how. */
  const follow = ({ type }) => {
    const { turn } = board;
    const waits = turn === 1 || turn === 'chance';
    if (waits && !thinks) tell('thinks', '');
    thinks ||= waits;
    if (turn === 1 && !passed) tell('passes', '');
    passed = turn === 'chance' ? passed : turn === 1;
    if (waits || type === 'game-move') return;
    tell('choices', board.moves.join(' '));
    if (!thinks) return;
    thinks = false;
    requestAnimationFrame(() => setTimeout(() => tell('played', '')));
  };
  /** The name of a control. The label of a select has its options, too. */
  const nameOf = (control) => {
    const [label] = control.labels ?? [];
    const text = [...(label?.childNodes ?? [])].find((node) => node.nodeType !== 8 && textOf(node));
    return control.getAttribute('aria-label') ?? textOf(text ?? control);
  };
  customElements.whenDefined(tag).then(async () => {
    await board.updateComplete;
    const region = board.shadowRoot.querySelector('.live');
    const said = (records) =>
      records.flatMap(({ addedNodes }) => [...addedNodes]).forEach((node) => tell('live', textOf(node)));
    new MutationObserver(said).observe(region, { childList: true });
    board.addEventListener('game-move', () => tell('moves', ''));
    board.addEventListener('game-animated', () => tell('rests', ''));
    for (const [event, act] of [
      ['game-move', computer ? follow : thinking],
      ['game-animated', computer ? follow : answer],
    ])
      board.addEventListener(event, act);
    if (computer) tell('choices', board.moves.join(' '));
    board.shadowRoot.addEventListener('focusin', ({ target }) => {
      tell('focus', nameOf(target));
    });
    board.shadowRoot.addEventListener('change', ({ target }) => {
      if (target.selectedOptions) tell('focus', textOf(target.selectedOptions[0]));
    });
    if (server)
      await seat(board, server, answers, {
        busy: () => tell('thinks', ''),
        done: () => tell('played', ''),
        playsOn,
        sits,
      });
    addEventListener('keyup', () => tell('key', ''), true);
    tell('ready', '');
  });
}

/** Whoever listens knows the aim of the game, so that the board has no button before its squares. */
const pageOf = (
  { name, game = name, tag, attributes, answers = [], playsOn = false, computer = false, lang = 'en' },
  server = '',
  sits,
) => `<!doctype html>
<html lang="${lang}">
  <head><meta charset="utf-8" /><title>Board</title><link rel="icon" href="data:," /></head>
  <body>
    <${tag} ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}${server && ` id="game" table="${server}"`}></${tag}>
    <script>
      localStorage.setItem('spielkasten:preferences', '{"met":["${game}"]}');
    </script>
    <script type="module">
      import '/${tag}.min.js';
      (${watch})(${JSON.stringify({ tag, answers, server, playsOn, sits, computer })}, ${seatBo});
    </script>
  </body>
</html>`;

/** Serves the page of a game; resolves to `{ url, told, close }`. `told` grows with what the page tells. */
export async function servePage(game) {
  const told = [];
  let lastLive = 0;
  const bundles = sirv('cdn', { dev: true });
  const server = createServer(async (request, response) => {
    if (request.url === '/told') {
      let body = '';
      for await (const part of request) body += part;
      told.push(...JSON.parse(body));
      if (body.includes('"live"')) lastLive = Date.now();
      response.end();
    } else if (request.url === '/') {
      response.setHeader('content-type', 'text/html').end(pageOf(game, tables?.url, ofBo?.seat));
    } else {
      bundles(request, response, () => response.writeHead(404).end());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${server.address().port}`;
  const tables = game.atTable ? await startTables(origin) : undefined;
  const ofBo = game.invited ? await openTableOfBo(tables.url, game.name, game.attributes) : undefined;
  return {
    url: `${origin}/${ofBo ? `#game=t.${ofBo.table}` : ''}`,
    told,
    /** The time of the last announcement. */
    lastTold: () => lastLive,
    async close() {
      await tables?.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
