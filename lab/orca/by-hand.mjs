/**
 * `node lab/orca/by-hand.mjs luzi-dice en rounds=2`: a game at a table with a clock, with Orca in Chromium, for a person who gets only what is
 * spoken. Needs the build. The command prints an address. `curl -d Tab ADDRESS` presses a key as xdotool names it (`Tab`, `shift+Tab`, `Return`,
 * `Down`, `slash`), `curl -d 'type Ada' ADDRESS` types a text, and `curl ADDRESS` listens; each answers with what Orca has said since the
 * last answer. Several keys are several lines. `PORT` is the port of the address.
 *
 * Bo sits down when the person has copied the link, and plays any moves. With `invited` after the language, the person opens a link of Bo.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { openGame } from './listen.mjs';

/** The milliseconds of silence after which Orca has said everything. */
const SILENT = 1200;

/** The milliseconds after which a key has said nothing, and those after which a person listens no longer. */
const [NOTHING, LONG] = [5000, 60_000];

const [tag = 'luzi-dice', lang = 'en', ...more] = process.argv.slice(2);
const invited = more[0] === 'invited';
const options = Object.fromEntries(more.slice(Number(invited)).map((each) => each.split('=')));
const games = { 'fluctus-board': 'fluctus', 'glux-board': 'glux', 'luzi-dice': 'luzi' };
const name = games[tag] ?? 'lucky-numbers';
const game = {
  name,
  tag,
  lang,
  attributes: { first: 'A', ...options },
  atTable: true,
  playsOn: true,
  byHand: true,
};
const { type, spoken, isQuiet, close } = await openGame({ ...game, invited }, 'chromium');

let told = 0;

/** Resolves to what was said since the last call, once Orca is silent and nothing is under way at the table. */
async function listen(patience = NOTHING) {
  const start = Date.now();
  let [count, since] = [spoken().length, start];
  for (let now = start; now - start < LONG; now = Date.now()) {
    await new Promise((done) => setTimeout(done, 50));
    if (spoken().length !== count) [count, since] = [spoken().length, Date.now()];
    const isOver = count > told || now - start > patience;
    if (isOver && now - since > SILENT && isQuiet()) break;
  }
  const news = spoken().slice(told).filter(Boolean);
  told = spoken().length;
  return news;
}

/** Answers a line of a request: presses a key, types a text, or only listens if it is empty. */
async function answer(line) {
  try {
    if (line) await type(line);
    return [`> ${line}`, ...(await listen(line.startsWith('type ') ? SILENT : NOTHING)), ''];
  } catch (error) {
    return [`> ${line}`, `✖ ${error.message}`, ''];
  }
}

let busy = Promise.resolve();
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  for (const line of body.trim().split('\n')) {
    busy = busy.then(async () => response.write(`${(await answer(line.trim())).join('\n')}\n`));
    await busy;
  }
  response.end();
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1');
await once(server, 'listening');
const first = await listen();
console.log([`http://127.0.0.1:${server.address().port}`, ...first].join('\n'));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await close();
    process.exit();
  });
