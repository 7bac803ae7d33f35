import type { Driver } from '../../support/board.js';

const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];

/** The names (`die 3`) of different dice on a tray that show these faces. */
export function diceShowing(driver: Driver, digits: string): string[] {
  const names = driver.names('button').filter((name) => name.startsWith('die '));
  return Array.from(digits, (digit) => {
    const at = names.findIndex((name) => name.split(', ')[1] === faces[Number(digit) - 1]);
    return names.splice(at, 1)[0]?.split(',')[0] ?? '';
  });
}

/** The buttons to press on a tray for a move. */
export function presses(notation: string, driver: Driver): (string | RegExp)[] {
  if (notation === 'stop') return [/^Stop/];
  return [...diceShowing(driver, notation.split(':')[1] ?? ''), 'cup'];
}
