import type { Example } from './common.js';

/** The server of the examples. */
export const SERVER = 'https://play.example.org';

/** The examples of the list of games at tables. */
export const examples = {
  NoGames: {
    task: 'Play',
    text: 'What the element contains is shown to somebody without games.',
    args: { server: SERVER, content: 'You have no games yet.' },
  },
} satisfies Readonly<Record<string, Example<object>>>;
