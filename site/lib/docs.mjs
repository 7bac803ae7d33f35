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

/** What has moved: for each anchor that a page had (`''` for a page that is gone), the page and anchor that has its content now. */
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
    'markdown-it': 'platforms/#markdown-it',
    marked: 'platforms/#marked',
    remark: 'platforms/#remark',
    astro: 'platforms/#astro',
    'tools-without-plugins': 'platforms/#blocks',
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
  accessibility: {
    'how-it-works': 'accessibility/#screen-readers',
    'the-aim-of-the-game': 'accessibility/#screen-readers',
    'the-command-field': 'keys/#the-command-field',
    'compared-with-lichess': 'keys/#if-you-come-from-lichess',
    'larger-texts': 'accessibility/#sight-and-touch',
    'what-we-test-on-every-change': 'accessibility/#what-we-test',
    'what-we-test-before-a-release': 'accessibility/#what-we-test',
    'what-we-listened-to': 'accessibility/#what-we-test',
    'keys-for-a-move': 'accessibility/#what-we-test',
  },
  blind: { 'the-field-for-moves-and-words': 'blind/#the-field-for-moves-and-commands' },
  'blind.de': { 'das-feld-für-züge-und-wörter': 'blind.de/#das-feld-für-züge-und-befehle' },
  changelog: {
    games: 'changelog/#010',
    playing: 'changelog/#010',
    'pages-and-posts': 'changelog/#010',
    code: 'changelog/#010',
  },
  contributing: {
    'one-store-per-board': 'contributing/#structure',
    'what-is-loaded-when': 'contributing/#structure',
    'drawings-and-pictures': 'contributing/#structure',
    tables: 'contributing/#structure',
    'the-site': 'contributing/#structure',
    'differences-from-the-target-architecture': 'contributing/#structure',
    'tools-of-our-own': 'contributing/#setup',
  },
  events: {
    'what-the-details-contain': 'events/',
    keys: 'events/#use-keys-before-the-board',
    'stopping-a-move': 'events/#stop-a-move',
    'ending-a-match': 'play/#start-step-and-end',
    'two-boards-one-game': 'online/#over-a-channel-of-your-page',
    'seats-that-the-page-plays': 'online/#seats-that-your-page-plays',
    types: 'frameworks/#typescript',
  },
  frameworks: { 'server-rendering': 'frameworks/#rendering-on-a-server' },
  notation: { rules: 'notation/' },
  online: {
    'what-the-players-do': 'online/#by-link',
    'what-the-page-stores': 'online/#by-link',
    'what-is-checked': 'online/#by-link',
    limits: 'online/#by-link',
    'for-the-page': 'online/#by-link',
    'five-minutes': 'online/#with-a-server',
    'what-the-players-do-at-a-table': 'online/#what-players-do',
    'a-page-with-a-lobby-of-its-own': 'online/#a-page-with-its-own-lobby',
    // the README of the server has them, which is no page of the site
    'behind-nginx-or-caddy': 'online/#with-a-server',
    'as-a-service-of-systemd': 'online/#with-a-server',
    'with-docker': 'online/#with-a-server',
    backups: 'online/#with-a-server',
    'limits-of-the-server': 'online/#with-a-server',
    permissions: 'online/#with-a-server',
    'push-messages-and-mails': 'online/#with-a-server',
  },
  platforms: {
    sveltekit: 'platforms/#sveltekit-and-nuxt-content',
    'nuxt-content': 'platforms/#sveltekit-and-nuxt-content',
    hexo: 'platforms/#the-post',
    'elements-in-markdown': 'platforms/#the-post',
    mdx: 'platforms/#the-post',
  },
  reference: {
    keys: 'keys/',
    looks: 'theming/#looks',
    'what-to-show': 'reference/#position-and-moves',
    'who-plays': 'reference/#players',
    'how-it-looks': 'reference/#controls',
    'keeping-and-sharing': 'reference/#saving-and-sharing',
    pages: 'reference/#articles',
  },
  theming: { 'design-tokens': 'theming/#tokens' },
};

