import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { luckySwap, swapSentences } from '../../../src/games/lucky-swap/engine/index.js';
import { definition } from '../../../src/games/lucky-swap/definition.js';
import { options as germanOptions, words as de } from '../../../src/words/de/lucky-swap.js';
import { options as englishOptions } from '../../../src/words/en/lucky-swap.js';
import { en } from '../../../src/words/en/lucky-swap.js';

const position = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 2';

describe('the words of the swap puzzle', () => {
  it('tell an exchange and the end', () => {
    const state = luckySwap.parsePosition(position, { par: 3 });
    const move = luckySwap.parseMove('c3-d3');
    const told = luckySwap.happenings(state, move);
    const end = luckySwap.play(state, move);
    assert.equal(en.solvedAlone(end), 'Solved in 3 exchanges, par 3');
    assert.equal(de.solvedAlone(end), 'Gelöst mit 3 Tauschzügen, Par 3');
    assert.deepEqual(
      told.map((happening) => en.say(happening)),
      ['8 and 7 change places: 8 on d3, 7 on c3.', '', ''],
    );
    assert.deepEqual(
      told.map((happening) => de.say(happening)),
      ['8 und 7 tauschen die Plätze: 8 auf d3, 7 auf c3.', '', ''],
    );
  });

  it('have a label for every option and choice', () => {
    for (const labels of [germanOptions, englishOptions])
      for (const { name, choices } of definition.options) {
        assert.match(labels.option(name), /^\p{Lu}/u);
        for (const choice of choices({})) assert.match(labels.choice(name, choice), /^(\p{Lu}|\d)/u, choice);
      }
  });

  it('explain why a move is illegal', () => {
    const state = luckySwap.parsePosition(position);
    const violation = luckySwap.explain(state, luckySwap.parseMove('a4-d4'))!;
    assert.equal(en.violation(violation), 'a4 and d4 are neighbours only with the option wrap.');
    assert.match(de.violation(violation), /^a4 und d4 sind nur benachbart/);
  });

  it('have a German sentence for every fault', () => {
    for (const code of Object.keys(swapSentences))
      assert.match(de.fault({ code, found: 'd4' }) ?? '', /^\S.*\.$/, code);
  });
});

describe('the options of the page', () => {
  it('are those of setup, the default first', () => {
    for (const { name, choices, parse, format } of definition.options) {
      assert.equal(format(undefined), choices({})[0]);
      for (const choice of choices({})) {
        assert.equal(format(parse(choice)), choice);
        assert.doesNotThrow(() => luckySwap.setup({ [name]: parse(choice) }));
      }
    }
  });
});
