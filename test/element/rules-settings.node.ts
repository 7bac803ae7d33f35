import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseRulesSettings } from '../../src/element/ui/rulebook/rules-settings.js';

const known = ['F1', 'F2', 'F2:centre', 'F2:corner', 'F10'];
const parse = (rule: unknown, headingLevel: unknown = 2, examples: unknown = 'try') =>
  parseRulesSettings({ rule, headingLevel, examples }, known);

describe('the attributes of rules', () => {
  for (const [text, rules, faults] of [
    ['', undefined, []],
    [' \n', undefined, []],
    [null, undefined, []],
    [undefined, undefined, []],
    [{}, undefined, []],
    ['F2', ['F2'], []],
    ['F10\tF1  F10', ['F10', 'F1'], []],
    ['F2 F3 f1', ['F2'], ['F3 f1']],
    ['F9', [], ['F9']],
    ['F2:centre F2:corner', ['F2'], []],
    ['F1 F2:edge', ['F1'], ['F2:edge']],
    ['F1:centre', [], ['F1:centre']],
    ['F1,F2', [], ['F1,F2']],
    ['x'.repeat(1e6), [], [`${'x'.repeat(40)}…`]],
  ] as const)
    it(`choose rules: ${JSON.stringify(text ?? null).slice(0, 20)}`, () => {
      const { rules: chosen, faults: found } = parse(text);
      assert.deepEqual(chosen, rules);
      assert.deepEqual(
        found.map((each) => each.found),
        faults,
      );
    });

  it('choose single examples of a rule, unless the whole rule is named, too', () => {
    assert.deepEqual(parse('F2:corner F1').only, { F2: ['corner'] });
    assert.deepEqual(parse('F2:corner F2:centre').only, { F2: ['corner', 'centre'] });
    assert.deepEqual(parse('F2:corner F2').only, {});
    assert.deepEqual(parse('F2:edge').faults, [
      { attribute: 'rule', found: 'F2:edge', values: ['F2:centre', 'F2:corner'] },
    ]);
    assert.deepEqual(parse('F9 F2').faults, [
      { attribute: 'rule', found: 'F9', values: ['F1', 'F2', 'F10'] },
    ]);
  });

  it('take numbers and texts as levels', () => {
    for (const level of [3, '3', ' 3 ']) assert.equal(parse('', level).level, 3);
    for (const level of [null, undefined, '']) assert.deepEqual(parse('', level).faults, []);
    for (const level of [1, 6, 2.5, '3px', NaN, Infinity])
      assert.deepEqual(parse('', level).faults, [
        { attribute: 'heading-level', found: String(level), values: ['2', '3', '4', '5'] },
      ]);
  });

  it('give valid settings for any values', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (rule, level, examples) => {
        const settings = parse(rule, level, examples);
        assert.ok([2, 3, 4, 5].includes(settings.level));
        assert.ok(['try', 'still', 'none'].includes(settings.examples));
        assert.ok(settings.rules?.every((each) => known.includes(each)) ?? true);
        for (const { found } of settings.faults) assert.ok(found.length > 0 && found.length <= 41);
      }),
    );
  });

  it('report every unknown word, and show every known rule', () => {
    const word = fc.constantFrom(...known, 'F3', 'x', '<b>', '__proto__');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const { rules = [], only, faults } = parse(words.join(' '));
        const unknown = (faults[0]?.found ?? '').split(' ').filter(Boolean);
        const named = rules.flatMap((rule) => only[rule]?.map((each) => `${rule}:${each}`) ?? [rule]);
        const whole = words.filter(
          (each) => !rules.some((rule) => each.startsWith(`${rule}:`) && words.includes(rule)),
        );
        assert.deepEqual(new Set([...named, ...unknown]), new Set(whole));
      }),
    );
  });
});
