import { createSignal, For } from 'solid-js';

const first = [
  { id: 'a', names: 'Ada,Bo' },
  { id: 'b', names: 'Cy,Di' },
];

/** Boards of a list that changes. */
export function List() {
  const [boards, setBoards] = createSignal(first);
  return (
    <>
      <button id="turn" onClick={() => setBoards([...boards()].reverse())}>
        Turn round
      </button>
      <button id="add" onClick={() => setBoards([...boards(), { id: 'c', names: 'Eve,Fay' }])}>
        Add
      </button>
      <button id="drop" onClick={() => setBoards(boards().slice(1))}>
        Drop the first
      </button>
      <ul>
        {/* Solid's lists know their items by identity: no keys are given */}
        <For each={boards()}>
          {({ id, names }) => (
            <li>
              <fluctus-board id={id} seats="human human" controls="none" names={names} />
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
