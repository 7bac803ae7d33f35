/**
 * Runs a script on PHP 7.4, which Debian has no more: `node php-7.4.mjs folder script.php` has the input, output and environment of
 * `php script.php`. The folder is that of the packages with PHP as WebAssembly.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const [folder, script] = process.argv.slice(2);
const { resolve } = createRequire(`${folder}/`);
const { getPHPLoaderModule } = await import(resolve('@php-wasm/node-7-4'));
const { PHP, loadPHPRuntime } = await import(resolve('@php-wasm/universal'));
const { WP_DATA, WP_FOLDER } = process.env;
const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
for (const root of [dirname(script), WP_DATA, WP_FOLDER])
  await php.mount(root, (_, files, place) => {
    files.mkdirTree(place);
    files.mount(files.filesystems.NODEFS, { root }, place);
    return () => files.unmount(place);
  });
php.writeFile('/tmp/input', readFileSync(0));
const { bytes, errors, exitCode } = await php.run({
  env: process.env,
  code: `<?php
define('STDIN', fopen('/tmp/input', 'r'));
define('STDOUT', fopen('php://output', 'w'));
require ${JSON.stringify(script)};`,
});
writeSync(1, bytes);
writeSync(2, errors);
process.exit(exitCode);
