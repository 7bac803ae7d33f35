import { rulebook } from 'spielkasten/rules.js';
import { findBoards } from '../../scripts/files.mjs';
import { languages } from '../lib/words.mjs';

const root = '../../dist';
const { goalText, parseGoal } = await import(`${root}/element/parts/puzzle/parse-goal.js`);
/** The most moves of a goal that can be chosen, such as `win in 6`. */
const MOST_MOVES = 6;
const nameIn = (tag) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag);

/** The goals that puzzles of a game can have, with their tasks in a language: `{ value, text }`. */
async function goalsIn(goals, lang) {
  const tasks =
    lang === 'en'
      ? (await import(`${root}/words/en/parts.js`)).tasks
      : (await import(`${root}/words/${lang}/eager.js`)).captions.tasks;
  const counted = Array.from({ length: MOST_MOVES }, (_, i) => ` in ${i + 1}`);
  return goals
    .flatMap((goal) => ['', ...counted].map((count) => goal + count))
    .map((value) => ({ value, goal: parseGoal(value, goals) }))
    .filter(({ goal }) => goal)
    .map(({ value, goal }) => ({ value, text: goalText(goal, tasks) }));
}

/** A game in a language: its element, its players and goals, its options with their labels, and its rules. */
async function describe({ id, tag, bundle, rulesTag }, lang) {
  const { plain } = await import(`${root}/games/${id}/options.js`);
  const { options, [lang === 'en' ? 'en' : 'words']: names } = await import(`${root}/words/${lang}/${id}.js`);
  const { game, goals = [] } = plain;
  const fields = plain.options.map(({ name, boolean = false, choices }) => ({
    ...{ name, boolean, label: options.option(name) },
    choices: choices({}).map((value, i) => ({ value: i ? value : '', label: options.choice(name, value) })),
  }));
  const rules = rulesTag
    ? (await rulebook(id, lang)).rules.map((rule) => ({ id: rule.id, title: rule.title }))
    : [];
  return {
    ...{ id, tag, bundle, rulesTag, rules, name: names.name, players: game.players },
    goals: await goalsIn(goals, lang),
    // what can be chosen: Glüx has one board for each number of players
    options: fields.filter(({ boolean, choices }) => boolean || choices.length > 1),
    // a hand that only its player sees
    hasHands: Boolean(game.viewMove),
  };
}

/** What the composer of each language needs: `{ games, languages }`. */
export default async () =>
  Object.fromEntries(
    await Promise.all(
      languages.map(async (lang) => [
        lang,
        {
          games: await Promise.all(findBoards().map((game) => describe(game, lang))),
          languages: languages.map((tag) => ({ tag, name: nameIn(tag) })),
        },
      ]),
    ),
  );
