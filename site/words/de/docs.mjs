export default {
  title: 'Dokumentation',
  description:
    'Wie du die Spiele auf deine Seite setzt, über sie schreibst und ihr Aussehen änderst, und alles über die Elemente.',
  note: 'Die Dokumentation ist auf Englisch. Auf Deutsch gibt es die <a href="/docs/blind.de/">Anleitung für blinde Spieler</a>; die Regeln stehen auf den Seiten der Spiele. Bretter und Regeln selbst sprechen Deutsch, sobald deine Seite <code>lang="de"</code> hat. Ohne Code hilft dir der <a href="/composer/">Composer</a>: Er richtet ein Brett ein und gibt dir, was du in deinen Beitrag kopierst.',
  contents: 'Inhalt',
  edit: 'Diese Seite bearbeiten',
  beyond: 'Seiten davor und danach',
  previous: 'Zurück',
  next: 'Weiter',
  groups: {
    Use: 'Benutzen',
    Elements: 'Elemente',
    Build: 'Programmieren',
    'Write and design': 'Schreiben und gestalten',
    'Keys and screen readers': 'Tasten und Screenreader',
    Project: 'Projekt',
  },
};
