import type { GameTypes } from '../../src/core/game.js';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BadNotation, BadOption } from '../../src/core/errors.js';
import { Match } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { random } from '../../src/core/random.js';
import type { GameDefinition } from '../../src/element/model/game-definition.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import {
  decode,
  encode,
  findText,
  linkText,
  linkTo,
  LONGEST_LINK,
} from '../../src/element/model/link-text.js';
import { openLink } from '../../src/element/parts/share/links.js';
import { definition as fluctus } from '../../src/games/fluctus/definition.js';
import { definition as glux } from '../../src/games/glux/definition.js';
import { definition as lucky } from '../../src/games/lucky-numbers/definition.js';
import { definition as luckySwap } from '../../src/games/lucky-swap/definition.js';
import { definition as luzi } from '../../src/games/luzi/definition.js';

type AnyDefinition = GameDefinition<GameTypes, GameWords>;

const definitions = [fluctus, glux, lucky, luzi] as unknown as readonly AnyDefinition[];

/** A match of a game after some random moves. */
function randomMatch({ game }: AnyDefinition, options: object | undefined, seed: string, length: number) {
  const match = new Match(game, { ...(options && { options }) });
  for (let i = 0; i < length && match.turn !== 'over'; i++) {
    const dice = random(seed, i);
    const moves = game.moves(match.state);
    match.play(match.turn === 'chance' ? match.chance(dice) : moves[dice.below(moves.length)]!);
  }
  return match;
}

const fluctusMatch = (record: string) => parseRecord(fluctus.game, record).match;

describe('the text of a link', () => {
  const texts: readonly (readonly [what: string, record: string, text: string])[] = [
    ['moves without numbers', '1. @ro @go 2. @ri', '@ro @go @ri'],
    ['the game alone of a match without moves', '', '[Game "fluctus"]'],
    ['no names, comments, marks and unknown tags', '[SeatA "Ada"] [Event "x"] {Hm.} @ro! {Good.}', '@ro'],
    [
      'the options that are not the default',
      '[Options "{\\"first\\":1}"] @go',
      '[Options "{\\"first\\":1}"] @go',
    ],
    [
      'the position at the start',
      '[Position "A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi"]',
      '[Position "A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi"]',
    ],
    ['a resignation', '[Result "A"] [Termination "B resigns"] @ro', '[Termination "B resigns"] @ro'],
    ['an agreed draw', '[Result "A,B"] [Termination "agreed"] @ro', '[Termination "agreed"] @ro'],
    ['no result in the words of a page', '[Result "A"] [Termination "page: Time is up."] @ro', '@ro'],
  ];
  for (const [what, record, text] of texts)
    it(`contains ${what}`, () => {
      assert.equal(linkText(fluctusMatch(record)), text);
    });

  it('contains the position of a match that is too long', () => {
    const moves = Array.from({ length: 900 }, () => ['ro-ri', 'go-gi', 'ri-ro', 'gi-go']).flat();
    const match = new Match(
      { ...fluctus.game, play: (state) => state, happenings: () => [] },
      { moves: moves.map((move) => fluctus.game.parseMove(move)) },
    );
    assert.equal(match.moves.length, 3600);
    const position = fluctus.game.formatPosition(match.state);
    assert.equal(linkText(match), `[Position "${position}"]`);
  });

  it('hides the hands and draws of Glüx', () => {
    const match = randomMatch(glux, undefined, 'hidden', 9);
    const text = linkText(match);
    assert.match(text, /\+\?/);
    assert.doesNotMatch(text, /\+\d/);
    const { hands } = match.state as { readonly hands: readonly string[] };
    assert.ok(hands.some((hand) => /\d/.test(hand)));
    const opened = openLink(glux, encode(text));
    assert.ok('match' in opened);
    const { game } = glux;
    assert.equal(
      game.formatPosition(opened.match.state),
      game.formatPosition(game.view(match.state as never, 'table')),
    );
  });

  it('contains the position, and not the seed, of a puzzle', () => {
    const match = new Match(luckySwap.game, { options: { seed: 'secret', par: 3 } });
    const [move] = luckySwap.game.moves(match.state);
    match.play(move!);
    const text = linkText(match);
    assert.doesNotMatch(text, /secret/);
    const opened = openLink(luckySwap, encode(text));
    assert.ok('match' in opened);
    assert.deepEqual(opened.match.state, match.state);
  });

  for (const definition of definitions)
    it(`restores random matches of ${definition.game.id}`, () => {
      const options = fc.constantFrom(undefined, { first: 1 });
      fc.assert(
        fc.property(fc.string(), fc.nat(120), options, (seed, length, chosen) => {
          const match = randomMatch(definition, chosen, seed, length);
          const text = encode(linkText(match));
          const opened = openLink(definition, text);
          assert.ok('match' in opened);
          assert.equal(encode(linkText(opened.match)), text);
          const { game } = definition;
          const known = game.formatPosition(game.view(match.state, 'table'));
          assert.equal(game.formatPosition(opened.match.state), known);
        }),
        { numRuns: 60 },
      );
    });
});

