/**
 * Adds a post of blocks, those of docs/platforms.md, to the blog: writes the files of the documentation that are named by their first lines, and
 * the options of the blog into the configuration.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const page = readFileSync('node_modules/spielkasten/docs/platforms.md', 'utf8');
for (const wanted of ['blog.js', 'remark-games.js']) {
  const [, code] = new RegExp(`^\`\`\`js\n(// ${wanted}\n.*?)^\`\`\`$`, 'ms').exec(page);
  writeFileSync(wanted, code);
}
const [, blocks] = /^````md\n(.*?)^````$/ms.exec(page);
writeFileSync('blog/2026-11-21-blocks.md', `---\ntitle: Blocks\nslug: blocks\n---\n\n${blocks}`);

const [, options] = /`(presets: [^`]*blog[^`]*)`/.exec(page);
const config = readFileSync('docusaurus.config.mjs', 'utf8');
const changed = config.replace(/presets: .*(?=,\n)/, options);
if (changed === config) throw new Error('The configuration has no presets.');
writeFileSync('docusaurus.config.mjs', `import { blog } from './blog.js';\n\n${changed}`);