/** The addresses to which the anchors of a page lead that were there before. */
const addressesOf = (name, withPrefix) =>
  Object.entries(moved[name] ?? {}).map(([anchor, place]) => [
    encodeURI(anchor),
    withPrefix(`/docs/${encodeURI(place)}`),
  ]);

/** A script that leads from an anchor that was in a page before to its content. */
const redirectOf = (addresses) => `const to = new Map(${JSON.stringify(addresses)});
  const place = to.get(location.hash.slice(1)) ?? to.get('');
  if (place) location.replace(place);`;

/** The name of a page in `moved`. */
const nameOf = (url) => url.split('/').at(-2);

/** The script in a page that leads from its former anchors to their content; empty if there are none. */
export function redirectIn(url, withPrefix) {
  const addresses = addressesOf(nameOf(url), withPrefix);
  return addresses.length ? redirectOf(addresses) : '';
}

/**
 * What has moved, by page: its path, the former anchors, and the places that they lead to. A page that is gone has the HTML that leads to
 * its content, also without scripts.
 *
 * @param {(path: string) => string} withPrefix
 * @returns {readonly { readonly url: string; readonly anchors: readonly string[]; readonly places: readonly string[]; readonly html?: string }[]}
 */
export const movedPages = (withPrefix) =>
  Object.entries(moved).map(([name, own]) => {
    const addresses = addressesOf(name, withPrefix);
    const whole = new Map(addresses).get('');
    return {
      url: `/docs/${name}/`,
      anchors: Object.keys(own),
      places: addresses.map(([, place]) => place),
      html:
        whole &&
        `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>This page has moved</title>
<script>
  ${redirectOf(addresses)}
</script>
<noscript><meta http-equiv="refresh" content="0; url=${whole}"></noscript>
<p>This page has moved <a href="${whole}">here</a>.
</html>
`,
    };
  });

/** The sentences of a text. None ends in parentheses. */
const sentencesOf = (text) => text.split(/(?<=[.:!?]) (?=[\p{Lu}`<])(?![^(]*\))/u);

/** The first sentence of a text. */
export const firstSentence = (text) => sentencesOf(text)[0].replace(/:$/, '.');

/** The first sentences of a text, up to about 160 characters. */
export function shorten(text) {
  const [first, ...others] = sentencesOf(text);
  let short = first;
  for (const sentence of others) {
    if (short.length + sentence.length > 160) break;
    short += ` ${sentence}`;
  }
  return short.replace(/:$/, '.');
}

/** The language of `name.de.md`. */
const langOf = (path) => /\.(\w+)\.md$/.exec(path)?.[1] ?? 'en';

function readPage(group, path) {
  const text = readFileSync(path, 'utf8');
  const [title] = headingsOf(text, 1);
  return {
    path,
    text,
    lang: langOf(path),
    // the frame of the page speaks its language
    eleventyComputed: { page: { lang: () => langOf(path) } },
    group,
    url: pathOf(path),
    permalink: `${pathOf(path)}index.html`,
    title: path === 'README.md' ? 'Overview' : title.text,
    description: shorten(introductionOf(text)),
    sections: headingsOf(text),
  };
}

let pages;

/** All pages, in order. `versions` are those that say the same in another language. */
export function docsPages() {
  const listed = new Set(groups.flatMap(([, paths]) => paths));
  const others = filesUnder('docs', '.md').filter((path) => !listed.has(path));
  if (pages) return pages;
  const all = [...groups, ['More', others]].flatMap(([group, paths]) =>
    paths.map((path) => readPage(group, path)),
  );
  const nameIn = ({ path }) => path.replace(/(\.\w+)?\.md$/, '');
  const versionsOf = (page) => all.filter((each) => each !== page && nameIn(each) === nameIn(page));
  pages = all.map((page) => ({
    ...page,
    versions: versionsOf(page).map(({ url, lang }) => ({ url, lang })),
  }));
  return pages;
}

/** The Markdown below a heading of level 2 in a file. */
export function sectionOf(path, heading) {
  const text = readFileSync(path, 'utf8');
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`${path} has no section ${heading}`);
  return section.slice(section.indexOf('\n'));
}
