export default {
  title: 'Daily puzzles',
  description:
    'One puzzle for each game, new every day, harder from Monday to Sunday. Each is proven to have one solution, or one best choice.',
  yours:
    'Your page can have them, too: <a href="/docs/puzzles/#a-puzzle-every-day">a puzzle every day</a> is one tag, and a list of your own puzzles one more attribute.',
  noScript: 'The puzzles need JavaScript.',
  script: {
    difficulty: 'Difficulty {value} of 7',
    // the difficulty from Monday to Sunday
    level1: 'Easiest',
    level2: 'Easy',
    level3: 'Fairly easy',
    level4: 'Medium',
    level5: 'Fairly hard',
    level6: 'Hard',
    level7: 'Hardest',
    open: 'Not solved yet',
    begun: 'Begun',
    shown: 'Solution seen',
    solved: 'Solved',
    count: '{count} of {all} solved',
  },
};
