import { expect, userEvent, waitFor, within } from 'storybook/test';

type Name = string | RegExp;

/** The properties of a board that the driver needs, whatever its game. */
type AnyBoard = HTMLElement & {
  readonly ply: number;
  readonly record: string;
  readonly updateComplete: Promise<boolean>;
};

/** Operates a board in a play function as a person would, and finds everything by role and name. */
export class BoardDriver<B extends AnyBoard> {
  readonly board: B;
  constructor(board: B) {
    this.board = board;
  }

  /** Waits until the first board that matches the selector is shown. */
  static async on<B extends AnyBoard>(canvas: HTMLElement, selector: string): Promise<BoardDriver<B>> {
    const board = canvas.querySelector<B>(selector);
    if (!board) throw new Error(`The story has no ${selector}.`);
    await customElements.whenDefined(board.localName);
    await board.updateComplete;
    return new BoardDriver(board);
  }

  /** The part of that name. Throws if there is none. */
  part(name: string): HTMLElement {
    const part = this.board.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
    if (!part) throw new Error(`The board has no part ${name}.`);
    return part;
  }

  has(part: string): boolean {
    return this.board.shadowRoot?.querySelector(`[part=${part}]`) !== null;
  }

  get(role: string, name: Name): HTMLElement {
    return within(this.part('mat')).getByRole(role, { name });
  }

  find(role: string, name: Name): Promise<HTMLElement> {
    return within(this.part('mat')).findByRole(role, { name });
  }

  /** Presses the button of a field. */
  async pressField(name: string): Promise<void> {
    await this.press(new RegExp(`^${name},`));
  }

  async press(name: Name): Promise<void> {
    await userEvent.click(await this.find('button', name));
    await this.board.updateComplete;
  }

  async choose(label: Name, value: string): Promise<void> {
    await userEvent.selectOptions(await this.find('combobox', label), value);
    await this.board.updateComplete;
  }

  /** Waits until a part contains the text. */
  async shows(part: string, text: Name): Promise<void> {
    await waitFor(() => expect(this.part(part)).toHaveTextContent(text));
  }

  /** Waits until this many moves have been made. */
  async reachesPly(ply: number): Promise<void> {
    await waitFor(() => expect(this.board.ply).toBe(ply));
  }

  /** Waits until the chart of the analysis is shown. */
  async evaluates(): Promise<void> {
    await waitFor(() => expect(this.part('chart')).toBeVisible(), { timeout: 30_000 });
  }
}

/** Returns a function that makes play functions for the first board of a story with this tag. */
export const playOn =
  <B extends AnyBoard>(tag: string) =>
  (play: (driver: BoardDriver<B>) => Promise<void>) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> =>
    play(await BoardDriver.on<B>(canvasElement, tag));
