import { expect, fixtureCleanup } from '@open-wc/testing';
import { heard, luzi } from './luzi-driver.js';

/** Bad values, with their rule and a pattern of the message in each language: place and fault. */
const bad: readonly (readonly [attribute: string, text: string, rule: string, en: RegExp, de: RegExp])[] = [
  [
    'position',
    '0,0 1/5 A 1 12345567',
    'Z1',
    /^A die shows 1 to 6.*: “12345567”\.$/,
    /^Ein Würfel zeigt 1 bis 6.*: „12345567“\.$/,
  ],
  ['rounds', '-3', 'Z2', /^Rounds .* 1 to 99: “-3”/, /^Die Runden .* 1 bis 99 sein: „-3“/],
  [
    'rows',
    '6 12 20',
    'Z6',
    /^Rows must be six numbers.*: “6 12 20”/,
    /^Die Reihenpunkte müssen sechs.*: „6 12 20“/,
  ],
];

describe('bad input of the tray', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [attribute, text, rule, ...sentences] of bad) {
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
        expect(tray.text('[part=message]').split(rule).length, 'the rule stands once').to.equal(2);
        const { message, attribute: at } = errors[0]!.detail;
        expect([at, message.replace(` (${rule})`, '')]).to.deep.equal([attribute, tray.message]);
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
