/**
 * `node lab/orca/by-hand.mjs luzi-dice de rounds=2`: a game at a table with Orca in Chromium, for a person who gets only what is spoken. Each line of
 * the standard input is a key as xdotool names it (`Tab`, `shift+Tab`, `Return`), or `type` and a text; what Orca speaks after it is
 * written below it. Bo sits down when he is given more time, and plays any moves. Needs the build.
 */
import { createInterface } from 'node:readline';
import { openGame } from './listen.mjs';

const [tag = 'fluctus-board', lang = 'en', ...options] = process.argv.slice(2);
const attributes = Object.fromEntries([['first', 'A'], ...options.map((option) => option.split('='))]);
const name =
  { 'fluctus-board': 'fluctus', 'glux-board': 'glux', 'luzi-dice': 'luzi' }[tag] ?? 'lucky-numbers';
const { press, close } = await openGame(
  { name, tag, lang, attributes, atTable: true, playsOn: true },
  'chromium',
);
console.log('ready');
for await (const key of createInterface(process.stdin)) {
  const { spoken } = await press(key);
  console.log([`> ${key}`, ...spoken, ''].join('\n'));
}
await close();
