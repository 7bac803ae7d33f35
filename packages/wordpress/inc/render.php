<?php
/**
 * Blocks and shortcodes on the page.
 *
 * @package Spielkasten
 */

defined( 'ABSPATH' ) || exit;

/** Writes a text as HTML. Brackets are references: WordPress looks for shortcodes in finished HTML, also in attributes. */
function spielkasten_text( $text ) {
	// Not esc_html(), which would leave a reference in a text as it is: the text has it, not the HTML.
	$html = _wp_specialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES, false, true );
	return str_replace( array( '[', ']', "\n" ), array( '&#091;', '&#093;', '&#10;' ), $html );
}

/** Writes an element with those of the values that it has as attributes. */
function spielkasten_element( $tag, $values, $inside = '', $wrapper = '' ) {
	$html = "<$tag" . ( $wrapper ? " $wrapper" : '' );
	foreach ( array_intersect_key( $values, spielkasten_allowed()[ $tag ] ) as $name => $value ) {
		if ( true === $value ) {
			$html .= " $name";
		} elseif ( is_scalar( $value ) && '' !== (string) $value && false !== $value ) {
			$html .= sprintf( ' %s="%s"', $name, spielkasten_text( (string) $value ) );
		}
	}
	return "$html>$inside</$tag>";
}

/** A record for readers: without tags, marks and empty comments. */
function spielkasten_readable( $record ) {
	foreach ( spielkasten_data()['unreadable'] as $pattern ) {
		$record = preg_replace( "~$pattern~", '', $record ) ?? $record;
	}
	return trim( preg_replace( '/\s+/', ' ', $record ) ?? $record );
}

/** True where no script runs: in feeds, on AMP pages, and where a plugin for mail says so with the filter. */
function spielkasten_is_plain() {
	$is_amp = function_exists( 'amp_is_request' ) && amp_is_request();
	/**
	 * Filters whether boards are written as pictures, moves and a link.
	 *
	 * @param bool $is_plain True in feeds and on AMP pages.
	 */
	return (bool) apply_filters( 'spielkasten_is_plain', is_feed() || $is_amp );
}

/** What feeds get: the picture, the moves, and a link to the page. */
function spielkasten_plain( $content ) {
	$link = sprintf( '<p><a href="%s">%s</a></p>', esc_url( (string) get_permalink() ), esc_html__( 'Open the board on the page', 'spielkasten' ) );
	return $content . $link;
}

/** Writes the elements by hand in a text as what feeds get: AMP, for one, allows no elements but its own. */
function spielkasten_plain_elements( $html ) {
	$tags = array_diff( spielkasten_data( 'sanitize' )['tagNames'], array( 'game-move' ) );
	$open = '(?:"[^"]*+"|\'[^\']*+\'|[^>"\']++)*+>';
	$html = preg_replace( "~<game-move\b$open|</game-move>~", '', $html ) ?? $html;
	return preg_replace_callback(
		'~<(' . implode( '|', $tags ) . ")\b$open(.*?)</\\1>~s",
		function ( $found ) {
			$inside = str_replace( ' slot="caption"', '', spielkasten_readable( $found[2] ) );
			return spielkasten_plain( '' === $inside || '<' === $inside[0] ? $inside : "<p>$inside</p>" );
		},
		$html
	) ?? $html;
}

/** Undoes what the editor does to `<`, `>` and `&`: WordPress reads the attributes of blocks as HTML when an author saves. */
function spielkasten_decode( $values ) {
	$decode = function ( $value ) {
		return is_string( $value ) ? strtr(
			$value,
			array(
				'&lt;'  => '<',
				'&gt;'  => '>',
				'&amp;' => '&',
			)
		) : $value;
	};
	return array_map( $decode, $values );
}

/** The values of a board as its attributes. */
function spielkasten_board_values( $values ) {
	if ( 'play' === ( $values['mode'] ?? '' ) ) {
		unset( $values['mode'] );
	}
	// The word of the editor for the table server of the site.
	if ( 'site' === ( $values['table'] ?? '' ) ) {
		$values['table'] = spielkasten_settings()['table'];
	}
	return $values;
}

/** Renders the block of a board. */
function spielkasten_render_board( $attributes, $content ) {
	$game = spielkasten_data()['games'][ $attributes['game'] ?? '' ] ?? null;
	if ( ! $game || spielkasten_is_plain() ) {
		return $game ? spielkasten_plain( $content ) : $content;
	}
	$caption = preg_match( '~<figcaption[^>]*>(.+)</figcaption>~s', $content, $found ) ? $found[1] : '';
	$still   = preg_replace( '~<figcaption.*</figcaption>|</?figure[^>]*>~s', '', $content );
	// Without <noscript>, WordPress would load the picture that nobody sees first.
	$inside  = trim( $still ) ? "<noscript>$still</noscript>" : '';
	$inside .= $caption ? "<span slot=\"caption\">$caption</span>" : '';
	// No box around the board: with `follow`, it stays in view to the end of its parent.
	$values = spielkasten_board_values( spielkasten_decode( $attributes ) );
	return spielkasten_element( $game['tag'], $values, $inside, get_block_wrapper_attributes() );
}

