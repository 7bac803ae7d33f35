import type { Board } from 'spielkasten/vue';
import type { EmitFn } from 'vue';
import type { ProbeBoard } from './probe';

type Events = Record<'lowercaseevent' | 'camelEvent' | 'CAPSevent' | 'PascalEvent', (event: Event) => void>;

type Fluctus = InstanceType<Board<'fluctus-board'>>;

type Probe = new () => ProbeBoard & {
  $props: Fluctus['$props'] & Pick<ProbeBoard, 'arr' | 'obj' | 'camelCaseObj'>;
  $emit: Fluctus['$emit'] & EmitFn<Events>;
};

declare module 'vue' {
  interface GlobalComponents {
    'probe-board': Probe;
  }
}
