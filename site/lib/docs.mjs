/** The Markdown files of the repository that are pages of the site. */
import { readFileSync } from 'node:fs';
import { filesUnder } from '../../scripts/files.mjs';
import { headingsOf, introductionOf, pathOf } from './markdown.mjs';

/** The pages in the order of the navigation. Other files in docs/ follow at the end. */
const groups = [
  [
    'Use',
    [
      'README.md',
      'docs/start.md',
      'docs/play.md',
      'docs/show.md',
      'docs/puzzles.md',
      'docs/share.md',
      'docs/platforms.md',
      'docs/online.md',
    ],
  ],
  [
    'Build',
    ['docs/reference.md', 'docs/events.md', 'docs/frameworks.md', 'docs/hosting.md', 'docs/engines.md'],
  ],
  ['Write and design', ['docs/notation.md', 'docs/theming.md']],
  ['Keys and screen readers', ['docs/accessibility.md', 'docs/keys.md', 'docs/blind.md', 'docs/blind.de.md']],
  ['Project', ['docs/fairness.md', 'docs/credits.md', 'CHANGELOG.md', 'CONTRIBUTING.md']],
];

/** The pages that were here before: for each of their anchors (`''` for the page itself), the page and anchor that has its content now. */
const moved = {
  embedding: {
    '': 'start/',
    'one-script-tag': 'start/#load-the-script',
    'your-own-server': 'hosting/#serve-the-files-yourself',
    'versions-and-hashes': 'hosting/#integrity-hashes',
    'unknown-games': 'start/#load-the-script',
    'import-maps-for-names': 'start/#load-the-script',
    'who-plays': 'play/#who-plays',
    'diagrams-replays-records': 'show/#diagrams',
    'in-a-frame': 'share/#put-a-board-into-a-frame',
    pictures: 'share/#write-a-picture',
    'before-the-script-has-loaded': 'share/#show-something-without-scripts',
    marks: 'show/#marks',
    'keeping-a-game': 'share/#save-a-game',
    'a-series-of-games': 'play/#a-series-of-games',
    sharing: 'share/#copy-a-link',
    languages: 'show/#languages',
    rules: 'show/#rules',
    'rules-in-a-page': 'show/#rules',
    'the-rules-as-data': 'engines/#the-rules-as-data',
    'sound-and-pace': 'play/#pace-and-sound',
    'settings-of-the-player': 'accessibility/#settings-of-the-player',
    analysis: 'play/#analysis',
    puzzles: 'puzzles/',
    'many-boards': 'show/#diagrams',
    'space-before-the-script-has-run': 'hosting/#layout-shift',
    frames: 'share/#put-a-board-into-a-frame',
    'two-copies': 'hosting/#two-copies',
    'fair-dice-and-draws': 'fairness/#dice-and-draws',
    'the-rules-alone': 'engines/',
  },
  writing: {
    '': 'platforms/',
    'where-positions-and-moves-come-from': 'platforms/',
    'rules-in-an-article': 'show/#rules',
    'the-puzzle-of-the-week': 'puzzles/',
    'an-annotated-game': 'platforms/#the-post',
    markdown: 'platforms/#blocks',
    sanitizers: 'platforms/#sanitizers',
    wordpress: 'platforms/#wordpress',
    'feeds-and-newsletters': 'platforms/#feeds-and-newsletters',
    'check-before-you-publish': 'platforms/#check-before-you-publish',
  },
  csp: { '': 'hosting/#content-security-policy', 'trusted-types': 'hosting/#trusted-types' },
  browsers: { '': 'start/#sizes-and-browsers' },
  goals: { '': 'start/' },
  trust: { '': 'fairness/#what-we-measure' },
  ssr: { '': 'frameworks/#rendering-on-a-server' },
};

/**
 * The pages that were here before: path, places that they lead to, and a page that leads there, also without scripts.
 *
 * @param {(path: string) => string} withPrefix
 * @returns {readonly { readonly url: string; readonly places: readonly string[]; readonly html: string }[]}
 */
export const movedPages = (withPrefix) =>
  Object.entries(moved).map(([name, places]) => {
    const to = Object.fromEntries(
      Object.entries(places).map(([anchor, place]) => [anchor, withPrefix(`/docs/${place}`)]),
    );
    return {
      url: `/docs/${name}/`,
      places: Object.values(to),
      html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>This page has moved</title>
<script>
  const to = ${JSON.stringify(to)};
  location.replace(to[location.hash.slice(1)] ?? to['']);
</script>
<noscript><meta http-equiv="refresh" content="0; url=${to['']}"></noscript>
<p>This page has moved <a href="${to['']}">here</a>.
</html>
`,
    };
  });

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
