/** The rulebooks of all games: their ideas, their guides through the examples, and words that they no longer use. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';
import type { Rulebook, RulebookWords } from '../../src/core/rulebook.js';
import { en as fluctusEn } from '../../src/words/en/fluctus-rules.js';
import { rulebook as fluctus } from '../../src/games/fluctus/rulebook/index.js';
import { rulebook as fluctusDe } from '../../src/words/de/fluctus.js';
import { en as gluxEn } from '../../src/words/en/glux-rules.js';
import { rulebook as glux } from '../../src/games/glux/rulebook/index.js';
import { rulebook as gluxDe } from '../../src/words/de/glux.js';
import { en as luckyEn } from '../../src/words/en/lucky-numbers-rules.js';
import { rulebook as lucky } from '../../src/games/lucky-numbers/rulebook/index.js';
import { rulebook as luckyDe } from '../../src/words/de/lucky-numbers.js';
import { en as luziEn } from '../../src/words/en/luzi-rules.js';
import { rulebook as luzi } from '../../src/games/luzi/rulebook/index.js';
import { rulebook as luziDe } from '../../src/words/de/luzi.js';

interface Idea {
  readonly words: RulebookWords;
  /** The beginning of the first paragraph: what one tries to do. */
  readonly aim: RegExp;
  /** The second or third paragraph: who wins. */
  readonly end: RegExp;
  /** The paragraph with players, age and playing time, as far as the box states them. */
  readonly facts: string;
}

const games: Readonly<Record<string, { readonly rulebook: Rulebook; readonly ideas: readonly Idea[] }>> = {
  fluctus: {
    rulebook: fluctus,
    ideas: [
      {
        words: fluctusEn,
        aim: /^Capture your opponent’s stones/,
        end: /^You win if/,
        facts: 'For 2 players. Playing time: about 15 minutes.',
      },
      {
        words: fluctusDe,
        aim: /^Schlage die Steine deines Gegners/,
        end: /^Du gewinnst, wenn/,
        facts: 'Für 2 Spieler. Spieldauer: etwa 15 Minuten.',
      },
    ],
  },
  glux: {
    rulebook: glux,
    ideas: [
      {
        words: gluxEn,
        aim: /^Show the most pips in as many rooms/,
        end: /The player with the most points wins\.$/,
        facts: 'For 2 to 4 players, ages 8 and up. Playing time: 30 minutes.',
      },
      {
        words: gluxDe,
        aim: /^Ziel ist es, in möglichst vielen Räumen .* die meisten Augen/,
        end: /Wer insgesamt die meisten Punkte hat, gewinnt\.$/,
        facts: 'Für 2 bis 4 Spieler ab 8 Jahren. Spieldauer: 30 Minuten.',
      },
    ],
  },
  'lucky-numbers': {
    rulebook: lucky,
    ideas: [
      {
        words: luckyEn,
        aim: /^Be the first to fill/,
        end: /^The first full board wins at once\./,
        facts: 'For 1 to 4 players. One player can also play the swap puzzle, a game of its own: L11.',
      },
      {
        words: luckyDe,
        aim: /^Belege als Erster/,
        end: /^Wer das schafft, gewinnt sofort\./,
        facts: 'Für 1 bis 4 Spieler. Allein kannst du auch das Tauschrätsel spielen, ein eigenes Spiel: L11.',
      },
    ],
  },
  luzi: {
    rulebook: luzi,
    ideas: [
      {
        words: luziEn,
        aim: /^Score more points than the others/,
        end: /the player with the most points wins\.$/,
        facts: 'For 2 to 5 players, ages 8 and up.',
      },
      {
        words: luziDe,
        aim: /^Sammle mehr Punkte als die anderen/,
        end: /gewinnt, wer die höchste Punktzahl hat\.$/,
        facts: 'Für 2 bis 5 Spieler ab 8 Jahren.',
      },
    ],
  },
};

