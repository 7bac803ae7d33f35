import type { GameMoveEvent } from 'spielkasten/classes.js';
import { createSignal } from 'solid-js';

/** The scene with the other games, each with an option. */
export function Others() {
  const [heard, setHeard] = createSignal('');
  const hear = ({ detail }: GameMoveEvent) => setHeard(`${heard()} ${detail.game}`);
  return (
    <>
      <output id="heard">{heard()}</output>
      <glux-board seats="human computer:easy computer:easy" players={3} seed="1" on:game-move={hear} />
      <lucky-numbers-grid seats="human human" setup="sorted" seed="1" on:game-move={hear} />
      <luzi-dice seats="human human" rounds="2" seed="1" on:game-move={hear} />
    </>
  );
}
