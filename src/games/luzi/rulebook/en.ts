import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Luzi und Joe in English. */
export const en: RulebookWords = {
  idea: [],
  sources: [
    'Luzi und Joe is a dice game for two to five by Fabian Thiel (1fips, 2025). This library is unofficial, and the words here are our own.',
    'In the text that we have of the printed rules the pictures are missing: faces of dice within the sentences, and the table of points. Which face is which, and all row points but the first, are therefore rebuilt.',
  ],
  rules: {
    Z1: {
      title: 'Two faces with a name',
      text: [
        'Joe is the one. Three sixes are Luzi. No other reading fits every sentence of the printed rules: the dice that may be thrown again are one block, two to five, and three Joes are worth three pips.',
        'Fours and fives score their pips and their rows. Twos and threes score rows only.',
      ],
    },
    Z2: {
      title: 'Rounds and runs',
      text: [
        'You agree on a number of rounds; five unless you say otherwise. In every round each player has one run, one after the other.',
        'At the table the youngest begins. Nobody’s age is known here, so it is A, unless you choose somebody else or leave it to chance.',
      ],
    },
    Z3: {
      title: 'Throwing',
      text: [
        'Your run begins with a throw of all eight dice. After that you stop, or you throw again: at least two dice that show two to five, whichever you like, also ones that you kept before.',
        'Ones and sixes stay where they lie until the run is over. You may throw as often as you like. When fewer than two dice show two to five, you can only stop.',
      ],
    },
    Z4: {
      title: 'Joe blocks',
      text: [
        'With one or two Joes on the table a stop scores nothing at all.',
        'Three Joes are the Trinity: from then on a stop scores, and so do they.',
      ],
    },
    Z5: {
      title: 'Stopping',
      text: [
        'When you stop you score the pips of all fours and fives, and points for every face that three or more dice show: that is a row. A row of ones scores its pips too.',
        'All dice of a face are one row, never two shorter ones: the printed rules do not say, and this is how we play it. Sixes score nothing.',
      ],
    },
    Z6: {
      title: 'Points for rows',
      text: [
        'A row of three is worth 6: that much is printed. The rest of the table is lost. We play 6, 12, 20, 30, 42 and 56 points for three to eight dice.',
        'You may agree on other numbers. Two tables are at hand: triangular, 6, 10, 15, 21, 28, 36; and doubling, 6, 12, 24, 48, 96, 192.',
      ],
    },
    Z7: {
      title: 'Luzi',
      text: ['The third six ends your run, and you score nothing.'],
    },
    Z8: {
      title: 'Stand-off',
      text: [
        'If the Trinity already lies there when the third six falls, Luzi and Joe hold each other. Your run ends. Set three ones and three sixes aside: the pips of all other dice are yours, whatever they show, but no rows.',
        'We take “already” at its word: when the third one and the third six fall in the same throw, it is Luzi. An option turns that round.',
      ],
    },
    Z9: {
      title: 'Superluzi',
      text: [
        'More than three sixes in your very first throw end your run: you score nothing, and all others lose the pips of those sixes, also below zero.',
        'This goes before everything else. Just three sixes in the first throw are a plain Luzi.',
      ],
    },
    Z10: {
      title: 'The end',
      text: [
        'After the last round the highest total has won. Players with the same total share the win: the printed rules are silent there.',
      ],
    },
  },
  examples: {
    faces: 'Two Joes and two sixes lie fast. The four dice between them may be thrown again.',
    'turn-passes': 'A stops for 13, the pips of two fours and a five. Now it is B’s run.',
    'next-round': 'B stops for 24: the second round begins.',
    'first-throw': 'All eight dice are in the cup.',
    'throw-again': 'A keeps a four and a five and throws four dice again.',
    locked: 'The six is locked and cannot be thrown again.',
    'one-die': 'One die alone cannot be thrown.',
    'nothing-left': 'Only one die is free. A can but stop.',
    spent: 'A stops: 5 pips and 20 for the row of Joes, 5 for the five.',
    blocked: 'Two Joes lie there. A stop gives nothing, for all those fives.',
    trinity: 'Three Joes lie there: 3 and 6 for them, 4 for the four, 15 and 6 for the fives.',
    'fours-and-fives':
      'The fours score 12 and 6 for their row, the fives 10. Twos and the three score nothing.',
    'rows-alone': 'Two rows of three, 6 each. Their pips do not count, nor do the sixes.',
    'row-of-five': 'A row of five is worth 20, the four its pips.',
    'row-doubling': 'The same with the doubling table: 24, and 4 for the four.',
    luzi: 'The third six falls. The row of fours is lost.',
    'stand-off': 'The third six falls into the Trinity. A four and a five are left: 9 points.',
    'stand-off-more': 'Four sixes now. Three go aside with the Joes, the fourth scores 6 beside the two.',
    together: 'The third Joe comes with the third six, not before it: Luzi.',
    'together-option': 'With the option it is a stand-off. Two twos are left: 4 points.',
    superluzi: 'Four sixes at once. A gets nothing, and B loses 24.',
    'below-zero': 'Five sixes: A and B lose 30 each.',
    'three-sixes': 'Three sixes are a plain Luzi. B loses nothing.',
    'highest-total': 'B’s last run brings 24: 36 against 31.',
    tie: 'B draws level: both have won.',
  },
};
