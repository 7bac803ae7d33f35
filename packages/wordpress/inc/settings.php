<?php
/**
 * The settings of the site, and the files that a page with boards loads.
 *
 * @package Spielkasten
 */

defined( 'ABSPATH' ) || exit;

/** The settings. Their values are checked where they are saved, and again here: another plugin can write options, too. */
function spielkasten_settings() {
	return spielkasten_checked_settings( get_option( 'spielkasten', array() ) );
}

/** The settings with what is allowed. */
function spielkasten_checked_settings( $given ) {
	$given  = is_array( $given ) ? $given : array();
	$one_of = function ( $name, $values ) use ( $given ) {
		$value = $given[ $name ] ?? '';
		return in_array( $value, $values, true ) ? $value : $values[0];
	};
	$table  = is_string( $given['table'] ?? '' ) ? trim( $given['table'] ?? '' ) : '';
	return array(
		'look'   => $one_of( 'look', array_merge( array( '' ), spielkasten_data()['looks'] ) ),
		'brand'  => (string) sanitize_hex_color( is_string( $given['brand'] ?? '' ) ? $given['brand'] ?? '' : '' ),
		'scheme' => $one_of( 'scheme', array( '', 'light', 'dark', 'light dark' ) ),
		'table'  => preg_match( '#^(https?://|/)#', $table ) ? esc_url_raw( $table ) : '',
	);
}

/** The colour scheme of boards. Block themes set none: the colour of their background tells it. */
function spielkasten_scheme() {
	$chosen = spielkasten_settings()['scheme'];
	if ( '' !== $chosen ) {
		return $chosen;
	}
	$ground = wp_get_global_styles( array( 'color', 'background' ), array( 'transforms' => array( 'resolve-variables' ) ) );
	$ground = is_string( $ground ) ? sanitize_hex_color( $ground ) : '';
	if ( ! $ground ) {
		return '';
	}
	$digits = ltrim( $ground, '#' );
	$digits = 3 === strlen( $digits ) ? preg_replace( '/(.)/', '$1$1', $digits ) : $digits;
	list( $red, $green, $blue ) = array_map( 'hexdec', str_split( $digits, 2 ) );
	return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue < 110 ? 'dark' : 'light';
}

/** Registers the style sheets of boards, in a page and in the editor. */
function spielkasten_register_styles() {
	$settings = spielkasten_settings();
	$needs    = array();
	foreach ( $settings['look'] ? array( 'space', $settings['look'] ) : array( 'space' ) as $sheet ) {
		$needs[] = "spielkasten-$sheet";
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the folder has the version.
		wp_register_style( "spielkasten-$sheet", spielkasten_url( "looks/$sheet.css" ), array(), null );
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- it has no file.
	wp_register_style( 'spielkasten', false, $needs, null );
	$tags = implode( ',', spielkasten_data( 'sanitize' )['tagNames'] );
	// The theme gives blocks their width; an element that is not defined yet is inline.
	$css    = '[class*=wp-block-spielkasten]:not(:defined){display:block}';
	$scheme = spielkasten_scheme();
	$css   .= $scheme ? ":is($tags){color-scheme:$scheme}" : '';
	$css   .= $settings['brand'] ? ":root{--spiel-brand:{$settings['brand']}}" : '';
	wp_add_inline_style( 'spielkasten', $css );
}
add_action( 'init', 'spielkasten_register_styles' );

/** True if a text contains boards: as blocks, shortcodes, or by hand. */
function spielkasten_has_boards( $html ) {
	$tags = implode( '|', spielkasten_data( 'sanitize' )['tagNames'] );
	return is_string( $html ) && preg_match( "~<(?:$tags)\b|<!-- wp:spielkasten/|\[spielkasten\b~", $html );
}

/** Loads the boards if a text contains any. Excerpts get nothing of a board. */
function spielkasten_load( $html ) {
	if ( ! spielkasten_has_boards( $html ) ) {
		return $html;
	}
	if ( doing_filter( 'get_the_excerpt' ) ) {
		$tags = implode( '|', spielkasten_data( 'sanitize' )['tagNames'] );
		return preg_replace( '~<((?!game-move)(?:' . $tags . '))\b.*?</\1>~s', '', $html ) ?? '';
	}
	if ( spielkasten_is_plain() ) {
		return spielkasten_plain_elements( $html );
	}
	wp_enqueue_script_module( 'spielkasten', spielkasten_url( 'cdn/spielkasten.auto.min.js' ), array(), null );
	wp_enqueue_style( 'spielkasten' );
	return $html;
}
foreach ( array( 'the_content', 'render_block', 'widget_text_content' ) as $spielkasten_filter ) {
	add_filter( $spielkasten_filter, 'spielkasten_load', 20 );
}
add_action(
	'wp_enqueue_scripts',
	function () {
		// In the head: style sheets that come later would move the page.
		foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
			spielkasten_load( $post->post_content ?? '' );
		}
	}
);
add_filter(
	'body_class',
	function ( $names ) {
		$look = spielkasten_settings()['look'];
		return $look ? array_merge( $names, array( "look-$look" ) ) : $names;
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'spielkasten',
			'spielkasten',
			array(
				'type'              => 'object',
				'sanitize_callback' => 'spielkasten_checked_settings',
			)
		);
	}
);
add_action(
	'admin_menu',
	function () {
		add_options_page( 'Spielkasten', 'Spielkasten', 'manage_options', 'spielkasten', 'spielkasten_settings_page' );
	}
);
add_filter(
	'plugin_action_links_' . plugin_basename( SPIELKASTEN_FILE ),
	function ( $links ) {
		$url = admin_url( 'options-general.php?page=spielkasten' );
		return array_merge( array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'spielkasten' ) . '</a>' ), $links );
	}
);

