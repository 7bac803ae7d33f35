import '../../../src/index.js';
import type { LuziDice } from '../../../src/games/luzi/luzi-dice.js';
import { Driver, heard, placed, rested } from '../../support/board.js';

export { heard, type LuziDice };

/** Controls a tray and reads its dice. */
export class LuziDriver extends Driver<LuziDice> {
  die(number: number): HTMLElement {
    return this.find('button', `die ${number}`);
  }

  /** The numbers of the chosen dice. */
  get chosen(): number[] {
    return this.all('button')
      .filter((each) => each.getAttribute('aria-pressed') === 'true')
      .map((each) => Number(this.name(each).split(/[ ,]/)[1]));
  }

  /** The faces on the tray, in order. */
  get faces(): string[] {
    return this.names('button').flatMap((name) => (name.startsWith('die ') ? [name.split(', ')[1]!] : []));
  }

  get specialEvent(): string {
    return this.text('.special-event');
  }

  /** The text of the rows of the score sheet. */
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

/** Adds a tray for two people with these attributes and short motion to the page. */
export async function luzi(attributes: Readonly<Record<string, string>> = {}): Promise<LuziDriver> {
  const element = await placed('luzi-dice', {
    seats: 'human human',
    names: 'Ada,Bo',
    seed: 'felt',
    ...attributes,
  });
  return rested(new LuziDriver(element));
}
