/** The fonts that `site/fonts.css` names. */
import { readFileSync } from 'node:fs';

/** The paths of the files, which the packages of Fontsource contain. */
export const fontFiles = Array.from(
  readFileSync('site/fonts.css', 'utf8').matchAll(/fonts\/((.*?)-latin-.*?\.woff2)/g),
  ([, file, font]) => `node_modules/@fontsource-variable/${font}/files/${file}`,
);
