/** What boards leave in the memory of a page when they are removed. */
import { createBoard, tags } from '../../test/element/all-boards.js';
import { calm } from '../../test/support/board.js';
import { sized, type Figure, type Scale } from './figure.js';

const MOUNTS = 500;
/** The mounts before the first measurement: they fill caches and compile code. */
const FIRST = 100;

/** The bytes that a mount may leave: code that is compiled later, and caches. A board that is kept takes 90 times as much. */
const BYTES = 1000;

/** A board with some moves, which is removed. */
async function mount(number: number): Promise<void> {
  const element = createBoard(tags[number % tags.length]!);
  calm(element);
  element.setAttribute('seats', 'human human');
  element.setAttribute('seed', String(number % 3));
  document.body.append(element);
  await element.updateComplete;
  for (let ply = 0; ply < 3; ply++) {
    const [move] = element.moves;
    if (move !== undefined) element.play(move);
    await element.updateComplete;
  }
  element.remove();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Measures the heap at rest: after two frames, because what waits for a frame keeps its board until then, and with other fonts.
 * Chromium keeps computed styles for later, some with a gradient of a removed board and the board around it, until the fonts
 * of the page change.
 */
async function measureAtRest() {
  const face = new FontFace('none', 'local(none)');
  document.fonts.add(face);
  document.fonts.delete(face);
  for (let i = 0; i < 2; i++)
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  return measureHeap();
}

export async function heap(scale: Scale): Promise<readonly Figure[]> {
  const count = Math.max(2 * FIRST, sized(scale, MOUNTS));
  for (let i = 0; i < FIRST; i++) await mount(i);
  const before = await measureAtRest();
  for (let i = FIRST; i < count; i++) await mount(i);
  const after = await measureAtRest();
  const bytes = after.bytes - before.bytes;
  const faults: string[] = [];
  if (bytes > BYTES * (count - FIRST)) faults.push(`${bytes} bytes are left by ${count - FIRST} boards`);
  if (after.nodes > before.nodes) faults.push(`${after.nodes - before.nodes} nodes are left`);
  if (after.listeners > before.listeners)
    faults.push(`${after.listeners - before.listeners} listeners are left`);
  const each = Math.round(bytes / (count - FIRST));
  const result = `no node and no listener is left, and ${each} bytes for each after the first ${FIRST}`;
  return [{ name: 'Boards put on the page and removed', unit: 'boards', count, result, faults }];
}
