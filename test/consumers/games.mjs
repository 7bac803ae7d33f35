/** The elements, and what a hand presses on each of them to play a first move: one thing after the other. */
export const presses = {
  'fluctus-board': ['[data-square=ro]'],
  'glux-board': ['[data-square^=face-]', '[data-square=a1]'],
  'lucky-numbers-grid': ['[data-square^=hand-]', '[data-square=a4]'],
  'luzi-dice': ['[part=throw]'],
};

export const tags = Object.keys(presses);
