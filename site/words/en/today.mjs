export default {
  title: 'Daily puzzles',
  description:
    'One puzzle for each game, new every day, harder from Monday to Sunday. Each is proven to have one solution, or one best choice.',
  yours:
    'Your page can have them, too: <a href="/docs/puzzles/#a-puzzle-every-day">a puzzle every day</a> is one tag, and a list of your own puzzles one more attribute.',
  noScript: 'The puzzles need JavaScript.',
  script: { difficulty: 'Difficulty {value} of 7' },
};
