import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const { printWidth, singleQuote, bracketSameLine } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));

/** A generated document as `npm run format` would write it. */
export async function formatMarkdown(path, text) {
  const { code, errors } = await format('text.md', text, { printWidth, singleQuote, bracketSameLine });
  if (errors.length) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
