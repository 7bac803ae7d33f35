import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** A style sheet of whole rules or declarations from their text. The minifier leaves files alone that name `unsafeCSS`. */
export const sheet = (text: string): CSSResult => unsafeCSS(text);
