/** The graphics of the boards that tell something, for the test of their contrast. */
import type { Layer } from './mark-contrast.js';

/*
 * Not in the lists, because a text tells the same: tiles of Lucky Numbers (their numbers), the small dice of Luzi und Joe (the
 * name of the row), the cup (its number), the first and second of a room in the table of Glüx (the pips), the edges of buttons
 * with a text, and the soft light behind targets (the marks on it). Grain, shadows, gloss and the beds of an empty tray are
 * decoration.
 */

/** The parts around every board. */
const around: Layer = [
  { name: 'mark of a seat', selector: '.seat .mark svg' },
  { name: 'bar of the seat to move', selector: '.turn::after' },
  { name: 'icon', selector: '.icon' },
  { name: 'slider', selector: 'input[type=range]' },
  {
    name: 'edge of a field',
    selector: ':is(input[type=text], select, textarea)',
    hide: 'border-color: transparent',
  },
  { name: 'bar of the current move', selector: '.cell [aria-current]', hide: 'border-color: transparent' },
];

/** The bar and the chart of the analysis. The letters on them are texts, and the dotted line at 50 % is decoration. */
const ofAnalysis: readonly Layer[] = [
  [{ name: 'cursor of the chart', selector: '.current', isOver: true }],
  [{ name: 'line between two chances', selector: '.border', also: '.casing' }],
];

/** The marks of bad moves in the chart and in the record, which are the same in all games. */
const ofBadMoves: readonly Layer[] = [
  [{ name: 'mark of a bad move in the chart', selector: ':is(.mistake, .blunder)', isOver: true }],
  [{ name: 'sign of a bad move', selector: '.lapse' }],
];

/** Rings and arrows of a page, their patterns, and the discs of their labels. */
const ofPage: readonly Layer[] = [
  [
    {
      name: 'pattern of a mark of the page',
      selector: '.marks > g > path[stroke-dasharray]',
      isOver: true,
    },
    { name: 'label of a mark of the page', selector: '.marks > circle', isOver: true },
  ],
  [
    {
      name: 'mark of the page',
      selector: '.marks > g > path:not([stroke-dasharray], [stroke*=edge])',
      also: '.marks > g > path:not([stroke-dasharray])',
      isOver: true,
    },
  ],
];

/** The marks of each game, from below. */
export const layersOf: Readonly<Record<string, readonly Layer[]>> = {
  fluctus: [
    ...ofPage,
    ...ofAnalysis,
    // at the end, the rings of those that hold a stone lie on the rings of their start fields
    [
      { name: 'stone that holds another', selector: '.e-guard', isOver: true },
      { name: 'stone that is caught', selector: '.e-caught', isOver: true },
      { name: 'bar of a closed way', selector: '.e-stop', isOver: true },
    ],
    [...around, { name: 'stone', selector: '.stone' }, { name: 'edge of a line', selector: '.ribbon-kerf' }],
    [
      {
        name: 'sign on a stone',
        selector: '.stone :is(.mark-ring, path.mark-fill)',
        also: '.stone :is(.mark-edge, circle.mark-fill)',
      },
      { name: 'ring of a start field', selector: '.home' },
      { name: 'thread of a line', selector: ':is(.dotted, .dashed)' },
    ],
    [
      { name: 'ring of the chosen stone', selector: '.chosen-ring' },
      { name: 'ring of the reserve under the pointer', selector: '.edge + .edge' },
      { name: 'target', selector: '.aim' },
      { name: 'forbidden target', selector: '.barred' },
      { name: 'field of the last move', selector: ':is(.last-from, .last-to)' },
      { name: 'way of the last move', selector: '.went' },
      { name: 'hint', selector: '.hint', also: '.hint-casing' },
    ],
    [{ name: 'way', selector: '.way' }],
  ],
  glux: [
    ...ofPage,
    ...ofBadMoves,
    ...ofAnalysis,
    [
      { name: 'count', selector: '.ray', isOver: true },
      { name: 'chip that may be laid', selector: '.callout', isOver: true },
    ],
    [...around, { name: 'chip', selector: ':is(.pile, .face .chip)' }],
    [
      { name: 'covered chip', selector: '.slab .covered' },
      { name: 'target', selector: '.slab .aims path' },
      { name: 'stock', selector: '.stock .body' },
      { name: 'start in the list of seats', selector: '.stock .home-mark' },
      { name: 'seat in the table of rooms', selector: '.reach .body' },
    ],
    [
      { name: 'wall of a room', selector: '.walls:not(.casing)', also: '.walls' },
      { name: 'mark of the middle room', selector: '.hall-mark:not(.casing)', also: '.hall-mark' },
    ],
    [
      { name: 'open start', selector: '.start' },
      { name: 'lead in a room', selector: '.flag' },
      { name: 'last move', selector: '.last-to:not(.casing)', also: '.last-to' },
      { name: 'chosen square', selector: '.chosen:not(.casing)', also: '.chosen' },
      { name: 'hint', selector: '.hint:not(.casing)', also: '.hint.casing' },
      { name: 'forbidden square', selector: '.barred' },
    ],
  ],
  'lucky-numbers': [
    ...ofPage,
    ...ofAnalysis,
    [...around, { name: 'pile', selector: '.back' }],
    [
      { name: 'line of 6 and 9', selector: '.base' },
      { name: 'target', selector: '.free > path:first-child' },
      { name: 'place of the tile under the pointer', selector: '.gap' },
      { name: 'ring', selector: '.lit-ring' },
      { name: 'exchange', selector: '.swap' },
      { name: 'dead cell', selector: '.dead' },
      { name: 'last move', selector: '.last-to' },
      { name: 'forbidden cell', selector: '.barred' },
      { name: 'hint', selector: '.hint', also: '.hint-casing' },
      { name: 'number of tiles', selector: '.count circle' },
      { name: 'empty pile', selector: '.none' },
    ],
  ],
  luzi: [
    ...ofPage,
    ...ofBadMoves,
    ...ofAnalysis,
    [...around, { name: 'die', selector: '.lift' }],
    [
      { name: 'pips', selector: '.pip' },
      { name: 'missing six', selector: '.slot-flame' },
      { name: 'chosen die in a sum', selector: '.small-die.chosen', hide: 'box-shadow: none' },
      { name: 'current row of the score sheet', selector: '.sheet .now', hide: 'box-shadow: none' },
    ],
    [
      { name: 'ring of a die', selector: '.ring:not(.ring-casing)', also: '.ring-casing' },
      { name: 'tick of a chosen die', selector: '.tick' },
      { name: 'die that can be thrown again', selector: '.offer' },
      { name: 'die of the last throw', selector: '.last' },
    ],
  ],
};
