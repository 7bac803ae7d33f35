export default {
  title: 'Spielkasten – board games for your page',
  description:
    'Board games as custom elements: rules, board, computer players, records and replays with one tag, for any web page.',
  headline: 'Put a board game on your page',
  lede: 'One tag is a whole game: rules, board, computer players, records and replays. No server, no framework.',
  start: 'Start in two lines',
  write: 'Write about a game',
  games: 'Games',
  article: {
    kicker: 'For people who write',
    title: 'The board follows the sentence',
    first:
      'Both sides have opened their doors. <game-move board="club" ply="5">3. ro-wo</game-move> is the first threat: wo, ri and gi follow one another on one line, with the centre between the last two. Next turn Red will leap over its own stone and land on gi.',
    second:
      '<game-move board="club" ply="6">3… gi-bo</game-move> is the natural answer, and the mistake that decides the game. The stone is safe, but the door is empty. The computer would have played <span><game-move board="club" path="6a1">3… go-yo</game-move>,</span> which looks mad, because <game-move board="club" path="6a2">4. rixyo</game-move> simply takes the stone.',
    compose: 'Compose your own',
    post: 'Read the whole post',
  },
  puzzle: {
    kicker: 'For people who play',
    title: 'And the reader answers',
    lede: 'One tag shows a new puzzle each day: proven, harder towards Sunday, with a streak and a result to share. Right moves go on, wrong ones are taken back, and nothing leaves the browser.',
    all: 'All puzzles of the day',
    own: 'Puzzles of your own',
  },
  design: {
    kicker: 'For designers',
    title: 'In your colours, to the last stitch',
    lede: 'Pick a look or one brand colour. Every token has a value for light and dark, and the studio checks contrast while you choose.',
    looks: 'Looks',
    yours: 'Yours',
    studio: 'Open the studio',
    tokens: 'All tokens and parts',
  },
  develop: {
    kicker: 'For developers',
    title: 'A tag, attributes, events',
    lede: 'Attributes set a game up, events tell what happens, methods play moves. Types for React, Vue, Svelte and Solid are in the package.',
    start: 'Start',
  },
  table: {
    title: 'Two pages, one table',
    lede: 'People play on pages of their own: over a channel of the page, by links without a server, or at a server of yours. Below, Ada and Bo play one game. Each sees their own chip, and nobody else’s.',
    online: 'Play with people elsewhere',
    channel: 'A channel',
    hosts: 'Ada’s page hosts the table',
    joins: 'Bo’s page',
    page: '{name}’s page',
  },
  all: {
    title: '{count} complete games: every rule says where it comes from',
    size: 'one game, with everything that people need to play it',
    lit: 'Lit, inside the script',
    litFact: '1 dependency',
    ear: 'playable by ear: each game is played with <a href="/docs/accessibility/">a screen reader</a> before a release',
    earFact: '{count} of {count}',
    trackers: 'no accounts, and no requests but for its own files',
    trackersFact: '0 trackers',
  },
  script: {
    tableFailed:
      'The table could not be loaded: these are two boards without each other. Load the page again.',
  },
};
