import { expect, fixtureCleanup } from '@open-wc/testing';
import { heard, luzi } from './luzi-driver.js';

/** Bad values, with a pattern of the message in each language: place, fault and rule. */
const bad: readonly (readonly [attribute: string, text: string, en: RegExp, de: RegExp])[] = [
  [
    'position',
    '0,0 1/5 A 1 12345567',
    /^A die shows 1 to 6.*: “12345567”\.$/,
    /^Ein Würfel zeigt 1 bis 6.*: „12345567“\.$/,
  ],
  ['rounds', '-3', /^Rounds .* 1 to 99 \(Z2\): “-3”/, /^Die Runden .* 1 bis 99 sein \(Z2\): „-3“/],
  [
    'rows',
    '6 12 20',
    /^Rows must be six numbers.* \(Z6\): “6 12 20”/,
    /^Die Reihenpunkte müssen sechs.* \(Z6\): „6 12 20“/,
  ],
];

describe('bad input of the tray', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [attribute, text, ...sentences] of bad) {
    for (const [i, lang] of ['en', 'de'].entries()) {
      it(`shows a message and changes nothing: ${attribute}="${text}", ${lang}`, async () => {
        const tray = await luzi({ lang });
        const errors = heard(tray, 'game-error');
        await tray.until(() => tray.has('button', lang === 'de' ? /^Würfeln/ : /^Throw/));
        const before = tray.element.position;
        tray.element.setAttribute(attribute, text);
        await tray.until(() => errors.length > 0);
        await tray.until(() => tray.message !== '');
        expect(tray.message).to.match(sentences[i]!);
        expect(errors[0]!.detail).to.include({ attribute, message: tray.message });
        expect(tray.element.position).to.equal(before);
      });
    }
  }

  it('is not a record that ends before a move of chance: the dice are thrown', async () => {
    const tray = await luzi({ record: 'roll =11224556 roll:22' });
    await tray.until(() => tray.element.ply === 4);
    expect(tray.element.record).to.match(/roll:22 =\d\d\n$/);
    expect(tray.message).to.equal('');
  });
});
