import { boards } from '../lib/games.mjs';
import { words } from '../lib/words.mjs';

/** The navigation of the site in a language: links, and groups of links. */
const navigation = (text, all) => [
  { text: text.games, links: all.map(({ name, path }) => ({ text: name, url: path })) },
  { text: text.today, url: '/today/', under: '/today/' },
  {
    text: text.write,
    links: [
      { text: text.composer, url: '/composer/' },
      { text: text.gallery, url: '/gallery/' },
      { text: text.platforms, url: '/docs/platforms/' },
    ],
  },
  {
    text: text.design,
    links: [
      { text: text.studio, url: '/studio/' },
      { text: text.theming, url: '/docs/theming/' },
    ],
  },
  { text: text.docs, url: '/docs/', under: '/docs/' },
  { text: 'Storybook', url: '/storybook/' },
];

export default async () => {
  const entries = Object.entries(await words()).map(async ([language, { frame }]) => [
    language,
    navigation(frame, await boards(language)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};
