/** Checks puzzles beside the page, which goes on meanwhile. */
import { checkPuzzle, type PuzzleToCheck } from './check-puzzle.js';

self.onmessage = ({ data }: MessageEvent<PuzzleToCheck>) => {
  self.postMessage(checkPuzzle(data));
};
