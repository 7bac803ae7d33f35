export default {
  title: 'Composer',
  description:
    'Stelle ein Diagramm, ein Rätsel, eine Partie zum Nachspielen oder ein Spiel zusammen, und kopiere den Code.',
  script: {},
};
