/** The squares and buttons to press for a first move, in order, by tag. */
export const presses = {
  'fluctus-board': ['[data-square=ro]'],
  'glux-board': ['[data-square^=face-]', '[data-square=a1]'],
  'lucky-numbers-grid': ['[data-square^=hand-]', '[data-square=a4]'],
  'luzi-dice': ['[part=throw]'],
};

export const tags = Object.keys(presses);
