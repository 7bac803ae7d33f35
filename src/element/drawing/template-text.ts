import { markup } from './template.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, not even escaped: controls, lone surrogates and two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for the content of an element, or for an attribute in double quotes. */
export const escape = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"]/g, (letter) => entities[letter]!);

/** The markup of a drawing with its texts escaped. */
export const templateText = (value: unknown): string => markup(value, escape);
