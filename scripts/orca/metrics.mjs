/** What is counted in a transcript, and its text. Steps are those of `listen.mjs`. */

const sentences = (text) => text.split(/(?<=[.?!]) (?=\p{Lu})/u);

/** The texts of a step that the library has made, in the order in which they were spoken. */
function ownTexts({ announced, focused, spoken }) {
  // Orca adds the role of a control, and what it is in
  const names = focused.filter(Boolean);
  return spoken.flatMap((text) => {
    const name = names.find((each) => text.startsWith(each));
    if (name) return [name];
    return announced.includes(text) ? [text] : [];
  });
}

/**
 * What is wrong in a game: sentences that were spoken before the one that was announced before them, those that were announced
 * and not spoken, those that were spoken more often than announced, and keys after which nothing was spoken.
 */
export function measure(steps) {
  const found = { reversed: [], lost: [], repeated: [], silent: [] };
  for (const { key, announced, spoken } of steps) {
    const all = announced.flatMap(sentences);
    const heard = spoken.flatMap(sentences);
    const free = new Set(heard.keys());
    const at = all.map((sentence) => {
      const index = heard.findIndex((each, i) => free.has(i) && each === sentence);
      free.delete(index);
      return index;
    });
    found.lost.push(...all.filter((_, i) => at[i] < 0));
    found.reversed.push(...all.filter((_, i) => at[i] >= 0 && i > 0 && at[i] < at[i - 1]));
    found.repeated.push(...heard.filter((sentence, i) => free.has(i) && all.includes(sentence)));
    if (spoken.length === 0 && !key.startsWith('type ')) found.silent.push(key);
  }
  return found;
}

/** The text of a golden file: each key, and what the library says after it. */
export const transcriptOf = (steps) =>
  steps.map((step) => [`> ${step.key}`, ...ownTexts(step), ''].join('\n')).join('');

/** Everything that was spoken. */
export const fullTranscriptOf = (steps) =>
  steps.map(({ key, spoken }) => [`> ${key}`, ...spoken, ''].join('\n')).join('');
