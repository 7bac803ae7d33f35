/** True in the tests of the stories, false for a reader. */
export const tested = '__vitest_browser__' in globalThis;

/** A play function for the tests alone: a reader finds the board as it begins. */
export const inTests =
  <Context>(play: (context: Context) => void | Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (tested) await play(context);
  };
