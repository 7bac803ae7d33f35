export default {
  title: 'Composer',
  description: 'Set up a diagram, a puzzle, a replay or a game, and copy the code.',
  // what the scripts of the page say: say('name') of site/texts.ts, which is /texts.js
  script: {},
};
