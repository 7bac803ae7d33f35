<?php
/** Runs PHP in a WordPress for a test: `php run.php` reads code and data as JSON, and writes what the code returns. */
[$code, $data] = json_decode(stream_get_contents(STDIN), true);
$_SERVER += array('HTTP_HOST' => getenv('WP_HOST'), 'REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1');
if ($data['installing'] ?? false) {
	define('WP_INSTALLING', true);
}
ob_start();
require getenv('WP_FOLDER') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user($data['user'] ?? 0);
kses_init();
$result = eval($code);
fwrite(STDOUT, ob_get_clean() . "\0" . wp_json_encode($result));