/** A row with a choice. */
function spielkasten_choice( $name, $label, $choices ) {
	$chosen = spielkasten_settings()[ $name ];
	printf( '<tr><th scope="row"><label for="spielkasten-%1$s">%2$s</label></th><td><select id="spielkasten-%1$s" name="spielkasten[%1$s]">', esc_attr( $name ), esc_html( $label ) );
	foreach ( $choices as $value => $text ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $text ) );
	}
	echo '</select></td></tr>';
}

/** A row with a field. */
function spielkasten_field( $name, $label, $type, $help ) {
	printf(
		'<tr><th scope="row"><label for="spielkasten-%1$s">%2$s</label></th><td><input id="spielkasten-%1$s" name="spielkasten[%1$s]" type="%3$s" class="regular-text" value="%4$s" aria-describedby="spielkasten-%1$s-help"><p class="description" id="spielkasten-%1$s-help">%5$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( $type ),
		esc_attr( spielkasten_settings()[ $name ] ),
		esc_html( $help )
	);
}

/** The page of the settings. */
function spielkasten_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>Spielkasten</h1><form method="post" action="options.php">';
	settings_fields( 'spielkasten' );
	echo '<table class="form-table" role="presentation">';
	$looks = spielkasten_data()['looks'];
	spielkasten_choice( 'look', __( 'Look', 'spielkasten' ), array( '' => __( 'Wood', 'spielkasten' ) ) + array_combine( $looks, $looks ) );
	spielkasten_field( 'brand', __( 'Colour of your brand', 'spielkasten' ), 'text', __( 'Such as #7a1f5c, for the look “brand”.', 'spielkasten' ) );
	spielkasten_choice(
		'scheme',
		__( 'Light or dark', 'spielkasten' ),
		array(
			''           => __( 'As the theme', 'spielkasten' ),
			'light'      => __( 'Light', 'spielkasten' ),
			'dark'       => __( 'Dark', 'spielkasten' ),
			'light dark' => __( 'As the reader has set', 'spielkasten' ),
		)
	);
	spielkasten_field( 'table', __( 'Table server', 'spielkasten' ), 'text', __( 'The URL of your table server, on which readers play each other. Boards use it where an author turns it on.', 'spielkasten' ) );
	echo '</table>';
	submit_button();
	echo '</form></div>';
}
