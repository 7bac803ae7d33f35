export default {
  title: 'Spielkasten – Brettspiele für deine Seite',
  description:
    'Brettspiele als Custom Elements: Regeln, Brett, Computergegner und Partien zum Nachspielen mit einem Tag, für jede Website.',
  headline: 'Ein Brettspiel auf deiner Seite',
  lede: 'Ein Tag ist ein ganzes Spiel: mit Regeln, Brett und Computergegnern, mit Partien zum Speichern und Nachspielen. Ohne Server, ohne Framework.',
  start: 'Los geht’s in zwei Zeilen',
  write: 'Über ein Spiel schreiben',
  games: 'Spiele',
  article: {
    kicker: 'Für alle, die schreiben',
    title: 'Das Brett folgt dem Satz',
    first:
      'Beide haben ihre Türen aufgemacht. <game-move board="club" ply="5">3. ro-wo</game-move> ist die erste Drohung: wo, ri und gi liegen hintereinander auf einer Linie, zwischen den letzten beiden die Mitte. Im nächsten Zug springt Rot über den eigenen Stein und landet auf gi.',
    second:
      '<game-move board="club" ply="6">3… gi-bo</game-move> liegt nahe, und genau dieser Fehler entscheidet die Partie. Der Stein ist in Sicherheit, aber die Tür steht offen. Der Computer hätte <span><game-move board="club" path="6a1">3… go-yo</game-move></span> gespielt. Das sieht verrückt aus, denn <game-move board="club" path="6a2">4. rixyo</game-move> schlägt den Stein einfach.',
    compose: 'Selbst ausprobieren',
    post: 'Den ganzen Beitrag lesen',
  },
  puzzle: {
    kicker: 'Für alle, die spielen',
    title: 'Und die Leser antworten',
    lede: 'Ein Tag zeigt jeden Tag ein neues Rätsel: bewiesen, bis Sonntag immer schwerer, mit Serie und einem Ergebnis zum Teilen. Richtige Züge gehen weiter, falsche werden zurückgenommen, und nichts verlässt den Browser.',
    all: 'Alle Rätsel des Tages',
    own: 'Eigene Rätsel',
  },
  design: {
    kicker: 'Für alle, die gestalten',
    title: 'In deinen Farben, bis ins Detail',
    lede: 'Wähle einen Look oder eine Farbe deiner Marke. Jedes Token hat einen Wert für hell und dunkel, und das Studio prüft den Kontrast, während du auswählst.',
    looks: 'Looks',
    yours: 'Deine Farbe',
    studio: 'Studio öffnen',
    tokens: 'Alle Tokens und Parts',
  },
  develop: {
    kicker: 'Für alle, die programmieren',
    title: 'Ein Tag, Attribute, Events',
    lede: 'Attribute richten ein Spiel ein, Events melden, was geschieht, Methoden spielen Züge. Typen für React, Vue, Svelte und Solid liegen im Paket.',
    start: 'Anfangen',
  },
  table: {
    title: 'Zwei Seiten, ein Tisch',
    lede: 'Jeder spielt auf seiner eigenen Seite: über einen Kanal deiner Seite, per Link ganz ohne Server oder über deinen Server. Unten spielen Ada und Bo eine Partie. Jeder sieht nur sein eigenes Plättchen.',
    online: 'Mit anderen spielen',
    channel: 'Ein Kanal',
    hosts: 'Adas Seite eröffnet den Tisch',
    joins: 'Bos Seite',
    page: '{name}s Seite',
  },
  all: {
    title: '{count} vollständige Spiele: Bei jeder Regel steht, woher sie kommt',
    size: 'für ein Spiel mit allem, was man zum Spielen braucht',
    lit: 'nämlich Lit, im Skript enthalten',
    litFact: '1 Abhängigkeit',
    ear: 'Spiele gehen nach Gehör: Vor jeder Veröffentlichung spielen wir jedes mit <a href="/docs/accessibility/">einem Screenreader</a>',
    earFact: '{count} von {count}',
    trackers: 'keine Konten und keine Anfragen außer nach den eigenen Dateien',
    trackersFact: '0 Tracker',
  },
  script: {
    tableFailed:
      'Der Tisch konnte nicht geladen werden: Das sind zwei Bretter ohne Verbindung. Lade die Seite neu.',
  },
};