/** All texts of a game as its sources have them. */
function sourcesOf(game: string): string {
  const words = filesUnder('src/words', '.ts').filter(
    (file) => /([^/]*?)(-rules)?\.ts$/.exec(file)![1] === game,
  );
  const messages = `src/games/${game}/engine/messages.ts`;
  assert.ok(words.length >= 3);
  return [...words, ...(existsSync(messages) ? [messages] : [])]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Wordings that the printed rulebooks do not use, or that readers misunderstood, by game; `all` are those of every game. */
const replaced: Readonly<Record<string, readonly RegExp[]>> = {
  all: [/überliefert/, /Überallhin/, /\breconstructed\b/, /\bam Zug\b/],
  fluctus: [
    /third last/,
    /No turn was left/,
    /A draw counts as won by both/,
    /may not step there in the next one/,
    /Startfeld/,
    /can neither enter/,
    /turn a corner/,
    /turn round late/,
    /stones? stands? on \{0\}/,
    /direkt aufeinanderfolgen/,
  ],
  glux: [
    /that shows its face/,
    /There your new chip/,
    /lights the own/,
    /'The own start/,
    /What a seat has laid/,
    /\blay a chip\b/,
    /\bpaths?\b(?! (?:in|of) )/,
    /Lichtchip/,
    /\b(der|den|dem|ein|einen|dein|deine) Chips?\b/,
    /\bGang\b/,
    /Sechs Felder von m3 liegt/,
    /kein Auge zeigt/,
    /(Choose|chooses) a face/,
    /With last-|Mit last-|englisch für/,
    /rest of the game/,
    /start chip/,
  ],
  'lucky-numbers': [
    /waits what comes/,
    /lie ascending at once/,
    /Equal numbers play on/,
    /Gleiche Zahlen spielen weiter/,
    /Tu eines von zweien/,
    /liegen gleich aufsteigend/,
    /man spürt/,
    /Marienkäfer/,
    /After so many|Nach so vielen/,
    /Mitte des Tisches/,
    /turns over \$\{tile\}/,
  ],
  luzi: [
    /can but stop/,
    /lie fast/,
    /for all those fives/,
    /Joe sperrt/,
    /Punktezettel/,
    /zählt das Aufhören/,
    /Zeigen weniger als zwei/,
    /noch eine gibt eine Reihe/,
    /[Ss]topping scores/,
    /Aufhören bringt/,
    /Personen|Mitspielende/,
    /how old you are|wie alt ihr seid/,
    /Row points \(|Reihenpunkte \(/,
  ],
};

for (const [game, { rulebook, ideas }] of Object.entries(games)) {
  const examples = rulebook.rules.flatMap((rule) => rule.examples);

  describe(`the rulebook of ${game}`, () => {
    for (const { words, aim, end, facts } of ideas) {
      it(`states the aim, then the end, then the facts: ${facts}`, () => {
        const notation = words.idea.length - 1;
        assert.match(words.idea[0]!, aim);
        const wins = words.idea.findIndex((text) => end.test(text));
        assert.ok(wins > 0);
        assert.equal(words.idea.indexOf(facts), notation - 1);
        assert.ok(wins < notation - 1);
      });
    }

    it('has only examples that can be played', () => {
      assert.deepEqual(
        examples.filter(({ move }) => move === undefined).map(({ id }) => id),
        [],
      );
    });

    it('guides through some of its examples, each once', () => {
      const { guide = [] } = rulebook;
      assert.ok(guide.length > 10);
      assert.equal(new Set(guide).size, guide.length);
      for (const id of guide)
        assert.ok(
          examples.some((each) => each.id === id),
          id,
        );
    });

    it('uses none of the words that were replaced', () => {
      const texts = sourcesOf(game);
      for (const old of [...replaced.all!, ...replaced[game]!]) assert.doesNotMatch(texts, old);
    });
  });
}

describe('the teaching order', () => {
  const before = (game: string, ...ids: readonly string[]) => {
    const places = ids.map((id) => games[game]!.rulebook.guide!.indexOf(id));
    assert.ok(!places.includes(-1));
    assert.deepEqual(
      [...places].sort((a, b) => a - b),
      places,
    );
  };

  it('enters and steps before it captures, and captures before it ends', () => {
    before('fluctus', 'start', 'step', 'capture', 'stuck');
  });

  it('counts before it covers, and covers before it scores', () => {
    before('glux', 'opening', 'count-two', 'cover', 'left-room', 'middle-room');
  });

  it('takes a turn before it fills a board, and leaves out the setups of other editions', () => {
    before('lucky-numbers', 'choose', 'draw', 'take', 'thirteen-empty', 'full');
    for (const id of ['sorted', 'one-by-one']) assert.ok(!lucky.guide!.includes(id));
  });

  it('throws before it scores, and scores before Joe blocks', () => {
    before('luzi', 'first-throw', 'throw-again', 'fours-and-fives', 'blocked', 'luzi');
  });
});
