import { postChecks } from '../posts.mjs';

export const site = 'dist';

/** Runs in the page: chooses a colour scheme. */
const choose = (scheme) => {
  const select = document.querySelector('starlight-theme-select select');
  select.value = scheme;
  select.dispatchEvent(new Event('change'));
};

export const checks = postChecks({
  post: '/posts/centre/',
  switchTo: (page, scheme) => page.run(choose, scheme),
});
