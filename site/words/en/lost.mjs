export default {
  title: 'Page not found',
  description: 'There is no page at this address.',
  games: 'To the games',
  docs: 'To the documentation',
};
