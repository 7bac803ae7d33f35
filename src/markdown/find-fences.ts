import { TextCollector, type PostFault, type PostText } from './post-text.js';

/** A fenced code block: its info string, with the index of its first word, and its content. */
export interface Fence {
  readonly info: string;
  readonly index: number;
  readonly content: PostText;
}

/** The fenced code blocks of a post, and the post in which they are blank. */
export interface Fences {
  readonly fences: readonly Fence[];
  readonly rest: string;
  readonly faults: readonly PostFault[];
}

/** A line that opens a block; before it, the marks of quotations and lists that the block is in. */
const opening = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(`{3,}(?=[^`]*$)|~{3,})([^]*)$/;
const closing = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;
const quote = /[ \t]{0,3}>[ \t]?/y;

export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The index in a line after the marks of quotations; undefined if it has fewer, which ends a block in them. */
function afterQuotes(line: string, quotes: number): number | undefined {
  quote.lastIndex = 0;
  for (let i = 0; i < quotes; i++) if (!quote.test(line)) return undefined;
  return quotes > 0 ? quote.lastIndex : 0;
}

/** A block that is read. */
interface OpenFence extends Omit<Fence, 'content'> {
  readonly ticks: string;
  readonly quotes: number;
  readonly indent: number;
  readonly content: TextCollector;
}

function openFence(line: string, index: number): OpenFence | undefined {
  const [, prefix = '', ticks, info = ''] = opening.exec(line) ?? [];
  if (ticks === undefined) return undefined;
  const quotes = prefix.split('>').length - 1;
  const start = index + prefix.length + ticks.length;
  return {
    info: info.trim(),
    index: start + Math.max(0, info.search(/\S/)),
    content: new TextCollector(),
    ticks,
    quotes,
    indent: prefix.length - (afterQuotes(prefix, quotes) ?? 0),
  };
}

/** Adds a line to a block, without the indentation of the block. */
function addLine({ content, indent }: OpenFence, line: string, from: number, index: number): void {
  const blanks = /^[ \t]*/.exec(line.slice(from, from + indent))![0].length;
  content.add(`${line.slice(from + blanks)}\n`, index + from + blanks, 1);
}

const endsWith = ({ ticks }: OpenFence, line: string): boolean => {
  const [, end = ''] = closing.exec(line) ?? [];
  return end.startsWith(ticks);
};

/** Finds the fenced code blocks of a post of Markdown. One that is not closed is a fault, and none of the blocks. */
export function findFences(post: string): Fences {
  const fences: Fence[] = [];
  const faults: PostFault[] = [];
  const rest: string[] = [];
  let open: OpenFence | undefined;
  let index = 0;
  const giveUp = ({ index: at, ticks }: OpenFence) => {
    const message = `The code block is not closed: write ${ticks.slice(0, 60)} in the line after it.`;
    faults.push({ index: at, message });
  };
  for (const line of post.split('\n')) {
    const from = open && afterQuotes(line, open.quotes);
    if (open && from === undefined) {
      giveUp(open);
      open = undefined;
    }
    if (open && endsWith(open, line.slice(from))) {
      fences.push({ ...open, content: open.content.found });
      open = undefined;
      rest.push(blank(line));
    } else if (open) {
      addLine(open, line, from!, index);
      rest.push(blank(line));
    } else {
      open = openFence(line, index);
      rest.push(open ? blank(line) : line);
    }
    index += line.length + 1;
  }
  if (open) giveUp(open);
  return { fences, rest: rest.join('\n'), faults };
}
