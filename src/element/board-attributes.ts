import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import type { Seat } from '../core/game.js';
import { names, number, words } from './base/property-types.js';
import { theme } from './styles/theme.styles.js';
import { TypedElement } from './ui/typed-element.js';

/** The attributes that all boards have in common, as reactive properties. */
export abstract class BoardAttributes extends TypedElement {
  static override styles: CSSResultGroup = theme;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  static override properties: PropertyDeclarations = {
    players: { type: number, useDefault: false },
    seats: { type: words },
    names: { type: names },
    first: {},
    mode: {},
    goal: {},
    task: {},
    name: {},
    required: { type: Boolean },
    disabled: { type: Boolean },
    // secret
    seed: { reflect: false, useDefault: false },
    controls: {},
    orientation: {},
    noCoordinates: { type: Boolean, attribute: 'no-coordinates' },
    noLit: { type: Boolean, attribute: 'no-lit' },
    noKeys: { type: Boolean, attribute: 'no-keys' },
    command: { type: Boolean },
    autosave: {},
    analysis: { type: Boolean },
    pace: {},
    sound: { type: Boolean },
    share: { type: Boolean },
    embed: {},
    table: {},
    editable: { type: Boolean },
    follow: { type: Boolean },
    marks: { type: words },
    position: { noAccessor: true },
    record: { noAccessor: true },
    ply: { type: number, noAccessor: true },
  };

  /** The number of players, if the game lets one choose it. Default 2. */
  players: number | `${number}` | undefined;

  /**
   * The players of the seats, separated by spaces or as a list: `human`, `computer` (medium), `computer:easy` … `computer:best`,
   * `remote`. Default: the first human, the others computer.
   */
  seats: string | readonly string[] = '';

  /**
   * The names of the players, separated by commas, or a list of them, as an attribute in JSON: `["Smith, Ada", "Bo"]`. Names entered
   * in the new-game form hold until this text changes.
   */
  names: string | readonly string[] = '';

  /**
   * The seat that begins: a letter, the number of a seat (from 0), or `random`. Default `random`; A in games without dice or draws, in other modes than
   * `play`, and with `position`, `record` or `seed`.
   */
  first: string | Seat = '';

  /**
   * `play`, `diagram` (the position without controls), `replay` (steps through the record) or `puzzle` (the reader finds the
   * moves of the record, or reaches the `goal`).
   * @type {'play' | 'diagram' | 'replay' | 'puzzle'}
   */
  mode: 'play' | 'diagram' | 'replay' | 'puzzle' = 'play';

  /**
   * The goal of a puzzle without a record, in games that the computer plays perfectly: `win`, `win in 3` (with the third move of
   * the reader at the latest) or `draw`, in a swap puzzle `par`. Every move counts as right that still reaches the goal.
   * @type {'win' | `win in ${number}` | 'draw' | 'par'}
   */
  goal: 'win' | `win in ${number}` | 'draw' | 'par' | '' = '';

  /**
   * The task of a puzzle in the words of the page, such as `Win a stone.` Default: the comment before the first move of the record, or
   * else what the `goal` says.
   */
  task = '';

  /** The name of the puzzle in a form. A form gets the number of wrong moves, or `shown` if the solution was shown. */
  name = '';

  /** In a form, the puzzle must be solved. */
  required = false;

  /** The puzzle cannot be played, and a form does not get its value. */
  disabled = false;

  /** Makes random values repeatable. The page keeps it secret; the element shows its own seed nowhere. */
  seed: string | number | undefined;

  /**
   * The controls around the board: `full`, `basic` (status, seats, undo, redo, new game) or `none` (status and seats).
   * @type {'full' | 'basic' | 'none'}
   */
  controls: 'full' | 'basic' | 'none' = 'full';

  /** The letter or the number (from 0) of the seat at the bottom of the board. Default: as the rules draw the board. */
  orientation: string | Seat = '';

  /** Hides the names of the squares. */
  noCoordinates = false;

  /** Does not highlight the squares that a move may go to. */
  noLit = false;

  /** Turns off all keys on the board that are single characters, such as `l` and the digits. Speech input may type them by mistake. */
  noKeys = false;

  /**
   * Keeps the command field visible below the board: it takes moves, such as `ri wo`, and words, such as `undo`. Without the
   * attribute, the key `/` opens it. With `mode="play"` only.
   */
  command = false;

  /**
   * A key: the match is saved under it in the browser's local storage and survives a reload. The key also keeps the
   * statistics of one person at the board.
   */
  autosave = '';

  /**
   * Shows the evaluation of the computer: each seat's chance to win as a bar, the values of the moves in the record, and
   * the accuracy of each seat after the game. In games with hidden hands, only the moves of the only person at the board
   * are evaluated during the game.
   */
  analysis = false;

  /**
   * The speed of the computer's moves: between two of them pass at least 0.6 seconds (`normal`), 1.5 (`slow`) or none
   * (`fast`). With `key`, each waits until the player presses the key `c` or a button. A player can choose another one in the menu.
   * @type {'normal' | 'fast' | 'slow' | 'key'}
   */
  pace: 'normal' | 'fast' | 'slow' | 'key' = 'normal';

  /** Plays a sound for each move. A player can switch it in the menu. */
  sound = false;

  /**
   * The menu offers a link to the game, and the board shows the game of such a link: `#<id>=<moves>` in the address of the
   * page. The board needs an `id`. The link contains only what everybody at the table may know, and no names or comments.
   */
  share = false;

  /**
   * The people play elsewhere, each on a page of their own. With the address of a table server (`https://…`, or a path such as `/`), the
   * board opens tables and takes seats there. With `link`, two players send each other a link with the moves, without a server: for games
   * without dice and open draws. The board needs an `id`; its links are `#<id>=…` in the address of the page.
   */
  table = '';

  /**
   * The address of a page that shows the board of a link. It contains a board with `share` and the same `id`. The menu then
   * offers an `<iframe>` with that page as the code for other pages.
   */
  embed = '';

  /**
   * In a replay, the moves that a reader plays become variations of `record`. Without it, they are shown as a variation of the
   * reader until another move of the record is shown.
   */
  editable = false;

  /**
   * The board stays in view while the reader scrolls through a text, and shows the position of the last `<game-move>` above the
   * middle of the window, or of its part below the board. It takes half of the window at most (`--spiel-fit`), and leaves out what
   * the text says. It does not change for readers who prefer reduced motion.
   */
  follow = false;

  /**
   * Rings and arrows over the pieces, separated by spaces or as a list: `ro` is a ring on a square, `ro-wo` an arrow; `:red`, `:yellow` or
   * `:blue` sets the colour (default `green`), and `=1` adds a label of at most two characters, such as `ro-wo:blue=1`. A
   * record can contain marks, too: `{[%marks ro-wo] Now both can step.}`
   */
  marks: string | readonly string[] = '';
}
