/** True if the browser has a dialog that sends. */
export const canShare = () => 'share' in navigator;

/** `nothing`: the person chose no program. `failed`: the page may not copy. */
export type Sent = 'shared' | 'copied' | 'nothing' | 'failed';

/** Copies an address. */
export async function copyAddress(url: string): Promise<Sent> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the dialog of the browser that sends; copies the address if it has none. */
export async function sendAddress(url: string): Promise<Sent> {
  if (!canShare()) return copyAddress(url);
  try {
    await navigator.share({ url, title: document.title });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'nothing' : copyAddress(url);
  }
}
