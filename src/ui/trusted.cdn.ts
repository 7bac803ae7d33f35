import { policy } from 'virtual:lit-policy';

/**
 * Stands in for `trusted.ts` in script-tag bundles. A page that requires Trusted Types allows one policy, that of Lit,
 * which is part of the bundle: it vouches for the bundle's own workers as well.
 */
export const start = (url: URL | string): Worker =>
  new Worker(policy?.createScriptURL(String(url)) ?? url, { type: 'module' });
