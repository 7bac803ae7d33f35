<?php
/**
 * Plugin Name: Spielkasten
 * Plugin URI: https://github.com/spielkasten/spielkasten
 * Description: Board games in posts: boards to play on, diagrams, puzzles, replays and rules. All files come from your own site.
 * Version: 0.0.0-source
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Author: Spielkasten
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: spielkasten
 * Domain Path: /languages
 *
 * @package Spielkasten
 */

defined( 'ABSPATH' ) || exit;

const SPIELKASTEN_VERSION = '0.0.0-source';
const SPIELKASTEN_DIR     = __DIR__;
const SPIELKASTEN_FILE    = __FILE__;

/** The address of a file. The version is in the folder: a query would be lost where a bundle loads its parts. */
function spielkasten_url( $file ) {
	return plugins_url( 'assets/' . SPIELKASTEN_VERSION . "/$file", SPIELKASTEN_FILE );
}

/** A file of facts that the build writes: `data` (games, fields, looks) or `sanitize` (tags and their attributes). */
function spielkasten_data( $name = 'data' ) {
	static $files = array();
	if ( ! isset( $files[ $name ] ) ) {
		$path           = SPIELKASTEN_DIR . '/assets/' . SPIELKASTEN_VERSION . "/$name.json";
		$files[ $name ] = wp_json_file_decode( $path, array( 'associative' => true ) );
	}
	return $files[ $name ];
}

/** The tags that authors without the right to unfiltered HTML may write, with their attributes. */
function spielkasten_allowed() {
	static $allowed;
	if ( ! $allowed ) {
		foreach ( spielkasten_data( 'sanitize' )['attributes'] as $tag => $names ) {
			$allowed[ $tag ] = array_fill_keys( array_map( 'strtolower', array_merge( $names, array( 'class' ) ) ), true );
		}
	}
	return $allowed;
}

add_filter(
	'wp_kses_allowed_html',
	function ( $tags, $context ) {
		if ( 'post' !== $context ) {
			return $tags;
		}
		foreach ( array( 'p', 'span', 'div', 'figure', 'img' ) as $tag ) {
			$tags[ $tag ]['slot'] = true;
		}
		return $tags + spielkasten_allowed();
	},
	10,
	2
);

add_action(
	'init',
	function () {
		// Translations are in the plugin, which the directory of WordPress does not translate.
		load_plugin_textdomain( 'spielkasten', false, basename( SPIELKASTEN_DIR ) . '/languages' );
	},
	0
);

require __DIR__ . '/inc/settings.php';
require __DIR__ . '/inc/render.php';
require __DIR__ . '/inc/pictures.php';
require __DIR__ . '/inc/editor.php';
