<?php
/**
 * Removes the settings. Posts keep their pictures, captions and moves.
 *
 * @package Spielkasten
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'spielkasten' );
delete_post_meta_by_key( '_spielkasten' );
