import { createSignal } from 'solid-js';

/** The page keeps the position: it hears it from one board and gives it to both. */
export function Pair() {
  const [position, setPosition] = createSignal<string>();
  return (
    <>
      <button id="set" onClick={() => setPosition('.AA.../....B. A 6,7 2,1 -,-')}>
        Set
      </button>
      <output id="position">{position()}</output>
      <fluctus-board
        id="board"
        seats="human human"
        position={position()}
        on:game-move={({ detail }) => setPosition(detail.position)}
      />
      <fluctus-board id="mirror" mode="diagram" position={position()} />
    </>
  );
}
