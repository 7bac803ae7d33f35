import assert from 'node:assert/strict';
import { answers, playGame } from '../play.mjs';

export const site = '.';

export const checks = {
  'plays a whole game against the computer by a script tag': async (page) => {
    await page.open('/script-tag.html');
    const game = await playGame(page, 'fluctus-board');
    assert.ok(game.over.winners);
    assert.ok(answers(game).length > 0);
    assert.deepEqual(page.problems, []);
  },
};

export const smoke = ['plays a whole game against the computer by a script tag'];
