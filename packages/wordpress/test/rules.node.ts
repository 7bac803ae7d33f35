/** The rules of the directory of plugins, as its program “Plugin Check” asks for them, on the files of the zip. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';

const FOLDER = 'spielkasten/';
/** Writes the zip on a machine in a time zone. */
function zipIn(TZ: string) {
  execFileSync('node', ['scripts/wordpress.mjs'], { stdio: 'ignore', env: { ...process.env, TZ } });
  return readFileSync('packages/wordpress/dist/spielkasten.zip');
}
const zip = zipIn('UTC');
const files = new Map(
  Object.entries(unzipSync(zip)).map(([path, content]) => [path.slice(FOLDER.length), strFromU8(content)]),
);
const text = (path: string) => files.get(path)!;
const named = (pattern: RegExp) => [...files].filter(([path]) => pattern.test(path));
/** The code of the plugin in PHP, without comments. */
const php = named(/^(?!languages\/).*\.php$/).map(
  ([path, code]) => [path, code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')] as const,
);
const header = text('spielkasten.php');
const headerOf = (name: string) => new RegExp(`^ \\* ${name}: (.*)$`, 'm').exec(header)?.[1];
const readme = text('readme.txt');
const readmeOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(readme)?.[1];
/** All that a pattern finds in the code, with the file. */
const found = (pattern: RegExp, code: readonly (readonly [string, string])[] = php) =>
  code.flatMap(([path, each]) => Array.from(each.matchAll(pattern), ([all]) => `${path}: ${all}`));

describe('the plugin for WordPress, by the rules of its directory', () => {
  it('runs no file that is called by its address', () => {
    for (const [path, code] of php) {
      const guard = path === 'uninstall.php' ? 'WP_UNINSTALL_PLUGIN' : 'ABSPATH';
      const [first] = code.replace('<?php', '').trim().split('\n');
      assert.equal(first, `defined( '${guard}' ) || exit;`, path);
    }
    // a list of texts runs nothing
    for (const [path, code] of named(/^languages\/.*\.php$/))
      assert.match(
        code.replace(/'(?:[^'\\]|\\.)*'/g, ''),
        /^<\?php\nreturn array\((?:=>|array\(|\)|,|\n)*\);\n$/,
        path,
      );
  });

  it('begins all its global names with its own', () => {
    const names = [
      ...php.flatMap(([, code]) =>
        Array.from(
          code.matchAll(/^\s*(?:function|const) (\w+)|^\$(\w+)| as \$(spielkasten\w*) \)/gm),
          (each) => each[1] ?? each[2] ?? each[3]!,
        ),
      ),
      ...php.flatMap(([, code]) =>
        Array.from(
          code.matchAll(
            /\b(?:apply_filters|do_action|register_block_pattern_category|add_shortcode|(?:get|update|delete)_option|register_setting|wp_(?:register|enqueue)_(?:script|style|script_module)|(?:update|delete)_post_meta(?:_by_key)?)\(\s*(?:\$[\w>-]+, )?["']([\w-]+)/g,
          ),
          ([, name]) => name!,
        ),
      ),
    ];
    assert.ok(names.length > 40, `${names.length}`);
    assert.deepEqual(
      names.filter((name) => !/^_?spielkasten|^SPIELKASTEN/.test(name)),
      [],
    );
  });

  it('writes texts in its own domain, and tells translators what their placeholders are', () => {
    const calls = php.flatMap(([path, code]) =>
      Array.from(
        code.matchAll(/\b(?:esc_(?:html|attr)_)?(?:__|_e|_n|_x)\(\s*(.*?)\s*\)/g),
        ([, args]) => [path, args!] as const,
      ),
    );
    assert.ok(calls.length > 20);
    for (const [path, args] of calls) assert.match(args, /^'(?:[^'\\]|\\.)*', 'spielkasten'$/, path);
    for (const [path, code] of named(/\.php$/))
      for (const { index } of code.matchAll(/__\( '[^']*%\d?\$?s/g))
        assert.match(code.slice(0, index).split('\n').slice(-2).join('\n'), /translators:/, path);
    assert.equal(headerOf('Text Domain'), 'spielkasten');
    assert.equal(headerOf('Domain Path'), '/languages');
  });

  it('escapes what it prints where it prints it', () => {
    const printed = found(/\becho (?!'[^']*';).*/g);
    assert.deepEqual(printed, []);
    const escaped = /\b(?:esc_(?:html|attr|url)|selected)\((?:[^()]|\([^()]*\))*\)/g;
    for (const [path, code] of php)
      for (const [, args] of code.matchAll(/^\s*printf\(\s*'(?:[^'\\]|\\.)*',\s*(.*?)\s*\);$/gms))
        assert.match(args!.replace(escaped, ''), /^[\s,]*$/, `${path}: ${args}`);
  });

  it('reads no request, and changes none of the settings of the server', () => {
    const forbidden =
      /\$_(?:GET|POST|REQUEST|SERVER|COOKIE|FILES)\b|\b(?:eval|exec|system|passthru|base64_decode|create_function|extract|ini_set|set_time_limit|error_reporting|move_uploaded_file|file_put_contents|fopen|curl_\w+|wp_remote_\w+|wp_redirect|query_posts|setcookie|session_start|header|die|print_r|var_dump|error_log|ob_start)\(|<<<|<\?=|<\? |`|ALLOW_UNFILTERED_UPLOADS|localhost|127\.0\.0\.1/g;
    assert.deepEqual(found(forbidden), []);
    // settings are saved by WordPress, which checks the nonce and the right
    assert.match(text('inc/settings.php'), /settings_fields\( 'spielkasten' \)/);
    assert.match(text('inc/settings.php'), /'sanitize_callback' => 'spielkasten_checked_settings'/);
    assert.match(text('inc/settings.php'), /current_user_can\( 'manage_options' \)/);
  });

  it('asks the database only with values that are prepared', () => {
    assert.deepEqual(found(/\$wpdb->(?:get_\w+|query)\( (?!\$wpdb->prepare\().*/g), []);
  });

  it('loads no file of another site', () => {
    assert.deepEqual(found(/["'](?:https?:)?\/\/[^"']*["']/g), []);
    for (const [path, code] of named(/^blocks\/.*\.json$/))
      assert.deepEqual(
        Array.from(code.matchAll(/https?:\/\/[^"]*/g), ([url]) => url),
        ['https://schemas.wp.org/trunk/block.json'],
        path,
      );
  });

  it('has blocks for the frame of the editor, and scripts in the footer', () => {
    const blocks = named(/^blocks\/.*\/block\.json$/);
    assert.equal(blocks.length, 3);
    assert.equal(text('editor.js').match(/\bregisterBlockType\(/g)?.length, blocks.length);
    for (const [path, code] of blocks) {
      const { apiVersion, textdomain } = JSON.parse(code) as { apiVersion: number; textdomain: string };
      assert.deepEqual([apiVersion, textdomain], [3, 'spielkasten'], path);
    }
    assert.match(
      text('inc/editor.php'),
      /wp_register_script\( 'spielkasten-editor', .*, SPIELKASTEN_VERSION, true \)/,
    );
  });

  it('has a readme.txt that agrees with its header', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    assert.equal(/^=== (.*) ===/.exec(readme)?.[1], headerOf('Plugin Name'));
    assert.deepEqual([readmeOf('Stable tag'), headerOf('Version')], [version, version]);
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      assert.equal(readmeOf(name), headerOf(name), name);
    assert.equal(readmeOf('License'), 'MIT');
    assert.match(readmeOf('Tested up to')!, /^\d+\.\d+$/);
    assert.match(readmeOf('Contributors')!, /^[a-z\d]+$/);
    const tags = readmeOf('Tags')!.split(', ');
    assert.ok(tags.length <= 5);
    const short = /\n\n([^=\n]+)\n\n== Description/.exec(readme)?.[1] ?? '';
    assert.ok(short.length > 0 && short.length <= 150, `${short.length} characters`);
    assert.equal(headerOf('Description')?.startsWith(short.slice(0, 20)), true);
    for (const section of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
      assert.match(readme, new RegExp(`^== ${section} ==$`, 'm'));
    // scripts that are minified have their sources elsewhere
    assert.match(readme, /= Source code =\n\n.*https:\/\/github\.com\/spielkasten\/spielkasten/);
    assert.ok(text('license.txt').includes('MIT License'));
  });

  it('has the same bytes each time, and everywhere', () => {
    assert.ok(zipIn('Asia/Tokyo').equals(zip));
  });

  it('contains only files that the directory takes', () => {
    const paths = [...files.keys()];
    assert.deepEqual(
      paths.filter((path) => !/^(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:php|js|css|json|txt)$/.test(path)),
      [],
    );
    const lower = paths.map((path) => path.toLowerCase());
    assert.equal(new Set(lower).size, paths.length);
    assert.ok(Buffer.byteLength(readme) < 10_000);
  });
});
