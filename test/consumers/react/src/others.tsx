import type { GameMoveEvent } from 'spielkasten/classes.js';
import { useState } from 'react';

/** The scene with the other games, each with an option. */
export function Others() {
  const [heard, setHeard] = useState('');
  const hear = ({ detail }: GameMoveEvent) => setHeard((before) => `${before} ${detail.game}`);
  return (
    <>
      <output id="heard">{heard}</output>
      <glux-board seats="human computer:easy computer:easy" players={3} seed="1" ongame-move={hear} />
      <lucky-numbers-grid seats="human human" setup="sorted" seed="1" ongame-move={hear} />
      <luzi-dice seats="human human" rounds="2" seed="1" ongame-move={hear} />
    </>
  );
}
