/** What a board shows of two positions that its viewer cannot tell apart. */
import type { Seat } from '../../src/core/game.js';
import { calm } from '../support/board.js';
import type { Figure } from './figure.js';
import type { SecretPair } from './secrets.js';

const events = ['before-move', 'move', 'score', 'turn', 'over', 'illegal', 'navigate', 'error'];

/** The properties, the events, the text and the picture of a board, at a position and after a move. */
async function shown(position: string, viewer: Seat): Promise<string> {
  const element = document.createElement('glux-board');
  calm(element);
  const seats = ['remote', 'remote'];
  seats[viewer] = 'human';
  const attributes = { position, seats: seats.join(' '), seed: 'same', names: 'Ada,Bo' };
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const heard: unknown[] = [];
  for (const type of events)
    element.addEventListener(`game-${type}`, (event) => heard.push([type, (event as CustomEvent).detail]));
  document.body.append(element);
  await element.updateComplete;
  const all: unknown[] = [];
  const look = async () => {
    const { position: written, publicPosition, record, state, moves, scores, ply, path } = element;
    const text = element.shadowRoot?.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ');
    all.push([written, publicPosition, record, state, moves, scores, ply, path, text, await element.toSVG()]);
  };
  await look();
  const [move] = element.moves;
  if (move !== undefined) element.play(move);
  await element.updateComplete;
  // What chance draws next depends on the hidden chips, and is hidden itself.
  await look();
  all.push(heard);
  element.remove();
  return JSON.stringify(all);
}

export async function shownSecrets(pairs: readonly SecretPair[]): Promise<readonly Figure[]> {
  const faults: string[] = [];
  for (const { viewer, positions } of pairs) {
    const one = await shown(positions[0], viewer);
    const other = await shown(positions[1], viewer);
    if (one !== other) {
      const at = Array.from(one).findIndex((letter, i) => letter !== other[i]);
      const parts = [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60));
      faults.push(`seat ${viewer}: ${positions.join(' | ')}: ${parts.join(' | ')}`);
    }
  }
  const result = 'properties, events, text and picture are equal before and after a move';
  return [{ name: 'Hidden hands on the board', unit: 'pairs', count: pairs.length, result, faults }];
}
