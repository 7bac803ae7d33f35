import { policy } from 'virtual:lit-policy';

/**
 * Stands in for `trusted.ts` in script-tag bundles. A page that requires Trusted Types allows one policy, that of Lit,
 * which is part of the bundle: it vouches for the bundle's own workers as well.
 */
export const start = (url: URL | string): Worker => {
  // of another origin the browser takes none, and Firefox says so in the page's console
  if (url instanceof URL && url.origin !== origin) throw new Error('The worker is of another origin.');
  return new Worker(policy?.createScriptURL(String(url)) ?? url, { type: 'module' });
};
