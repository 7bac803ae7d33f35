export default {
  title: 'Rätsel des Tages',
  description:
    'Zu jedem Spiel ein Rätsel, jeden Tag ein neues, von Montag bis Sonntag immer schwerer. Bewiesen ist: Es gibt eine Lösung oder eine beste Wahl.',
  yours:
    'Deine Seite kann sie auch haben: <a href="/docs/puzzles/#a-puzzle-every-day">Ein Rätsel für jeden Tag</a> ist ein Tag, und eine Liste mit eigenen Rätseln ein Attribut mehr (auf Englisch).',
  noScript: 'Die Rätsel brauchen JavaScript.',
  script: {
    difficulty: 'Schwierigkeit {value} von 7',
    level1: 'Am leichtesten',
    level2: 'Leicht',
    level3: 'Eher leicht',
    level4: 'Mittel',
    level5: 'Eher schwer',
    level6: 'Schwer',
    level7: 'Am schwersten',
    open: 'Noch offen',
    begun: 'Angefangen',
    shown: 'Lösung gesehen',
    solved: 'Gelöst',
    count: '{count} von {all} gelöst',
  },
};
