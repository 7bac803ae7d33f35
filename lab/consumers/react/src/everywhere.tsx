import type { GameMoveEvent } from 'spielkasten/classes.js';
import type { BoardProps } from 'spielkasten/react';
import { useEffect, useRef, useState } from 'react';
import type { ProbeBoard } from './probe';
import './probe';

type ProbeProps = BoardProps<'fluctus-board'> &
  Pick<ProbeBoard, 'arr' | 'obj' | 'camelCaseObj'> &
  Record<`on${'lowercaseevent' | 'camelEvent' | 'CAPSevent' | 'PascalEvent'}`, (event: Event) => void>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'probe-board': ProbeProps;
    }
  }
}

const obj = { org: 'webcomponents' };
const camelCaseObj = { label: 'passed' };

/** The scene with the behaviours that custom-elements-everywhere.com tests. */
export function Everywhere() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const [listened, setListened] = useState('');
  const probe = useRef<ProbeBoard>(null);
  const hear = ({ type }: Event) => setHeard(type);

  useEffect(() => {
    const element = probe.current;
    const listen = ({ detail }: GameMoveEvent) => setListened(detail.notation);
    element?.addEventListener('game-move', listen);
    return () => element?.removeEventListener('game-move', listen);
  }, []);

  return (
    <>
      <button id="again" onClick={() => setCount(count + 1)}>
        Render
      </button>
      <button id="toggle" onClick={() => setShown(!shown)}>
        Another view
      </button>
      <output id="heard">{heard}</output>
      <output id="listened">{listened}</output>
      <fluctus-board id="none" controls="none" />
      <fluctus-board id="board" controls="none">
        <p slot="caption">Rendered {count} times</p>
      </fluctus-board>
      <div id="view">{shown ? <fluctus-board controls="none" /> : <p>Another view</p>}</div>
      <probe-board
        ref={probe}
        id="probe"
        seats="human human"
        noLit={true}
        record="@ro @go"
        ply={1}
        names="Ada,Bo"
        arr={['b', 'o', 'a', 'r', 'd']}
        obj={obj}
        camelCaseObj={camelCaseObj}
        ongame-move={hear}
        onlowercaseevent={hear}
        oncamelEvent={hear}
        onCAPSevent={hear}
        onPascalEvent={hear}
      />
    </>
  );
}
