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
      <fluctus-board
        id="texts"
        ply="2"
        mode="replay"
        record="1. @ro @go 2. @ri @gi"
        players="2"
        follow=""
        analysis=""
        command=""
        disabled=""
        required=""
        seed="42"
      />
      <game-move id="link" board="texts" ply="3">
        the third move
      </game-move>
      <luzi-dice seats="human human" rounds="2" seed="1" ongame-move={hear} />
    </>
  );
}
