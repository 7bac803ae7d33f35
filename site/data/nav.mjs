import { games } from '../lib/games.mjs';

/** The navigation of the site: links, and groups of links. */
export default async () => [
  { text: 'Games', links: (await games()).map(({ name, url }) => ({ text: name, url })) },
  {
    text: 'Write',
    links: [
      { text: 'Composer', url: '/composer/' },
      { text: 'Gallery', url: '/gallery/' },
      { text: 'Posts on your platform', url: '/docs/platforms/' },
    ],
  },
  {
    text: 'Design',
    links: [
      { text: 'Theme studio', url: '/studio/' },
      { text: 'Looks, tokens and parts', url: '/docs/theming/' },
    ],
  },
  { text: 'Docs', url: '/docs/', under: '/docs/' },
  { text: 'Storybook', url: '/storybook/' },
];
