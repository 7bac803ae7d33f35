import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Driver } from './board.js';
import { handsFor, type ElementSpec } from './element-hands.js';
import { canEmulate, needsChromium } from './engine.js';

const moods = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

/** The part of every board's contract that an audit of accessibility checks. */
export function describeAudit<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { moves, middle, record = moves.join(' ') } = spec;
  const { board } = handsFor(spec);

  describe('the audit finds nothing', () => {
    before(needsChromium);
    after(async () => {
      if (canEmulate) await emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    });
    const scenes: Readonly<Record<string, () => Promise<Driver>>> = {
      'at the opening': () => board(),
      'in the middle': () => board({ position: middle }),
      'at the end': async () => {
        const driver = await board();
        for (const move of moves) driver.element.play(move);
        return driver;
      },
      'with the new-game form open': async () => {
        const driver = await board();
        await driver.click('button', 'New');
        return driver;
      },
      'with the menu open': async () => {
        const driver = await board();
        await driver.click('button', 'More');
        return driver;
      },
      'in a replay': () => board({ mode: 'replay', record }),
      'in a diagram': () => board({ mode: 'diagram', position: middle }),
      'with bad input': () => board({ position: 'nonsense' }),
    };
    for (const mood of moods) {
      for (const [scene, show] of Object.entries(scenes)) {
        it(`${scene}, ${mood.name}`, async () => {
          await emulateMedia(mood.media);
          const driver = await show();
          await driver.settled();
          await expect(driver.element).to.be.accessible();
        });
      }
    }
  });
}
