import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Fluctus in English. */
export const en: RulebookWords = {
  idea: [],
  sources: [
    'Fluctus is a game for two by Friedrich Loos, published by Hexagames in 1983. This library is unofficial, and the words here are our own.',
    'The pictures of the printed rules are lost. The board is therefore rebuilt from their text: the twelve fields follow from it, and these three lines are the only ones that fit it and can be drawn without stray crossings. Which inner field has which colour is our choice.',
    'A field is named by the letter of its colour and its ring: ro is the red field outside, ri the red one inside.',
  ],
  rules: {
    F1: {
      title: 'Setting up',
      text: [
        'The board has twelve fields, one outside and one inside of each of six colours. Three S-shaped lines of eight fields run over them: red–green, white–blue and yellow–violet. In the middle each line goes straight through the centre, which is no field. Every field lies on two lines.',
        'Choose two colours that lie opposite each other. Both players have eight stones, and none is on the board yet.',
        'The printed rules do not say who begins. Here it is A, unless you choose B or leave it to chance.',
      ],
    },
    F2: {
      title: 'Your turn',
      text: [
        'In your turn do exactly one of three things: enter a stone, step with one, or capture with one.',
        'If you can do any of them, you must do one. Which one is up to you: nobody has to capture.',
      ],
    },
    F3: {
      title: 'Entering',
      text: [
        'Put a stone from your reserve on a free field of your own colour, outside or inside. These two are your start fields.',
        'Entering never captures: while somebody stands on a start field, nothing can enter there.',
      ],
    },
    F4: {
      title: 'Stepping',
      text: [
        'Move a stone along a line to the next field, if that is free. You may change from line to line as you like.',
        'Fields without a line between them are no neighbours, however close they lie. Anybody may stand on anybody’s start fields.',
      ],
    },
    F5: {
      title: 'No to and fro',
      text: [
        'If a stone has left a field, come back to it and left it again in your last three turns, it may not step there in the next one.',
        'It may go anywhere else. A turn with another stone, an entry or a capture ends the count, and a capture is never barred.',
      ],
    },
    F6: {
      title: 'Capturing',
      text: [
        'Your stone, another stone of yours and an enemy stone stand on three fields that follow each other on one line. Your first stone leaps over your second one, lands on the enemy’s field and takes the enemy off the board.',
        'It works through the centre too. It never works round a corner: all three fields must belong to the same line.',
        'You take one stone a turn. From every field captures go three ways, and onto every field they come three ways.',
      ],
    },
    F7: {
      title: 'No way to move',
      text: [
        'If it is your turn and you can neither enter nor step nor capture, you have lost. A step that is barred (F5) does not save you.',
      ],
    },
    F8: {
      title: 'Shut out',
      text: [
        'If it is your turn, only one stone of yours is on the board and you cannot enter a second one, you have lost. Either your reserve is empty, or somebody stands on both of your start fields.',
        'The rules speak of one stone that is left. So we count this only once you have made two entries: your first stone alone is in no danger.',
      ],
    },
    F9: {
      title: 'Two against two',
      text: [
        'When both players have just two stones left, board and reserve together, the game is a draw.',
        'There is one way out: if the player whose third last stone was just taken can capture at once, that player has won. The capture need not be played.',
      ],
    },
    F10: {
      title: 'Three times the same',
      text: [
        'The same stones stand on the same fields for the third time, with the same reserves and the same player to move: a draw. The printed rules know no such end. It is ours, so that no game goes on for ever.',
        'A draw counts as won by both.',
      ],
    },
    F11: {
      title: 'Agreeing and resigning',
      text: [
        'If you think that you cannot win any more, you may stop: resign, and the other side has won, or offer a draw, which the other side may accept.',
        'Nobody has to. Many a game that looked lost was turned round later.',
      ],
    },
    F12: {
      title: 'Variant: return',
      text: [
        'Both players have six stones, in any two different colours, even neighbouring ones. A captured stone goes back to its owner’s reserve and may enter again.',
        'All else stays as it is. Nobody ever has fewer than six stones, so the draw of two against two (F9) cannot happen.',
      ],
    },
  },
  examples: {
    start: 'The beginning. A enters on the red fields, B on the green ones.',
    'blue-and-white': 'A plays blue, B plays white.',
    'no-duty': 'A could capture the stone on bi, and may step to wo all the same.',
    enter: 'A enters the first stone.',
    'enter-elsewhere': 'A is red and enters on ro or ri only.',
    'enter-taken': 'B has stepped on ri. While that stone stands there, A cannot enter on it.',
    step: 'From ro a stone can go four ways. Here it goes inside, to vi.',
    'step-centre': 'The yellow–violet line joins ri and gi straight through the centre.',
    'step-no-line': 'ri and wi lie side by side, but no line joins them.',
    barred: 'A’s stone went from ro to wo, back and to wo again. It may not step to ro now.',
    'barred-onward': 'Any other neighbour of wo is free to it.',
    'barred-no-more': 'A has entered a stone in between. Now the way to ro is open again.',
    capture: 'ro leaps over vo and takes the stone on bi: three fields in a row on the red–green line.',
    'capture-centre': 'vo leaps over bi, through the centre, and takes the stone on wi.',
    'capture-corner': 'ro, wo and yo lie next to each other, but on two different lines: a corner.',
    'capture-over-enemy': 'B stands on vo. Only a stone of one’s own is leapt over.',
    stuck:
      'A steps to go. The stones on gi and bi have no free neighbour and nothing to capture, and both green fields are taken: B’s reserve of two does not help.',
    'shut-out':
      'B steps to ri. Both red fields are taken now, and A has only the stone on yo: lost, with six stones in reserve.',
    'last-stone': 'A takes the stone on bi. B is left with one stone and an empty reserve.',
    'first-stone':
      'A has one stone, and cannot enter a second one: ri is taken too. But A has entered only once, so the game goes on.',
    'two-all': 'A takes B’s third last stone. Two are left to each, and B cannot capture: a draw.',
    'two-all-counter':
      'A takes B’s third last stone, but go could leap over bo and take back on bi. B has won.',
    'third-time':
      'With this step all stones are back, for the second time: the position stands for the third time.',
    'play-on': 'B has two stones left and may resign, or offer a draw. B may also play on.',
    'return-start': 'Yellow against green, six stones each.',
    'return-capture': 'A captures on bi. The stone goes back to B’s reserve, which grows from five to six.',
  },
};
