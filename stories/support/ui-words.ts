import { de } from '../../src/element/i18n/de.js';
import { en } from '../../src/element/i18n/en.js';
import { said } from '../../src/element/i18n/lazy-words.js';

/** The words of the shared UI by language: those of the board and those of its dialogs. */
export const uiWords = {
  en: { ui: en, dialogs: said(en) },
  de: { ui: de, dialogs: said(de) },
} as const;
