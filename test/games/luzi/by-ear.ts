import type { EarGame, Listener } from '../../support/by-ear.js';

const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];

/** The free dice in the answer to `h`, by number. */
const freeDice = (answer: string): ReadonlyMap<string, number> => {
  const [, free = ''] = /free dice: (.*)\./.exec(answer) ?? [];
  return new Map(
    Array.from(free.matchAll(/die (\d) (\w+)/g), ([, die, face]) => [die!, faces.indexOf(face!) + 1]),
  );
};

function player(ears: Listener): () => Promise<void> {
  let dice: ReadonlyMap<string, number> | undefined;
  const roll = async () => {
    if (!(await ears.focus()).startsWith('cup')) throw new Error('The focus is not on the cup.');
    const fallen = await ears.pressAndHear('Enter', /The dice show/);
    const runs = !/scores? (?:\d|nothing)|to move|Your turn|have/.test(fallen);
    dice = runs ? freeDice(await ears.ask('h', /dice: /)) : undefined;
  };
  return async () => {
    if (!dice) return roll();
    const some = [...dice.keys()].filter(() => ears.choose([true, false]));
    if (some.length < 2 || ears.choose([true, false, false])) {
      await ears.press('Tab', 'Tab');
      dice = undefined;
      await ears.pressAndHear('Enter', /stops?[ ,]/);
      return undefined;
    }
    let chosen = '';
    for (const die of some) chosen = await ears.pressAndHear(die, /Chosen/);
    const expected = some.map((die) => dice!.get(die)!).sort();
    const told = (chosen.match(/\w+/g) ?? []).flatMap((word) => faces.indexOf(word) + 1 || []);
    if (told.join() !== expected.join())
      throw new Error(`${told.join()} are chosen, not ${expected.join()}.`);
    return roll();
  };
}

/** Luzi und Joe without the picture. */
export const luziByEar: EarGame = {
  tag: 'luzi-dice',
  attributes: { rounds: '15' },
  player,
  told(sentence) {
    const digits = (sentence.match(/\d/g) ?? []).join('');
    if (/ throws? all eight/.test(sentence)) return 'roll';
    if (/ throws? .* again/.test(sentence)) return `roll:${digits}`;
    if (sentence.startsWith('The dice show')) return `=${digits}`;
    return /^(?:\w+ stops?(?: and|,)|Fewer than two)/.test(sentence) ? 'stop' : undefined;
  },
  isTold: () => true,
};
