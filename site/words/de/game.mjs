export default {
  learn: 'Regeln lernen',
  here: 'Auf dieser Seite',
  onePlayer: 'Für 1 Spieler.',
  free: 'So viele du willst',
  rules: 'Regeln',
  notation: 'Notation',
  replay: 'Beispielpartie',
  credits: 'Quellen',
  oneRule:
    'Jede Regel lässt sich mit ihrem Beispiel in einen Artikel setzen: „Für einen Artikel kopieren“ gibt dir ihr Element und das Skript. <a href="/docs/show/#rules">Mehr dazu</a> (auf Englisch)',
  notationMore: '<a href="/docs/notation/">Notation aller Spiele und Partien</a> (auf Englisch)',
  gameBy: '{name} ist ein Spiel von {author}, erschienen bei {published}.',
  creditsMore: '<a href="/docs/credits/">Alle Quellen</a> (auf Englisch)',
  script: {
    copyRule: 'Für einen Artikel kopieren',
  },
};
