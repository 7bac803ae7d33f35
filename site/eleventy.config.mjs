/** The site: `npm run site` builds it from site/, docs/, site/posts/ and the built package to site-dist/. */
import { rmSync } from 'node:fs';
import { I18nPlugin } from '@11ty/eleventy';
import { createIndex, close } from 'pagefind';
import { notationOf } from './lib/about.mjs';
import { serverRender, serverRenderStill } from './lib/boards.mjs';
import { cardTags } from './lib/card.mjs';
import { docsPages, firstSentence, movedPages, redirectIn } from './lib/docs.mjs';
import { allRules, pictureFiles } from './lib/games.mjs';
import { createMarkdown } from './lib/markdown.mjs';
import { posts } from './lib/posts.mjs';
import { fill, languages, rootOf, words } from './lib/words.mjs';

/** The address of the published site. Its path is the prefix of all links. */
const address = (process.env.SITE_URL ?? 'http://localhost:8000').replace(/\/$/, '');
const pathPrefix = `${new URL(address).pathname.replace(/\/$/, '')}/`;
const withPrefix = (path) => pathPrefix + path.replace(/^\//, '');

/** Writes the index of the search. */
async function indexPages({ directories }) {
  const { index } = await createIndex();
  await index.addDirectory({ path: directories.output });
  // the rules are in shadow roots, where Pagefind does not look
  for (const language of languages)
    for (const { url, title, content } of await allRules(language))
      await index.addCustomRecord({ url, content, language, meta: { title } });
  await index.writeFiles({ outputPath: `${directories.output}/pagefind` });
  await close();
}

/** The pages of a language: the filters that write its texts, and the addresses of its pages. */
function addLanguages(config) {
  config.addPlugin(I18nPlugin, { defaultLanguage: languages[0], errorMode: 'never' });
  // plugins run after this function
  const localePath = function (path, language) {
    return config.getFilter('locale_url').call(this, path, language);
  };
  /** The address of a page in the language of this one, or in that which it has. */
  function to(path) {
    const [page, anchor] = path.split('#');
    const address = withPrefix(localePath.call(this, page, this.page.lang));
    return anchor === undefined ? address : `${address}#${anchor}`;
  }
  config.addFilter('root', rootOf);
  config.addFilter('to', to);
  // the page in another language: its documentation, or its first page, if there is none
  config.addFilter('inLanguage', function (url, language, versions = []) {
    const version = versions.find(({ lang }) => lang === language);
    if (version) return version.url;
    const own = rootOf(this.page.lang);
    const paths = [url.slice(own.length), url.includes('/docs/') ? '/docs/' : '/', '/'];
    const there = paths.map((path) => [path, localePath.call(this, path, language)]);
    const root = rootOf(language);
    return there.find(([path, found]) => found === root + path && found !== url)?.[1] ?? `${root}/`;
  });
  // a text with links: from the root of the site, without the language
  config.addFilter('rich', function (text) {
    return text.replaceAll(/(?<=href=")\/[^"]*/g, (path) => to.call(this, path));
  });
  // a link to a page in another language says so
  config.addTransform('hreflang', function (html) {
    const root = rootOf(this.page.lang ?? languages[0]);
    if (!root || !this.page.outputPath?.endsWith('.html')) return html;
    return html.replaceAll(/<a (?![^>]*hreflang)([^>]*href="([^"#?]*)[^"]*")/g, (tag, rest, path) => {
      const isOther =
        ['/docs/', '/posts/'].some((each) => path.startsWith(withPrefix(each))) && !path.includes('.de/');
      return isOther ? `<a hreflang="${languages[0]}" ${rest}` : tag;
    });
  });
  config.addFilter('fill', fill);
  config.addFilter('merged', (one, other) => ({ ...one, ...other }));
}

export default async function (config) {
  const texts = await words();
  const markdown = createMarkdown(withPrefix);
  config.setLibrary('md', markdown);
  config.addFilter('markdown', function (text, source) {
    return markdown.render(text, { source, copy: texts[this.page.lang]?.frame.copy });
  });
  config.addFilter('notation', notationOf);
  config.addFilter('firstSentence', firstSentence);
  // as the content of a script: a text must not end it
  config.addFilter('json', (value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  config.addFilter('absolute', (path) => address + path);
  addLanguages(config);
  const card = (data) => cardTags({ site: address, ...data });
  config.addFilter('card', card);
  config.addAsyncShortcode('serverRender', serverRender);
  config.addAsyncShortcode('serverRenderStill', serverRenderStill);
  config.addPassthroughCopy({
    cdn: 'cdn',
    looks: 'looks',
    'site/assets': '.',
    'site/cards': 'cards',
    'docs/*.webp': 'docs',
  });
  config.addPassthroughCopy({ 'site/posts': 'posts' }, { filter: (path) => !path.endsWith('.html') });
  // the prefix of links in files that are not templates of the site
  const local = (html) =>
    html.replace(/\b((?:href|src|srcset|embed)=")\/(?!\/)/g, (_, name) => name + withPrefix('/'));
  for (const { file, html, path, others, ...post } of posts()) {
    // a mail is no page
    const isMail = file === 'newsletter.html';
    const tags = card({ path, type: 'article', alt: texts[post.lang].frame.cardOfGame, ...post });
    const inLanguages = others.length ? [{ lang: post.lang, path }, ...others] : [];
    const alternates = inLanguages
      .map((each) => `<link rel="alternate" hreflang="${each.lang}" href="${address}${each.path}" />`)
      .join('\n    ');
    const links = others.map(
      (each) =>
        `<a href="${withPrefix(each.path)}" lang="${each.lang}" hreflang="${each.lang}">${texts[each.lang].frame.language}</a>`,
    );
    const page = local(html)
      .replace('</title>', `$&\n    ${tags}\n    ${alternates}`)
      .replace('</header>', `${links.join('')}$&`);
    config.addTemplate(path.slice(1), isMail ? local(html) : page, {
      permalink: path.slice(1),
      sitemap: !isMail,
    });
  }
  for (const { path, text, ...data } of docsPages())
    config.addTemplate(`docs/${path.replaceAll('/', '-')}`, text, {
      ...data,
      source: path,
      layout: 'docs.njk',
      redirect: redirectIn(data.url, withPrefix),
    });
  for (const { url, html } of movedPages(withPrefix).filter((page) => page.html))
    config.addTemplate(`moved${url}index.11ty.js`, () => html, {
      permalink: `${url}index.html`,
      eleventyExcludeFromCollections: true,
    });
  for (const { name, svg } of pictureFiles())
    config.addTemplate(`pictures/${name}.11ty.js`, () => svg, {
      permalink: `pictures/${name}.svg`,
      eleventyExcludeFromCollections: true,
    });
  config.on('eleventy.before', ({ directories }) =>
    rmSync(directories.output, { recursive: true, force: true }),
  );
  config.on('eleventy.after', indexPages);
  return {
    dir: {
      input: 'site/pages',
      layouts: '../layouts',
      includes: '../layouts',
      data: '../data',
      output: 'site-dist',
    },
    pathPrefix,
    // Markdown and posts are written for other places, too: they contain no template language
    markdownTemplateEngine: false,
    htmlTemplateEngine: false,
  };
}
