/** Icons of the menu, drawn as lines in a square of 20. */
export const menuIcons = {
  moves: 'M4 5h1M4 10h1M4 15h1M8 5h8M8 10h8M8 15h8',
  copy: 'M7 6.5V3h9.5v10.5H13M3.5 6.5H13V17H3.5Z',
  flip: 'M4.5 7.5a6 6 0 0 1 10.5-1M15.5 3v3.800h-3.800M15.5 12.5a6 6 0 0 1-10.5 1M4.5 17v-3.800h3.800',
  draw: 'M10 3v14M6 17.2h8M3 5.4h14M3 5.4.8 11a3 3 0 0 0 4.6 0L3 5.4Zm14 0L14.6 11a3 3 0 0 0 4.6 0L17 5.4Z',
  sound: 'M3 8v4h3l4 4V4L6 8H3ZM13 7.5a4 4 0 0 1 0 5M15.500 5a7.500 7.500 0 0 1 0 10',
  mute: 'M3 8v4h3l4 4V4L6 8H3ZM13 8l4 4M17 8l-4 4',
  flag: 'M5 17.5V3M5 3.8c3.2-1.7 5.4 1.5 10.5 0v7c-5.1 1.5-7.3-1.7-10.5 0',
};
