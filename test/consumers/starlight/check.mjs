import { postChecks } from '../posts.mjs';

export const site = 'dist';

export const checks = postChecks({
  post: '/posts/centre/',
  switchTo: async (page, scheme) => (await page.tab()).select('starlight-theme-select select', scheme),
});
