import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Happening } from '../../src/core/game.js';
import { words as fluctusDe } from '../../src/words/de/fluctus.js';
import { en as fluctusEn } from '../../src/words/en/fluctus.js';
import { words as gluxDe } from '../../src/words/de/glux.js';
import { en as gluxEn } from '../../src/words/en/glux.js';
import type { GluxHappening } from '../../src/games/glux/engine/types.js';
import { words as luckyDe } from '../../src/words/de/lucky-numbers.js';
import { en as luckyEn } from '../../src/words/en/lucky-numbers.js';
import type { LuckyHappening } from '../../src/games/lucky-numbers/engine/types.js';
import { words as luziDe } from '../../src/words/de/luzi.js';
import { en as luziEn } from '../../src/words/en/luzi.js';

/** Words of any game, which get happenings of their game only. */
interface Words<H> {
  say(happening: H, names: readonly string[], you?: number): string;
}

/** A happening of seat 1, and the sentences for it: of the only person, and of Bo. */
type Row<H> = readonly [
  happening: Omit<H, 'seat'>,
  you: string,
  bo: string,
  german: string,
  germanBo: string,
];

/** Checks the sentences of a game for seat 1. */
function check<H extends Happening>(game: string, en: Words<H>, de: Words<H>, rows: readonly Row<H>[]): void {
  describe(`the moves of the only person in ${game}`, () => {
    for (const [told, english, ofBo, german, germanOfBo] of rows) {
      const happening = { seat: 1, ...told } as H;
      it(english, () => {
        assert.equal(en.say(happening, ['Ada', 'You'], 1), english);
        assert.equal(de.say(happening, ['Ada', 'Du'], 1), german);
      });

      it(`${ofBo} Others keep their names`, () => {
        for (const you of [0, undefined]) {
          assert.equal(en.say(happening, ['You', 'Bo'], you), ofBo);
          assert.equal(de.say(happening, ['Du', 'Bo'], you), germanOfBo);
        }
      });
    }
  });
}

check<Happening>('Fluctus', fluctusEn, fluctusDe, [
  [
    { kind: 'entered', squares: ['ro'] },
    'You enter on ro.',
    'Bo enters on ro.',
    'Du setzt auf ro ein.',
    'Bo setzt auf ro ein.',
  ],
  [
    { kind: 'stepped', squares: ['ro', 'vo'] },
    'You step from ro to vo.',
    'Bo steps from ro to vo.',
    'Du ziehst von ro nach vo.',
    'Bo zieht von ro nach vo.',
  ],
  [
    { kind: 'captured', by: 1, squares: ['ro', 'vo', 'bi'] },
    'You leap from ro over vo and capture on bi.',
    'Bo leaps from ro over vo and captures on bi.',
    'Du überspringst von ro aus vo und schlägst auf bi.',
    'Bo überspringt von ro aus vo und schlägt auf bi.',
  ],
]);

check<GluxHappening>('Glüx', gluxEn, gluxDe, [
  [
    { kind: 'opened', face: 5, squares: ['a1'] },
    'You place a 5 on the start square a1.',
    'Bo places a 5 on the start square a1.',
    'Du legst die 5 auf dein Startfeld a1.',
    'Bo legt die 5 auf das eigene Startfeld a1.',
  ],
  [
    { kind: 'restarted', face: 5, squares: ['a1'] },
    'You place a 5 on the chip on the start square a1.',
    'Bo places a 5 on the chip on the start square a1.',
    'Du legst die 5 auf dein Startplättchen auf a1.',
    'Bo legt die 5 auf das eigene Startplättchen auf a1.',
  ],
  [
    { kind: 'laid', face: 2, squares: ['a1', 'a2', 'a3'] },
    'You place a 2 on a3, counting from a1.',
    'Bo places a 2 on a3, counting from a1.',
    'Du legst die 2 auf a3, von a1 aus gezählt.',
    'Bo legt die 2 auf a3, von a1 aus gezählt.',
  ],
  [
    { kind: 'covered', by: 0, face: 6, squares: ['e1'] },
    'It covers your 6.',
    'It covers the 6 of Bo.',
    'Damit ist deine 6 überdeckt.',
    'Damit ist die 6 von Bo überdeckt.',
  ],
  [
    { kind: 'room-first', room: 'G' },
    'You are in first position in room G.',
    'Bo is in first position in room G.',
    'Du hast den ersten Platz in Raum G.',
    'Bo hat den ersten Platz in Raum G.',
  ],
  [
    { kind: 'room-second', room: 'G', rule: 'G12' },
    'You are tied for second position in room G.',
    'Bo is tied for second position in room G.',
    'Du teilst dir den zweiten Platz in Raum G.',
    'Bo teilt sich den zweiten Platz in Raum G.',
  ],
  [
    { kind: 'room-lost', room: 'G' },
    'You no longer score in room G.',
    'Bo no longer scores in room G.',
    'Du bekommst in Raum G keine Punkte mehr.',
    'Bo bekommt in Raum G keine Punkte mehr.',
  ],
  [
    { kind: 'out' },
    'You cannot place a chip and are out.',
    'Bo cannot place a chip and is out.',
    'Du kannst nicht mehr legen und scheidest aus.',
    'Bo kann nicht mehr legen und scheidet aus.',
  ],
]);

