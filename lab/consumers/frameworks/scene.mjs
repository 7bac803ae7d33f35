/** Opens the scenes of a framework's project and waits for their content. */

/** Opens a scene and waits until its boards are rendered. */
export async function open(page, scene, seats = 'human human') {
  await page.open(`/?seats=${encodeURIComponent(seats)}#${scene}`);
  await page.until(() => {
    const boards = [...document.querySelectorAll('*')].filter(({ localName }) =>
      customElements.get(localName),
    );
    // a board far from the viewport renders only if a script waits for it
    for (const board of boards) void board.updateComplete;
    return (
      boards.length > 0 &&
      boards.every(({ shadowRoot }) => shadowRoot?.querySelector('[part=board], [part=move]'))
    );
  });
}

/** Waits until an element shows a text; `>>>` enters a shadow root. */
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

/** Waits until an element has rendered its board. */
export const isDrawn = (page, board) =>
  page.until((selector) => {
    const found = document.querySelector(selector);
    void found?.updateComplete;
    return Boolean(found?.shadowRoot?.querySelector('[part=board]'));
  }, board);
