/** Posts of all roles and kinds on a real WordPress: what is saved, what the page, the feed and the excerpt show. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { patience } from '../../table/test/support/processes.js';
import { versions } from './install.js';
import { startSite, type Site } from './site.js';

/** Texts that try to leave their place: as a comment, a shortcode, an attribute, a tag, a reference. */
const hostile =
  '1. @ro {a --> b <!-- c [gallery] [/spielkasten-x] "quotes" \'single\' <script>alert(1)</script> 1 < 2 & &lt; 🙂 \\ $1 %s} @go';
const tagged = '[SeatA "Ada"] [SeatB "Bo"]\n\n1. @ro @go {[%marks ro:red] Fine.}\n\n2. @ri';

/** A value as the editor saves it. */
const coded = (text: string) =>
  text.replace(/[<>&]/g, (found) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[found]!);
const block = (attributes: object, text = '') => {
  const values = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? coded(value) : value,
    ]),
  );
  // as serializeAttributes of WordPress
  const json = JSON.stringify(values)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
  const inside = text && `<p class="spielkasten-text">${text}</p>`;
  return `<!-- wp:spielkasten/board ${json} -->\n<figure class="wp-block-spielkasten-board"><img src="/p.jpg" alt="A picture" class="wp-image-7"/>${inside}<figcaption class="wp-element-caption">A <em>caption</em></figcaption></figure>\n<!-- /wp:spielkasten/board -->`;
};
const replay = { game: 'fluctus', mode: 'replay', id: 'g1', follow: true, record: tagged };
const puzzle = {
  game: 'fluctus',
  mode: 'puzzle',
  position: 'A....A/....B. A 6,7 2,1 -,-',
  record: hostile,
  task: hostile,
};