/** Renders the block of rules. */
function spielkasten_render_rules( $attributes, $content ) {
	$tag = spielkasten_data()['games'][ $attributes['game'] ?? '' ]['rules'] ?? null;
	if ( ! $tag || spielkasten_is_plain() ) {
		return $tag ? spielkasten_plain( $content ) : $content;
	}
	return spielkasten_element( $tag, spielkasten_decode( $attributes ), "<noscript>$content</noscript>", get_block_wrapper_attributes() );
}

/** Renders the block of the puzzle of the day. */
function spielkasten_render_daily( $attributes, $content ) {
	if ( spielkasten_is_plain() ) {
		return spielkasten_plain( $content );
	}
	return spielkasten_element( 'daily-puzzle', spielkasten_decode( $attributes ), "<noscript>$content</noscript>", get_block_wrapper_attributes() );
}

/** The message about a mistake in a shortcode. */
function spielkasten_fault( $found, $values ) {
	/* translators: 1: a word of a shortcode, 2: a list of words */
	$text = sprintf( __( 'In the shortcode [spielkasten]: “%1$s” is unknown. Possible are: %2$s.', 'spielkasten' ), $found, implode( ', ', $values ) );
	return '<p class="spielkasten-fault">' . spielkasten_text( $text ) . '</p>';
}

/** The tag of what a shortcode shows: of a board, of its rules, or of its puzzle of the day. */
function spielkasten_shortcode_tag( $game, $mode ) {
	$facts = spielkasten_data()['games'][ $game ] ?? array();
	if ( 'daily' === $mode ) {
		return in_array( $game, spielkasten_data()['daily'], true ) ? 'daily-puzzle' : null;
	}
	return $facts[ 'rules' === $mode ? 'rules' : 'tag' ] ?? null;
}

/** Renders `[spielkasten fluctus replay ply=2]1. @ro @go[/spielkasten]`: a game, a mode, `rules` or `daily`, and attributes, as in Markdown. */
function spielkasten_shortcode( $given, $text = '' ) {
	$data   = spielkasten_data();
	$values = array();
	foreach ( (array) $given as $name => $value ) {
		$value = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
		if ( ! is_int( $name ) ) {
			$values[ strtolower( $name ) ] = $value;
		} elseif ( isset( $data['games'][ $value ] ) ) {
			$values['game'] = $value;
		} elseif ( in_array( $value, array_merge( $data['modes'], array( 'rules', 'daily' ) ), true ) ) {
			$values['mode'] = $value;
		} else {
			$values[ strtolower( $value ) ] = true;
		}
	}
	$mode = $values['mode'] ?? 'play';
	$tag  = spielkasten_shortcode_tag( $values['game'] ?? '', $mode );
	if ( ! $tag ) {
		return spielkasten_fault( $values['game'] ?? implode( ' ', array_keys( $values, true, true ) ), array_keys( $data['games'] ) );
	}
	if ( 'daily' !== $mode ) {
		unset( $values['game'] );
	}
	$unknown = array_diff_key( $values, spielkasten_allowed()[ $tag ], array( 'mode' => true ) );
	if ( $unknown ) {
		return spielkasten_fault( array_keys( $unknown )[0], array_keys( spielkasten_allowed()[ $tag ] ) );
	}
	// The classic editor makes paragraphs of lines.
	$text = wp_strip_all_tags( preg_replace( '~</?p>|<br\s*/?>~i', "\n", (string) $text ) );
	$text = trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) );
	if ( '' !== $text ) {
		$values[ 'diagram' === $mode ? 'position' : 'record' ] = $text;
	}
	// The solution of a puzzle is nothing for readers.
	$shown = spielkasten_text( 'replay' === $mode ? spielkasten_readable( $values['record'] ?? '' ) : (string) ( $values['task'] ?? '' ) );
	if ( spielkasten_is_plain() ) {
		return spielkasten_plain( $shown ? "<p>$shown</p>" : '' );
	}
	spielkasten_load( '[spielkasten' );
	return spielkasten_element( $tag, spielkasten_board_values( $values ), $shown ? "<noscript>$shown</noscript>" : '' );
}
add_shortcode( 'spielkasten', 'spielkasten_shortcode' );
add_filter(
	'no_texturize_shortcodes',
	function ( $names ) {
		return array_merge( $names, array( 'spielkasten' ) );
	}
);
