import 'spielkasten/fluctus-board.js';
import 'spielkasten/glux-board.js';
import 'spielkasten/lucky-numbers-grid.js';
import 'spielkasten/luzi-dice.js';
import { games } from 'spielkasten/engine';

const told = document.querySelector('output');

document.querySelector('main').addEventListener('game-move', ({ detail }) => {
  // parse the notation with the engine of the package
  const move = games[detail.game].parseMove(detail.notation);
  told.value = `${detail.game} ${detail.seat} ${games[detail.game].formatMove(move)}`;
});
