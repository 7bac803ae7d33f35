import type { BoardProps } from 'spielkasten/svelte';
import type { ProbeBoard } from './probe';

type ProbeProps = BoardProps<'fluctus-board'> &
  Pick<ProbeBoard, 'arr' | 'obj' | 'camelCaseObj'> &
  Record<`on${'lowercaseevent' | 'camelEvent' | 'CAPSevent' | 'PascalEvent'}`, (event: Event) => void>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'probe-board': ProbeProps;
  }
}
