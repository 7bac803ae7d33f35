import type { TableWords } from '../en/table.js';

/** The words at a table with people elsewhere, in German. */
export const table: TableWords = {
  asks: {
    undo: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    draw: (name) => `${name} bietet Unentschieden an.`,
    rematch: (name) => `${name} möchte noch einmal spielen.`,
    computer: (name, away) => `${name} möchte, dass der Computer für ${away} spielt.`,
  },
  answers: {
    undo: ['Erlauben', 'Ablehnen'],
    draw: ['Annehmen', 'Ablehnen'],
    rematch: ['Noch einmal', 'Nein, danke'],
    computer: ['Erlauben', 'Ablehnen'],
  },
  asked: {
    undo: 'Du hast darum gebeten, deinen letzten Zug zurückzunehmen.',
    draw: 'Du hast Unentschieden angeboten.',
    rematch: 'Du hast um ein weiteres Spiel gebeten.',
    computer: 'Du hast darum gebeten, dass der Computer weiterspielt.',
  },
  agreed: { undo: 'Der letzte Zug wurde zurückgenommen.', computer: 'Der Computer spielt weiter.' },
  refused: {
    undo: (name) => `${name} erlaubt es nicht: Der Zug bleibt.`,
    draw: (name) => `${name} lehnt das Unentschieden ab.`,
    rematch: (name) => `${name} möchte nicht noch einmal spielen.`,
    computer: (name) => `${name} erlaubt es nicht: Der Computer spielt nicht.`,
  },
  lapsed: 'Vor der Antwort wurde gezogen: Deine Bitte gilt nicht mehr.',
  notNow: 'Darum kann jetzt nicht gebeten werden.',

  link: {
    start: 'Mit jemandem anderswo spielen',
    intro:
      'Ihr schickt einander einen Link mit euren Zügen, per Mail oder im Chat, so schnell oder so langsam ihr wollt.',
    name: 'Dein Name',
    cancel: 'Abbrechen',
    send: 'Link senden',
    copy: 'Link kopieren',
    again: 'Link noch einmal senden',
    takeBack: 'Zug zurücknehmen',
    leave: 'Dieses Spiel verlassen',
    somebody: 'Jemand',
    invites: (name) => `${name} lädt dich zu einem Spiel ein.`,
    accept: 'Mitspielen',
    invitation:
      'Sende diesen Link der Person, mit der du spielen willst. Öffne dann den Link, den du zurückbekommst.',
    toSend: (name) => `Sende diesen Link an ${name}.`,
    sent: (name) => `Das Spiel geht mit dem Link weiter, den du von ${name} zurückbekommst.`,
    sentEnd: (name) => `Das Spiel ist zu Ende. ${name} sieht das Ende mit deinem Link.`,
    end: (name) => `Das Spiel ist zu Ende. Sende diesen letzten Link, damit ${name} das Ende sieht.`,
    yourTurn: 'Mach deinen Zug. Sende dann den Link.',
    watching:
      'Du siehst diesem Spiel zu: Dieser Browser hat keinen Platz darin. Öffne Links in dem Browser, in dem du spielst.',
    shared: 'Der Link wurde gesendet.',
    copied: 'Der Link wurde kopiert.',
    byHand: 'Link zum Kopieren',
    older: 'Das ist ein älterer Link. Das Brett zeigt das Spiel, wie es jetzt steht.',
    noStorage:
      'Diese Seite kann nichts speichern. Dein Platz steht in der Adresse dieser Seite: Bewahre die Adresse auf und gib sie niemandem.',
    paste: 'Der Link, den du zurückbekommen hast',
    open: 'Öffnen',
    sendFirst: 'Sende zuerst diesen Link: Er beendet das Spiel.',
    drawWithMove: 'Dein Angebot eines Unentschiedens geht mit deinem nächsten Zug mit.',
    notYourTurn: 'Das geht, wenn du am Zug bist.',
    tooLate:
      'Der Link ist vielleicht schon unterwegs: Ein Zug kann nur zurückgenommen werden, bevor du ihn sendest.',
  },
};
