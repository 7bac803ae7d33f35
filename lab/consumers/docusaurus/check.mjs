import { postChecks } from '../posts.mjs';

export const site = 'build';

export const checks = postChecks({
  post: '/blog/centre/',
  stays: true,
  switchTo: (page) => page.click('.navbar button[class*=toggleButton]:enabled'),
  feed: 'build/blog/rss.xml',
});
