/** Programs of other projects that samples are for: nginx, Caddy, systemd and SQLite. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const CACHE = resolve('.cache/programs');

/** The packages of Debian with a program, and where it is in them. */
const packages = {
  nginx: [['nginx'], 'usr/sbin/nginx'],
  caddy: [['caddy'], 'usr/bin/caddy'],
  sqlite3: [['sqlite3'], 'usr/bin/sqlite3'],
  'systemd-analyze': [['systemd', 'libsystemd-shared'], 'usr/bin/systemd-analyze'],
} as const;

function run(cwd: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout ?? ''}${stderr ?? ''}`);
}

/** Unpacks packages of Debian into a folder, once. Nothing of them is installed. */
function unpack(name: string, names: readonly string[]): string {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const download = ['-o', 'APT::Sandbox::User=root', 'download', '-qq', ...names];
  if (spawnSync('apt-get', download, { cwd: partial }).status !== 0) {
    run(partial, 'apt-get', 'update', '-qq');
    run(partial, 'apt-get', ...download);
  }
  for (const each of readdirSync(partial).filter((file) => file.endsWith('.deb'))) {
    run(partial, 'dpkg-deb', '-x', each, '.');
    rmSync(join(partial, each));
  }
  renameSync(partial, folder);
  return folder;
}

/** A program, with the environment that it needs: that of this machine, or that of Debian. */
export function program(name: keyof typeof packages): {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
} {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return { path: found, env: process.env };
  const [names, path] = packages[name];
  const folder = unpack(name, names);
  const libraries = spawnSync('find', [folder, '-name', 'libsystemd-shared*', '-printf', '%h'], {
    encoding: 'utf8',
  }).stdout;
  return {
    path: join(folder, path),
    env: {
      ...process.env,
      ...(libraries && {
        LD_LIBRARY_PATH: libraries,
        SYSTEMD_UNIT_PATH: `${join(folder, 'usr/lib/systemd/system')}:${join(folder, 'lib/systemd/system')}`,
      }),
    },
  };
}
