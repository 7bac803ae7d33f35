import type { RulebookWords } from '../../core/rulebook.js';

/** The rules of Luzi und Joe in English. */
export const en: RulebookWords = {
  components: ['8 dice', '1 dice cup', '1 score sheet'],
  idea: [
    'Score more points than the others: throw eight dice, keep some and throw the others again, as often as you dare. Fours and fives score points, and so do rows: three or more equal dice, but never sixes.',
    'Stop in time. Ones are called Joe: one or two of them block your points, three or more do not. Three sixes are called Luzi: with the third six you usually get no points.',
    'After the agreed number of rounds, the player with the most points wins.',
    'For 2 to 5 players, ages 8 and up.',
    'The examples call the players A, B and C. Moves are written in a short form: roll means “throw all eight dice”, roll:2235 means “throw these four dice again: 2, 2, 3 and 5”, and stop means “stop”. =256 shows what has been thrown: a 2, a 5 and a 6.',
  ],
  sources: [
    'Luzi und Joe is a game by Fabian Thiel. Its rulebook is marked “© 1fips” and “© 2025 Fabian Thiel”. This library is unofficial, and all sentences here are our own.',
    'Our source is the text of the German rulebook. It does not name an illustrator, an editor or a playing time, and we do not know them.',
    'The pictures of the rulebook are lost: the faces of dice within its sentences, and the table of points. So we had to rebuild which faces are meant, wherever a rule depends on them (Z1, Z3, Z4, Z5, Z7, Z8 and Z9), and all row points except those for three dice (Z6). A website on which you play can set other row points.',
    'This is how the faces were rebuilt. The text says that three Joes have three pips, so Joe must be the one. Only one other face may not be thrown again. The four faces that may be thrown again follow each other without a gap. So they are two to five or three to six, and the other special face is the six or the two. The six fits better, because three sixes are known as the number of the devil. Of the faces two to five, two score their pips. The text does not say which; fours and fives, which have the most pips, fit best.',
    'Decided by us, because the rulebook does not say: five rounds unless you choose another number (Z2), that all equal dice form one row (Z5), and shared wins (Z10). Decided by us, because the rulebook leaves it open: what happens if the third Joe and the third six fall in the same throw (Z8). Not as in the rulebook: who begins (Z2).',
  ],
  rules: {
    Z1: {
      title: 'Joe and Luzi',
      text: [
        'Every die that shows a one is called Joe. Three sixes together are called Luzi. Z4 and Z7 say what they do.',
        'Fours and fives can score twice: their pips (the number that they show), and as part of a row. Twos and threes score only as part of a row. A row is three or more dice that show the same number.',
      ],
      origin: [
        'The pictures of the rulebook are lost, and with them the faces. How we rebuilt them is told in the sources at the end of the rules.',
      ],
    },
    Z2: {
      title: 'Rounds and runs',
      text: [
        'The game is played in rounds. In each round every player has one run, in turn. A run is one or more throws (Z3). Agree on the number of rounds before you begin; here it is five unless you choose another number.',
        'The first player is drawn at random, unless you choose one when you start a new game. Turns go clockwise.',
      ],
      origin: [
        'In the rulebook the youngest player begins. We decided that the first player is drawn at random.',
        'The rulebook lets you agree on the number of rounds. Five is our decision.',
      ],
    },
    Z3: {
      title: 'Throwing',
      text: [
        'Put all eight dice into the cup and throw them: your run begins. Dice that show two to five are free: you may throw them again, even if you have kept them before. Ones and sixes are locked until your run is over.',
        'After each throw you have a choice: stop, or throw free dice again, at least two and at most all of them. You need not keep any free die. You may throw again as often as you like.',
        'If fewer than two dice are free, you can only stop.',
      ],
      origin: ['Which faces are locked is rebuilt (Z1).'],
    },
    Z4: {
      title: 'Joe blocks',
      text: [
        'If you stop with one or two Joes on the table, your run scores nothing. Without any Joe your run scores (Z5).',
        'Three or more Joes are called the Trinity. The Trinity does not block: when you stop, your run scores, and the Joes score, too (Z5).',
      ],
      origin: ['That Joe is the one is rebuilt (Z1).'],
    },
    Z5: {
      title: 'Stopping',
      text: [
        'When you stop and Joe does not block (Z4), you score the pips of all fours and fives, and points for each row of three or more equal dice (Z6). A row of ones also scores its pips. Sixes never score when you stop.',
        'All dice that show the same number form one row: six twos are one row of six, not two rows of three.',
      ],
      origin: [
        'Which faces score is rebuilt (Z1). The rulebook does not say that all equal dice form one row; that is our decision.',
      ],
    },
    Z6: {
      title: 'Points for rows',
      text: [
        'A row of three dice scores 6 points, a row of four 12, of five 20, of six 30, of seven 42 and of eight 56.',
        'When you start a new game, you can choose another table for rows of three to eight dice: “Triangular” (6, 10, 15, 21, 28, 36) or “Doubling” (6, 12, 24, 48, 96, 192).',
      ],
      origin: [
        'The rulebook says that a row of three dice scores 6 points. All other row points are rebuilt, because the table of the rulebook is lost.',
      ],
    },
    Z7: {
      title: 'Luzi',
      text: [
        'With the third six you have Luzi: your run ends at once and scores nothing. There are two exceptions: the stand-off (Z8) and Superluzi (Z9).',
      ],
      origin: ['That Luzi is made of sixes is rebuilt (Z1).'],
    },
    Z8: {
      title: 'Stand-off',
      text: [
        'If the third six falls when you already have the Trinity, Luzi and Joe are in a stand-off. Your run ends, but it scores: set three ones and three sixes aside. Exactly two dice are left. You score the pips of these two, whatever they show, even ones and sixes. Rows do not count.',
        'The Trinity must be there before the throw. If the third one and the third six fall in the same throw, it is Luzi (Z7), and you score nothing.',
        'When you start a new game, you can choose that the third one and the third six in the same throw make a stand-off, too.',
      ],
      origin: [
        'The faces are rebuilt (Z1). The rulebook says that the Trinity must “already” be there, but leaves open whether the same throw is early enough. We decided that it is not.',
      ],
    },
    Z9: {
      title: 'Superluzi',
      text: [
        'More than three sixes in your first throw are Superluzi. Your run ends and scores nothing, and each of the other players loses the pips of those sixes: four sixes cost 24 points. A total may fall below zero. Even if the throw has three ones, too, it is Superluzi and not a stand-off.',
        'Only the first throw can be Superluzi. Exactly three sixes in the first throw are Luzi (Z7). If you have chosen in Z8 that the same throw is early enough and three ones lie there, too, they are a stand-off. Three or more sixes after a later throw are Luzi or a stand-off (Z8).',
        'When you start a new game, you can choose that Superluzi needs more sixes: five, six, seven or eight. With fewer than that, but at least three, Z7 or Z8 applies to the first throw, too.',
      ],
      origin: ['That Luzi is made of sixes is rebuilt (Z1).'],
    },
    Z10: {
      title: 'The end',
      text: [
        'After the last round the player with the highest total wins. Several players with the same highest total share the win.',
      ],
      origin: ['The rulebook does not mention ties. Sharing the win is our decision.'],
    },
  },
  examples: {
    faces: 'Two Joes and two sixes are locked. A throws the four other dice again.',
    'turn-passes': 'A stops and scores 13, the pips of two fours and a five. Then B has a run.',
    'next-round': 'B stops and scores 24. Then the second round begins.',
    'first-throw': 'A puts all eight dice into the cup to throw them.',
    'throw-again': 'A keeps a four and a five and throws four dice again.',
    locked: 'The six is locked: it cannot be thrown again.',
    'one-die': 'A wants to throw one die only. At least two are needed.',
    'nothing-left': 'Only one die is free. A can only stop.',
    spent: 'A stops: the five Joes score 5 points for their pips and 20 for their row, the five scores 5.',
    blocked:
      'Two Joes are on the table. A stops and scores nothing. If they did not block, A would score 29: 8 for the fours, 15 and 6 for the fives.',
    trinity:
      'A has the Trinity: 3 points for the pips and 6 for the row of Joes, 4 for the four, 15 and 6 for the fives.',
    'rows-alone':
      'Two rows of three score 6 each. The pips of twos and threes do not count, and the sixes score nothing.',
    'fours-and-fives':
      'The fours score 12 points for their pips and 6 for their row, the fives 10 points for their pips. The twos and the three score nothing.',
    'one-row': 'Six twos are one row of six and score 30. The four scores 4.',
    'row-of-five': 'A row of five scores 20, and the four scores 4.',
    'row-doubling': 'The same dice with the table “Doubling”: 24 for the row, and 4 for the four.',
    luzi: 'The third six falls. A scores nothing, not even the row of fours.',
    'stand-off': 'A has the Trinity, and then the third six falls. A four and a five are left: A scores 9.',
    'stand-off-more':
      'This time there are four sixes. Three are set aside with the three Joes; the fourth scores 6, and the two scores 2.',
    together: 'The third Joe and the third six fall in the same throw: Luzi. A scores nothing.',
    'together-option': 'If you have chosen that this is a stand-off, two twos are left: A scores 4.',
    superluzi: 'Four sixes in the first throw. A scores nothing, and B loses 24 points.',
    'three-sixes': 'Three sixes in the first throw are Luzi, not Superluzi. B loses nothing.',
    'superluzi-five':
      'If you have chosen that Superluzi needs five sixes, four sixes are Luzi: B loses nothing.',
    'below-zero':
      'Five sixes in C’s first throw. A and B lose 30 points each, although that takes them below zero.',
    'highest-total': 'B’s last run scores 24. B wins by 36 points to 31.',
    tie: 'B’s last run scores 24, and both have 36 points. They share the win.',
  },
};
