export default {
  title: 'Galerie',
  description:
    'Beiträge mit Diagrammen, Partien zum Nachspielen und Rätseln, wie sie in einem Spieleblog stehen könnten.',
  more: 'Ein <a href="/posts/newsletter.html">Rundbrief</a> zeigt Bretter in einer Mail, ganz ohne Skripte. Wie du solche Beiträge machst, steht unter <a href="/docs/platforms/">Platforms</a> (auf Englisch); die Bretter dazu macht dir der <a href="/composer/">Composer</a>.',
};
