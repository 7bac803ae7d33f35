import type { FluctusBoard } from 'spielkasten/classes.js';
import type { BoardProps } from 'spielkasten/solid';
import { createSignal, Show } from 'solid-js';
import type { ProbeBoard } from './probe';
import './probe';

type ProbeProps = BoardProps<'fluctus-board'> &
  Pick<ProbeBoard, 'arr' | 'obj'> & { 'prop:camelCaseObj': object } & Record<
    `on:${'lowercaseevent' | 'camelEvent' | 'CAPSevent' | 'PascalEvent'}`,
    (event: Event) => void
  >;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'probe-board': ProbeProps;
    }
  }
}

const arr = ['b', 'o', 'a', 'r', 'd'];
const obj = { org: 'webcomponents' };
const camelCaseObj = { label: 'passed' };

/** The scene with the behaviours that custom-elements-everywhere.com tests. */
export function Everywhere() {
  const [count, setCount] = createSignal(0);
  const [shown, setShown] = createSignal(true);
  const [heard, setHeard] = createSignal('');
  const [listened, setListened] = createSignal('');
  const hear = ({ type }: Event) => setHeard(type);
  const listen = (probe: FluctusBoard) =>
    probe.addEventListener('game-move', ({ detail }) => setListened(detail.notation));

  return (
    <>
      <button id="again" onClick={() => setCount(count() + 1)}>
        Render
      </button>
      <button id="toggle" onClick={() => setShown(!shown())}>
        Another view
      </button>
      <output id="heard">{heard()}</output>
      <output id="listened">{listened()}</output>
      <fluctus-board id="none" controls="none" />
      <fluctus-board id="board" controls="none">
        <p slot="caption">Rendered {count()} times</p>
      </fluctus-board>
      <div id="view">
        <Show when={shown()} fallback={<p>Another view</p>}>
          <fluctus-board controls="none" />
        </Show>
      </div>
      <probe-board
        ref={listen}
        id="probe"
        seats="human human"
        no-lit={true}
        record="@ro @go"
        ply={1}
        names="Ada,Bo"
        arr={arr}
        obj={obj}
        prop:camelCaseObj={camelCaseObj}
        on:game-move={hear}
        on:lowercaseevent={hear}
        on:camelEvent={hear}
        on:CAPSevent={hear}
        on:PascalEvent={hear}
      />
    </>
  );
}
