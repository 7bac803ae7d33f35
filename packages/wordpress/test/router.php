<?php
/** Serves WordPress with the server of PHP: files as they are, everything else by index.php. */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if (is_dir($file) && is_file("$file/index.php")) {
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = rtrim($path, '/') . '/index.php';
	chdir($file);
	require "$file/index.php";
	return;
}
if (is_file($file)) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
