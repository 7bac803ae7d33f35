import { splitComment } from '../../../core/comment.js';
import { formatMarks, readMarks, type IsSquare, type Mark } from '../../../core/marks.js';
import type { Note } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import { html, svg } from '../../drawing/template.js';
import { readRecordMarks } from '../../model/record-marks.js';
import { describeMarks, drawMarks, type DrawMarks } from '../../drawing/draw-marks.js';
import { markWords } from '../../../words/en/parts.js';

export { describeMarks, drawMarks, marksSheet } from '../../drawing/draw-marks.js';

const marksText = (note: Note | undefined): string => splitComment(note?.comment ?? '').marks;

/** The marks on a board: those of the attribute `marks`, and those of the record at the ply that is shown. */
export class MarksView {
  readonly #board: AnyBoard;
  /** The attribute's text that was read last, and the number of the match for which it was read. */
  #text: string | undefined = '';
  #shownMatch = 0;
  /** The marks that were announced last. */
  #announced = '';
  readonly #isSquare: IsSquare = (square, from) => this.#board.face.squareName(square, from) !== undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
  }

  /** Reads the marks after the board has changed, reports faults, and announces marks that are new. */
  update(): void {
    const { store, element, announce } = this.#board;
    const { settings } = store.snapshot;
    const opened = store.shown !== this.#shownMatch;
    const declared = settings.marks !== this.#text;
    this.#shownMatch = store.shown;
    this.#text = settings.marks;
    if (opened) this.#checkRecord();
    if (declared || (opened && settings.marks)) this.#readAttribute();
    const shown = formatMarks(this.shown);
    if (shown === this.#announced) return;
    this.#announced = shown;
    if (element.hasUpdated && shown) announce(this.describe());
  }

  /** The text, and after it the marks as a sentence if there are any. */
  describe(text = ''): string {
    const { words, face } = this.#board;
    const nameOf = (square: string) => face.squareName(square) ?? square;
    return [text, describeMarks(this.shown, markWords(words().ui), nameOf)].filter(Boolean).join('. ');
  }

  /** The marks whose squares have a place, as a part of an SVG with this view box. */
  readonly draw: DrawMarks = (viewBox, placeOf) =>
    svg`<g class="marks">${drawMarks(this.shown, viewBox, placeOf)}</g>`;

  /** A layer of marks over the pieces of a board. */
  readonly layer: DrawMarks = (viewBox, placeOf) =>
    html`<svg width="0" fill="none" class="marks" viewBox=${viewBox} aria-hidden="true">
      ${drawMarks(this.shown, viewBox, placeOf)}
    </svg>`;

  /** Only marks that make sense. The attribute's marks may be of another board. */
  get shown(): readonly Mark[] {
    const { marks, match } = this.#board.store.snapshot;
    const isSquare = this.#isSquare;
    const noted = readMarks(marksText(match.notes.get(match.ply)), isSquare);
    return [...marks, ...noted.marks].filter(
      ({ squares: [from, to] }) => isSquare(from) && (to === undefined || isSquare(to, from)),
    );
  }

  #readAttribute(): void {
    const { store } = this.#board;
    const { marks, faults } = readMarks(store.snapshot.settings.marks, this.#isSquare);
    const { message } = store.snapshot;
    // After a fault in the position, for example, another board is shown than the page wants: the marks are read again later.
    if (faults.length > 0 && message?.kind === 'fault' && message.attribute !== 'marks') {
      this.#text = undefined;
      return;
    }
    store.set({ marks });
    store.accept('marks');
    for (const fault of faults) store.reject('marks', fault);
  }

  /** Reports the faults in the marks of the record. */
  #checkRecord(): void {
    const { store } = this.#board;
    for (const { faults } of readRecordMarks(store.snapshot.record, this.#isSquare).values())
      for (const fault of faults) store.reject('record', fault);
  }
}

export const create = (board: AnyBoard): MarksView => new MarksView(board);
