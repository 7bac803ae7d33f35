/**
 * Returns a function that gives the words of a part in the language of the words of a board. The English ones are loaded with
 * the part, those of another language with the language.
 */
export const partWords =
  <N extends string, W>(part: N, english: W) =>
  ({ parts }: { readonly parts?: Readonly<Record<N, W>> }): W =>
    parts?.[part] ?? english;
