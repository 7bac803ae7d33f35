/** The page of a post on the author's own site, and links to it. Its writer is loaded with its first use. */
import { forumText, type ForumCode } from '../../src/element/model/forum-text.js';
import { withMoves, type Post } from './code.js';
import type { Page } from './page-files.js';
import { download } from './picture.js';

const load = () =>
  import(new URL('page-files.js', import.meta.url).href) as Promise<typeof import('./page-files.js')>;

/** The page of a post at an address. Rejects with BadNotation or BadOption. */
async function pageOf(post: Post, url: string): Promise<Page> {
  const { page } = await load();
  const { game, theme, look, caption } = post;
  return page(
    { game, ...withMoves(post) },
    { url, description: caption, ...(theme && { theme }), ...(look && { look }) },
  );
}

/** A link to a post for a forum: to the page at an address of the author with its picture, or else to `address`. */
export async function forum(code: ForumCode, post: Post, url: string, address: string, name: string) {
  if (!url) return forumText(code, address, name);
  const { oembed } = await pageOf(post, url);
  return forumText(code, url, oembed.title, oembed.thumbnail_url);
}

/** Saves the page at an address with its picture and its oEmbed as a file. */
export async function savePage(post: Post, url: string): Promise<void> {
  const page = await pageOf(post, url);
  const { zipOf } = await load();
  const folder = new URL(url).pathname
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.html$/, '');
  download(await zipOf(page), `${folder ?? page.name}.zip`);
}
