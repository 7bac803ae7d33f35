<?php
/**
 * The pictures of boards: each belongs to its post.
 *
 * @package Spielkasten
 */

defined( 'ABSPATH' ) || exit;

// The editor says which uploads are pictures of boards.
add_action(
	'rest_after_insert_attachment',
	function ( $attachment, $request ) {
		if ( $request['spielkasten'] && current_user_can( 'edit_post', $attachment->ID ) ) {
			update_post_meta( $attachment->ID, '_spielkasten', '1' );
		}
	},
	10,
	2
);

/** Deletes the pictures of a post for which `$is_done( $id )` holds, and which no other post shows. */
function spielkasten_delete_pictures( $post_id, $is_done ) {
	global $wpdb;
	$pictures = get_children(
		array(
			'post_parent' => $post_id,
			'post_type'   => 'attachment',
			'meta_key'    => '_spielkasten', // phpcs:ignore WordPress.DB.SlowDBQuery -- among the children of one post.
			'fields'      => 'ids',
		)
	);
	foreach ( array_filter( $pictures, $is_done ) as $id ) {
		$text = '%' . $wpdb->esc_like( "wp-image-$id\"" ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no search for a part of a text that knows all kinds of posts.
		$used = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_content LIKE %s AND post_type <> 'revision' AND ID <> %d LIMIT 1", $text, $post_id ) );
		if ( ! $used ) {
			wp_delete_attachment( $id, true );
		}
	}
}

add_action(
	'wp_after_insert_post',
	function ( $post_id, $post, $update, $before ) {
		if ( ! $before || wp_is_post_revision( $post_id ) ) {
			return;
		}
		$shows = function ( $text, $id ) {
			return false !== strpos( $text, "wp-image-$id\"" );
		};
		spielkasten_delete_pictures(
			$post_id,
			function ( $id ) use ( $shows, $post, $before ) {
				return $shows( $before->post_content, $id ) && ! $shows( $post->post_content, $id );
			}
		);
	},
	10,
	4
);
add_action(
	'before_delete_post',
	function ( $post_id ) {
		spielkasten_delete_pictures( $post_id, '__return_true' );
	}
);
