import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

/** The scene with a keyed list of boards. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="turn" (click)="turn()">Turn round</button>
    <button id="add" (click)="add()">Add</button>
    <button id="drop" (click)="boards.set(boards().slice(1))">Drop the first</button>
    <ul>
      @for (board of boards(); track board.id) {
        <li><fluctus-board [id]="board.id" seats="human human" controls="none" [names]="board.names" /></li>
      }
    </ul>
  `,
})
export class List {
  readonly boards = signal([
    { id: 'a', names: 'Ada,Bo' },
    { id: 'b', names: 'Cy,Di' },
  ]);

  turn(): void {
    this.boards.update((boards) => [...boards].reverse());
  }

  add(): void {
    this.boards.update((boards) => [...boards, { id: 'c', names: 'Eve,Fay' }]);
  }
}
