<?php
/**
 * Removes the settings, on each site of a network. Posts keep their pictures, captions and moves.
 *
 * @package Spielkasten
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the settings of a site. */
function spielkasten_uninstall() {
	delete_option( 'spielkasten' );
	delete_post_meta_by_key( '_spielkasten' );
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $spielkasten_site ) {
		switch_to_blog( $spielkasten_site );
		spielkasten_uninstall();
		restore_current_blog();
	}
} else {
	spielkasten_uninstall();
}
