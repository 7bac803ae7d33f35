import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatRecord } from '../../src/core/format-record.js';
import { Match } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { fluctus, type FluctusOptions } from '../../src/games/fluctus/engine/index.js';
import { faultOf } from '../support/faults.js';

const read = (text: string) => parseRecord(fluctus, text);

const recorded = JSON.parse(
  readFileSync(new URL('../vectors/fluctus.games.json', import.meta.url), 'utf8'),
) as readonly { readonly options: FluctusOptions; readonly steps: readonly { readonly move: string }[] }[];

describe('the termination of a record', () => {
  for (const termination of [
    'Not B resigns',
    'B resigns now',
    'BB resigns',
    'b resigns',
    'C resigns',
    'Not agreed',
    'not page: Time is up.',
    'page:  ',
    'page:',
  ])
    it(`“${termination}” leaves the game open`, () => {
      assert.equal(read(`[Termination "${termination}"] @ro`).match.outcome, undefined);
      assert.equal(
        faultOf(() => read(`[Result "-"] [Termination "${termination}"] @ro`)).code,
        'record-result',
      );
    });

  it('has the reason of a page without spaces at its ends, at most 200 characters', () => {
    const reason = 'x'.repeat(200);
    const { match } = read(`[Result "-"] [Termination "page:   ${reason}  "] @ro`);
    assert.equal(match.conclusion?.text, reason);
  });

  it('does not change the end by a rule that the moves reach', () => {
    const { options, steps } = recorded.find(({ steps }) => steps.length < 200)!;
    const match = new Match(fluctus, { options, moves: steps.map(({ move }) => fluctus.parseMove(move)) });
    const { outcome } = match;
    assert.ok(outcome);
    const text = formatRecord(match);
    for (const termination of ['A resigns', 'B resigns', 'agreed', 'page: Time is up.']) {
      const changed = text.replace(/(Termination ")[^"]*/, `$1${termination}`);
      assert.notEqual(changed, text);
      assert.deepEqual(read(changed).match.outcome, outcome);
    }
  });
});
