/** Markdown as forums read it. */
import MarkdownIt from 'markdown-it';

const forum = new MarkdownIt({ html: true, linkify: true, breaks: true });

/**
 * The parts of a text in one line: their kinds, texts and addresses.
 *
 * @param {string} text
 * @returns {{ kind: string, text: string, address: string | null }[]}
 */
export const readMarkdown = (text) =>
  forum.parseInline(text, {})[0].children.map((part) => ({
    kind: part.type,
    text: part.content,
    address: part.attrGet('href') ?? part.attrGet('src'),
  }));
