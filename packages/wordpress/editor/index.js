/** Blocks of Spielkasten in the editor of WordPress, and moves in a sentence. */
import './board.js';
import './rules.js';
import './daily.js';
import './move.js';
import './pictures.js';
