<?php
/**
 * Blocks and patterns in the editor.
 *
 * @package Spielkasten
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		$needs = array( 'wp-a11y', 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-rich-text' );
		wp_register_script( 'spielkasten-editor', plugins_url( 'editor.js', SPIELKASTEN_FILE ), $needs, SPIELKASTEN_VERSION, true );
		$settings = spielkasten_settings();
		$facts    = array(
			'url'   => spielkasten_url( 'cdn/spielkasten.auto.min.js' ),
			'look'  => $settings['look'],
			'table' => '' !== $settings['table'],
		);
		wp_add_inline_script( 'spielkasten-editor', 'window.spielkasten = ' . wp_json_encode( $facts + spielkasten_data() ) . ';', 'before' );
		wp_set_script_translations( 'spielkasten-editor', 'spielkasten', SPIELKASTEN_DIR . '/languages' );
		register_block_type( SPIELKASTEN_DIR . '/blocks/board', array( 'render_callback' => 'spielkasten_render_board' ) );
		register_block_type( SPIELKASTEN_DIR . '/blocks/rules', array( 'render_callback' => 'spielkasten_render_rules' ) );
		register_block_type( SPIELKASTEN_DIR . '/blocks/daily', array( 'render_callback' => 'spielkasten_render_daily' ) );
		spielkasten_register_patterns();
	}
);
add_action(
	'enqueue_block_assets',
	function () {
		if ( is_admin() ) {
			wp_enqueue_style( 'spielkasten' );
			wp_add_inline_style( 'wp-components', '.spielkasten-move .components-popover__content{inline-size:280px}' );
		}
	}
);

add_filter(
	'content_save_pre',
	function ( $text ) {
		// The patterns with which WordPress checks the text of an author give up on a long record where PCRE has no JIT: it would save nothing.
		$is_checked = strlen( $text ) > 100000 && has_filter( 'content_save_pre', 'wp_filter_post_kses' ) && spielkasten_has_boards( $text );
		if ( $is_checked && '' === wp_filter_post_kses( $text ) ) {
			$why = __( 'The post is not saved: WordPress cannot check a record this long on this server. Shorten the record, or ask an administrator to save the post.', 'spielkasten' );
			wp_die( esc_html( $why ), '', array( 'response' => 400 ) );
		}
		return $text;
	},
	9
);

/** A block as it is saved. */
function spielkasten_block( $name, $attributes, $html ) {
	return get_comment_delimited_block_content( $name, $attributes, $html ) . "\n";
}

/** A heading or paragraph as it is saved. */
function spielkasten_words( $name, $text ) {
	$html = 'heading' === $name ? '<h2 class="wp-block-heading">' . esc_html( $text ) . '</h2>' : '<p>' . wp_kses_post( $text ) . '</p>';
	return spielkasten_block( $name, array(), $html );
}

/** The block of a board as it is saved without a picture. */
function spielkasten_board_block( $attributes, $caption = '', $moves = '' ) {
	$inside  = $moves ? '<p class="spielkasten-text">' . spielkasten_text( $moves ) . '</p>' : '';
	$inside .= $caption ? '<figcaption class="wp-element-caption">' . esc_html( $caption ) . '</figcaption>' : '';
	return spielkasten_block( 'spielkasten/board', array_merge( array( 'game' => 'fluctus' ), $attributes ), "<figure class=\"wp-block-spielkasten-board\">$inside</figure>" );
}

/** Registers the patterns. */
function spielkasten_register_patterns() {
	register_block_pattern_category( 'spielkasten', array( 'label' => __( 'Board games', 'spielkasten' ) ) );
	$puzzle   = array(
		'mode'     => 'puzzle',
		'position' => 'A....A/....B. A 6,7 2,1 -,-',
		'record'   => '1. roxbi',
	);
	$diagram  = array(
		'mode'     => 'diagram',
		'position' => 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi',
		'marks'    => 'ro-yi yi:red',
	);
	$moves    = '1. @ro @go 2. @ri @gi 3. ro-wo gi-bo';
	$replay   = array(
		'mode'   => 'replay',
		'id'     => 'g1',
		'record' => $moves,
		'follow' => true,
	);
	$rules    = array(
		'game'     => 'fluctus',
		'rule'     => 'F6 F8',
		'examples' => 'still',
	);
	$patterns = array(
		'puzzle-of-the-week' => array(
			__( 'Puzzle of the week', 'spielkasten' ),
			spielkasten_words( 'heading', __( 'Puzzle of the week', 'spielkasten' ) )
			. spielkasten_board_block( $puzzle, __( 'One move wins a stone.', 'spielkasten' ) )
			. spielkasten_words( 'paragraph', __( 'Did you find it? Write your solution in a comment.', 'spielkasten' ) ),
		),
		'puzzle-of-the-day'  => array(
			__( 'Daily puzzle', 'spielkasten' ),
			spielkasten_words( 'heading', __( 'Daily puzzle', 'spielkasten' ) )
			. spielkasten_block( 'spielkasten/daily', array( 'game' => 'fluctus' ), '<p class="wp-block-spielkasten-daily">Fluctus</p>' )
			. spielkasten_words( 'paragraph', __( 'Tomorrow there is another one. From Monday to Sunday, they get harder.', 'spielkasten' ) ),
		),
		'annotated-game'     => array(
			__( 'Annotated game', 'spielkasten' ),
			spielkasten_words( 'heading', __( 'A game with comments', 'spielkasten' ) )
			. spielkasten_board_block( $replay, '', $moves )
			/* translators: keep the tags */
			. spielkasten_words( 'paragraph', __( 'Both sides enter their stones. Then <game-move board="g1">3. ro-wo</game-move> takes the first step.', 'spielkasten' ) ),
		),
		'rules-at-a-glance'  => array(
			__( 'Rules at a glance', 'spielkasten' ),
			spielkasten_words( 'heading', __( 'Rules at a glance', 'spielkasten' ) )
			. spielkasten_board_block( $diagram, __( 'Red leaps through the centre and captures the stone on vi.', 'spielkasten' ) )
			. spielkasten_block( 'spielkasten/rules', $rules, '<p class="wp-block-spielkasten-rules">Fluctus: F6 F8</p>' ),
		),
	);
	foreach ( $patterns as $name => list( $title, $content ) ) {
		register_block_pattern(
			"spielkasten/$name",
			array(
				'title'      => $title,
				'categories' => array( 'spielkasten' ),
				'content'    => $content,
			)
		);
	}
}
