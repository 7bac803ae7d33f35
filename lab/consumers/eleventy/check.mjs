import { postChecks } from '../posts.mjs';

export const site = '_site';

export const checks = postChecks({
  post: '/posts/centre/',
  switchTo: async (page, value) =>
    (await page.tab()).emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]),
  feed: '_site/feed.xml',
});
