/**
 * `node lab/orca/turns.mjs glux 25`: 25 turns of a game against the computer with Orca in Chromium, and what goes wrong in them. The person types any
 * move and asks a question before each second one; .cache/orca has everything that Orca has said. `npm run orca` compares short games with what they should be; this counts in long ones. Needs
 * the build.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { random } from '../../dist/engine.js';
import { openGame } from './listen.mjs';
import { fullTranscriptOf, measure } from './metrics.mjs';

/** Words in a minute, the usual speed of Orca. */
const RATE = 175;
/** The most moves of a turn: whoever throws again and again. */
const MOST = 3;

const games = {
  fluctus: { tag: 'fluctus-board' },
  glux: { tag: 'glux-board' },
  'lucky-numbers': { tag: 'lucky-numbers-grid' },
  luzi: { tag: 'luzi-dice', rounds: '12' },
};
const [name = 'fluctus', count = '25', seed = 'turns'] = process.argv.slice(2);
const { tag, ...options } = games[name];
const dice = random(seed, 0);
const steps = [];
let turns = 0;

/** Plays a game to its end, or to the last turn. */
async function play(number) {
  const attributes = { seats: 'human computer:easy', names: 'Ada,Bo', pace: 'fast', first: 'A', ...options };
  const game = {
    name,
    tag,
    attributes: { ...attributes, seed: `${seed} ${number}` },
    computer: true,
  };
  const { press, told, close } = await openGame(game, 'chromium');
  const passed = () => told.filter(({ kind }) => kind === 'passes').length;
  const choices = () =>
    told
      .findLast(({ kind }) => kind === 'choices')
      .text.split(' ')
      .filter(Boolean);
  const ask = async (...keys) => {
    for (const key of keys) steps.push(await press(key));
  };
  try {
    let [before, moves, isFirst] = [passed(), 0, true];
    while (turns < Number(count) && choices().length > 0) {
      // the field stays open after a move
      if (moves === 0 && turns % 2 === 1) await ask(...(isFirst ? [] : ['Escape']), 'tsl'[turns % 3]);
      if (moves === 0 && (turns % 2 === 1 || isFirst)) await ask('slash');
      isFirst = false;
      const all = choices();
      const last = moves > MOST ? all.find((move) => ['stop', 'pass'].includes(move)) : undefined;
      await ask(`type ${last ?? all[dice.below(all.length)]}`, 'Return');
      moves++;
      if (passed() === before && choices().length > 0) continue;
      [before, moves] = [passed(), 0];
      turns++;
    }
  } finally {
    await close();
  }
}

mkdirSync('.cache/orca', { recursive: true });
for (let number = 0; turns < Number(count); number++) await play(number);
writeFileSync(`.cache/orca/turns-${name}-${seed}.txt`, fullTranscriptOf(steps));
/** A text that is typed and the key that sends it are one step: the step of the text waits for nothing. */
const joined = steps.reduce((all, step) => {
  const typed = all.at(-1)?.key.startsWith('type ') && all.pop();
  if (!typed) return [...all, step];
  const both = (name) => [...typed[name], ...step[name]];
  return [...all, { ...step, announced: both('announced'), spoken: both('spoken') }];
}, []);
const whole = (name) => joined.flatMap((step) => step[name]);
// what comes late is spoken in the next step
const { lost } = measure([{ key: '', focused: [], announced: whole('announced'), spoken: whole('spoken') }]);
const found = Object.entries({ ...measure(joined), lost });
const announced = steps.flatMap((step) => step.announced).length;
const words = steps.flatMap(({ spoken }) => spoken.join(' ').split(/\s+/)).length;
const counts = found.map(([kind, texts]) => `${kind} ${texts.length}`).join(', ');
const seconds = ((words / turns / RATE) * 60).toFixed(0);
console.log(
  `${name}: ${turns} turns, ${steps.length} keys, ${announced} announcements, ${counts}; ${seconds} s of speech a turn`,
);
for (const [kind, texts] of found) for (const text of texts) console.log(`  ${kind}: ${text}`);
