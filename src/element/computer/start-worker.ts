/** Starts a worker. Where script addresses have to be trusted (Trusted Types) that fails, and another way is found. */
export const start = (url: URL | string): Worker => new Worker(url, { type: 'module' });
