import type { Example } from './common.js';
import { kit } from './fluctus-board.js';

const { tag } = kit;
const replay = { mode: 'replay', record: kit.text.record } as const;

/** The examples of moves in running text, each with its board. */
export const examples = {
  MoveOfARecord: {
    task: 'Show',
    text: 'The text of the element is a move of the record, or `ply` says which move is shown.',
    tag,
    args: { id: 'game', ...replay },
    after: `<p>
  It begins with <game-move board="game" ply="1">the first move</game-move>.
  Later comes <game-move board="game">${kit.text.move}</game-move>.
</p>`,
  },
  MoveOfAVariation: {
    task: 'Show',
    text: '`path` is a move in a variation: `2a1` is the first ply of the first variation that replaces ply 2.',
    tag,
    args: { id: 'lines', mode: 'replay', record: kit.variations },
    after: '<p>There was <game-move board="lines" path="2a1">another way</game-move>.</p>',
  },
  PositionOfAnotherGame: {
    task: 'Show',
    text: '`position` shows a position that is not part of the record, and `marks` draws on it.',
    tag,
    args: { id: 'places', ...replay },
    after: `<p>
  A <game-move board="places" position="${kit.diagram.position}"
    marks="ro-yi vi:yellow">position of another game</game-move> shows why.
</p>`,
  },
} satisfies Readonly<Record<string, Example>>;