interface Kind {
  readonly content: string;
  readonly tag?: string;
  /** The attributes that the element must have on the page. */
  readonly expected: Readonly<Record<string, string | true>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'replay block': {
    content: block(replay, '1. @ro @go {Fine.} 2. @ri'),
    expected: { mode: 'replay', id: 'g1', follow: true, record: tagged },
  },
  'puzzle block with a hostile text': {
    content: block(puzzle),
    expected: { mode: 'puzzle', position: puzzle.position, record: hostile, task: hostile },
  },
  'rules block': {
    content:
      '<!-- wp:spielkasten/rules {"game":"fluctus","rule":"F6 F8","heading-level":"3"} --><p class="wp-block-spielkasten-rules">Fluctus: F6 F8</p><!-- /wp:spielkasten/rules -->',
    tag: 'fluctus-rules',
    expected: { rule: 'F6 F8', 'heading-level': '3' },
  },
  'shortcode block': {
    content: `<!-- wp:shortcode -->[spielkasten fluctus replay follow ply=2]\n\n${tagged}\n\n[/spielkasten]<!-- /wp:shortcode -->`,
    expected: { mode: 'replay', follow: true, ply: '2', record: tagged },
  },
  'shortcode in the classic editor': {
    content: `Before.\n\n[spielkasten fluctus replay]\n${tagged}\n[/spielkasten]\n\nAfter -- "it".`,
    expected: { mode: 'replay', record: tagged },
  },
  'shortcode of a diagram': {
    content:
      '[spielkasten fluctus diagram position="A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi" marks="ro-yi &amp; yi:red" task="a &quot;b&quot;"]',
    expected: { mode: 'diagram', position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi', task: 'a "b"' },
  },
  'shortcode of rules': {
    content: '[spielkasten fluctus rules rule="F6"]',
    tag: 'fluctus-rules',
    expected: { rule: 'F6' },
  },
  'block of the day': {
    content:
      '<!-- wp:spielkasten/daily {"game":"luzi"} --><p class="wp-block-spielkasten-daily">Luzi und Joe</p><!-- /wp:spielkasten/daily -->',
    tag: 'daily-puzzle',
    expected: { game: 'luzi' },
  },
  'shortcode of the day': {
    content: '[spielkasten fluctus daily date="2026-11-28"]',
    tag: 'daily-puzzle',
    expected: { game: 'fluctus', date: '2026-11-28' },
  },
  'board by hand in Custom HTML': {
    content: `<!-- wp:html --><fluctus-board mode="replay" id="g9" follow record="1. @ro @go"><span slot="caption">Here</span></fluctus-board><p><game-move board="g9" marks="ro">the first move</game-move></p><!-- /wp:html -->`,
    expected: { mode: 'replay', id: 'g9', follow: true, record: '1. @ro @go' },
  },
};

/** The elements of Spielkasten, which only pages with scripts may have. */
const elements = /<\/?(?:fluctus|glux|lucky|luzi|game|daily)-/;

const run = `
global $post, $wp_query;
$result = array();
foreach ($data['kinds'] as $name => $kind) {
  $id = wp_insert_post(wp_slash(array('post_title' => $name, 'post_status' => 'publish', 'post_content' => $kind['content'])));
  $post = get_post($id); setup_postdata($post);
  $html = apply_filters('the_content', $post->post_content);
  $tags = new WP_HTML_Tag_Processor($html);
  $element = null; $scripts = 0; $names = array();
  while ($tags->next_tag()) {
    $tag = strtolower($tags->get_tag());
    $names[] = $tag;
    foreach ($tags->get_attribute_names_with_prefix('') ?? array() as $attribute) $names[] = "$tag $attribute";
    if ($element === null && $tag === ($kind['tag'] ?? 'fluctus-board')) {
      $element = array();
      // WordPress 6.5 leaves apostrophes coded on PHP before 8.1
      foreach ($tags->get_attribute_names_with_prefix('') as $attribute) {
        $value = $tags->get_attribute($attribute);
        $element[$attribute] = true === $value ? true : str_replace('&#039;', "'", $value);
      }
    }
  }
  $excerpt = get_the_excerpt($post);
  $wp_query->is_feed = true;
  $feed = apply_filters('the_content_feed', apply_filters('the_content', $post->post_content), 'rss2');
  $feed_excerpt = apply_filters('the_excerpt_rss', get_the_excerpt($post));
  $wp_query->is_feed = false;
  $result[$name] = compact('html', 'element', 'names', 'excerpt', 'feed', 'feed_excerpt') + array('saved' => $post->post_content);
}
return $result;`;

interface Found {
  readonly html: string;
  readonly element: Readonly<Record<string, string | true>> | null;
  readonly names: readonly string[];
  readonly excerpt: string;
  readonly feed: string;
  readonly feed_excerpt: string;
  readonly saved: string;
}

const roles = ['administrator', 'editor', 'author', 'contributor', 'administrator without HTML'];
/** PHP 7.4, as WebAssembly, takes its time: there, two roles stand for all. */
const sites = [
  ...versions.map((version) => ({ version, isOnOldestPhp: false, roles })),
  { version: versions[0], isOnOldestPhp: true, roles: ['author', 'administrator without HTML'] },
];

for (const { version, isOnOldestPhp, roles: ours } of sites)
  describe(`posts with boards in WordPress ${version} on PHP ${isOnOldestPhp ? 7 : 8}`, patience, () => {
    let site: Site;
    before(async () => {
      site = await startSite(version, { isOnOldestPhp });
    });
    after(() => {
      site?.stop();
    });

    for (const role of ours)
      it(`keeps every kind of board of an ${role}`, () => {
        const user = site.users[role.split(' ')[0]!]!;
        const all = site.php<Record<string, Found>>(run, { user, kinds }, role.endsWith('HTML'));
        for (const [name, { expected }] of Object.entries(kinds)) {
          const { element, names, excerpt, feed, html } = all[name]!;
          assert.ok(element, `${name}: no element in ${html}`);
          for (const [attribute, value] of Object.entries(expected)) {
            const found: string | true | undefined = element[attribute];
            // the classic editor may change blank lines, which mean nothing
            const plain = (text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ') : text);
            // a sanitizer writes follow=""
            assert.equal(
              plain(found === '' && value === true ? true : found),
              plain(value),
              `${name}: ${attribute}`,
            );
          }
          assert.ok(
            !names.includes('script') && !html.includes('gallery-1'),
            `${name} runs nothing: ${html}`,
          );
          for (const each of [excerpt, all[name]!.feed_excerpt])
            assert.doesNotMatch(each, /@ro|SeatA|roxbi|marks/, `${name}: excerpt`);
          assert.doesNotMatch(feed, elements, `${name}: feed`);
          assert.doesNotMatch(feed, /roxbi|<script|SeatA|%marks/, `${name}: feed`);
          assert.match(feed, /Open the board on the page/, name);
        }
        assert.match(
          all['replay block']!.feed,
          /<img [^>]*p\.jpg.*1\. @ro @go \{Fine\.\} 2\. @ri.*A <em>caption<\/em>/s,
        );
        assert.match(all['shortcode in the classic editor']!.feed, /1\. @ro @go \{ ?Fine\.\} 2\. @ri/);
        assert.match(all['shortcode in the classic editor']!.html, /After &#8212; &#8220;it&#8221;/);
        assert.match(all['board by hand in Custom HTML']!.html, /<game-move board="g9" marks="ro">/);
        assert.equal(site.faults(), '');
      });

    // what AMP allows in a text, of what boards are made of: tags, and their attributes
    const ofImages = [
      'alt',
      'decoding',
      'fetchpriority',
      'height',
      'loading',
      'sizes',
      'src',
      'srcset',
      'width',
    ];
    const tagsOfAmp = { a: ['href'], em: [], figcaption: [], figure: [], img: ofImages, p: [], span: [] };
    const onAmp = Object.entries<string[]>(tagsOfAmp).flatMap(([tag, own]) => [
      tag,
      ...['class', 'id', 'lang', ...own].map((name) => `${tag} ${name}`),
    ]);
    for (const [where, setUp] of [
      ['a mail', 'add_filter("spielkasten_is_plain", "__return_true");'],
      ['an AMP page', 'function amp_is_request() { return true; }'],
    ] as const)
      it(`writes picture, moves and a link into ${where}, and loads nothing there`, () => {
        const { all, queued } = site.php<{ all: Record<string, Found>; queued: string }>(
          `${setUp} $all = (function ($data) { ${run} })($data);
ob_start(); wp_scripts()->do_items(); wp_styles()->do_items(); wp_script_modules()->print_enqueued_script_modules(); wp_script_modules()->print_import_map();
return array('all' => $all, 'queued' => ob_get_clean());`,
          { user: site.users.author!, kinds },
        );
        assert.doesNotMatch(queued, /spielkasten/);
        for (const [name, { html, names }] of Object.entries(all)) {
          // the author may not write <game-move>, of which the words stay
          assert.deepEqual(
            names.filter((each) => !onAmp.includes(each)),
            [],
            `${name}: ${html}`,
          );
          assert.doesNotMatch(html, /roxbi|SeatA|%marks|slot=/, name);
          assert.match(html, /<a href="http[^"]+\?p=\d+">Open the board on the page<\/a>/, name);
        }
        assert.match(all['replay block']!.html, /<img [^>]*p\.jpg.*1\. @ro @go \{Fine\.\} 2\. @ri/s);
        assert.match(all['board by hand in Custom HTML']!.html, /Here.*the first move/s);
        assert.match(all['shortcode of a diagram']!.html, /<p>a &quot;b&quot;<\/p>/);
      });

    it('deletes the picture of a board with its position and with its post', () => {
      const deleted = site.php<Record<string, boolean>>(
        `
$post = wp_insert_post(array('post_title' => 'T', 'post_status' => 'publish'));
$picture = function ($mine) use ($post) {
  $id = wp_insert_attachment(array('post_title' => 'P', 'post_mime_type' => 'image/jpeg', 'post_parent' => $post), false, $post);
  if ($mine) update_post_meta($id, '_spielkasten', '1');
  return $id;
};
list($old, $new, $other, $shared) = array($picture(true), $picture(true), $picture(false), $picture(true));
$image = function ($id) { return "<img class=\\"wp-image-$id\\"/>"; };
$copy = wp_insert_post(array('post_title' => 'Copy', 'post_content' => $image($shared)));
$save = function ($ids) use ($post, $image) { wp_update_post(array('ID' => $post, 'post_content' => implode('', array_map($image, $ids)))); };
$save(array($old, $other, $shared));
$kept = (bool) get_post($new);
$save(array($new));
$result = array('kept' => $kept, 'old' => !get_post($old), 'other' => !get_post($other), 'shared' => !get_post($shared), 'new' => !get_post($new));
wp_delete_post($post, true);
return $result + array('with post' => !get_post($new), 'other with post' => !get_post($other));`,
        { user: 1 },
      );
      const gone = { old: true, other: false, shared: false, new: false };
      assert.deepEqual(deleted, { kept: true, ...gone, 'with post': true, 'other with post': false });
    });

    it('speaks German, and leaves nothing of its settings behind', () => {
      const german = site.php<string[]>(
        `add_filter('locale', function () { return 'de_DE'; }); unload_textdomain('spielkasten'); load_plugin_textdomain('spielkasten', false, 'spielkasten/languages');
return array(__('Puzzle of the week', 'spielkasten'), load_script_textdomain('spielkasten-editor', 'spielkasten', WP_PLUGIN_DIR . '/spielkasten/languages'));`,
      );
      assert.equal(german[0], 'Rätsel der Woche');
      assert.match(german[1]!, /Brett/);
      const left = site.php<string[]>(
        'define("WP_UNINSTALL_PLUGIN", true); update_option("spielkasten", array()); require WP_PLUGIN_DIR . "/spielkasten/uninstall.php"; return $GLOBALS["wpdb"]->get_col("SELECT option_name FROM {$GLOBALS["wpdb"]->options} WHERE option_name LIKE \'%spielkasten%\'");',
      );
      assert.deepEqual(left, []);
      assert.equal(site.faults(), '');
    });

    it('renders a record of 500 kB, or refuses it and keeps the post', () => {
      const record = `1. @ro {${'long "text" [gallery] -- '.repeat(20_000)}} @go`;
      const content = block({ ...replay, record });
      const code = record.replaceAll('[gallery] ', '');
      const { administrator, author } = site.users;
      const all = site.php<Record<string, Found>>(run, {
        user: isOnOldestPhp ? administrator! : author!,
        kinds: { big: { content }, code: { content: `[spielkasten fluctus replay]${code}[/spielkasten]` } },
      });
      assert.equal(all.big!.element?.record, record);
      assert.equal(all.code!.element?.record, code);
      const [said, kept, phpVersion] = site.php<[string, string, string]>(
        `
add_filter('wp_die_handler', function () { return function ($message) { throw new Exception($message); }; });
$id = wp_insert_post(array('post_title' => 'T', 'post_content' => 'Before'));
$said = '';
try { wp_update_post(wp_slash(array('ID' => $id, 'post_content' => $data['content']))); } catch (Exception $error) { $said = $error->getMessage(); }
return array($said, get_post($id)->post_content, PHP_VERSION);`,
        { user: author!, content },
      );
      assert.match(phpVersion, isOnOldestPhp ? /^7\.4\./ : /^8\./);
      // without a compiler for its patterns, WordPress cannot check the text of an author
      assert.equal(said.includes('Shorten the record'), isOnOldestPhp);
      assert.equal(kept === 'Before', isOnOldestPhp);
      assert.ok(isOnOldestPhp || kept.length > 500_000);
    });

    if (isOnOldestPhp) return;

    it('names what is unknown in a shortcode, and what is possible', () => {
      const html = (code: string) => site.php<string>('return do_shortcode($data["code"]);', { code });
      assert.match(html('[spielkasten chess]'), /“chess” is unknown. Possible are: fluctus, glux/);
      assert.match(html('[spielkasten fluctus onclick="alert(1)"]'), /“onclick” is unknown/);
      assert.match(html('[spielkasten lucky-swap rules]'), /is unknown/);
      assert.match(html('[spielkasten chess daily]'), /“chess” is unknown/);
      assert.doesNotMatch(html('[spielkasten "<script>"]'), /<script/);
    });

    it('loads its own files, and only on pages with boards', async () => {
      const add =
        'return wp_insert_post(array("post_title" => "T", "post_status" => "publish", "post_content" => $data["content"]));';
      const page = async (content: string) => {
        const id = site.php<number>(add, { content, user: 1 });
        const answer = await fetch(`${site.url}/?p=${id}`);
        return { html: await answer.text(), cookies: answer.headers.getSetCookie() };
      };
      const plain = await page('<p>No board.</p>');
      assert.doesNotMatch(plain.html, /spielkasten/);
      for (const content of ['[spielkasten fluctus]', '<fluctus-board></fluctus-board>', block(replay)]) {
        const { html, cookies } = await page(content);
        assert.match(html, /plugins\/spielkasten\/assets\/\d+\.\d+\.\d+\/cdn\/spielkasten\.auto\.min\.js"/);
        assert.match(html, /:is\(:not\(:defined\),\s*:state\(waiting\)\)|\/looks\/space\.css/);
        assert.deepEqual(cookies, []);
        const script = /src="([^"]+auto\.min\.js)"/.exec(html)![1]!;
        assert.equal((await fetch(script)).status, 200);
      }
    });

    it('checks the settings and applies them', async () => {
      const set =
        'update_option("spielkasten", spielkasten_checked_settings($data["given"])); return get_option("spielkasten");';
      const bad = site.php(set, {
        given: { look: '../x', brand: 'red;}', scheme: 'blue', table: 'javascript:alert(1)' },
      });
      assert.deepEqual(bad, { look: '', brand: '', scheme: '', table: '' });
      const given = { look: 'night', brand: '#7a1f5c', scheme: 'dark', table: 'https://example.org/' };
      assert.deepEqual(site.php(set, { given }), given);
      const table = { game: 'fluctus', id: 't', table: 'site' };
      const id = site.php<number>(
        'return wp_insert_post(wp_slash(array("post_title" => "T", "post_status" => "publish", "post_content" => $data["content"])));',
        { content: block(table) },
      );
      const html = await (await fetch(`${site.url}/?p=${id}`)).text();
      assert.match(html, /<body class="[^"]*look-night/);
      assert.match(html, /color-scheme:dark/);
      assert.match(html, /--spiel-brand:#7a1f5c/);
      assert.match(html, /<fluctus-board [^>]*table="https:\/\/example.org\/"/);
      site.php(set, { given: {} });
    });
  });
