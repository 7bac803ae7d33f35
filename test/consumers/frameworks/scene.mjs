/** How the checks open the scenes of a framework's project, and look at them. */

/** Opens a scene and waits until its boards are drawn. */
export async function open(page, scene, seats = 'human human') {
  await page.open(`/?seats=${encodeURIComponent(seats)}#${scene}`);
  await page.until(() => {
    const boards = [...document.querySelectorAll('*')].filter(({ localName }) =>
      customElements.get(localName),
    );
    // far below the others a board is drawn for whoever waits for it
    for (const board of boards) void board.updateComplete;
    return boards.length > 0 && boards.every(({ shadowRoot }) => shadowRoot?.querySelector('[part=board]'));
  });
}

/** Waits until an element shows a text; `>>>` leads into a shadow root. */
export const shows = (page, where, text) =>
  page.until(
    (selector, wanted) => {
      const [first, inner] = selector.split('>>>').map((part) => part.trim());
      const found = document.querySelector(first);
      return (inner ? found?.shadowRoot?.querySelector(inner) : found)?.textContent.trim() === wanted;
    },
    where,
    text,
  );

/** Waits until an element has drawn its board. */
export const isDrawn = (page, board) =>
  page.until((selector) => {
    const found = document.querySelector(selector);
    void found?.updateComplete;
    return Boolean(found?.shadowRoot?.querySelector('[part=board]'));
  }, board);
