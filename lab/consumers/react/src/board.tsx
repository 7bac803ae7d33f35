import type { FluctusBoard, GameMoveEvent } from 'spielkasten/classes.js';
import { useEffect, useRef, useState } from 'react';

const seats = new URLSearchParams(location.search).get('seats') ?? undefined;

/** The scene with one board: attributes, properties, a child and listeners. */
export function Board() {
  const [count, setCount] = useState(0);
  const [variant, setVariant] = useState<string>();
  const [names, setNames] = useState<string | undefined>('Ada,Bo');
  const [shown, setShown] = useState(true);
  const [declared, setDeclared] = useState('');
  const [listened, setListened] = useState('');
  const board = useRef<FluctusBoard>(null);

  useEffect(() => {
    const element = board.current;
    const listen = ({ detail }: GameMoveEvent) => setListened((before) => `${before} ${detail.notation}`);
    element?.addEventListener('game-move', listen);
    return () => element?.removeEventListener('game-move', listen);
  }, [shown]);

  return (
    <>
      <button id="again" onClick={() => setCount(count + 1)}>
        Render
      </button>
      <button id="variant" onClick={() => setVariant(variant ? undefined : 'return')}>
        Variant
      </button>
      <button id="names" onClick={() => setNames(undefined)}>
        No names
      </button>
      <button id="toggle" onClick={() => setShown(!shown)}>
        Show
      </button>
      <output id="count">{count}</output>
      <output id="declared">{declared}</output>
      <output id="listened">{listened}</output>
      {shown && (
        <fluctus-board
          ref={board}
          id="board"
          no-coordinates
          noLit
          seats={seats}
          names={names}
          variant={variant}
          record={undefined}
          ply={undefined}
          ongame-move={({ detail }) => setDeclared((before) => `${before} ${detail.notation}`)}>
          <p slot="caption">Rendered {count} times</p>
        </fluctus-board>
      )}
    </>
  );
}
