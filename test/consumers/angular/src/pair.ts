import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { GameMoveEvent } from 'spielkasten/classes.js';

/** The scene with two boards: the page keeps the position of one in its state and sets it on both. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="set" (click)="position.set('.AA.../....B. A 6,7 2,1 -,-')">Set</button>
    <output id="position">{{ position() }}</output>
    <fluctus-board id="board" seats="human human" [position]="position()" (game-move)="hear($event)" />
    <fluctus-board id="mirror" mode="diagram" [position]="position()" />
  `,
})
export class Pair {
  readonly position = signal<string | undefined>(undefined);

  hear({ detail }: GameMoveEvent): void {
    this.position.set(detail.position);
  }
}
