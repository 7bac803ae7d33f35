import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Glüx in English. */
export const en: RulebookWords = {
  idea: [],
  sources: [
    'Glüx is a game for two to four players by Jakob Andrusch (Queen Games, 2016). This library is not official, and the words here are our own.',
    'The pictures of the printed rules are lost. The board for two, called duel, is well documented. Of the board for three and four, called party, the size, the number of rooms, the middle room and the starts are documented; its exact squares are rebuilt. Whoever owns the box can hand the library a board of their own.',
    'Squares are named as on a chessboard: a1 is bottom left. Rooms have letters; all other squares are corridors.',
  ],
  rules: {
    G1: {
      title: 'Chips',
      text: [
        'Everybody has 24 light chips in a bag, eight of each kind. A chip has two faces, with 1 and 6, 2 and 5, or 3 and 4 pips.',
        'What a seat has laid is there for all to see, and so is how many of each kind it still has. Which one is in its hand is not.',
      ],
    },
    G2: {
      title: 'Boards and opening',
      text: [
        'Two play on duel: 13 by 9 squares with nine rooms, starts in two opposite corners. Three and four play on party, which is rebuilt: 15 by 15 squares with eleven rooms.',
        'In seat order each player draws a chip, chooses a face and lights the own start square with it. Then each draws one chip and hides it from the others. Who begins is drawn by lot, or agreed on.',
      ],
    },
    G3: {
      title: 'A turn',
      text: ['Lay the chip in your hand, then draw the next one. While it can be laid anywhere, it must be.'],
    },
    G4: {
      title: 'Counting',
      text: [
        'Choose one of your chips that shows its face, and count as many squares from it as it has pips: straight up, down, left or right, neither more nor fewer. There your new chip may lie.',
        'Which face it shows is for you to choose. It only matters from then on.',
      ],
    },
    G5: {
      title: 'Blocked ways',
      text: ['No chip may lie on the way, neither your own nor another, neither one nor two of them.'],
    },
    G6: {
      title: 'Covering',
      text: [
        'The new chip goes on an empty square or on a single chip, whoever owns it. From then on the upper one alone counts. A square with two chips is closed.',
      ],
    },
    G7: {
      title: 'Start squares',
      text: [
        "Nobody ever lays a chip on another player's start square, not even when that one is out of the game. A start square that nobody uses is a square like any other.",
      ],
    },
    G8: {
      title: 'The own start, once',
      text: [
        'Once in the game you may lay your chip on your own start chip without counting.',
        'Decided by us: it can also be reached by counting. Either way two chips lie there then, and the option is spent.',
      ],
    },
    G9: {
      title: 'Out',
      text: [
        'Whoever holds a chip and can lay it nowhere is out until the scoring. The chips stay where they are, may be covered, and count.',
      ],
    },
    G10: {
      title: 'The end',
      text: [
        'The game ends when nobody can lay a chip any more. An empty bag alone does not end it: the last chip in hand is still laid. The printed rules can be read otherwise; this is how we decided.',
      ],
    },
    G11: {
      title: 'Rooms',
      text: [
        'Each room is scored by itself. Add up the pips that each player shows in it: the most are worth four points, the second most two.',
      ],
    },
    G12: {
      title: 'Ties in a room',
      text: [
        'Several in the first place get four points each, and there is no second place. Several in the second place get two points each.',
      ],
    },
    G13: {
      title: 'Two players',
      text: ['With two players only the first place scores; in a tie both get four points.'],
    },
    G14: {
      title: 'Who shows nothing',
      text: [
        'Whoever shows no pip in a room has no place there, so that a room with one player pays nobody two points, and an empty room pays nobody. Corridors are worth nothing.',
      ],
    },
    G15: {
      title: 'Winning',
      text: [
        'Most points win. In a tie it is whoever of them shows more pips in the middle room; nothing there counts as none. If that is equal too, they share the win.',
      ],
    },
  },
  examples: {
    start: 'Two players, 24 chips each in their bags.',
    'none-left': 'All eight chips with 1 and 6 of A lie on the board: another one cannot be drawn.',
    opening: 'A has drawn 2 and 5, and lights a1 with the 5. Then B draws.',
    'not-start': 'The first chip belongs on the start square and nowhere else.',
    hidden:
      'A knows the own chip, 1 and 6. What B has drawn A cannot know: it is one of those that B has not laid.',
    'party-four': 'Four players, clockwise from the bottom left. These squares are rebuilt.',
    'party-three': 'Three players. These squares are rebuilt.',
    'lay-and-draw': 'A has laid the 6 on a5 and draws. Then it is the turn of B.',
    'other-chip': 'A has a chip with 1 and 6 in hand, no 3.',
    'count-five': 'Five squares from the 5 on e3: j3, where a chip of B is covered.',
    'count-two': 'Two squares from the 2 on e1, with either face.',
    'too-far': 'h1 is three squares from e1, and there is a 2.',
    'too-near': 'f3 is next to e3, and there is a 5.',
    diagonal: 'Counting goes straight on, never diagonally.',
    blocked: 'Four squares from a1 would be e1, but on c1 a chip is in the way.',
    cover: 'A covers the 6 of B: it counts no more.',
    closed: 'Two chips lie on e1. A third one never does.',
    'foreign-start': 'Six squares from m3 is the start of B: it is taboo.',
    'unused-start': 'With three players nobody starts on o1: here it is a square like others.',
    'own-start': 'A covers the own start without counting.',
    'counted-back': 'Five squares from a6 is the own start as well: that spends the option too.',
    'start-spent': 'The start of A has been covered: once is all.',
    out: 'From a1 A counts three, but on a2 and now on b1 chips are in the way, and the start is covered: A is out, and B goes on alone.',
    'last-chip': 'All bags are empty, and A lays the last chip of the game. B has won by 20 points to 12.',
    'left-room': 'Room D: A has 10 pips and four points, B has 9 and two. C has 4, D none: nothing for them.',
    'right-room':
      'Room G: D has 12 pips and four points, B has 5 and two. A has 4, C none: nothing for them.',
    'tie-first': 'Room D: C and D have 10 pips each, both get four points. A has 6 and gets nothing.',
    'tie-second': 'Room G: B has 9 pips and four points. A and D have 4 each, both get two points.',
    'two-players':
      'Room E: A has 7 pips and four points. B has 3 and nothing. In room D both have 4 pips and four points each.',
    alone: 'Only A is in room D: four points for A, and none for a second place.',
    corridor: 'Chips in corridors score nothing.',
    'middle-room':
      'B and D have 20 points each, A has 14 and C 12. In the middle room B shows 9 pips and D none: B has won.',
  },
};
