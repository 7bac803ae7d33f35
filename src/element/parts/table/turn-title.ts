/** The title of the document while it is hidden and a person is to move: a text before it. */
export class TurnTitle {
  /** The text, while the person is to move. */
  #text: string | undefined;
  /** The title of the page, while ours is shown. */
  #title: string | undefined;
  #shown = '';

  connect(): void {
    document.addEventListener('visibilitychange', this.#update);
    this.#update();
  }

  disconnect(): void {
    document.removeEventListener('visibilitychange', this.#update);
    this.#restore();
  }

  set(text: string | undefined): void {
    this.#text = text;
    this.#update();
  }

  readonly #update = (): void => {
    if (!document.hidden || this.#text === undefined) return this.#restore();
    if (this.#title !== undefined) return;
    this.#title = document.title;
    document.title = this.#shown = `${this.#text} · ${this.#title}`;
  };

  /** Gives the page its title back, unless it has another one by now. */
  #restore(): void {
    if (this.#title !== undefined && document.title === this.#shown) document.title = this.#title;
    this.#title = undefined;
  }
}
