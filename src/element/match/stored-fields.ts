/** An object that was read from storage. Its fields may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object under a key of the browser's storage; empty if there is none, storage is denied, or it is no object. */
export function storedFields(key: string): Fields {
  try {
    // A missing item is null, and null is parsed as null.
    return Object(JSON.parse(localStorage.getItem(key)!)) as Fields;
  } catch {
    return {};
  }
}
