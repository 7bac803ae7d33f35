import { postChecks } from '../posts.mjs';

export const site = '.output/public';
/** Nuxt 4.5 needs it, and SQLite is in it, which Content uses. */
export const node = 22;

export const checks = postChecks({
  post: '/centre',
  stays: true,
  switchTo: async (page, value) =>
    (await page.tab()).emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]),
});
