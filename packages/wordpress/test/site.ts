/** A WordPress with the plugin for tests: a server, and PHP that runs in it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addPlugin, oldestPhp, wordpressFolder, type Version } from './install.js';

const here = resolve('packages/wordpress/test');
/** What PHP has compiled is kept: for a server in its memory, for scripts in files. WordPress has hundreds of files. */
const COMPILED = resolve('.cache/wordpress/compiled');
const keep = ['-d', 'opcache.enable_cli=1'];

/** What PHP gets beside its code: values, and the user who runs it. */
export type Data = Readonly<Record<string, unknown>> & { readonly user?: number };

export interface Site {
  readonly url: string;
  readonly version: string;
  /** The ids of the users by their roles. */
  readonly users: Readonly<Record<string, number>>;
  /** Runs PHP; returns what it returns. `forbidHtml` takes the right to unfiltered HTML from everybody. */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its code returns
  php<T>(code: string, data?: Data, forbidHtml?: boolean): T;
  /** What PHP has complained about. */
  faults(): string;
  stop(): void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const install = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Games', 'administrator', 'administrator@example.org', true, '', 'password');
update_option('permalink_structure', '');
$users = array('administrator' => 1);
foreach (array('editor', 'author', 'contributor') as $role)
  $users[$role] = wp_insert_user(array('user_login' => $role, 'user_pass' => 'password', 'user_email' => "$role@example.org", 'role' => $role));
update_option('active_plugins', array('spielkasten/spielkasten.php'));
return array('users' => $users, 'version' => $GLOBALS['wp_version']);`;

/** A new WordPress. */
interface Installed {
  readonly facts: Pick<Site, 'users' | 'version'>;
  readonly database: Uint8Array;
}

/** WordPress is installed once for all sites of a process with its version. */
const installed = new Map<Version, Installed>();

/** Makes a network of a site. */
const network = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ($GLOBALS['wpdb']->tables('ms_global') as $name => $table) $GLOBALS['wpdb']->$name = $table;
install_network();
$made = populate_network(1, getenv('WP_HOST'), 'administrator@example.org', 'Games', '/', false);
return is_wp_error($made) ? $made->get_error_message() : '';`;

/** Faults of others: the database in a file, networks on new PHP, and the question for updates, which no test may ask. */
const notOurs =
  /^.*(?:\/plugins\/sqlite\/|\/wp-includes\/ms-|\bSomething may be wrong with WordPress\.org\b|\bwp_(?:version_check|update_plugins|update_themes)\(\): ).*\n/gm;

/** Returns what runs PHP in a site: a command, with the variables of the site. */
const runner =
  ([command, ...args]: readonly [string, ...string[]], env: NodeJS.ProcessEnv): Site['php'] =>
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its code returns
  <T>(code: string, given: Data = {}, forbidHtml = false): T => {
    const { stdout, stderr } = spawnSync(command, [...args, join(here, 'run.php')], {
      input: JSON.stringify([code, given]),
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { ...env, ...(forbidHtml && { WP_NO_HTML: '1' }) },
    });
    const [, result] = stdout.split('\0');
    if (result === undefined) throw new Error(`PHP failed:\n${stdout}\n${stderr}`);
    return JSON.parse(result) as T;
  };

/** What the site is: with the plugin by default, and no network of sites. */
interface Kind {
  readonly plugins?: readonly string[];
  readonly isNetwork?: boolean;
  /** With PHP 7.4 for what the test runs; the server has the newest. */
  readonly isOnOldestPhp?: boolean;
  /** Without the files of the plugin, which the test installs. */
  readonly isFresh?: boolean;
}

/** Starts a WordPress. */
export async function startSite(
  version: Version,
  { plugins, isNetwork = false, isFresh = false, isOnOldestPhp = false }: Kind = {},
): Promise<Site> {
  const folder = wordpressFolder(version);
  addPlugin(folder, !isFresh);
  mkdirSync(COMPILED, { recursive: true });
  const newest = ['php', ...keep, '-d', `opcache.file_cache=${COMPILED}`] as const;
  const data = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const host = `127.0.0.1:${await freePort()}`;
  const env: NodeJS.ProcessEnv = { ...process.env, WP_HOST: host, WP_DATA: data, WP_FOLDER: folder };
  const php = runner(isOnOldestPhp ? oldestPhp() : newest, env);
  const database = join(data, 'wordpress.sqlite');
  let first = installed.get(version);
  if (first) writeFileSync(database, first.database);
  else {
    const facts = runner(newest, env)<Installed['facts']>(install, { installing: true });
    first = { facts, database: readFileSync(database) };
    installed.set(version, first);
  }
  if (plugins) php('update_option("active_plugins", $data["plugins"]); return 1;', { plugins });
  if (isNetwork) {
    const fault = php<string>(network, { installing: true });
    if (fault) throw new Error(fault);
    env.WP_NETWORK = '1';
  }
  // one process: several would lock the database in a file for each other
  const server = spawn('php', [...keep, '-q', '-S', host, '-t', folder, join(here, 'router.php')], {
    stdio: 'ignore',
    env,
  });
  const log = join(data, 'debug.log');
  return {
    url: `http://${host}`,
    ...first.facts,
    php,
    faults: () => (existsSync(log) ? readFileSync(log, 'utf8').replace(notOurs, '') : ''),
    stop() {
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
