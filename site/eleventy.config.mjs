/** The site: `npm run site` builds it from site/, docs/, site/posts/ and the built package to site-dist/. */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createIndex, close } from 'pagefind';
import { serverRender, serverRenderStill } from './lib/boards.mjs';
import { cardTags } from './lib/card.mjs';
import { docsPages, movedPages, redirectIn, sectionOf } from './lib/docs.mjs';
import { fontFiles } from './lib/fonts.mjs';
import { allRules, pictureFiles } from './lib/games.mjs';
import { createMarkdown } from './lib/markdown.mjs';
import { posts } from './lib/posts.mjs';

/** The address of the published site. Its path is the prefix of all links. */
const address = (process.env.SITE_URL ?? 'http://localhost:8000').replace(/\/$/, '');
const pathPrefix = `${new URL(address).pathname.replace(/\/$/, '')}/`;
const withPrefix = (path) => pathPrefix + path.replace(/^\//, '');

/** Writes the index of the search. */
async function indexPages({ directories }) {
  const { index } = await createIndex();
  await index.addDirectory({ path: directories.output });
  // the rules are in shadow roots, where Pagefind does not look
  for (const { url, title, content } of await allRules())
    await index.addCustomRecord({ url, content, language: 'en', meta: { title } });
  await index.writeFiles({ outputPath: `${directories.output}/pagefind` });
  await close();
}

export default function (config) {
  const markdown = createMarkdown(withPrefix);
  config.setLibrary('md', markdown);
  config.addFilter('markdown', (text, source) => markdown.render(text, { source }));
  config.addFilter('section', sectionOf);
  // as the content of a script: a text must not end it
  config.addFilter('json', (value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  config.addFilter('absolute', (path) => address + path);
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
    ...Object.fromEntries(fontFiles.map((file) => [file, `fonts/${basename(file)}`])),
  });
  config.addPassthroughCopy({ 'site/posts': 'posts' }, { filter: (path) => !path.endsWith('.html') });
  // the prefix of links in files that are not templates of the site
  const local = (html) =>
    html.replace(/\b((?:href|src|srcset|embed)=")\/(?!\/)/g, (_, name) => name + withPrefix('/'));
  for (const { file, html, ...post } of posts()) {
    // a mail is no page
    const isMail = file === 'newsletter.html';
    const tags = card({ path: `/posts/${file}`, type: 'article', ...post });
    config.addTemplate(`posts/${file}`, local(isMail ? html : html.replace('</title>', `$&\n    ${tags}`)), {
      permalink: `posts/${file}`,
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
