import { useState } from 'react';

/** The scene with two boards: the page keeps the position of one in its state and sets it on both. */
export function Pair() {
  const [position, setPosition] = useState<string>();
  return (
    <>
      <button id="set" onClick={() => setPosition('.AA.../....B. A 6,7 2,1 -,-')}>
        Set
      </button>
      <output id="position">{position}</output>
      <fluctus-board
        id="board"
        seats="human human"
        position={position}
        ongame-move={({ detail }) => setPosition(detail.position)}
      />
      <fluctus-board id="mirror" mode="diagram" position={position} />
    </>
  );
}
