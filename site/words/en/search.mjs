export default {
  title: 'Search',
  description: 'Search in the documentation and in the rules of the games.',
  button: 'Search',
  noScript: 'The search needs JavaScript. The <a href="/docs/">documentation</a> lists all pages.',
};
