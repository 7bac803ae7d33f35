// A server for tables that kills itself between the append of an entry and the answer: `node crashing-server.mjs STORE ENTRY`.
import http from 'node:http';
import process from 'node:process';
import { createTables, redisStore, sqliteStore } from '../../dist/index.js';

const [address, crashAt] = process.argv.slice(2);
const store = await (address.startsWith('redis:') ? redisStore(address) : sqliteStore(address));
const append = store.append.bind(store);
store.append = async (id, entry) => {
  const done = await append(id, entry);
  if (entry.n === Number(crashAt)) process.kill(process.pid, 'SIGKILL');
  return done;
};
const server = http.createServer();
await createTables({ store }).attach(server);
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ event: 'listening', port: server.address().port }));
});
