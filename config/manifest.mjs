import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { boardAttributes } from '../scripts/manifest/attributes.mjs';
import { designTokensFile } from '../scripts/manifest/design-tokens-file.mjs';
import { frameworkTypes } from '../scripts/manifest/framework-types.mjs';
import { eventNames, publicInterface, tagNames } from '../scripts/manifest/public-interface.mjs';
import { sanitizeFile } from '../scripts/manifest/sanitize-file.mjs';
import { tokens } from '../scripts/manifest/tokens.mjs';
import { typeNames } from '../scripts/manifest/type-names.mjs';

/** The types that setters accept, by class and name; the manifest has no place for them. */
const writes = new Map();

export default {
  globs: [
    'src/element/**/*.ts',
    'src/games/*/*.ts',
    'src/{series,tables}/game-*.ts',
    'src/puzzles/daily-puzzle.ts',
  ],
  exclude: ['**/*.styles.ts', '**/*.d.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    tagNames,
    eventNames,
    boardAttributes,
    tokens(),
    publicInterface,
    designTokensFile,
    sanitizeFile,
    typeNames(writes),
    customElementVsCodePlugin({ outdir: '.', hideLogs: true }),
    customElementJetBrainsPlugin({ outdir: '.', packageJson: false, hideLogs: true }),
    frameworkTypes(writes),
  ],
};
