import type { Mark } from '../../core/marks.js';
import type { MarkWords } from '../../words/en/ui.js';

/** Marks in words, as a sentence such as "Green arrow from ro to wo; red ring on gi."; empty without marks. */
export function describeMarks(
  marks: readonly Mark[],
  words: MarkWords,
  nameOf: (square: string) => string,
): string {
  const text = marks
    .map(({ squares: [from, to], color, label }) => {
      const mark =
        to === undefined ? words.ring(color, nameOf(from)) : words.arrow(color, nameOf(from), nameOf(to));
      return label ? words.labelled(mark, label) : mark;
    })
    .join('; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
