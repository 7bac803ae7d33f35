import '../../../src/index.js';
import type { LuziDice } from '../../../src/games/luzi/luzi-dice.js';
import { Driver, heard, placed } from '../../support/board.js';

export { heard, type LuziDice };

/** A driver for a tray and its dice. */
export class LuziDriver extends Driver<LuziDice> {
  die(number: number): HTMLElement {
    return this.find('button', `die ${number}`);
  }

  /** Numbers of the dice that are chosen. */
  get chosen(): number[] {
    return this.all('button')
      .filter((each) => each.getAttribute('aria-pressed') === 'true')
      .map((each) => Number(this.name(each).split(/[ ,]/)[1]));
  }

  /** The faces on the tray, in the order in which they lie. */
  get faces(): string[] {
    return this.names('button').flatMap((name) => (name.startsWith('die ') ? [name.split(', ')[1]!] : []));
  }

  get message(): string {
    return this.text('.message p, p.message');
  }

  get detail(): string {
    return this.text('.detail');
  }

  get moment(): string {
    return this.text('.moment');
  }

  /** The rows of the score sheet as a person reads them. */
  get sheet(): string[] {
    const rows = [...this.root.querySelectorAll('.sheet tbody tr, .sheet tfoot tr')];
    return rows.map((row) =>
      [...row.children]
        .map((each) => each.textContent.replace(/\s+/g, ' ').trim())
        .join(' | ')
        .trim(),
    );
  }
}

/** Adds a tray for two people with these attributes to the page; its animations are short. */
export async function luzi(attributes: Readonly<Record<string, string>> = {}): Promise<LuziDriver> {
  const element = await placed('luzi-dice', {
    seats: 'human human',
    names: 'Ada,Bo',
    seed: 'felt',
    ...attributes,
  });
  const tray = new LuziDriver(element);
  await tray.settled();
  await tray.seen();
  await tray.settled();
  return tray;
}
