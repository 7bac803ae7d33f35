export default {
  title: 'Seite nicht gefunden',
  description: 'Unter dieser Adresse gibt es keine Seite.',
  games: 'Zu den Spielen',
  docs: 'Zur Dokumentation',
};
