import type { Random } from '../../src/core/random.js';

/** Characters that parsers often handle incorrectly. */
const NASTY = ' \n\t\0,-/+=@.x09٣A0é😀\ufeff\u200b';

/** Returns a text of the list with one to three random changes, some of which insert parts of another text. */
export function mutate(texts: readonly string[], { below }: Random): string {
  const any = () => texts[below(texts.length)]!;
  const letters = () => {
    const source = below(3) ? any() : NASTY;
    return source[below(source.length)] ?? '';
  };
  let text = any();
  for (let i = below(3); i >= 0; i--) {
    const from = below(text.length + 1);
    const to = from + below(4);
    const [head, cut, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
    const other = any();
    switch (below(7)) {
      case 0:
        text = head + letters() + tail;
        break;
      case 1:
        text = head + tail;
        break;
      case 2:
        text = head + letters() + cut + tail;
        break;
      case 3:
        text = head + cut + cut + tail;
        break;
      case 4:
        text = head + Array.from(cut).reverse().join('') + tail;
        break;
      case 5:
        text = head + other.slice(from);
        break;
      default:
        text = swapWords(text, other, below);
    }
  }
  return text;
}

/** A text in which one word is replaced by the word at the same place of another text. */
function swapWords(text: string, other: string, below: Random['below']): string {
  const words = text.split(' ');
  const at = below(words.length);
  words[at] = other.split(' ')[at] ?? words[at]!;
  return words.join(' ');
}
