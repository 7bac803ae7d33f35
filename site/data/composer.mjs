import { rulebook } from 'spielkasten/rules.js';
import { findBoards } from '../../scripts/files.mjs';
import { languages } from '../lib/words.mjs';

const root = '../../dist';
const nameIn = (tag) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag);

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
    ...{ id, tag, bundle, rulesTag, goals, rules, name: names.name, players: game.players },
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
