import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { designTokens } from '../../scripts/manifest/design-tokens.mjs';
import { parseDesignTokens } from '../../site/studio/design-tokens.js';
import { contrasts } from '../../site/studio/figures.js';
import { History } from '../../site/studio/history.js';
import { parseLink, toLink } from '../../site/studio/link.js';
import { modes, readCatalogue, readLook, type CatalogueSource } from '../../site/studio/look.js';
import { keyOf, plain, toCss, toProperties, valueOf, type Theme } from '../../site/studio/theme.js';
import { brokenRule, type TokenType } from '../../site/studio/values.js';

const { studio } = (await import('../../site/lib/studio.mjs')) as unknown as {
  studio: () => Promise<CatalogueSource>;
};
const catalogue = readCatalogue(await studio());
/** The forms of values alone must keep hostile texts out. */
const supports = () => true;
/** As the browser does it, for the colours of the looks. */
const toHex = (color: string) => {
  if (color === 'transparent') return '#00000000';
  return color.length < 6 ? color.replace(/[\da-f]/g, '$&$&') : color;
};

const hex = fc
  .array(fc.nat(254), { minLength: 3, maxLength: 4 })
  .map((parts) => `#${parts.map((n) => n.toString(16).padStart(2, '0')).join('')}`);
const valuesOf: Readonly<Record<TokenType, fc.Arbitrary<string>>> = {
  color: hex,
  dimension: fc.tuple(fc.nat(99), fc.constantFrom('px', 'rem')).map(([n, unit]) => `${n}${unit}`),
  duration: fc.tuple(fc.nat(999), fc.constantFrom('ms', 's')).map(([n, unit]) => `${n}${unit}`),
  cubicBezier: fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9))
    .map(([a, b]) => `cubic-bezier(0.${a}, ${b}, 1, -0.5)`),
  fontFamily: fc.constantFrom('Georgia, serif', "'Gill Sans', Ubuntu, sans-serif", 'monospace'),
};
const keys = [...catalogue.tokens.values()].flatMap((token) =>
  [...new Set(modes.map((mode) => keyOf(token, mode)))].map((key) => ({ key, type: token.type })),
);
const values = fc
  .array(
    fc
      .constantFrom(...keys)
      .chain(({ key, type }) => valuesOf[type].map((text): [string, string] => [key, text])),
    { maxLength: 8 },
  )
  .map((entries) => new Map(entries));
const lookNames = [...catalogue.looks.keys()].filter((name) => name !== 'brand');
const optional = fc.oneof(hex, fc.constant(''));
const themes: fc.Arbitrary<Theme> = fc.oneof(
  fc.record(
    { look: fc.constantFrom(...lookNames), brand: fc.constant(''), surface: fc.constant(''), values },
    { noNullPrototype: true },
  ),
  fc.record(
    { look: fc.constant('brand'), brand: optional, surface: optional, values },
    { noNullPrototype: true },
  ),
);

/** All values of a theme, with colours as numbers, and names of fonts without quotes, which mean the same. */
const allValues = (theme: Theme) =>
  [...catalogue.tokens.values()].flatMap((token) =>
    modes.map((mode) => {
      const text = valueOf(theme, catalogue, token.name, mode);
      return `${token.name} ${mode} ${token.type === 'color' ? toHex(text) : text.replace(/[ ']/g, '').replaceAll('0.', '.')}`;
    }),
  );
const exported = (theme: Theme) => JSON.stringify(designTokens(toProperties(theme, catalogue, toHex)));
const imported = (text: string) => parseDesignTokens(text, catalogue, supports);

