import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Luzi und Joe in English. */
export const en: RulebookWords = {
  idea: [
    'Throw eight dice, keep some and throw the others again, as often as you dare. Three or more equal dice score points, and so do fours and fives.',
    'Stop in time: ones (Joe) block your points until you have three of them, and the third six (Luzi) usually ends your run without points.',
    'After the agreed number of rounds, the player with the most points wins.',
    'For two to five players, from the age of 8.',
  ],
  sources: [
    'Luzi und Joe is a game by Fabian Thiel. Its rulebook is marked “© 1fips” and “© 2025 Fabian Thiel”. This library is unofficial, and all sentences here are our own.',
    'Our source is the text of the German rulebook. It does not name an illustrator, an editor or a playing time.',
    'The pictures of the rulebook are lost: the faces of dice within its sentences, and the table of points. The faces are therefore rebuilt wherever a rule depends on them (Z1, Z3, Z4, Z5, Z7, Z8 and Z9), and so are all row points except those for three dice (Z6).',
    'Decided by us, because the rulebook does not say: five rounds unless you choose another number, and who begins here (Z2), that all equal dice form one row (Z5), what happens if the third Joe and the third six fall in the same throw (Z8), and shared wins (Z10).',
  ],
  rules: {
    Z1: {
      title: 'Joe and Luzi',
      text: [
        'Joe is the one. Luzi is three sixes. Fours and fives score their pips (the number that they show) and count for rows; twos and threes count for rows only.',
        'The rulebook shows these faces in pictures, which are lost. Its text says that three Joes have three pips, so Joe must be the one. It also says that all dice between two numbers may be thrown again, so Luzi must be three sixes or three twos. We chose the sixes, because three sixes are known as the number of the devil. That fours and fives are the better dice is our choice, too.',
      ],
    },
    Z2: {
      title: 'Rounds and runs',
      text: [
        'The game is played in rounds. In each round every player has one run, in turn. Agree on the number of rounds before you begin; here it is five unless you choose another number.',
        'In the rulebook the youngest player begins. Nobody’s age is known here, so A begins, unless you choose another player or a random one.',
      ],
    },
    Z3: {
      title: 'Throwing',
      text: [
        'Your run begins with a throw of all eight dice. After each throw you stop, or you throw at least two dice again, as often as you like.',
        'Dice that show two to five are free: you may throw them again, even if you have kept them before. Ones and sixes are locked until your run is over.',
        'If fewer than two dice are free, you can only stop.',
      ],
    },
    Z4: {
      title: 'Joe blocks',
      text: [
        'If you stop with one or two Joes on the table, your run scores nothing.',
        'Three or more Joes are the Trinity. With the Trinity your run scores when you stop, and the Joes score, too (Z5).',
      ],
    },
    Z5: {
      title: 'Stopping',
      text: [
        'When you stop, you score the pips of all fours and fives, and points for each row (Z6). A row is three or more dice that show the same number. A row of ones also scores its pips. Sixes never score when you stop.',
        'All dice that show the same number form one row: six twos are one row of six, not two rows of three. The rulebook does not say this; we decided it.',
      ],
    },
    Z6: {
      title: 'Points for rows',
      text: [
        'A row of three scores 6 points: the rulebook says so. All other row points are rebuilt, because the table of the rulebook is lost. For rows of three to eight dice we play 6, 12, 20, 30, 42 and 56 points.',
        'You can choose another table for a new game: Triangular (6, 10, 15, 21, 28, 36) or Doubling (6, 12, 24, 48, 96, 192). A page can also set its own points.',
      ],
    },
    Z7: {
      title: 'Luzi',
      text: [
        'The third six is Luzi: your run ends at once and scores nothing. There are two exceptions: the stand-off (Z8) and Superluzi (Z9).',
      ],
    },
    Z8: {
      title: 'Stand-off',
      text: [
        'If the third six falls when you already have the Trinity, Luzi and Joe are in a stand-off. Your run ends, but it scores: set three ones and three sixes aside, and score the pips of all other dice, whatever they show, even of further ones and sixes. Rows do not count.',
        'The Trinity must be there before the throw. If the third one and the third six fall in the same throw, it is Luzi, and you score nothing. The rulebook only says “already”; we decided to take it literally. For a new game you can choose that this is a stand-off, too.',
      ],
    },
    Z9: {
      title: 'Superluzi',
      text: [
        'More than three sixes in your first throw are Superluzi: your run ends and scores nothing, and each of the other players loses the pips of those sixes. Four sixes cost 24 points. A total may fall below zero.',
        'Superluzi comes before Luzi and the stand-off (Z7, Z8). Exactly three sixes in the first throw are an ordinary Luzi, and so are more than three sixes after a later throw, if there is no stand-off. For a new game you can choose that Superluzi needs more than four sixes.',
      ],
    },
    Z10: {
      title: 'The end',
      text: [
        'After the last round the player with the highest total wins. Several players with the same highest total share the win: the rulebook does not mention ties, so we decided this.',
      ],
    },
  },
  examples: {
    faces: 'Two Joes and two sixes are locked. The four other dice are free.',
    'turn-passes': 'A stops and scores 13, the pips of two fours and a five. Then B has a run.',
    'next-round': 'B stops and scores 24. Then the second round begins.',
    'first-throw': 'A puts all eight dice into the cup.',
    'throw-again': 'A keeps a four and a five and throws four dice again.',
    locked: 'The six is locked: it cannot be thrown again.',
    'one-die': 'A wants to throw one die only. At least two are needed.',
    'nothing-left': 'Only one die is free. A can only stop.',
    spent: 'A stops: the five Joes score 5 pips and 20 for their row, the five scores 5.',
    blocked: 'Two Joes are on the table. Stopping scores nothing, despite all those fives.',
    trinity: 'A has the Trinity: 3 pips and 6 for the row of Joes, 4 for the four, 15 and 6 for the fives.',
    'rows-alone':
      'Two rows of three score 6 each. The pips of twos and threes do not count, and the sixes score nothing.',
    'fours-and-fives':
      'The fours score 12 pips and 6 for their row, the fives 10 pips. The twos and the three score nothing.',
    'one-row': 'Six twos are one row of six and score 30. The four scores 4.',
    'row-of-five': 'A row of five scores 20, and the four scores 4.',
    'row-doubling': 'The same dice with the table Doubling: 24 for the row, and 4 for the four.',
    luzi: 'The third six falls. A scores nothing, not even the row of fours.',
    'stand-off': 'A has the Trinity, and then the third six falls. A four and a five are left: A scores 9.',
    'stand-off-more':
      'This time there are four sixes. Three are set aside with the Joes; the fourth scores 6, and the two scores 2.',
    together: 'The third Joe and the third six fall in the same throw: Luzi. A scores nothing.',
    'together-option': 'With the option this is a stand-off. Two twos are left: A scores 4.',
    superluzi: 'Four sixes in the first throw. A scores nothing, and B loses 24 points.',
    'three-sixes': 'Three sixes in the first throw are an ordinary Luzi. B loses nothing.',
    'below-zero':
      'Five sixes in C’s first throw. A and B lose 30 points each, although that takes them below zero.',
    'highest-total': 'B’s last run scores 24. B wins by 36 points to 31.',
    tie: 'B’s last run scores 24, and both have 36 points. They share the win.',
  },
};
