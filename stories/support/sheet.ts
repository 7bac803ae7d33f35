/**
 * Adds a style sheet to the page without changes. A sheet imported as CSS would be compiled for older browsers, which
 * replaces `light-dark()`.
 */
export function adopt(source: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(source);
  document.adoptedStyleSheets.push(sheet);
}
