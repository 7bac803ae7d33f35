import { postChecks } from '../posts.mjs';

export const site = '.vitepress/dist';

export const checks = postChecks({
  post: '/posts/centre.html',
  stays: true,
  switchTo: (page) => page.click('.VPSwitchAppearance'),
});
