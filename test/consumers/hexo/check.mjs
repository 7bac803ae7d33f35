import { postChecks } from '../posts.mjs';

export const site = 'public';

export const checks = postChecks({
  post: '/centre/',
  main: '#main',
  feed: 'public/atom.xml',
});
