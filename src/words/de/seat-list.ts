import type { SeatListWords } from '../en/table.js';
import { formatList } from '../../element/words/sentences.js';

/** The words of a list of the games that a browser has at a server, in German. */
export const words: SeatListWords = {
  title: 'Deine Spiele',
  with: (game, names) => (names.length > 0 ? `${game} mit ${formatList(names, 'und')}` : game),
  as: (name) => `du bist ${name}`,
  computer: 'dem Computer',
  somebody: 'jemandem',
  theComputer: 'Der Computer',
  nobody: 'Jemand',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  waiting: 'Noch nicht begonnen',
  over: 'Das Spiel ist zu Ende',
  next: 'Das nächste Spiel hat begonnen',
  byComputer: 'Der Computer spielt für dich',
  left: 'Du hast den Tisch verlassen',
  gone: 'Diesen Tisch gibt es nicht mehr',
  refused: 'Der Server kennt dieses Spiel nicht',
  since: (when) => `seit ${when}`,
  ended: (when) => `beendet: ${when}`,
  lastPlayed: (when) => `zuletzt gespielt: ${when}`,
  continue: 'Weiterspielen',
  device: 'Anderes Gerät',
  remove: 'Entfernen',
  confirm: 'Wenn du dieses Spiel entfernst, kannst du dort nicht weiterspielen.',
  yes: 'Entfernen',
  no: 'Behalten',
  all: (count) => `Alle ${count} Spiele zeigen`,
  summary: (count, turns) => `${count === 1 ? '1 Spiel' : `${count} Spiele`}, in ${turns} bist du dran.`,
  none: 'Du hast hier noch keine Spiele.',
  noPage: 'Zum Weiterspielen öffne die Seite, auf der du gespielt hast.',
  lost: 'Der Server der Tische ist nicht erreichbar. Du siehst, was dieser Browser gespeichert hat.',
  origin:
    'Der Server der Tische lässt diese Website nicht zu. Du siehst, was dieser Browser gespeichert hat.',

  handOver: {
    title: 'Auf einem anderen Gerät spielen',
    intro: 'Scanne den Code mit dem anderen Gerät, oder öffne dort den Link.',
    secret: 'Wer diesen Link hat, kann für dich spielen. Gib ihn nicht weiter.',
    code: 'QR-Code des Links zu deinem Spiel',
    link: 'Der Link zu deinem Spiel',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    close: 'Schließen',
  },
};
