import type { RulebookWords } from '../../core/rulebook.js';

/** The rules of Glüx in English. */
export const en: RulebookWords = {
  components: [
    '1 board: duel for two players, party for three or four',
    '24 light chips for each player: eight with 1 and 6 pips, eight with 2 and 5, eight with 3 and 4',
    '1 bag for each player',
  ],
  idea: [
    'Show the most pips in as many rooms of the board as you can. You place light chips (chips for short), which show one to six pips: the pips of one of your chips on the board tell how many squares away from it you place the next one. Between the rooms there are corridors, where chips score nothing.',
    'When nobody can place another chip, each room gives points to the player who shows the most pips in it. With three or four players, the player with the second most pips gets points, too. The player with the most points wins.',
    'For 2 to 4 players, ages 8 and up. Playing time: 30 minutes.',
    'Squares are named as on a chessboard: the columns have letters from the left, the rows have numbers from the bottom, so a1 is at the bottom left. The examples call the players A, B, C and D. Moves are written in a short form: 5@a1 means “place a chip on a1 with the 5 up”, and +16 means “draw a chip with 1 and 6”.',
  ],
  rules: {
    G1: {
      title: 'Light chips',
      text: [
        'Each player has a bag with 24 light chips. A chip has pips on both sides: eight chips have 1 and 6 pips, eight have 2 and 5, and eight have 3 and 4.',
        'Everyone sees which chips you have placed. Only you see the one in your hand.',
      ],
    },
    G2: {
      title: 'Board and setup',
      text: [
        'Two players use the board duel: 13 by 9 squares and nine rooms. Three and four players use the board party: 15 by 15 squares and eleven rooms. Each room has a letter. All squares outside the rooms are corridors.',
        'Each player has a start square. With two players the start square of A is a1 and that of B is m9, in opposite corners. With three players the start squares are a1 for A, a15 for B and o8 for C; with four players they are a1 for A, a15 for B, o15 for C and o1 for D. A start square in a corner belongs to the room there, and o8 to a corridor.',
        'The start player is chosen at random, unless you choose one when you start a new game. Turns go clockwise from there.',
        'First, in this order, each player draws a chip from their bag, chooses a side and places the chip on their start square with this side up. Then, in the same order, each player draws another chip into their hand and keeps it hidden from the others.',
      ],
      origin: [
        'The pictures of the rulebook are lost. Both boards, duel and party, are rebuilt: see the sources at the end of the rules.',
        'In the rulebook all players place their first chips, and the start player is chosen afterwards. We decided that the start player is chosen first, and that the first chips are placed one after another.',
      ],
    },
    G3: {
      title: 'Your turn',
      text: [
        'First place the chip in your hand, then draw a new one from your bag. If the bag is empty, you draw nothing. You may not pass: if you can place the chip, you must.',
      ],
    },
    G4: {
      title: 'Counting',
      text: [
        'Choose any of your uncovered chips on the board, one on which no other chip lies, as the starting chip. It need not be your first chip. From it, count exactly as many squares as it shows pips, in a straight line up, down, left or right. The count must stay on the board. Place your new chip on the last square of the count, the destination square.',
        'You choose which side of the new chip is face up. That does not affect where the chip may go; it matters when you count from this chip later, and in the scoring.',
      ],
    },
    G5: {
      title: 'Blocked ways',
      text: [
        'The squares between the starting chip and the destination square must be empty. Any chip there, your own or another player’s, blocks the way. Nothing else does: you may count through the walls of rooms.',
      ],
    },
    G6: {
      title: 'Covering chips',
      text: [
        'The destination square may be empty or have a single chip of any player, including your own. Your new chip covers that chip, and from then on only the upper chip counts. If a square has two chips, it is full: nobody may place a third chip there. If there are several places for your chip, you choose. You must cover a chip only if there is no other place.',
      ],
    },
    G7: {
      title: 'Start squares of other players',
      text: [
        'You may never place a chip on another player’s start square, not even if that player has to stop placing chips early (G9). A start square that nobody uses in this game is an ordinary square.',
      ],
    },
    G8: {
      title: 'Your own start square, once',
      text: [
        'You may place a second chip on your own start square, on top of your first one, without counting. You can do this only once in the game: then the square has two chips and is full (G6).',
        'You may instead count to your start square from another of your chips (G4). Then, too, the square is full, and you can no longer place a chip there without counting. So there is one second chip for your start square, in one way or the other.',
      ],
      origin: [
        'That you may also reach your own start square by counting is our decision; the rulebook does not say it.',
      ],
    },
    G9: {
      title: 'No square left',
      text: [
        'If your start square is the only place for your chip, you must place it there (G8).',
        'If it is your turn and you cannot place your chip at all, you are out until the final scoring. The chip stays in your hand, and you draw no more chips. Your chips on the board stay there. Other players may cover them, except on your start square (G7); those that are still uncovered count in the final scoring.',
        'If you have placed all your chips, you have no more turns, but the other players play on.',
      ],
    },
    G10: {
      title: 'End of the game',
      text: [
        'The game ends when no player can place another chip: each player is out (G9) or has placed all chips.',
        'When you start a new game, you can choose between two endings:',
        '“After the last chip is placed” is the usual ending. When the bags are empty, you play on until the chips in the hands are placed, too.',
        '“After the last chip is drawn”: with this ending, too, the game ends when all players are out. Otherwise it ends as soon as all players who are not out have empty bags. The chips in the hands are not placed.',
      ],
      origin: [
        'The rulebook also says that the game ends as soon as no player can draw another chip. It leaves open whether the chips that are then in the hands are still placed. We decided that they are, because every published report of a game that we found plays this way. The other ending takes the rulebook at its word.',
      ],
    },
    G11: {
      title: 'Scoring the rooms',
      text: [
        'Each room is scored separately. Your pips in a room are all pips that your uncovered chips show there. The player with the most pips is in first position and gets 4 points. The player with the second most is in second position and gets 2 points, but not in a game with two players (G13).',
        'During the game, the points beside the names show how the rooms would score now.',
      ],
    },
    G12: {
      title: 'Ties in a room',
      text: [
        'Players who are tied for first position get 4 points each, and nobody gets points for second position. Players who are tied for second position get 2 points each.',
      ],
    },
    G13: {
      title: 'Two players',
      text: [
        'In a game with two players only first position scores: 4 points. If they are tied, both get 4 points.',
      ],
    },
    G14: {
      title: 'No pips in a room',
      text: [
        'A player without pips in a room has no position there. So if only one player has pips in a room, nobody gets 2 points, and an empty room gives no points at all. Chips in corridors never score.',
      ],
      origin: [
        'The rulebook does not say how a player without pips in a room is ranked. This is our decision.',
      ],
    },
    G15: {
      title: 'Winning',
      text: [
        'The player with the most points wins. If several players are tied, the one of them with the most pips in the middle room (room E on both boards) wins; without chips there you have 0 pips. If they are still tied, they share the victory.',
      ],
    },
  },
  examples: {
    start:
      'Two players on the board duel. Each has 24 chips in the bag. A draws the first one: it has 2 and 5 pips.',
    'none-left':
      'All eight chips of A with 1 and 6 are on the board, so A can only draw chips of the other two kinds: here one with 3 and 4.',
    opening:
      'A has drawn a chip with 2 and 5 and places it on the start square a1 with the 5 up. Then B draws.',
    'not-start': 'The first chip must go on your start square.',
    hidden:
      'A sees their own chip, 1 and 6, and places it on a6. A does not see which chip B has drawn; it can be any that B has not placed yet.',
    'party-four':
      'The start squares of four players on the board party: A at the bottom left, then B, C and D clockwise. A places the first chip.',
    'party-three':
      'The start squares of three players on the board party: A at the bottom left, then B and C clockwise. A places the first chip.',
    'lay-and-draw': 'A has placed the 6 on a5 and draws a new chip. Then it is B’s turn.',
    'other-chip': 'A has a chip with 1 and 6 in hand and cannot place a 3.',
    'count-two': 'From the 2 on e1 A counts two squares to g1. Either side of the new chip may be face up.',
    'count-five': 'From the 5 on e3 A counts five squares to j3 and covers a chip of B.',
    'too-far': 'h1 is three squares from e1, but the chip on e1 shows 2 pips.',
    'too-near': 'f3 is next to e3, but the chip on e3 shows 5 pips.',
    covered:
      'h1 is three squares from the 3 on e1, but a chip of B covers this 3. You count only from uncovered chips.',
    diagonal: 'You count in a straight line, never diagonally.',
    'through-walls': 'A counts four squares from room G into room H. Walls do not block the way.',
    blocked: 'e1 is four squares from a1, but the chip on c1 blocks the way.',
    cover: 'A covers the 6 of B, which no longer counts.',
    closed: 'e1 already has two chips: it is full.',
    'foreign-start': 'The start square of B is six squares from m3, but A may not place a chip there.',
    'unused-start': 'With three players o1 is nobody’s start square, so it is an ordinary square.',
    'own-start': 'A covers their own start square without counting. Now a1 has two chips and is full.',
    'counted-back':
      'The start square of A is five squares from the 5 on a6, so A can count to it. Now a1 is full, too.',
    'start-spent': 'A has already covered their start square. That is possible only once.',
    'must-cover':
      'From a1 A counts four squares, but both ways are blocked. A must cover their start square, with either side up.',
    out: 'From a1 A counts three squares, but chips on a2 and b1 block both ways, and the start square is full. So A is out, and B plays on alone.',
    'nobody-can':
      'B is out already. A draws a chip and cannot place it anywhere, so A is out, too (G9). Nobody can place a chip now: the game is over, although there are chips in the bags. A wins with 20 points to 12.',
    'last-chip':
      'After the last chip is placed: all bags are empty, and A places the last chip of the game. B wins with 20 points to 12.',
    'last-draw':
      'After the last chip is drawn: B has drawn all chips, and A draws the last one. So the game is over, and the chips in the hands are not placed. B wins with 20 points to 12.',
    'last-draw-out':
      'After the last chip is drawn: A is out, so only the bag of B matters. B draws the last chip from it, and the game is over, although there are five chips in the bag of A. B wins with 16 points to 8.',
    'left-room':
      'A places a 4 in room D. Now A has 10 pips there and gets 4 points, B has 9 pips and gets 2. C with 4 pips and D without pips get nothing.',
    'right-room':
      'A places a 4 in room G, which is not enough: D has 12 pips and gets 4 points, B has 5 pips and gets 2. A with 4 pips and C without pips get nothing.',
    'tie-first':
      'D places a 4 in room D, which makes a tie: C and D have 10 pips each and get 4 points each. A with 6 pips gets nothing.',
    'tie-second':
      'D places a 4 in room G, which makes a tie for second position: A and D have 4 pips each and get 2 points each. B has 9 pips and gets 4 points.',
    'two-players':
      'A places a 5 in room E. Now A has 7 pips there and gets 4 points; B with 3 pips gets nothing. In room D both have 4 pips and get 4 points each.',
    alone:
      'A places a 3 in room D and is the only one with pips there: 4 points for A, and nobody gets the 2 points for second position.',
    corridor: 'A places a 4 on c1, which is a corridor. Chips in corridors do not score.',
    'middle-room':
      'B places the last chip of the game. Now B and D have 20 points each, A has 14 and C has 12. In the middle room B has 9 pips and D has none, so B wins.',
  },
  sources: [
    'Glüx is a game by Jakob Andrusch, published by Queen Games in 2016. Spielkasten is not an official edition. The rules follow the German and the English rulebook; all sentences here are our own.',
    'The rulebooks that we have do not name the publisher, the year or the illustrator. The publisher and the year are known from elsewhere; we do not know the illustrator.',
    'Rebuilt: the pictures of the rulebooks are lost, and the boards with them. The board for two, duel, was rebuilt from photographs that are described in reviews. The board for three and four, party, was rebuilt by us: its size, the number of its rooms, the middle room and the start squares are documented, the exact squares are not. A website on which you play can use a corrected board. The letters of the rooms are our own.',
    'Decided by us: the first chips are placed one after another (G2); you may reach your own start square by counting (G8); the last chips in the hands are placed, unless you choose the other ending (G10); a player without pips in a room has no position there (G14).',
  ],
};
