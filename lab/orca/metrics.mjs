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

/** The numbers of rows and columns that Orca has counted and that are not those of the square, such as `row 8` for a2. */
function miscounted({ focused, spoken }) {
  const [, letter, number] = /^([a-z])(\d+),/.exec(focused[0] ?? '') ?? [];
  if (!letter) return [];
  const own = { row: number, column: String(letter.charCodeAt(0) - 96) };
  return spoken.filter((text) => {
    const [, kind, counted] = /^(row|column) (\d+)/.exec(text) ?? [];
    return kind && counted !== own[kind];
  });
}

/**
 * What is wrong in a game: sentences that were spoken before the one that was announced before them, those that were announced
 * and not spoken, those that were spoken more often than announced, keys after which nothing was spoken, and numbers of rows and
 * columns that contradict the name of a square.
 */
export function measure(steps) {
  const found = { reversed: [], lost: [], repeated: [], silent: [], miscounted: [] };
  for (const step of steps) {
    const { key, announced, spoken } = step;
    found.miscounted.push(...miscounted(step));
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

/** A clock after a second and before, which depends on the machine. */
const steady = (text) =>
  text.replace(': 3 days;', ': 2 days, 23 hours;').replace(': 3 Tage;', ': 2 Tage, 23 Stunden;');

/** The text of a golden file: each key, and what the library says after it. */
export const transcriptOf = (steps) =>
  steps.map((step) => [`> ${step.key}`, ...ownTexts(step).map(steady), ''].join('\n')).join('');

/** Everything that was spoken. */
export const fullTranscriptOf = (steps) =>
  steps.map(({ key, spoken }) => [`> ${key}`, ...spoken, ''].join('\n')).join('');
