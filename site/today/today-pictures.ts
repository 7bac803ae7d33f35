/** Pictures of the daily puzzles. They load after the page. */
import { picture } from '../../src/picture.js';
import { puzzleOn, type PuzzleGame } from '../../src/puzzles.js';

/** The width of a picture in its own units: the page scales it. */
const WIDTH = 240;

/** Resolves to the position of the puzzle of a day, as the address of an image. */
export async function puzzlePicture(game: PuzzleGame, day: string, theme: 'light' | 'dark'): Promise<string> {
  const { position, players } = (await puzzleOn(game, day)).attributes;
  const options = players === undefined ? undefined : { players: Number(players) };
  const svg = picture(game, { position, options, theme, width: WIDTH, coordinates: false });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
