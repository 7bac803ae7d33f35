import { nothing, type Drawing } from '../drawing/template.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, not even escaped: controls, lone surrogates and two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for the content of an element, or for an attribute in double quotes. */
export const escape = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"]/g, (letter) => entities[letter]!);

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'strings' in value;

const isMissing = (value: unknown) => value === nothing || value === null || value === undefined;

/** The markup of a template with its values: nested templates, lists, text, and attributes, which need no quotes. */
export function templateText(value: unknown): string {
  if (Array.isArray(value)) return value.map(templateText).join('');
  if (!isDrawing(value)) return isMissing(value) ? '' : escape(String(value));
  const { strings, values } = value;
  return strings.reduce((before, after, i) => {
    const inner = templateText(values[i - 1]);
    return before + (before.endsWith('=') ? `"${inner}"` : inner) + after;
  });
}
