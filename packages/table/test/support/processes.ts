/** Real processes: servers for tables, and Redis. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** For suites: the limit is for what hangs, and far from what a busy machine needs. */
export const patience = { timeout: 900_000 };

export const ORIGIN = 'https://blog.example';
const root = join(import.meta.dirname, '../..');

/** A process that runs until it is killed. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  /** All that it has printed, by line. */
  readonly lines: readonly string[];
  /** Resolves when this number of lines match: a line may arrive later than what the process has sent elsewhere. */
  says(text: RegExp, count: number): Promise<void>;
  /** Kills it, and resolves when it has ended. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

const children = new Set<ChildProcess>();
const folders: string[] = [];
/** Kills what still runs: a test that has failed may have left something, without which this process does not end. */
export const endProcesses = (): void => children.forEach((child) => void child.kill('SIGKILL'));
process.once('exit', () => {
  endProcesses();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts a program. Resolves when it has printed a line that `ready` accepts; rejects if it ends before. */
function start(
  command: string,
  args: readonly string[],
  ready: (line: string) => number | undefined,
  cwd = root,
) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  // all that it has printed is read by then
  const ended = once(child, 'close').then(() => void children.delete(child));
  const lines: string[] = [];
  const printed = new EventEmitter();
  const says = async (text: RegExp, count: number) => {
    while (lines.filter((line) => text.test(line)).length < count) await once(printed, 'line');
  };
  return new Promise<Running>((started, reject) => {
    void ended.then(() => reject(new Error(`${command} has ended: ${lines.join('\n')}`)));
    const read = (line: string) => {
      lines.push(line);
      printed.emit('line');
      const port = ready(line);
      const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
        child.kill(signal);
        return ended;
      };
      if (port !== undefined)
        started({ pid: child.pid!, port, url: `http://127.0.0.1:${port}`, lines, says, kill });
    };
    createInterface(child.stdout).on('line', read);
    createInterface(child.stderr).on('line', read);
  });
}

/** The port in the line of a server that it listens. */
const listening = (line: string): number | undefined =>
  line.includes('"listening"') ? (JSON.parse(line) as { port: number }).port : undefined;

/** Starts a command line in a file, as that of the package. */
export const startProcess = (file: string, ...args: readonly string[]): Promise<Running> =>
  start(process.execPath, [resolve(file), '--origin', ORIGIN, '--port', '0', ...args], listening);

/** Starts the command line of the package. */
export const startServer = (...args: readonly string[]): Promise<Running> =>
  startProcess(join(root, 'bin/spielkasten-table.js'), ...args);

/** Starts the command line of the package, whose clock is put forward by the milliseconds in a file. */
export function startServerAt(clock: string, ...args: readonly string[]): Promise<Running> {
  process.env.CLOCK = clock;
  const options = ['--import', './test/support/clock.mjs', 'bin/spielkasten-table.js', '--origin', ORIGIN];
  return start(process.execPath, [...options, '--port', '0', ...args], listening);
}

/** Starts a server that kills itself between the append of an entry and the answer. `store` is a file, or the address of a Redis. */
export const startCrashingServer = (store: string, entry: number): Promise<Running> =>
  start(process.execPath, ['test/support/crashing-server.mjs', store, `${entry}`], listening);

/** Starts `server.mjs` in a folder, which prints `listening on` and its port. */
export const startSample = (folder: string): Promise<Running> =>
  start(
    process.execPath,
    ['server.mjs'],
    (line) => (line.startsWith('listening on ') ? Number(line.slice(13)) : undefined),
    folder,
  );

/** A folder that is removed at the end of the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  folders.push(folder);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts Redis, which writes each change to the disk at once; with the port and the folder of an earlier one, it has its data. */
export async function startRedis(folder = temporaryFolder(), port?: number) {
  const own = port ?? (await freePort());
  const args = ['--port', `${own}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const running = await start(
    'redis-server',
    [...args, '--appendonly', 'yes', '--appendfsync', 'always'],
    (line) => (line.includes('Ready to accept connections') ? own : undefined),
  );
  const again = () => startRedis(folder, own);
  return { ...running, url: `redis://127.0.0.1:${own}`, again };
}

/** On a machine of ours without Redis, its tests are left out; the continuous integration must have it. */
export const hasRedis = (): boolean => {
  if (process.env.CI) return true;
  try {
    execFileSync('redis-server', ['--version']);
    return true;
  } catch {
    return false;
  }
};
