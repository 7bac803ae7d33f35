import { toPlain } from './plain-text.js';

/** A place in a text: line and column, counted from 1. */
export type TextPlace = readonly [line: number, column: number];

const place = /^(\d+):(\d+)$/;

/** The place of an error in words: line and column, or the tag that it names. */
export const placeInWords = (at: string): string => at.replace(place, 'Line $1, column $2');

/** The place of an error in a record: line and column, or the tag that it names. */
export function placeInRecord(text: string, at = ''): TextPlace {
  const [, line, column] = place.exec(at) ?? [];
  if (line) return [Number(line), Number(column)];
  const index = text.split('\n').findIndex((each) => /^\[ ?(\w+)/.exec(toPlain(each))?.[1] === at);
  return [Math.max(1, index + 1), 1];
}

/** The place of an index in a text. */
export const placeOfIndex = (text: string, index: number): TextPlace => placesIn(text)(index);

/** Returns a function that gives the place of an index in a text. It reads the text once. */
export function placesIn(text: string): (index: number) => TextPlace {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (index) => {
    let [line, next] = [0, starts.length];
    while (next - line > 1) {
      const middle = (line + next) >> 1;
      if (starts[middle]! <= index) line = middle;
      else next = middle;
    }
    return [line + 1, index - starts[line]! + 1];
  };
}

/** The first command with marks that contains a word: all of them with that word are wrong. */
export function indexOfMark(text: string, word: string): number {
  for (const { 0: command, index } of text.matchAll(/\[%marks[^[\]]*\]/g)) {
    const inside = command.indexOf(word);
    if (inside >= 0) return index + inside;
  }
  return 0;
}
