import type { RulebookWords } from '../../core/rulebook.js';

/** The rules of Fluctus in English. */
export const en: RulebookWords = {
  components: [
    '1 board with twelve fields and three coloured lines',
    '8 stones for each player, in one of six colours',
  ],
  idea: [
    'Capture your opponent’s stones, block them, and occupy both of their start fields, so that your opponent cannot bring stones onto the board. On your turn you bring one of your eight stones onto the board, move a stone along a line, or capture a stone.',
    'You win if it is your opponent’s turn and they can do none of these, or if they have only one stone left on the board and cannot bring on another one. If both players have only two stones left, the game is usually a draw (F9).',
    'For 2 players. Playing time: about 15 minutes.',
    'The examples call the players A and B. Moves are written in a short form: @ro means “enter a stone on ro”, ro-wo means “step from ro to wo”, and roxbi means “the stone on ro captures the one on bi”. The names of the fields are explained in F1.',
  ],
  sources: [
    'Fluctus is a game by Friedrich Loos. This library is unofficial, and all sentences here are our own.',
    'Our source is the text of the German rulebook. It does not name the publisher and the year: Hexagames, 1983, is what we know from elsewhere. We do not know who drew the pictures, or for what age the game is meant: the rulebook does not say.',
    'The pictures of the rulebook are lost, so the board is rebuilt (F1). The twelve fields follow from the text. Our three lines are the only ones that fit it, need no further lines and can be drawn without needless crossings. The text does not say which inner field has which colour: we chose it.',
    'Decided by us, because the rulebook does not say: who begins (F1), which turns count for the ban on going to and fro (F5), that you cannot lose by having only your first stone (F8), the order in which the endings are tested (F9), the draw by repetition (F10), and how players agree on a draw (F11).',
  ],
  rules: {
    F1: {
      title: 'Setup',
      text: [
        'The board has an outer and an inner ring. Each of six colours has one field in each ring, which makes twelve fields. The name of a field has two letters: its colour (r red, w white, y yellow, g green, b blue, v violet) and its ring (o outer, i inner). So ro is the outer red field, and ri the inner red one.',
        'Three S-shaped lines join the fields. Each line has eight fields. In the middle it runs straight through the centre of the board, which is not a field, and changes its colour there. Every field lies on two lines.',
        'These are the fields of each line in order; the stroke | is the centre. Red–green: ri ro vo bi | wi yo go gi. White–blue: wi wo ro vi | yi go bo bi. Yellow–violet: yi yo wo ri | gi bo vo vi.',
        'Choose two colours that lie opposite each other: red and green, white and blue, or yellow and violet. Each player gets the eight stones of one colour. At first all stones are in reserve: they lie beside the board. A begins, unless you choose B or a random first player.',
      ],
      origin: [
        'The pictures of the rulebook are lost, so the board is rebuilt from the text: see the sources at the end of the rules.',
        'The rulebook does not say who begins. That A begins is our decision.',
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
        'Put a stone from your reserve on a free field of your own colour, in the outer or in the inner ring. These two fields are your start fields. Your first turn is always an entry.',
        'Entering never captures. While any stone stands on a start field, no other stone can enter there.',
      ],
    },
    F4: {
      title: 'Stepping',
      text: [
        'Two fields are neighbours if they follow each other on a line, also across the centre. Move one of your stones to a neighbouring field that is free. You may use either of the two lines of a field, and change the line with every step.',
        'Fields that lie side by side without a line between them are not neighbours. Any stone may stand on any start field, even on one of the opponent.',
      ],
    },
    F5: {
      title: 'No to and fro',
      text: [
        'Look at your last three turns. If they were three steps of one stone, which left a field, came back to it and left it again, then this stone may not step back to that field on your next turn. It may step to any other free neighbouring field.',
        'Only three steps of the same stone in a row count: if one of the three turns was an entry, a capture or a step of another stone, nothing is forbidden.',
      ],
      origin: ['The rulebook forbids going to and fro. Which turns count is our decision.'],
    },
    F6: {
      title: 'Capturing',
      text: [
        'Your stone, another stone of yours and an enemy stone must stand, in this order, on three consecutive fields of one line (F1). Your first stone leaps over the second one and lands on the field of the enemy stone. The enemy stone is out of the game; your second stone stays where it is.',
        'You can capture across the centre, but never round a corner: all three fields must lie on the same line. If the first two fields lie on one line and the last two on another, that is a corner.',
        'You capture one stone per turn. Wherever a stone stands, there are three directions in which it may capture, and three from which it may be captured.',
      ],
    },
    F7: {
      title: 'No legal turn',
      text: [
        'If it is your turn and you cannot enter, step or capture, you have lost. A step that is forbidden by F5 does not count.',
      ],
    },
    F8: {
      title: 'Only one stone on the board',
      text: [
        'You have lost if two things are true on your turn: you have only one stone on the board, and you cannot enter another one. You have lost even if your stone could still step.',
        'You cannot enter a stone if your reserve is empty, or if stones stand on both of your start fields, no matter whose they are.',
        'If you have no stone on the board at all, this rule does not apply: you have not lost as long as you can enter one.',
        'This rule applies to you only after your second entry: as long as you have entered only your first stone, you do not lose by it. In the variant (F12), entering a captured stone again counts as an entry, too.',
      ],
      origin: [
        'The rulebook speaks of one stone that is left. So we decided that the rule does not apply to a player who has entered only the first stone.',
      ],
    },
    F9: {
      title: 'Two against two',
      text: [
        'As soon as both players have exactly two stones left, on the board and in reserve together, the game is a draw.',
        'There is one exception: a capture has just taken one player from three stones to two. If this player can capture at once, no matter which stone, this player has won. The capture need not be played.',
        'After each turn F7, F8, F9 and F10 are tested in this order for the player who is next. The first of them that applies ends the game. The game ends only by F7 to F11.',
      ],
      origin: ['The rulebook gives no order in which the endings are tested. We decided on this one.'],
    },
    F10: {
      title: 'Threefold repetition',
      text: [
        'If the same position occurs for the third time, the game is a draw. A position is the same if the same fields are occupied by the same colours, both reserves are as large as before, and the same player is to move. Which steps F5 forbids at that moment makes no difference.',
      ],
      origin: ['The rulebook has no such rule. We added it, so that every game comes to an end.'],
    },
    F11: {
      title: 'Agreeing on a draw and resigning',
      text: [
        'If you think that you cannot win any more, you may end the game early. If you resign, your opponent has won. If you offer a draw and your opponent accepts, the game is a draw; if not, it goes on.',
        'You may also play on until the last turn: a game that seems lost can still turn.',
      ],
      origin: [
        'The rulebook only says that you may break off the game. Resigning and agreeing on a draw are our decision.',
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
    start:
      'The beginning of a game. A is red and enters a stone on ri, one of the two red fields. B is green and enters on the green ones.',
    'blue-and-white': 'A plays blue and enters a stone on bo. B plays white.',
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
    capture:
      'A leaps from ro over vo and captures on bi: these are three consecutive fields of the red–green line.',
    'capture-centre': 'A leaps from vo over bi, across the centre, and captures on wi.',
    'capture-corner':
      'ro and wo are neighbours on the white–blue line, wo and yo on the yellow–violet line. No line contains all three fields: this is a corner.',
    'capture-over-enemy': 'A stone of B stands on vo. You can leap over your own stones only.',
    stuck:
      'A steps to go. Now it is B’s turn. B’s stones on gi and bi have no free neighbouring field and cannot capture anything. Both green fields are occupied, so B cannot enter a stone from the reserve either.',
    'last-stone': 'A captures on bi. B has one stone left and an empty reserve.',
    'shut-out':
      'B steps to ri. Now B occupies both red fields, and A has only the stone on yo. A has lost, with six stones in reserve.',
    'first-stone':
      'A has one stone on the board and cannot enter a second one, because ri is occupied too. But A has entered only the first stone so far, so the game goes on.',
    'no-stone': 'B captures A’s only stone on the board. A can enter one on ro or ri, so the game goes on.',
    'two-all':
      'A captures, and B goes from three stones to two. Now both have two stones, and B cannot capture at once: a draw.',
    'two-all-counter':
      'A captures, and B goes from three stones to two. But B’s stone on go could leap over bo and capture on bi at once. So B has won.',
    'two-all-order':
      'B captures on ri. Both have two stones left, but A has only one of them on the board, and B occupies both red fields. F8 is tested before F9: A has lost.',
    'third-time':
      'With this step all stones are back on their fields for the second time: the position occurs for the third time.',
    'play-on': 'B has only two stones left. B may resign, offer a draw, or play on.',
    'return-start': 'Yellow against green, with six stones each. A enters the first one.',
    'return-capture': 'A captures on bi. The stone goes back to B’s reserve, which grows from five to six.',
  },
};
