import type { FluctusBoard, GameMoveEvent } from 'spielkasten/classes.js';
import { createSignal, Show } from 'solid-js';

const seats = new URLSearchParams(location.search).get('seats') ?? undefined;

/** The scene with one board: attributes, properties, a child and listeners. */
export function Board() {
  const [count, setCount] = createSignal(0);
  const [variant, setVariant] = createSignal<string>();
  const [names, setNames] = createSignal<string | undefined>('Ada,Bo');
  const [shown, setShown] = createSignal(true);
  const [declared, setDeclared] = createSignal('');
  const [listened, setListened] = createSignal('');
  const listen = (board: FluctusBoard) =>
    board.addEventListener('game-move', ({ detail }) => setListened(`${listened()} ${detail.notation}`));
  const hear = ({ detail }: GameMoveEvent) => setDeclared(`${declared()} ${detail.notation}`);

  return (
    <>
      <button id="again" onClick={() => setCount(count() + 1)}>
        Render
      </button>
      <button id="variant" onClick={() => setVariant(variant() ? undefined : 'return')}>
        Variant
      </button>
      <button id="names" onClick={() => setNames(undefined)}>
        No names
      </button>
      <button id="toggle" onClick={() => setShown(!shown())}>
        Show
      </button>
      <output id="count">{count()}</output>
      <output id="declared">{declared()}</output>
      <output id="listened">{listened()}</output>
      <Show when={shown()}>
        <fluctus-board
          ref={listen}
          id="board"
          no-coordinates
          no-lit={true}
          seats={seats}
          names={names()}
          variant={variant()}
          record={undefined}
          ply={undefined}
          on:game-move={hear}>
          <p slot="caption">Rendered {count()} times</p>
        </fluctus-board>
      </Show>
    </>
  );
}
