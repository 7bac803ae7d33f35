import { Component, CUSTOM_ELEMENTS_SCHEMA, effect, type ElementRef, signal, viewChild } from '@angular/core';
import type { FluctusBoard, GameMoveEvent } from 'spielkasten/classes.js';

/** The scene with one board: attributes, properties, a child and listeners. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="again" (click)="count.set(count() + 1)">Render</button>
    <button id="variant" (click)="variant.set(variant() ? undefined : 'return')">Variant</button>
    <button id="names" (click)="names.set(undefined)">No names</button>
    <button id="toggle" (click)="shown.set(!shown())">Show</button>
    <output id="count">{{ count() }}</output>
    <output id="declared">{{ declared() }}</output>
    <output id="listened">{{ listened() }}</output>
    @if (shown()) {
      <fluctus-board
        #board
        id="board"
        no-coordinates
        [noLit]="true"
        [seats]="seats"
        [names]="names()"
        [variant]="variant()"
        [record]="undefined"
        [ply]="undefined"
        (game-move)="hear($event)">
        <p slot="caption">Rendered {{ count() }} times</p>
      </fluctus-board>
    }
  `,
})
export class Board {
  readonly seats = new URLSearchParams(location.search).get('seats') ?? undefined;
  readonly count = signal(0);
  readonly variant = signal<string | undefined>(undefined);
  readonly names = signal<string | undefined>('Ada,Bo');
  readonly shown = signal(true);
  readonly declared = signal('');
  readonly listened = signal('');
  readonly board = viewChild<ElementRef<FluctusBoard>>('board');

  constructor() {
    effect((onCleanup) => {
      const element = this.board()?.nativeElement;
      const listen = ({ detail }: GameMoveEvent) =>
        this.listened.update((before) => `${before} ${detail.notation}`);
      element?.addEventListener('game-move', listen);
      onCleanup(() => element?.removeEventListener('game-move', listen));
    });
  }

  hear({ detail }: GameMoveEvent): void {
    this.declared.update((before) => `${before} ${detail.notation}`);
  }
}
