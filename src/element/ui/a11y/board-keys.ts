import type { AnyBoard } from '../../model/board.js';
import type { KeyWords } from '../../../words/en/keys.js';

/** The questions about a position, each the key that asks it. */
export const questions = ['l', 's', 'h', 'm', 't', 'b', 'r', 'x', 'X', '?'] as const;
export type Question = (typeof questions)[number];

export type Command = keyof KeyWords['command']['words'];

/** The keys that do what words in the command field do. */
export const commandKeys: Readonly<Record<string, Command>> = {
  o: 'square',
  M: 'captures',
  C: 'capture',
  A: 'previous',
  D: 'next',
  e: 'value',
  g: 'hint',
};

/** The keys that move the focus, uncover a hand, or open the list of the position. */
const others = ['n', 'N', 'p', 'P', 'u', 'v'];

const all: readonly string[] = [...questions, ...Object.keys(commandKeys), ...others];

/** True if a board answers a character on its squares and buttons. The others are keys of the page. */
export const isAnswered = ({ definition, store }: AnyBoard, key: string): boolean =>
  key === '/'
    ? store.snapshot.settings.session.plays
    : all.includes(key) || (key.length === 1 && definition.characters?.includes(key) === true);
