import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FluctusBoard } from '../../src/games/fluctus/index.js';

type Name = string | RegExp;

/** Any game's board, as far as hands need it. */
type AnyBoard = HTMLElement & {
  readonly ply: number;
  readonly record: string;
  readonly updateComplete: Promise<boolean>;
};

/** A story's board and the hands of a person before it: everything is found by role and name. */
export class Hands<B extends AnyBoard = FluctusBoard> {
  readonly board: B;
  constructor(board: B) {
    this.board = board;
  }

  /** The first board of a story, once it shows. */
  static async on<B extends AnyBoard = FluctusBoard>(
    canvas: HTMLElement,
    selector = 'fluctus-board',
  ): Promise<Hands<B>> {
    const board = canvas.querySelector<B>(selector);
    if (board) await customElements.whenDefined(board.localName);
    if (!board) throw new Error(`The story has no ${selector}.`);
    await board.updateComplete;
    return new Hands(board);
  }

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
  async field(name: string): Promise<void> {
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

  /** Expects a part to say this, now or soon. */
  async says(part: string, text: Name): Promise<void> {
    await waitFor(() => expect(this.part(part)).toHaveTextContent(text));
  }

  /** Resolves when the board has kept its record under that name in this browser. */
  async keeps(name: string): Promise<void> {
    const { record } = this.board;
    const kept = () => localStorage.getItem(name) ?? '{}';
    await waitFor(() => expect(JSON.parse(kept())).toMatchObject({ record }));
  }

  /** Resolves when this many moves have been made. */
  async reaches(ply: number): Promise<void> {
    await waitFor(() => expect(this.board.ply).toBe(ply));
  }
}
