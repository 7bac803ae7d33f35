/** The Markdown files of the repository that are pages of the site. */
import { readFileSync } from 'node:fs';
import { filesUnder } from '../../scripts/files.mjs';
import { headingsOf, introductionOf, pathOf } from './markdown.mjs';

/** The pages in the order of the navigation. Other files in docs/ follow at the end. */
const groups = [
  ['Start', ['README.md', 'docs/embedding.md', 'docs/reference.md', 'docs/frameworks.md', 'docs/ssr.md']],
  [
    'Games and texts',
    [
      'docs/blind.md',
      'docs/blind.de.md',
      'docs/notation.md',
      'docs/writing.md',
      'docs/platforms.md',
      'docs/events.md',
      'docs/online.md',
    ],
  ],
  ['Design', ['docs/theming.md']],
  [
    'Fits your site',
    ['docs/accessibility.md', 'docs/csp.md', 'docs/browsers.md', 'docs/goals.md', 'docs/trust.md'],
  ],
  ['Project', ['docs/credits.md', 'CHANGELOG.md', 'CONTRIBUTING.md']],
];

/** The first sentences of a text, up to about 160 characters. */
export function shorten(text) {
  const sentences = text.split(/(?<=[.:!?]) (?=[\p{Lu}`<])/u);
  let short = sentences[0];
  for (const sentence of sentences.slice(1)) {
    if (short.length + sentence.length > 160) break;
    short += ` ${sentence}`;
  }
  return short.replace(/:$/, '.');
}

function readPage(group, path) {
  const text = readFileSync(path, 'utf8');
  const [title] = headingsOf(text, 1);
  return {
    path,
    text,
    /** The language of `name.de.md`; undefined for English. */
    lang: /\.(\w+)\.md$/.exec(path)?.[1],
    group,
    url: pathOf(path),
    permalink: `${pathOf(path)}index.html`,
    title: path === 'README.md' ? 'Overview' : title.text,
    description: shorten(introductionOf(text)),
    sections: headingsOf(text),
  };
}

let pages;

/** All pages, in order. */
export function docsPages() {
  const listed = new Set(groups.flatMap(([, paths]) => paths));
  const others = filesUnder('docs', '.md').filter((path) => !listed.has(path));
  pages ??= [...groups, ['More', others]].flatMap(([group, paths]) =>
    paths.map((path) => readPage(group, path)),
  );
  return pages;
}

/** The Markdown below a heading of level 2 in a file. */
export function sectionOf(path, heading) {
  const text = readFileSync(path, 'utf8');
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`${path} has no section ${heading}`);
  return section.slice(section.indexOf('\n'));
}
