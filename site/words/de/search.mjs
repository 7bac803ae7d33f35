export default {
  title: 'Suche',
  description: 'Durchsuche die Dokumentation und die Regeln der Spiele.',
  button: 'Suchen',
  noScript: 'Die Suche braucht JavaScript. Alle Seiten stehen in der <a href="/docs/">Dokumentation</a>.',
};
