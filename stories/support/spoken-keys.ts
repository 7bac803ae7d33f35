import { expect, userEvent, waitFor } from 'storybook/test';

/**
 * The play function of a story whose board speaks: it presses `s` and `?` on a square. `scores` is a part of what the live region
 * says about the scores.
 */
export const pressSpokenKeys =
  (tag: string, scores: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const board = canvasElement.querySelector<HTMLElement>(tag)!;
    const spoken = () => board.shadowRoot?.querySelector('.live')?.textContent;
    await waitFor(() => expect(board.shadowRoot?.querySelector('[role=grid] button')).not.toBeNull());
    board.focus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(spoken()).toContain(scores));
    await userEvent.keyboard('?');
    await waitFor(() => expect(spoken()).toContain('Question mark, this list.'));
  };

/** The play function of a story with the command field: it types `score`. `scores` is a part of the answer. */
export const typeCommand =
  (tag: string, scores: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const board = canvasElement.querySelector<HTMLElement>(tag)!;
    const find = (selector: string) => board.shadowRoot?.querySelector(selector);
    await waitFor(() => expect(find('[part=command] input')).toBeTruthy());
    const field = find('[part=command] input') as HTMLInputElement;
    await userEvent.type(field, 'score{Enter}');
    await waitFor(() => expect(find('[part=command] p')?.textContent).toContain(scores));
    await waitFor(() => expect(field.value).toBe(''));
  };
