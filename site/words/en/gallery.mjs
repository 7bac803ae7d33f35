export default {
  title: 'Gallery',
  description: 'Blog posts with diagrams, replays and puzzles, as a game blog would publish them.',
  more: 'A <a href="/posts/newsletter.html">newsletter</a> shows boards in mails, without scripts. <a href="/docs/platforms/">Platforms</a> explains how such posts are made, and the <a href="/composer/">composer</a> makes the boards.',
};
