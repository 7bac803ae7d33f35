/** Drawings that only the parts on demand need. */
export const lazyIcons = {
  moves: 'M4 5h1M4 10h1M4 15h1M8 5h8M8 10h8M8 15h8',
  copy: 'M7 6.5V3h9.5v10.5H13M3.5 6.5H13V17H3.5Z',
  flip: 'M4.5 7.5a6 6 0 0 1 10.5-1M15.5 3v3.800h-3.800M15.5 12.5a6 6 0 0 1-10.5 1M4.5 17v-3.800h3.800',
  draw: 'M10 3v14M6 17.2h8M3 5.4h14M3 5.4.8 11a3 3 0 0 0 4.6 0L3 5.4Zm14 0L14.6 11a3 3 0 0 0 4.6 0L17 5.4Z',
  flag: 'M5 17.5V3M5 3.8c3.2-1.7 5.4 1.5 10.5 0v7c-5.1 1.5-7.3-1.7-10.5 0',
  first: 'M5 4.5v11M15 4.5 8 10l7 5.5Z',
  back: 'M13 4.5 6 10l7 5.5Z',
  on: 'm7 4.5 7 5.5-7 5.5Z',
  last: 'M15 4.5v11M5 4.5 12 10l-7 5.5Z',
  play: 'M6 3.5 16 10 6 16.5Z',
  pause: 'M6.5 4v12M13.5 4v12',
};
