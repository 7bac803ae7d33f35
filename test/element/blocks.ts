/** Blocks of Markdown that are boards. */
export interface BlockCase {
  readonly what: string;
  readonly info: string;
  readonly text: string;
  readonly tag: string;
  /** The attributes of the element in HTML, in their order. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The lines of text below the picture. */
  readonly caption?: readonly string[];
  /** The position and the marks of the picture, if it has no last move. */
  readonly shown?: {
    readonly position?: string;
    readonly marks?: string;
    readonly coordinates?: boolean;
  };
}

export const diagram = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';
const glux = (hands: string) =>
  `10,B4,1,B2/13/6,B2,5,B6/13/13/13/13/13/(A4A1),(A2A3),1,A4,3,A3,4,B2 B ${hands} 674,756 -`;

/** One or more blocks for each game and mode. */
export const blocks: readonly BlockCase[] = [
  {
    what: 'a game to play',
    info: 'fluctus',
    text: '',
    tag: 'fluctus-board',
    attributes: {},
    shown: {},
  },
  {
    what: 'a position with marks',
    info: 'fluctus diagram marks="go:red ro-wo" no-coordinates',
    text: `\n${diagram}\n`,
    tag: 'fluctus-board',
    attributes: { mode: 'diagram', marks: 'go:red ro-wo', 'no-coordinates': '', position: diagram },
    shown: { position: diagram, marks: 'go:red ro-wo', coordinates: false },
  },
  {
    what: 'a position that is an attribute',
    info: `  fluctus   mode='diagram'  position=“${diagram}” `,
    text: '  \n',
    tag: 'fluctus-board',
    attributes: { mode: 'diagram', position: diagram },
    shown: { position: diagram },
  },
  {
    what: 'a position with typographic characters',
    info: 'fluctus diagram marks=‘go:red ro—wo’',
    text: `\n${diagram.replace('-', '–').replace(' ', '  ')}\n`,
    tag: 'fluctus-board',
    attributes: {
      mode: 'diagram',
      marks: 'go:red ro—wo',
      position: diagram.replace('-', '–').replace(' ', '  '),
    },
    shown: { position: diagram, marks: 'go:red ro-wo' },
  },
  {
    what: 'a record with a variation and markup',
    info: 'fluctus replay id=g1 lang=fr',
    text: '1. @ro @go {<b>*a* & "b"</b>}\r\n\r\n2. @ri (2. ro-wo) @gi\n',
    tag: 'fluctus-board',
    attributes: {
      mode: 'replay',
      id: 'g1',
      lang: 'fr',
      record: '1. @ro @go {<b>*a* & "b"</b>} 2. @ri (2. ro-wo) @gi',
    },
    caption: ['1. @ro @go {<b>*a* & "b"</b>}', '2. @ri (2. ro-wo) @gi'],
    shown: {},
  },
  {
    what: 'a record with tags and marks, which readers do not see',
    info: 'fluctus names="Ada,Bo"',
    text: '[Event "A \\"B\\""]\n[SeatA "Ada"]\n{ [%marks ro] } 1. @ro {[%marks go:red] See  [%marks ro] go.}\n@go\n',
    tag: 'fluctus-board',
    attributes: {
      names: 'Ada,Bo',
      record:
        '[Event "A \\"B\\""] [SeatA "Ada"] { [%marks ro] } 1. @ro {[%marks go:red] See  [%marks ro] go.} @go',
    },
    caption: ['1. @ro {See go.}', '@go'],
  },
  {
    what: 'a diagram of a record',
    info: 'fluctus diagram record="1. @ro @go"',
    text: '',
    tag: 'fluctus-board',
    attributes: { mode: 'diagram', record: '1. @ro @go' },
    caption: ['1. @ro @go'],
  },
  {
    what: 'a puzzle with a record, which is no text',
    info: 'fluctus puzzle required name="week 12" position="A....A/....B. A 6,7 2,1 -,-"',
    text: '{[%marks ro] Win.}\n1. roxbi {Straight *through*.}',
    tag: 'fluctus-board',
    attributes: {
      mode: 'puzzle',
      required: '',
      name: 'week 12',
      position: 'A....A/....B. A 6,7 2,1 -,-',
      record: '{[%marks ro] Win.} 1. roxbi {Straight *through*.}',
    },
    caption: ['Red to move. Win.'],
    shown: { position: 'A....A/....B. A 6,7 2,1 -,-', marks: 'ro' },
  },
  {
    what: 'a puzzle with a number of moves',
    info: `fluctus puzzle lang=de-CH names="Ada,Bo" goal="win in 2" position="${diagram}"`,
    text: '',
    tag: 'fluctus-board',
    attributes: { mode: 'puzzle', lang: 'de-CH', names: 'Ada,Bo', goal: 'win in 2', position: diagram },
    caption: ['Ada ist dran. Gewinne in 2 Zügen.'],
  },
  {
    what: 'a puzzle with a goal',
    info: `fluctus puzzle goal=win position="${diagram}"`,
    text: '',
    tag: 'fluctus-board',
    attributes: { mode: 'puzzle', goal: 'win', position: diagram },
    caption: ['Red to move. Find a way to win.'],
    shown: { position: diagram },
  },
  {
    what: 'a position with a hand, which is not in the picture',
    info: 'glux diagram',
    text: glux('16,34'),
    tag: 'glux-board',
    attributes: { mode: 'diagram', position: glux('16,34') },
    shown: { position: glux('?,?').replace('674,756', '774,757') },
  },
  {
    what: 'Lucky Numbers',
    info: 'lucky-numbers players=3 seats="human remote computer:easy" setup=sorted',
    text: '',
    tag: 'lucky-numbers-grid',
    attributes: { players: '3', seats: 'human remote computer:easy', setup: 'sorted' },
    shown: {},
  },
  {
    what: 'dice',
    info: 'luzi diagram marks=1',
    text: '29,32 3/5 A 3 11124456',
    tag: 'luzi-dice',
    attributes: { mode: 'diagram', marks: '1', position: '29,32 3/5 A 3 11124456' },
    shown: { position: '29,32 3/5 A 3 11124456', marks: '1' },
  },
];
