import { useRef } from 'react';
import 'spielkasten/react';
import type { GluxBoard } from 'spielkasten/classes.js';

export function Page({ still }: { still?: boolean | undefined }) {
  const board = useRef<GluxBoard>(null);
  return (
    <main>
      <glux-board
        ref={board}
        className="wide"
        key="one"
        players={4}
        seats="human computer:hard"
        mode={still ? 'diagram' : 'play'}
        noLit
        no-coordinates={still}
        position={undefined}
        ongame-move={(event) => {
          const notation: string = event.detail.notation;
          const from: GluxBoard = event.currentTarget;
          console.log(notation, from.scores);
          // @ts-expect-error a detail has no such property
          console.log(event.detail.nothing);
        }}
        ongame-over={({ detail: { winners } }) => {
          const seats: readonly number[] = winners;
          console.log(seats);
        }}>
        <p slot="caption">A board.</p>
      </glux-board>
      <glux-board board={{ name: 'small', rows: ['AA..B'], starts: { 2: ['a1', 'e1'] }, middle: 'A' }} />
      <fluctus-board
        names={undefined}
        marks={undefined}
        ply={undefined}
        noLit={undefined}
        colors="blue white"
        variant="return"
        style={{ inlineSize: '20em' }}
      />
      <lucky-numbers-grid setup="sorted" lang="de" />
      <lucky-numbers-swap wrap={false} lang="de" />
      <luzi-dice rounds="3" ongame-before-move={(event) => event.preventDefault()} />
      {/* @ts-expect-error there is no such mode */}
      <glux-board mode="nothing" />
      <glux-board players="3" command="" noLit="false" names={['Smith, Ada', 'Bo']} first={1} />
      <luzi-dice rounds={3} rows={[6, 12, 20, 30, 42, 57]} seats={['human', 'remote']} />
      <fluctus-board colors={['blue', 'white']} ply="2" />
      {/* @ts-expect-error no number */}
      <glux-board players="three" />
      {/* @ts-expect-error no list of names */}
      <glux-board names={[{}]} />
      {/* @ts-expect-error a board has no such attribute */}
      <glux-board nothing="1" />
      {/* @ts-expect-error the state is read only */}
      <glux-board state={{}} />
      {/* @ts-expect-error no board has that name */}
      <chess-board />
    </main>
  );
}
