import { createSignal } from 'solid-js';
import type {} from 'spielkasten/solid';

/** A page that a server renders. `bool:` writes no attribute for false. */
export function Hydrated() {
  const [lit, setLit] = createSignal(false);
  const [heard, setHeard] = createSignal('');
  return (
    <main>
      <button id="lit" onClick={() => setLit(!lit())}>
        Lit
      </button>
      <output id="heard">{heard()}</output>
      <fluctus-board
        id="board"
        seats="human human"
        bool:no-lit={!lit()}
        bool:no-coordinates={lit()}
        names="Ada,Bo"
        marks="ro wo:red"
        on:game-move={({ detail }) => setHeard((before) => `${before}${detail.notation} `)}
      />
      <luzi-dice id="dice" seats="human human" rows="6 12 20 30 42 57" bool:no-keys={!lit()} />
      <fluctus-rules id="rules" rule="F1 F2" heading-level={4} examples="none" />
    </main>
  );
}
