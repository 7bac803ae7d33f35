/** The part of the Trusted Types API that is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

let createUrl: ((url: string) => string) | undefined;

/**
 * Starts a module worker. Throws if the worker is of another origin: browsers refuse that, and Firefox logs an error. If
 * the page enforces Trusted Types, it must allow the policy `spielkasten`; otherwise this throws as well.
 */
export function startWorker(url: URL | string): Worker {
  if (url instanceof URL && url.origin !== origin) throw new Error('The worker is of another origin.');
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = createUrl
    ? undefined
    : trustedTypes?.createPolicy('spielkasten', { createScriptURL: (text) => text });
  createUrl ??= (text) => policy?.createScriptURL(text) ?? text;
  return new Worker(createUrl(String(url)), { type: 'module' });
}
