/**
 * `node samples.mjs VitePress`, in the folder of a project: writes the files of a section of docs/platforms.md. A file is a code
 * block below a line with its name in backticks. The post is that of the section "The post", with the YAML of the section as its front
 * matter. In MDX, the front matter has its title, and the board of the block in MDX takes the place of that with the same id.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [, , wanted] = process.argv;
const page = readFileSync('node_modules/spielkasten/docs/platforms.md', 'utf8');
const headingOrBlock =
  /^## (?<title>[^\n]*)$|(?:^`(?<name>[^`\n]+)`\n\n(?:<!--[^\n]*-->\n)?)?^(?<fence>`{3,})\w*\n(?<text>.*?)^\k<fence>$/gms;
let section;
let written = 0;
for (const { groups } of page.matchAll(headingOrBlock)) {
  const { title, name, text } = groups;
  section = title ?? section;
  if (section !== wanted || !name) continue;
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text);
  written++;
}
const [, own] = new RegExp(`^## ${wanted}\\n(.*?)(?=^## |(?![^]))`, 'ms').exec(page) ?? [];
const [, name, kind] =
  /^The post is `([^`]+)`, in (Markdown|MDX)/m.exec(
    own?.replace(/\n(?=The post)|(?<=\.) (?=The post)/g, '\n') ?? '',
  ) ?? [];
if (name) {
  const [, markdown] = /^```md\n(.*?)^```$/ms.exec(page);
  const [, board, start] = /^```mdx\n((<.*? id="\w+").*?)^```$/ms.exec(page);
  const before = new RegExp(`^${start}.*?^</fluctus-board>\n`, 'ms');
  const post = kind === 'MDX' ? markdown.replace(/^# .*\n\n/, '').replace(before, () => board) : markdown;
  const [, front] = /^```yaml\n(.*?)^```$/ms.exec(own) ?? [];
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, front ? `---\n${front}---\n\n${post}` : post);
  written++;
}
if (!written) throw new Error(`docs/platforms.md has no files in a section ${wanted}`);
