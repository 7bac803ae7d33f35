/** A value with undo and redo. */

/** The most steps that can be undone. */
const MOST = 200;

export class History<T> {
  #past: T[] = [];
  #future: T[] = [];
  #step = '';
  current: T;

  constructor(start: T) {
    this.current = start;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Sets the value. Values that follow each other with the same name of a step are one step, until `end`. */
  set(value: T, step = ''): void {
    if (!step || step !== this.#step) this.#past = [...this.#past, this.current].slice(-MOST);
    this.#step = step;
    this.#future = [];
    this.current = value;
  }

  /** Ends the step. */
  end(): void {
    this.#step = '';
  }

  undo(): void {
    this.#move(this.#past, this.#future);
  }

  redo(): void {
    this.#move(this.#future, this.#past);
  }

  #move(from: T[], to: T[]): void {
    const value = from.pop();
    if (value === undefined) return;
    to.push(this.current);
    this.current = value;
    this.end();
  }
}
