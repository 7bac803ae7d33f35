import { FluctusBoard } from 'spielkasten/classes.js';

/** A board with an array and objects as properties, which no game has. */
export class ProbeBoard extends FluctusBoard {
  static override properties = {
    arr: { attribute: false },
    obj: { attribute: false },
    camelCaseObj: { attribute: false },
  };

  declare arr: readonly string[];
  declare obj: object;
  declare camelCaseObj: object;
}

customElements.define('probe-board', ProbeBoard);