describe('a link', () => {
  it('is readable', () => {
    const link = linkTo('https://x.org/a', 'g1', '@ro @go ro-wo roxbi +16 5@c4 =11344556');
    assert.equal(link, 'https://x.org/a#g1=@ro_@go_ro-wo_roxbi_+16_5@c4_=11344556');
  });

  it('ends with a letter or a digit', () => {
    for (const end of '?!.,)-+=@_')
      assert.match(linkTo('https://x.org/', 'g1', `ro${end}`), /^https:\/\/x\.org\/#g1=ro%[0-9A-F]{2}$/);
  });

  const kept: readonly (readonly [address: string, link: string])[] = [
    ['https://x.org/', 'https://x.org/#g1=@ro'],
    ['https://x.org/?a#', 'https://x.org/?a#g1=@ro'],
    ['https://x.org/#part', 'https://x.org/#part&g1=@ro'],
    ['https://x.org/#g2=%20x&g1=@go&y#z', 'https://x.org/#g2=%20x&y#z&g1=@ro'],
    ['https://x.org/#/route?a=1', 'https://x.org/#/route?a=1&g1=@ro'],
  ];
  for (const [address, link] of kept)
    it(`keeps the other parts of ${address}`, () => {
      assert.equal(linkTo(address, 'g1', '@ro'), link);
    });

  it('is found by an id with characters that nobody sees', () => {
    const [soft, wide] = ['a\u00adb', 'a\u200bb'];
    const { hash } = new URL(linkTo(linkTo('https://x.org/', soft, '@ro'), wide, '@go'));
    assert.deepEqual([findText(hash, soft), findText(hash, wide)], ['@ro', '@go']);
  });

  it('gives each board its own text, whatever the ids are', () => {
    const any = fc.string({ unit: 'binary', minLength: 1 });
    const keys = fc.uniqueArray(any, { minLength: 2, maxLength: 4 });
    // characters that nobody sees are removed from texts
    const text = any.map((each) => each.replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, 'x'));
    fc.assert(
      fc.property(keys, fc.array(text, { minLength: 4, maxLength: 4 }), (ids, all) => {
        let address = 'https://x.org/';
        for (const [i, id] of ids.entries()) address = linkTo(address, id, all[i]!);
        const { hash } = new URL(address);
        for (const [i, id] of ids.entries()) assert.equal(decode(findText(hash, id)!), all[i]);
      }),
    );
  });
});

describe('a fragment', () => {
  const found: readonly (readonly [fragment: string, text: string | undefined])[] = [
    ['', undefined],
    ['#', undefined],
    ['#g1', undefined],
    ['#g1=', undefined],
    ['#g11=@ro', undefined],
    ['#g1=@ro', '@ro'],
    ['#section&g1=@ro&g2=@go', '@ro'],
    ['#g1=@ro&g1=@go', '@ro'],
    ['#%67%31=@ro', '@ro'],
    ['#%E0=1&g1=a=b', 'a=b'],
  ];
  for (const [fragment, text] of found)
    it(`${JSON.stringify(fragment)} contains ${text ?? 'no text'} for g1`, () => {
      assert.equal(findText(fragment, 'g1'), text);
    });
});

describe('a hostile text in a link', () => {
  const bad: readonly (readonly [text: string, code: string, at: string])[] = [
    ['@ro_@xx', 'move', '1:5'],
    ['@ro_@ro', 'not-start', '1:5'],
    ['%E0%A4%A', 'move', '1:2'],
    ['[Game_"glux"]', 'record-game', 'Game'],
    ['[Options_"{"]', 'record-options', 'Options'],
    ['[Position_"x"]', 'position', 'Position'],
    ['{', 'record-comment', '1:1'],
    [`@ro${'_'.repeat(LONGEST_LINK)}`, 'record-long', 'undefined'],
  ];
  for (const [text, code, at] of bad)
    it(`${text.slice(0, 20)} is refused with the code ${code} at ${at}`, () => {
      const opened = openLink(fluctus, text);
      assert.ok('fault' in opened);
      assert.deepEqual([opened.fault.code, String(opened.fault.at)], [code, at]);
    });

  it('puts no words on the board', () => {
    const page =
      '[SeatA_"Visit_evil.example"]_[Result_"A"]_[Termination_"page:_Visit_evil.example"]_@ro_{Visit_evil.example}';
    const opened = openLink(fluctus, page);
    assert.ok('match' in opened);
    const { match } = opened;
    assert.deepEqual([match.notes.size, match.tags.size, match.conclusion], [0, 0, undefined]);
  });

  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      '@ro',
      '@go',
      'ro-wo',
      '+16',
      '+?',
      '5@c4',
      '=11344556',
      '1.',
      '$3',
      '{',
      '}',
      '(',
      ')',
      '_',
      '%',
      '%E0',
    ),
    fc.constantFrom(
      '[Options_"',
      '[Position_"',
      '[Game_"',
      '[Termination_"',
      '"]',
      '{\\"first\\":1}',
      '\\"',
      'A_resigns',
      '__proto__',
    ),
  );
  const hostile = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
  for (const definition of definitions)
    it(`gives a match of ${definition.game.id} that is written back, or a fault`, () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const opened = openLink(definition, text);
          if ('fault' in opened) {
            assert.ok(opened.fault instanceof BadNotation || opened.fault instanceof BadOption);
            return;
          }
          const again = encode(linkText(opened.match));
          const reopened = openLink(definition, again);
          assert.ok('match' in reopened);
          assert.equal(encode(linkText(reopened.match)), again);
        }),
        { numRuns: 1000 },
      );
    });
});
