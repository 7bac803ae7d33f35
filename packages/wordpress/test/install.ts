/** Brings PHP and WordPress to this machine: the oldest versions that the plugin supports, and the newest of Debian. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';

const CACHE = resolve('.cache/wordpress');
/** The builds of WordPress in the npm registry, with the driver for a database in a file. */
const BUILDS = '@wp-playground/wordpress-builds@0.9.19';
/** PHP 7.4, as WebAssembly. */
const OLDEST_PHP = '@php-wasm/node-7-4@3.1.56';
const here = resolve('packages/wordpress/test');

export const versions = ['6.5', 'newest'] as const;
export type Version = (typeof versions)[number];

/** Runs a command; throws with what it says if it fails. */
function run(command: string, args: readonly string[], cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout ?? ''}\n${stderr ?? ''}`);
  return stdout;
}

/** Installs PHP from Debian's packages if it is missing. */
function needPhp(): void {
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? '';
  if (['pdo_sqlite', 'gd', 'mbstring', 'dom'].every((name) => modules.includes(name))) return;
  run('apt-get', ['update', '-qq']);
  const packages = ['php-cli', 'php-sqlite3', 'php-gd', 'php-mbstring', 'php-xml', 'php-curl', 'php-intl'];
  run('apt-get', [
    '-o',
    'DPkg::Lock::Timeout=300',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    ...packages,
  ]);
}

/** The command of PHP 7.4, which runs scripts alone. Brings it once. */
export function oldestPhp(): readonly [string, ...string[]] {
  const folder = join(CACHE, 'php-7.4');
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    mkdirSync(partial, { recursive: true });
    run('npm', ['install', '--no-save', '--no-audit', '--prefix', partial, OLDEST_PHP]);
    renameSync(partial, folder);
  }
  // each script is a process of its own, in which optimizing the code takes longer than running it
  return [process.execPath, '--liftoff-only', join(here, 'php-7.4.mjs'), folder];
}

/** Unpacks a zip into a folder, without the first `strip` folders of its paths. */
export function unzip(zip: Uint8Array, folder: string, strip = 0): void {
  for (const [path, content] of Object.entries(unzipSync(zip))) {
    const to = join(folder, path.split('/').slice(strip).join('/'));
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
}

/** The builds of the npm registry: the folder `package` of its tarball, with WordPress 6.5 and the driver. */
function builds(): string {
  const folder = join(CACHE, 'builds');
  if (existsSync(folder)) return join(folder, 'package');
  const partial = `${folder}.partial`;
  mkdirSync(partial, { recursive: true });
  const [tarball] = run('npm', ['pack', '--silent', BUILDS], partial).trim().split('\n').slice(-1);
  const wanted = ['public/wp-6.5', 'src/wordpress/wp-6.5.zip', 'src/sqlite-database-integration'];
  run('tar', ['-xzf', tarball!, ...wanted.map((path) => `package/${path}`)], partial);
  rmSync(join(partial, tarball!));
  renameSync(partial, folder);
  return join(folder, 'package');
}

/** WordPress 6.5. The build has PHP and the static files apart. */
function bringOldest(folder: string): void {
  const from = builds();
  unzip(readFileSync(join(from, 'src/wordpress/wp-6.5.zip')), folder);
  cpSync(join(from, 'public/wp-6.5'), folder, { recursive: true });
}

/** The newest WordPress of Debian, with what it links to. Nothing of it is installed. */
function bringNewest(folder: string): void {
  const work = join(CACHE, 'debian');
  rmSync(work, { recursive: true, force: true });
  for (const part of ['lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(join(work, part), { recursive: true });
  const mirror = run('apt-get', ['indextargets', '--format', '$(REPO_URI)']).split('\n')[0];
  writeFileSync(join(work, 'sources.list'), `deb ${mirror} sid main\n`);
  const options = [
    `Dir::Etc::sourcelist=${work}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${work}/lists`,
    `Dir::Cache=${work}/cache`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  run('apt-get', [...options, 'update', '-qq']);
  const linked = ['cropper', 'jquery', 'jquery-ui', 'lodash', 'underscore'].map((name) => `libjs-${name}`);
  const names = [
    'wordpress',
    'wordpress-theme-twentytwentyfive',
    'libphp-phpmailer',
    'php-getid3',
    ...linked,
  ];
  run('apt-get', [...options, 'download', '-qq', ...names], work);
  for (const name of readdirSync(work).filter((each) => each.endsWith('.deb')))
    run('dpkg-deb', ['-x', name, 'root'], work);
  // links to the configuration of a web server lead nowhere
  spawnSync('cp', ['-rL', '--no-preserve=mode', `${work}/root/usr/share/wordpress/.`, folder]);
  rmSync(work, { recursive: true, force: true });
  if (!existsSync(join(folder, 'wp-includes/version.php')))
    throw new Error('WordPress could not be unpacked.');
}

/** The folder of a WordPress without a database; brings it once. */
export function wordpressFolder(version: Version): string {
  needPhp();
  const folder = join(CACHE, version);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  (version === '6.5' ? bringOldest : bringNewest)(partial);
  const driver = join(partial, 'wp-content/plugins/sqlite');
  unzip(
    readFileSync(join(builds(), 'src/sqlite-database-integration/sqlite-database-integration.zip')),
    driver,
    1,
  );
  const load = readFileSync(join(driver, 'db.copy'), 'utf8');
  writeFileSync(
    join(partial, 'wp-content/db.php'),
    load
      .replaceAll("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", "__DIR__ . '/plugins/sqlite'")
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite/load.php'),
  );
  renameSync(partial, folder);
  return folder;
}

/** The zip of the plugin, written once for all sites of a process. */
let zip: Uint8Array | undefined;
function pluginZip(): Uint8Array {
  if (!zip) execFileSync('node', ['scripts/wordpress.mjs'], { stdio: 'ignore' });
  return (zip ??= readFileSync('packages/wordpress/dist/spielkasten.zip'));
}

/** Copies the configuration into a WordPress; the plugin, too, if it is `wanted`. */
export function addPlugin(folder: string, wanted = true): void {
  const files = pluginZip();
  const plugins = join(folder, 'wp-content/plugins');
  rmSync(join(plugins, 'spielkasten'), { recursive: true, force: true });
  if (wanted) unzip(files, plugins);
  cpSync(join(here, 'wp-config.php'), join(folder, 'wp-config.php'));
}
