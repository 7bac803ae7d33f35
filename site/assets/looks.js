/** Loads the style sheet of a look with its first use. */
export function loadLook(name) {
  const href = new URL(`looks/${name}.css`, import.meta.url).href;
  if (![...document.styleSheets].some((sheet) => sheet.href === href))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
