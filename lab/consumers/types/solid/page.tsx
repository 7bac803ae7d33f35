import type { GluxBoard } from 'spielkasten/classes.js';
import 'spielkasten/solid';

export function Page(props: { still?: boolean | undefined }) {
  let board: GluxBoard | undefined;
  return (
    <main>
      <glux-board
        ref={board}
        class="wide"
        players={4}
        mode={props.still ? 'diagram' : 'play'}
        no-lit={props.still}
        no-coordinates={props.still}
        on:game-move={(event) => {
          const notation: string = event.detail.notation;
          const from: GluxBoard = event.currentTarget;
          console.log(notation, from.scores, board?.moves);
          // @ts-expect-error a detail has no such property
          console.log(event.detail.nothing);
        }}>
        <p slot="caption">A board.</p>
      </glux-board>
      <fluctus-board
        names={undefined}
        marks={undefined}
        ply={undefined}
        no-lit={undefined}
        colors="blue white"
        variant="return"
        style={{ 'inline-size': '20em' }}
      />
      <lucky-numbers-grid setup="sorted" lang="de" />
      <lucky-numbers-swap wrap={false} lang="de" />
      <glux-board players="3" command="" names={['Smith, Ada', 'Bo']} first={1} />
      <luzi-dice rounds={3} rows={[6, 12, 20, 30, 42, 57]} />
      <luzi-dice rounds="3" on:game-before-move={(event) => event.preventDefault()} />
      {/* @ts-expect-error Solid would set the property `nolit` */}
      <fluctus-board noLit={true} />
      {/* @ts-expect-error there is no such mode */}
      <glux-board mode="nothing" />
      {/* @ts-expect-error a board has no such attribute */}
      <glux-board nothing="1" />
      {/* @ts-expect-error the state is read only */}
      <glux-board state={{}} />
    </main>
  );
}
