/** Adopts a sheet as it is written: a build would lower what it holds for old browsers, `light-dark()` among it. */
export function adopt(source: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(source);
  document.adoptedStyleSheets.push(sheet);
}
