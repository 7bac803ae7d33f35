import { useState } from 'react';

const first = [
  { id: 'a', names: 'Ada,Bo' },
  { id: 'b', names: 'Cy,Di' },
];

/** The scene with a keyed list of boards. */
export function List() {
  const [boards, setBoards] = useState(first);
  return (
    <>
      <button id="turn" onClick={() => setBoards([...boards].reverse())}>
        Turn round
      </button>
      <button id="add" onClick={() => setBoards([...boards, { id: 'c', names: 'Eve,Fay' }])}>
        Add
      </button>
      <button id="drop" onClick={() => setBoards(boards.slice(1))}>
        Drop the first
      </button>
      <ul>
        {boards.map(({ id, names }) => (
          <li key={id}>
            <fluctus-board id={id} seats="human human" controls="none" names={names} />
          </li>
        ))}
      </ul>
    </>
  );
}
