import type { Seat } from '../../core/game.js';
import { toPlain } from '../../core/plain-text.js';
import { css } from '../../element/drawing/template.js';
import {
  createPicture,
  type PictureOptions,
  type PictureWriter,
  type PictureSource,
} from '../../element/drawing/create-picture.js';
import type { MarkSource } from '../../element/drawing/add-marks.js';
import { defs } from './drawing/defs.js';
import { ending } from './ending.js';
import { placeIn, position } from './drawing/ground.js';
import { isField } from './engine/board.js';
import { parsePosition, setup } from './engine/position.js';
import type { FluctusOptions, FluctusState, FluctusTypes } from './engine/types.js';
import { describe, lastLook, lastOn, reserves, shiftTo, stoneOn } from './look.js';
import { eagerWords } from '../../words/languages.js';
import { picture as en, type FluctusPictureWords } from '../../words/en/fluctus.js';
import { boardStyles } from './drawing/board.styles.js';

/** The seat at the bottom: as the rules draw the board, green. */
const bottomSeat = ({ colors }: FluctusState, bottom: Seat | undefined) =>
  bottom ?? (colors[0] === 'green' ? 0 : undefined);

/** The pictures of Fluctus. */
const source: PictureSource<FluctusTypes, FluctusPictureWords> = {
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(toPlain(text), options)),
  seats: () => 2,
  words: eagerWords('fluctus', en),
  sheets: [boardStyles, ending.styles],
  defs: defs(),
  print: css`
    .plank {
      display: none;
    }
    .side {
      fill: #b5b5b5;
    }
  `,
  players: ({ colors }, words) => colors.map((color) => words.players[color]),
  draw(state, { words, names, bottom, coordinates, history, recent }) {
    const seat = bottomSeat(state, bottom);
    const winners = state.ending?.winners ?? [];
    const scene = state.ending && ending.draw({ state, history, winners, scores: [], bottom: seat });
    // the reason of the end is in its place
    const last = winners.length === 1 ? undefined : recent.at(-1)?.move;
    const look = {
      shift: shiftTo(state, seat),
      coordinates,
      reserves: reserves(state, seat ?? 0),
      last: lastLook(state, last),
    };
    return {
      drawing: position(
        look,
        (field) => ({ stone: stoneOn(state, field), ...lastOn(last, field) }),
        scene?.over,
      ),
      title: words.board(names ?? source.players(state, words)),
      description: describe(state, words),
    };
  },
};

export const writer: PictureWriter<FluctusTypes> = createPicture(source);

/** Marks on the pictures. */
export const marks: MarkSource<FluctusTypes> = {
  state: (position, options) => source.state(position, options),
  squares(state, { bottom }) {
    const placeOf = placeIn(shiftTo(state, bottomSeat(state, bottom)));
    return { nameOf: (field) => (isField(field) ? field : undefined), placeOf };
  },
};

/** Writes a position of Fluctus as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<FluctusOptions>): string => writer.picture(options);
