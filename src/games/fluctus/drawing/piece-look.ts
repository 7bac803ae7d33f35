import type { Stone } from './stone.js';

/** The look of a field: its stone and its marks. */
export interface PieceLook {
  readonly stone?: Stone | undefined;
  /** A captured stone that fades while another one lands on it. */
  readonly gone?: Stone | undefined;
  /** The stone is selected: it is lifted, with a ring. */
  readonly chosen?: boolean | undefined;
  /** The kind of move that a press makes. */
  readonly target?: 'step' | 'capture' | 'enter' | undefined;
  /** A step here is forbidden by F5. */
  readonly barred?: boolean | undefined;
  /** The last move began or ended here. */
  readonly last?: 'from' | 'to' | undefined;
  /** A hint begins or ends here; in diagrams also a mark for the reader. */
  readonly hint?: 'from' | 'to' | undefined;
  /** A picture: nothing can be pressed, so there is no focus ring. */
  readonly still?: boolean | undefined;
}
