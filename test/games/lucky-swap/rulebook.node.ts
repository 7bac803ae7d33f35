import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RulebookWords } from '../../../src/core/rulebook.js';
import { en as luckyEn } from '../../../src/words/en/lucky-numbers-rules.js';
import { rulebook as lucky } from '../../../src/games/lucky-numbers/rulebook/index.js';
import { rulebook as luckyDe } from '../../../src/words/de/lucky-numbers.js';
import { luckySwap } from '../../../src/games/lucky-swap/engine/index.js';
import { en } from '../../../src/words/en/lucky-swap-rules.js';
import { rulebook } from '../../../src/games/lucky-swap/rulebook/index.js';
import { rulebook as de } from '../../../src/words/de/lucky-swap.js';
import { assertExample } from '../../support/describe-rulebook.js';

const [rule] = rulebook.rules;

describe('the rulebook of the swap puzzle', () => {
  it('has one rule, with examples that the engine confirms', () => {
    assert.deepEqual([rulebook.rules.length, rule?.id], [1, 'L11']);
    for (const example of rule!.examples) assertExample(luckySwap, example);
  });

  it('guides through all its examples', () => {
    assert.deepEqual(rulebook.guide?.toSorted(), rule!.examples.map(({ id }) => id).sort());
  });

  const languages: readonly (readonly [string, RulebookWords, RulebookWords])[] = [
    ['en', en, luckyEn],
    ['de', de, luckyDe],
  ];
  for (const [language, { idea, rules, examples }, all] of languages) {
    it(`has an idea in ${language}: aim, end, facts, notation`, () => {
      assert.equal(idea.length, 4);
      assert.match(idea[0]!, /^(Put the 16 tiles|Ordne die 16 Plättchen)/);
      assert.match(idea[1]!, /^(You have won as soon as|Du hast gewonnen, sobald)/);
      assert.match(idea[2]!, /^(For 1 player|Für 1 Spieler)\..*L11/);
      assert.match(idea[3]!, /c3-d3/);
    });

    it(`is a part of the rules of Lucky Numbers in ${language}`, () => {
      const { examples: its = [] } = lucky.rules.find(({ id }) => id === 'L11') ?? {};
      for (const example of rule!.examples) {
        assert.ok(its.includes(example), example.id);
        assert.equal(all.examples[example.id], examples[example.id]);
      }
      const { text: play, origin = [] } = all.rules.L11!;
      const text = [...play, ...origin].join(' ');
      for (const paragraph of [...rules.L11!.text, ...rules.L11!.origin!])
        assert.ok(text.includes(paragraph), paragraph);
    });
  }
});
