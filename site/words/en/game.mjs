export default {
  learn: 'Learn the rules',
  here: 'On this page',
  onePlayer: 'For 1 player.',
  free: 'As many as you like',
  rules: 'Rules',
  notation: 'Notation',
  replay: 'Replay',
  credits: 'Credits',
  oneRule:
    'Each rule can be put into an article, with its example: “Copy for an article” gives its element and the script. <a href="/docs/show/#rules">Rules in a page</a>',
  notationMore: '<a href="/docs/notation/">Notation of all games, and records</a>',
  gameBy: '{name} is a game by {author}, published by {published}.',
  creditsMore: '<a href="/docs/credits/">All sources and credits</a>',
  script: {
    copyRule: 'Copy for an article',
  },
};
