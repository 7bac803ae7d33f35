import {
  afterNextRender,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  signal,
  viewChild,
} from '@angular/core';
import type { ProbeBoard } from './probe';
import './probe';

/** The scene with the behaviours that custom-elements-everywhere.com tests. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="again" (click)="count.set(count() + 1)">Render</button>
    <button id="toggle" (click)="shown.set(!shown())">Another view</button>
    <output id="heard">{{ heard() }}</output>
    <output id="listened">{{ listened() }}</output>
    <fluctus-board id="none" controls="none" />
    <fluctus-board id="board" controls="none">
      <p slot="caption">Rendered {{ count() }} times</p>
    </fluctus-board>
    <div id="view">
      @if (shown()) {
        <fluctus-board controls="none" />
      } @else {
        <p>Another view</p>
      }
    </div>
    <probe-board
      #probe
      id="probe"
      seats="human human"
      [noLit]="true"
      record="@ro @go"
      [ply]="1"
      [names]="'Ada,Bo'"
      [arr]="arr"
      [obj]="obj"
      [camelCaseObj]="camelCaseObj"
      (game-move)="hear($event)"
      (lowercaseevent)="hear($event)"
      (camelEvent)="hear($event)"
      (CAPSevent)="hear($event)"
      (PascalEvent)="hear($event)" />
  `,
})
export class Everywhere {
  readonly arr = ['b', 'o', 'a', 'r', 'd'];
  readonly obj = { org: 'webcomponents' };
  readonly camelCaseObj = { label: 'passed' };
  readonly count = signal(0);
  readonly shown = signal(true);
  readonly heard = signal('');
  readonly listened = signal('');
  readonly probe = viewChild<ElementRef<ProbeBoard>>('probe');

  constructor() {
    afterNextRender(() => {
      this.probe()?.nativeElement.addEventListener('game-move', ({ detail }) =>
        this.listened.set(detail.notation),
      );
    });
  }

  hear({ type }: Event): void {
    this.heard.set(type);
  }
}
