import { partWords } from '../part-words.js';

/** The words of the rules and their examples. */
export const rulesWords = partWords('rules', {
  /** The default name of a seat. */
  seat: (letter: string) => `Player ${letter}`,
  title: 'Rules',
  idea: 'The idea',
  contents: 'Contents',
  sources: 'Sources of the rules',
  status: { stated: 'stated', 'other edition': 'other edition', decided: 'decided', rebuilt: 'rebuilt' },
  statusMeaning: {
    stated: 'The printed rulebook says so.',
    'other edition': 'Another edition of the game says so.',
    decided:
      'Decided by us: the printed rulebook does not say it or leaves it open, or we play it differently.',
    rebuilt: 'The source is lost. This is rebuilt from what remains.',
  },
  exampleMove: (move: string) => `Move: ${move}.`,
  exampleLegal: 'This is allowed.',
  exampleForbidden: (rule: string) => `Rule ${rule} forbids it.`,
  exampleBefore: 'The picture shows the position before the move.',
  exampleResult: 'The picture shows the result.',
  exampleOver: (rule: string) => `The game ends by rule ${rule}.`,
  tries: {
    continue: 'Continue learning',
    progress: (done: number, count: number) => `${done} of ${count} examples played`,
    start: 'Try it',
    /** The button that plays a move of chance, and the answer. */
    reveal: 'Show what happens',
    shown: 'This is what happens.',
    next: 'Next example',
    again: 'Try again',
    close: 'Show the picture',
    right: 'Right.',
    wrong: 'Not this one.',
    other: 'That is allowed too, but this example shows another move.',
  },
});

export type RulesWords = ReturnType<typeof rulesWords>;
