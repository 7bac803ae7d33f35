import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Fluctus in English. */
export const en: RulebookWords = {
  idea: [
    'Leave your opponent without a legal turn, or with only one stone on the board and no way to enter a second one. In both cases you win at once.',
    'To get there, capture stones, block them, or occupy both start fields of your opponent. If both players have only two stones left, the game is usually a draw.',
    'For two players. A game takes about 15 minutes.',
  ],
  sources: [
    'Fluctus is a game by Friedrich Loos. This library is unofficial, and all sentences here are our own.',
    'Our source is the text of the German rulebook. It does not name the publisher and the year (Hexagames, 1983), an illustrator or an age.',
    'The pictures of the rulebook are lost, so the board is rebuilt (F1). The twelve fields follow from the text. Our three lines are the only ones that fit it, need no further lines and can be drawn without needless crossings. The text does not say which inner field has which colour: we chose it.',
    'Decided by us, because the rulebook does not say: who begins (F1), what ends the count of steps to and fro (F5), that your first stone is safe (F8), the order in which the endings are tested (F9), the draw by repetition (F10), and how players agree on a draw (F11).',
  ],
  rules: {
    F1: {
      title: 'Setup',
      text: [
        'The board has twelve fields: for each of six colours one in the outer ring and one in the inner ring. A field is named by the letters of its colour and its ring: ro is the outer red field, ri the inner red one.',
        'Three S-shaped lines join the fields: red–green, white–blue and yellow–violet. Each line has eight fields. It runs straight through the centre, which is not a field, and changes its colour there. Every field lies on two lines.',
        'Choose two colours that lie opposite each other: red and green, white and blue, or yellow and violet. Each player gets the eight stones of one colour. At first all stones are in reserve, beside the board.',
        'The rulebook does not say who begins. Here A begins, unless you choose B or a random first player.',
      ],
    },
    F2: {
      title: 'Your turn',
      text: [
        'Players take turns. On your turn do exactly one of three things: enter a stone, step with a stone, or capture a stone.',
        'If you can do any of them, you must do one. You choose which one: nobody has to capture.',
      ],
    },
    F3: {
      title: 'Entering',
      text: [
        'Put a stone from your reserve on a free field of your own colour, in the outer or in the inner ring. These two fields are your start fields.',
        'Entering never captures. While any stone stands on a start field, no other stone can enter there.',
      ],
    },
    F4: {
      title: 'Stepping',
      text: [
        'Move one of your stones along a line to the next field, if that field is free. You may use either of the two lines of a field, and change the line with every step.',
        'Two fields without a line between them are not neighbours, even if they lie side by side. Any stone may stand on any start field, even on one of the opponent.',
      ],
    },
    F5: {
      title: 'No to and fro',
      text: [
        'If a stone has left a field, come back to it and left it again in your last three turns, it may not step back to that field on your next turn. It may step to any other free neighbouring field.',
        'Our decision: a step with another stone, an entry or a capture ends the count, and a capture on that field is always allowed.',
      ],
    },
    F6: {
      title: 'Capturing',
      text: [
        'Your stone, another stone of yours and an enemy stone must stand, in this order, on three consecutive fields of one line. Your first stone leaps over your second one, and takes the place of the enemy stone, which is out of the game.',
        'You can capture across the centre, but never round a corner: all three fields must be on the same line.',
        'You capture one stone per turn. From every field you can capture in three directions, and on every field you can be captured from three directions.',
      ],
    },
    F7: {
      title: 'No legal turn',
      text: [
        'If it is your turn and you can neither enter nor step nor capture, you have lost. A step that is forbidden by F5 does not count.',
      ],
    },
    F8: {
      title: 'Only one stone on the board',
      text: [
        'If it is your turn, you have only one stone on the board and you cannot enter a second one, you have lost. You cannot enter one if your reserve is empty, or if both of your start fields are occupied, no matter by whose stones.',
        'Without any stone on the board you have not lost as long as you can enter one.',
        'The rulebook speaks of one stone that is left. We decided therefore that this rule applies only after you have entered two stones: your first stone alone is safe.',
      ],
    },
    F9: {
      title: 'Two against two',
      text: [
        'As soon as both players have exactly two stones left, on the board and in reserve together, the game is a draw.',
        'There is one exception: if the player whose third-to-last stone was just captured can capture at once, that player has won. The capture need not be played.',
        'After each turn F7 and F8 are tested first, then this rule. The rulebook gives no order; we decided on this one.',
      ],
    },
    F10: {
      title: 'Third repetition',
      text: [
        'If the same position occurs for the third time, the game is a draw. In the same position the same stones stand on the same fields, both reserves are the same, and the same player is to move.',
        'The rulebook has no such rule. We added it, so that every game comes to an end.',
      ],
    },
    F11: {
      title: 'Agreeing on a draw and resigning',
      text: [
        'If you think that you cannot win any more, you may stop. If you resign, your opponent has won. If you offer a draw, your opponent may accept or decline it.',
        'You may also play on until the last turn: some games turn round late.',
      ],
    },
    F12: {
      title: 'Variant: stones return',
      text: [
        'Each player has six stones. Choose any two different colours, even neighbouring ones. A captured stone goes back to the reserve of its owner and may enter again.',
        'All other rules stay the same. As both players always have six stones, the draw of two against two (F9) cannot happen.',
      ],
    },
  },
  examples: {
    start: 'The beginning. A is red and enters on the red fields, B is green and enters on the green ones.',
    'blue-and-white': 'A plays blue, B plays white.',
    'no-duty': 'A could capture the stone on bi, but may step to wo instead.',
    enter: 'A enters the first stone.',
    'enter-elsewhere': 'A is red and can enter only on ri or ro.',
    'enter-taken': 'B has stepped to ri. While that stone stands there, A cannot enter on ri.',
    step: 'From ro a stone can step to four fields. Here it steps inwards, to vi.',
    'step-centre': 'The yellow–violet line joins ri and gi straight through the centre.',
    'step-no-line': 'ri and wi lie side by side, but no line joins them.',
    barred: 'A’s stone went from ro to wo, back to ro and to wo again. It may not step to ro now.',
    'barred-onward': 'The stone may step to any other free neighbouring field of wo.',
    'barred-no-more': 'A has entered another stone in between. Now the first stone may step to ro again.',
    capture: 'ro leaps over vo and captures on bi: these are three consecutive fields of the red–green line.',
    'capture-centre': 'vo leaps over bi, across the centre, and captures on wi.',
    'capture-corner': 'ro, wo and yo are neighbours, but no line contains all three: this is a corner.',
    'capture-over-enemy': 'A stone of B stands on vo. You can leap over your own stones only.',
    stuck:
      'A steps to go. B’s stones on gi and bi have no free neighbouring field and nothing to capture. Both green fields are occupied, so B cannot enter a stone from the reserve either.',
    'last-stone': 'A captures on bi. B has one stone left and an empty reserve.',
    'shut-out':
      'B steps to ri. Now B occupies both red fields, and A has only the stone on yo. A has lost, with six stones in reserve.',
    'first-stone':
      'A has one stone on the board and cannot enter a second one, because ri is occupied too. But A has entered only one stone so far, so the game goes on.',
    'two-all': 'A captures B’s third-to-last stone. Both have two stones left, and B cannot capture: a draw.',
    'two-all-counter':
      'A captures B’s third-to-last stone, but B’s stone on go could leap over bo and capture on bi. B has won.',
    'two-all-order':
      'B captures on ri. Both have two stones left, but A has only one of them on the board, and B occupies both red fields. F8 is tested before F9: A has lost.',
    'third-time':
      'With this step all stones are back on their fields for the second time: the position occurs for the third time.',
    'play-on': 'B has only two stones left. B may resign, offer a draw, or play on.',
    'return-start': 'Yellow against green, with six stones each.',
    'return-capture': 'A captures on bi. The stone goes back to B’s reserve, which grows from five to six.',
  },
};