check<LuckyHappening>('Lucky Numbers', luckyEn, luckyDe, [
  [
    { kind: 'dealt', tiles: [3] },
    'You are dealt the 3.',
    'Bo is dealt the 3.',
    'Du bekommst die 3.',
    'Bo bekommt die 3.',
  ],
  [
    { kind: 'arranged', tiles: [3, 5] },
    'You have 3 and 5.',
    'Bo has 3 and 5.',
    'Du hast 3 und 5.',
    'Bo hat 3 und 5.',
  ],
  [
    { kind: 'turned', tiles: [9] },
    'You turn over the 9.',
    'Bo turns over the 9.',
    'Du deckst die 9 auf.',
    'Bo deckt die 9 auf.',
  ],
  [
    { kind: 'left', tiles: [9] },
    'You leave the 9.',
    'Bo leaves the 9.',
    'Du lässt die 9 liegen.',
    'Bo lässt die 9 liegen.',
  ],
  [
    { kind: 'exchanged', tiles: [9, 6], squares: ['b3'] },
    'You lay the 9 on b3; the 6 goes to the middle.',
    'Bo lays the 9 on b3; the 6 goes to the middle.',
    'Du legst die 9 auf b3; die 6 kommt in die Mitte.',
    'Bo legt die 9 auf b3; die 6 kommt in die Mitte.',
  ],
  [
    { kind: 'took', tiles: [9], squares: ['b3'] },
    'You take the 9 and lay it on b3.',
    'Bo takes the 9 and lays it on b3.',
    'Du nimmst die 9 und legst sie auf b3.',
    'Bo nimmt die 9 und legt sie auf b3.',
  ],
  [
    { kind: 'must-draw' },
    'You must turn over a tile.',
    'Bo must turn over a tile.',
    'Du musst jetzt ein Plättchen aufdecken.',
    'Bo muss jetzt ein Plättchen aufdecken.',
  ],
]);

check<Happening>('Luzi und Joe', luziEn, luziDe, [
  [
    { kind: 'thrown' },
    'You throw all eight dice.',
    'Bo throws all eight dice.',
    'Du würfelst mit allen acht Würfeln.',
    'Bo würfelt mit allen acht Würfeln.',
  ],
  [
    { kind: 'thrown', squares: ['3', '4'] },
    'You throw 3 and 4 again.',
    'Bo throws 3 and 4 again.',
    'Du würfelst 3 und 4 erneut.',
    'Bo würfelt 3 und 4 erneut.',
  ],
  [
    { kind: 'stopped', score: 13 },
    'You stop and score 13.',
    'Bo stops and scores 13.',
    'Du hörst auf und bekommst 13 Punkte.',
    'Bo hört auf und bekommt 13 Punkte.',
  ],
  [
    { kind: 'spent', score: 30 },
    'Fewer than two dice are free: you stop and score 30.',
    'Fewer than two dice are free: Bo stops and scores 30.',
    'Weniger als zwei Würfel sind frei: Du hörst auf und bekommst 30 Punkte.',
    'Weniger als zwei Würfel sind frei: Bo hört auf und bekommt 30 Punkte.',
  ],
  [
    { kind: 'blocked' },
    'You stop, but Joe blocks: no points.',
    'Bo stops, but Joe blocks: no points.',
    'Du hörst auf, aber Joe blockiert: keine Punkte.',
    'Bo hört auf, aber Joe blockiert: keine Punkte.',
  ],
  [
    { kind: 'luzi' },
    'Luzi, the third six: you score nothing.',
    'Luzi, the third six: Bo scores nothing.',
    'Luzi, die dritte Sechs: Du bekommst keine Punkte.',
    'Luzi, die dritte Sechs: Bo bekommt keine Punkte.',
  ],
  [
    { kind: 'stand-off', score: 9 },
    'Luzi meets the Trinity, a stand-off: you score 9.',
    'Luzi meets the Trinity, a stand-off: Bo scores 9.',
    'Luzi trifft auf die Dreifaltigkeit, ein Patt: Du bekommst 9 Punkte.',
    'Luzi trifft auf die Dreifaltigkeit, ein Patt: Bo bekommt 9 Punkte.',
  ],
  [
    { kind: 'superluzi' },
    'Superluzi: you score nothing.',
    'Superluzi: Bo scores nothing.',
    'Superluzi: Du bekommst keine Punkte.',
    'Superluzi: Bo bekommt keine Punkte.',
  ],
  [
    { kind: 'robbed', score: -24 },
    'You lose 24.',
    'Bo loses 24.',
    'Du verlierst 24 Punkte.',
    'Bo verliert 24 Punkte.',
  ],
]);
