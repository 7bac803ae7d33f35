<?php
/** The configuration of WordPress in tests: a database in a file, no request to other hosts, faults in a file. */
define('DB_NAME', 'wordpress');
define('DB_USER', '');
define('DB_PASSWORD', '');
define('DB_HOST', '');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('DB_DIR', getenv('WP_DATA') . '/');
define('DB_FILE', 'wordpress.sqlite');
foreach (array('AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE') as $name) {
	define("{$name}_KEY", $name);
	define("{$name}_SALT", $name);
}
define('WP_HOME', 'http://' . getenv('WP_HOST'));
define('WP_SITEURL', WP_HOME);
define('WP_DEBUG', true);
define('WP_DEBUG_LOG', getenv('WP_DATA') . '/debug.log');
define('WP_DEBUG_DISPLAY', false);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('CONCATENATE_SCRIPTS', false);
if (getenv('WP_NO_HTML')) {
	define('DISALLOW_UNFILTERED_HTML', true);
}
if ( getenv( 'WP_NETWORK' ) ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', getenv( 'WP_HOST' ) );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
// Servers of tests are on other ports of this host.
add_filter(
	'http_allowed_safe_ports',
	function ( $ports, $host, $url ) {
		return '127.0.0.1' === $host ? array_merge( $ports, array( wp_parse_url( $url, PHP_URL_PORT ) ) ) : $ports;
	},
	10,
	3
);
// They certify themselves.
add_filter( 'https_ssl_verify', '__return_false' );
