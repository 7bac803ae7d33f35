import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { GameMoveEvent } from 'spielkasten/classes.js';

/** The scene with the other games, each with an option. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <output id="heard">{{ heard() }}</output>
    <glux-board seats="human computer:easy computer:easy" [players]="3" seed="1" (game-move)="hear($event)" />
    <lucky-numbers-grid seats="human human" setup="sorted" seed="1" (game-move)="hear($event)" />
    <fluctus-board
      id="texts"
      ply="2"
      mode="replay"
      record="1. @ro @go 2. @ri @gi"
      players="2"
      follow=""
      analysis=""
      command=""
      disabled=""
      required=""
      seed="42"></fluctus-board>
    <game-move id="link" board="texts" ply="3">the third move</game-move>
    <luzi-dice seats="human human" rounds="2" seed="1" (game-move)="hear($event)" />
  `,
})
export class Others {
  readonly heard = signal('');

  hear({ detail }: GameMoveEvent): void {
    this.heard.update((before) => `${before} ${detail.game}`);
  }
}
