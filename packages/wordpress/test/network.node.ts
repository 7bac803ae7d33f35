/** The plugin on a network of sites. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { patience } from '../../table/test/support/processes.js';
import { versions } from './install.js';
import { startSite, type Site } from './site.js';

for (const version of versions)
  describe(`the plugin on a network of sites of WordPress ${version}`, patience, () => {
    let site: Site;
    const user = 1;
    before(async () => {
      site = await startSite(version, { plugins: [], isNetwork: true });
      site.php(
        `
wpmu_create_blog(getenv('WP_HOST'), '/second/', 'Second', 1);
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$result = activate_plugin('spielkasten/spielkasten.php', '', true);
if (is_wp_error($result)) throw new Exception($result->get_error_message());
return 1;`,
        { user },
      );
    });
    after(() => {
      site?.stop();
    });

    it('is active on each site, which has settings of its own', () => {
      const looks = site.php<string[]>(
        `
$looks = array();
foreach (get_sites(array('fields' => 'ids')) as $i => $id) {
  switch_to_blog($id);
  update_option('spielkasten', array('look' => array('night', 'felt')[$i]));
  $looks[] = spielkasten_settings()['look'];
  restore_current_blog();
}
return $looks;`,
        { user },
      );
      assert.equal(looks.length, 2);
      assert.equal(new Set(looks).size, 2, looks.join());
    });

    it('renders boards of authors, who may not write HTML of their own in a network', () => {
      const html = site.php<string>(
        `
switch_to_blog(2);
add_user_to_blog(2, ${String(site.users.author)}, 'author');
wp_set_current_user(${String(site.users.author)});
kses_init();
$id = wp_insert_post(wp_slash(array('post_title' => 'T', 'post_status' => 'publish', 'post_content' => '<fluctus-board mode="replay" record="1. @ro"></fluctus-board><!-- wp:spielkasten/daily {"game":"luzi"} --><p class="wp-block-spielkasten-daily">Luzi und Joe</p><!-- /wp:spielkasten/daily -->')));
return apply_filters('the_content', get_post($id)->post_content);`,
        { user },
      );
      assert.match(html, /<fluctus-board mode="replay" record="1\. @ro">/);
      assert.match(html, /<daily-puzzle [^>]*game="luzi"/);
    });

    it('leaves nothing of its settings behind on any site', () => {
      const left = site.php<string[][]>(
        `
define('WP_UNINSTALL_PLUGIN', true);
require WP_PLUGIN_DIR . '/spielkasten/uninstall.php';
$left = array();
foreach (get_sites(array('fields' => 'ids')) as $id) {
  switch_to_blog($id);
  $left[] = $GLOBALS['wpdb']->get_col("SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'spielkasten'");
  restore_current_blog();
}
return $left;`,
        { user },
      );
      assert.deepEqual(left, [[], []]);
      assert.equal(site.faults(), '');
    });
  });
