/** An object that was read from storage. Its fields may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** The text under a key of the browser's storage; null if there is none, or storage is denied. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key. False if storage is denied or full, which is no error: all goes on without it. */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** True if the page may use the storage, which can be full. */
export function canStore(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** The object that a text is; empty if there is none. */
export function parseFields(text: string | null | undefined): Fields {
  try {
    // null is parsed as null
    return Object(JSON.parse(text!)) as Fields;
  } catch {
    return {};
  }
}

/** The object under a key of the browser's storage; empty if there is none, storage is denied, or it is no object. */
export const storedFields = (key: string): Fields => parseFields(storedText(key));
