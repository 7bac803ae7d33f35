/** Functions that try again what has failed: the browser is online again, or the reader comes back to the page. */
const failed = new Set<() => void>();
const moments = ['online', 'focus', 'pageshow'] as const;

/** Tries everything again that has failed. */
export function retry(): void {
  for (const moment of moments) removeEventListener(moment, heard);
  const all = [...failed];
  failed.clear();
  for (const again of all) again();
}

const heard = () => {
  if (navigator.onLine) retry();
};

/** Calls a function once, when what has failed may succeed. */
export function retryLater(again: () => void): void {
  for (const moment of moments) addEventListener(moment, heard);
  failed.add(again);
}
