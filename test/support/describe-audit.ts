import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { audit } from './audit.js';
import { frame, type Driver } from './board.js';
import { inputFor, type ElementSpec } from './element-input.js';
import { canEmulate, forceColors, needsChromium } from './engine.js';

const light = () => emulateMedia({ colorScheme: 'light' });

/** The other colour modes: only colours differ from light, so only their rules are checked again. */
const otherModes = {
  dark: () => emulateMedia({ colorScheme: 'dark' }),
  'forced colours': async () => {
    await light();
    await forceColors('active');
  },
} as const;

/** The accessibility part of every element's contract. */
export function describeAudit<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { moves, middle, record = moves.join(' ') } = spec;
  const { board } = inputFor(spec);

  describe('axe finds no violation, in light, dark and forced colours', () => {
    before(needsChromium);
    afterEach(async () => {
      if (!canEmulate) return;
      await forceColors('none');
      await light();
    });

    const scenes: Readonly<Record<string, () => Promise<Driver>>> = {
      'at the start': () => board(),
      'in the middle of a game': () => board({ position: middle }),
      'at the end': async () => {
        const driver = await board();
        for (const move of moves) driver.element.play(move);
        return driver;
      },
      'in the new-game form': async () => {
        const driver = await board();
        await driver.click('button', 'New');
        return driver;
      },
      'in the menu': async () => {
        const driver = await board();
        await driver.click('button', 'More');
        return driver;
      },
      'in a replay': () => board({ mode: 'replay', record }),
      'in a diagram': () => board({ mode: 'diagram', position: middle }),
      'with bad input': () => board({ position: 'nonsense' }),
    };
    for (const [scene, show] of Object.entries(scenes)) {
      it(scene, async () => {
        await light();
        const driver = await show();
        await driver.settled();
        const { element } = driver;
        const { violations, measured } = await audit(element);
        expect(violations).to.deep.equal([]);
        // a diagram is a drawing: it has no text to measure
        if (element.mode !== 'diagram') expect(measured).to.be.above(0);
        for (const [mode, emulate] of Object.entries(otherModes)) {
          await emulate();
          // the page hears of it with its next frame
          await frame();
          const found = await audit(element, 'colors');
          expect(found.violations, mode).to.deep.equal([]);
          if (element.mode !== 'diagram') expect(found.measured, mode).to.be.above(0);
        }
      });
    }
  });
}
