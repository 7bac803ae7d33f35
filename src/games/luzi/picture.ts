import { seatLetter } from '../../core/game.js';
import { toPlain } from '../../core/plain-text.js';
import { css } from '../../element/drawing/template.js';
import {
  createPicture,
  type PictureOptions,
  type PictureWriter,
  type PictureSource,
} from '../../element/drawing/create-picture.js';
import type { MarkSource } from '../../element/drawing/add-marks.js';
import { seatSheet } from '../../element/styles/seat-colors.js';
import { isDie, layOutDice, placeOf, tilt } from './dice-layout.js';
import { defs } from './drawing/die.js';
import { position } from './drawing/tray.js';
import { ending } from './ending.js';
import { trayStyles } from './drawing/tray.styles.js';
import { parsePosition, setup } from './engine/position.js';
import type { LuziOptions, LuziTypes } from './engine/types.js';
import { caption, describe } from './labels.js';
import { eagerWords } from '../../words/languages.js';
import { picture as en, type LuziPictureWords } from '../../words/en/luzi.js';

/** The pictures of Luzi und Joe. */
const source: PictureSource<LuziTypes, LuziPictureWords> = {
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(toPlain(text), options)),
  seats: ({ scores }) => scores.length,
  words: eagerWords('luzi', en),
  sheets: [seatSheet, trayStyles, ending.styles],
  defs,
  print: css`
    :host {
      --_felt: #fff;
      --_felt-low: #fff;
      --_felt-ink: #222;
      --_bone: #fff;
    }
    .wood,
    .wood-side,
    .slot {
      stroke: #999;
    }
    .die-side {
      fill: #bbb;
      stroke: #999;
    }
    .edge {
      stroke: #ccc;
    }
    .shade {
      fill: none;
    }
  `,
  players: ({ scores }, words) => scores.map((_, seat) => words.player(seatLetter(seat))),
  draw(state, { words, names, coordinates, history }) {
    const players = names ?? source.players(state, words);
    const layout = layOutDice(history, state);
    const winners = state.ending?.winners ?? [];
    const { dice, ledgeRows, ones, sixes, spent } = layout;
    const placed = dice.map((die) => {
      const { face, latest, number, locked, place } = die;
      const stays = spent || locked;
      const shown = spent && winners.length === 0 ? 'spent' : locked ? 'locked' : 'free';
      const look = {
        face,
        latest,
        locked,
        state: shown,
        hint: false,
        number: coordinates && !stays && number,
        ...tilt(die),
      } as const;
      return { look, place };
    });
    const scene = ending.draw({ state, history, winners, scores: state.scores, bottom: undefined });
    return {
      drawing: position(
        { ledgeRows, ones, sixes, caption: caption(state, words, players) },
        placed,
        scene?.over,
      ),
      title: words.board(players),
      description: describe(layout, words),
    };
  },
};

export const writer: PictureWriter<LuziTypes> = createPicture(source);

/** Marks on the pictures. */
export const marks: MarkSource<LuziTypes> = {
  state: (position, options) => source.state(position, options),
  squares(state, { lang, history }) {
    const layout = layOutDice(history, state);
    const { die } = source.words[lang]!;
    return {
      nameOf: (square) => (isDie(square) ? die(+square) : undefined),
      placeOf: (square) => placeOf(layout, square),
    };
  },
};

/** Writes a position of Luzi und Joe as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<LuziOptions>): string => writer.picture(options);