describe('parts of the theme studio', () => {
  it('know all tokens of all looks', () => {
    assert.ok(catalogue.tokens.size > 80);
    for (const { name, values: own } of catalogue.looks.values()) {
      const unknown = [...own.keys()].filter(
        (token) => !token.startsWith('_') && !catalogue.tokens.has(token),
      );
      assert.deepEqual(unknown, [], name);
    }
    for (const { name, type, group } of catalogue.tokens.values())
      assert.ok(typeof type === 'string' && typeof group === 'string', name);
  });

  it('read the rules of a look beside its tokens', () => {
    const sheet = `/* A look. */
:is([data-look='x'], .look-x) {
  --spiel-ink: light-dark(rgb(1, 2, 3), #000);
}
:is([data-look='x'], .look-x) :is(a-b, c-d),
:is(a-b, c-d):is([data-look='x'], .look-x) {
  color-scheme: dark;
}`;
    const { values: own, rest, dark } = readLook('x', sheet);
    assert.deepEqual([...own], [['spiel-ink', 'light-dark(rgb(1, 2, 3), #000)']]);
    assert.deepEqual(
      { rest: rest.replace(/\s+/g, ' '), dark },
      { rest: ':root :is(a-b, c-d) { color-scheme: dark; }', dark: true },
    );
  });

  it('derive the tokens of a brand from its colours', () => {
    const theme = { ...plain, look: 'brand', brand: '#123456', surface: 'teal' };
    assert.match(valueOf(theme, catalogue, 'spiel-accent', 'light'), /^oklch\( ?from #123456 [^)]*/);
    assert.match(valueOf(theme, catalogue, 'spiel-wood', 'dark'), /^oklch\( ?from teal [^)]*/);
    assert.equal(
      valueOf(theme, catalogue, 'lucky-ladybird', 'dark'),
      valueOf(theme, catalogue, 'spiel-accent', 'dark'),
    );
    assert.match(valueOf({ ...theme, surface: '' }, catalogue, 'spiel-wood', 'dark'), /from #123456 /);
    assert.match(
      toCss(theme, catalogue, () => '#abcdef'),
      /^ {2}--spiel-accent: #abcdef;$/m,
    );
  });

  it('write only what differs from the defaults', () => {
    assert.equal(toCss(plain, catalogue, toHex), '');
    const theme = {
      ...plain,
      values: new Map([
        ['spiel-ink.dark', 'red'],
        ['spiel-radius', '0px'],
      ]),
    };
    assert.equal(
      toCss(theme, catalogue, toHex),
      ':root {\n  --spiel-ink: light-dark(#2a1e15, red);\n  --spiel-radius: 0px;\n}\n',
    );
  });

  it('open every theme again from its link', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        assert.deepEqual(parseLink(toLink(theme), catalogue, supports), { theme });
      }),
    );
  });

  for (const [link, fault] of [
    ['look=marble', 'look: there is no look “marble”.'],
    ['spiel-inc.light=red', 'spiel-inc.light: there is no such token.'],
    ['spiel-ink=red', 'spiel-ink: there is no such token.'],
    ['spiel-radius.light=1px', 'spiel-radius.light: there is no such token.'],
    ['__proto__=red', '__proto__: there is no such token.'],
    ['spiel-radius=1px&spiel-radius=2px', 'A name stands in it twice.'],
    ['brand=red', 'brand and surface need look=brand.'],
    ['spiel-radius=1em', 'spiel-radius: “1em” is not a length in px or rem, such as 8px.'],
    [`spiel-radius=${'1'.repeat(30_000)}px`, 'It has more than 30000 characters.'],
  ] as const)
    it(`refuse the link ${link.slice(0, 40)}`, () => {
      assert.deepEqual(parseLink(link, catalogue, supports), { faults: [fault] });
    });

  it('keep all values in an exported file', () => {
    const withoutBrand = themes.filter(({ look }) => look !== 'brand');
    fc.assert(
      fc.property(withoutBrand, (theme) => {
        const parsed = imported(exported(theme));
        assert.ok('theme' in parsed, JSON.stringify(parsed));
        assert.deepEqual(allValues(parsed.theme), allValues(theme));
      }),
      { numRuns: 50 },
    );
  });

  it('import colours of other spaces, aliases, and types of groups', () => {
    const parsed = imported(
      JSON.stringify({
        $description: 'Made by hand.',
        light: {
          $type: 'color',
          'spiel-ink': { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 'none'], alpha: 0.5 } },
          'spiel-ink-2': { $value: '{light.spiel-ink}' },
          'spiel-ink-3': { $value: { colorSpace: 'hsl', components: [120, 50, 25] } },
          'spiel-edge': { $value: { colorSpace: 'display-p3', components: [1, 0, 0] } },
          'spiel-rule': { $value: '#ABC' },
        },
      }),
    );
    assert.ok('theme' in parsed, JSON.stringify(parsed));
    assert.deepEqual(Object.fromEntries(parsed.theme.values), {
      'spiel-ink.light': 'oklch(0.5 0.1 none / 0.5)',
      'spiel-ink-2.light': 'oklch(0.5 0.1 none / 0.5)',
      'spiel-ink-3.light': 'hsl(120 50% 25%)',
      'spiel-edge.light': 'color(display-p3 1 0 0)',
      'spiel-rule.light': '#ABC',
    });
  });

  const ink = (token: object) => JSON.stringify({ light: { 'spiel-ink': token } });
  const color = (value: object) => ink({ $type: 'color', $value: value });
  for (const [text, fault] of [
    ['[]', /^The file: expected an object\.$/],
    ['{ "light": ', /^The file is not JSON: /],
    ['{}', /^The file: expected the groups light and dark\.$/],
    ['{ "night": {} }', /^night: expected the groups light and dark\.$/],
    ['{ "light": { "__proto__": {} } }', /^light\.__proto__: there is no such token\.$/],
    ['{ "light": { "spiel-inc": {} } }', /^light\.spiel-inc: there is no such token\.$/],
    [ink({ $type: 'number', $value: 1 }), /^light\.spiel-ink\.\$type: expected “color”\.$/],
    [ink({ $type: 'color' }), /^light\.spiel-ink: expected a \$value\.$/],
    [ink({ $type: 'color', $value: 'red' }), /^light\.spiel-ink\.\$value: expected an object\.$/],
    [
      ink({ $type: 'color', $value: '{light.spiel-ink}' }),
      /\$value: “\{light\.spiel-ink\}” names no token\.$/,
    ],
    [ink({ $type: 'color', $value: '{light.toString}' }), /names no token\.$/],
    [color({ colorSpace: 'toString', components: [] }), /\$value\.colorSpace: expected a colour space/],
    [color({ colorSpace: 'srgb', components: [0, 1] }), /\$value\.components: expected three numbers\.$/],
    [
      color({ colorSpace: 'srgb', components: [0, 1, 2] }),
      /components\[2\]: expected a number from 0 to 1\.$/,
    ],
    [color({ colorSpace: 'lab', components: [0, 1, '1); x'] }), /components\[2\]: expected a number\.$/],
    [
      '{ "light": { "spiel-radius": { "$type": "dimension", "$value": { "value": 1, "unit": "px;" } } } }',
      /^light\.spiel-radius\.\$value: “1px;” is not a length/,
    ],
    [
      '{ "light": { "spiel-serif": { "$type": "fontFamily", "$value": ["a\'; x: url(y)", "serif"] } } }',
      /^light\.spiel-serif\.\$value: .* is not a list of fonts/,
    ],
    [
      '{ "light": { "spiel-radius": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }, "dark": { "spiel-radius": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } } } }',
      /^dark\.spiel-radius: expected the same value as in light\./,
    ],
    [' '.repeat(300_001), /^The file has more than 300000 characters\.$/],
  ] as const)
    it(`refuse the file ${text.trim().slice(0, 80)}`, () => {
      const parsed = imported(text);
      assert.ok('faults' in parsed);
      assert.match(parsed.faults.join('\n'), fault);
    });

  it('answer every file with a theme or with faults', () => {
    const token = fc.record({
      $type: fc.constantFrom('color', 'dimension', 'fontFamily'),
      $value: fc.anything(),
    });
    const group = fc.dictionary(
      fc.constantFrom('spiel-ink', 'spiel-gap', 'spiel-sans', 'x', '$type'),
      fc.oneof(token, fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.oneof(fc.record({ light: group, dark: group }), fc.jsonValue()), (file) => {
        const parsed = imported(JSON.stringify(file));
        assert.ok('theme' in parsed || parsed.faults.length > 0);
      }),
    );
  });

  for (const [type, good, bad] of [
    [
      'color',
      [
        '#abc',
        'teal',
        'rgb(1 2 3 / 50%)',
        'oklch(from #123456 0.5 min(0.1, c * 2) h)',
        'color-mix(in oklab, red, #000 20%)',
      ],
      [
        'inherit',
        'currentColor',
        'var(--x)',
        'red; x: y',
        'red}',
        'rgb(1 2 3',
        'red)',
        'red /*',
        'url(x)',
        'color-mix(in srgb, currentcolor, red)',
        '--f(1)',
        '\\72 ed',
        'light-dark(red, blue)',
        `rgb(${' '.repeat(200)}1 2 3)`,
      ],
    ],
    ['dimension', ['0px', '1.5rem', '.5px'], ['-1px', '1', '1em', '1px 2px', 'calc(1px)']],
    ['duration', ['0s', '250ms'], ['1', '-1s', '1s, 2s', '1m']],
    [
      'cubicBezier',
      ['cubic-bezier(.3,.1,.2,1)', 'cubic-bezier(0, -1.5, 1, 2)'],
      ['ease', 'cubic-bezier(1,2,3)', 'cubic-bezier(1,2,3,4);'],
    ],
    [
      'fontFamily',
      ['serif', "'Gill Sans', Ubuntu, sans-serif", 'Gill Sans, "Ä B", system-ui'],
      ['Georgia', "'a, serif", "'a;b', serif", 'url(x), serif', 'a\\, serif', ''],
    ],
  ] as const)
    it(`accept only plain values of the type ${type}`, () => {
      for (const text of good) assert.equal(brokenRule(type, text, supports), '', text);
      for (const text of bad) assert.notEqual(brokenRule(type, text, supports), '', text);
      assert.notEqual(
        brokenRule(type, good[0], () => false),
        '',
      );
    });

  it('count a colour with transparency as it looks on its background', () => {
    const ratio = (ink: string) =>
      contrasts((token) => (token === 'spiel-ink' ? ink : '#ffffff'))[0]!.ratio.toFixed(2);
    assert.deepEqual(['#000000', '#00000080', '#7f7f7f', '#00000000'].map(ratio), [
      '21.00',
      '4.00',
      '4.00',
      '1.00',
    ]);
  });

  it('undo and redo every step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(99), fc.constantFrom('', 'a', 'b')), { maxLength: 30 }),
        (sets) => {
          const history = new History(-1);
          const seen: number[] = [];
          sets.forEach(([value, step], i) => {
            if (!step || step !== sets[i - 1]?.[1]) seen.push(history.current);
            history.set(value, step);
          });
          const last = history.current;
          const undone: number[] = [];
          while (history.canUndo) {
            history.undo();
            undone.unshift(history.current);
          }
          assert.deepEqual(undone, seen);
          while (history.canRedo) history.redo();
          assert.equal(history.current, last);
        },
      ),
    );
  });
});
