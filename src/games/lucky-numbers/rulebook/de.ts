import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Lucky Numbers in German. */
export const de: RulebookWords = {
  preface: [
    'Lucky Numbers ist ein Spiel für eine bis vier Personen von Michael Schacht, zuerst 2012 erschienen, später bei TIKI Editions (2020) und Game Factory (2023). Diese Bibliothek ist nicht offiziell, und die Worte hier sind unsere eigenen.',
    'Das Blatt mit dem Solospiel des Verlags ist verloren. Was unter L11 steht, ist von uns.',
    'Felder heißen wie auf dem Schachbrett: a1 ist links unten, d1 mit dem Marienkäfer rechts unten. Die Diagonale läuft von a4 über b3 und c2 nach d1.',
  ],
  rules: {
    L1: {
      title: 'Plättchen',
      text: [
        'Für jede Person kommt ein Satz Plättchen mit den Zahlen 1 bis 20 ins Spiel. Alle werden gemischt und liegen verdeckt auf einem Haufen. Aus welchem Satz ein Plättchen stammt, ist gleich.',
        'Jede Zahl gibt es also so oft, wie Leute mitspielen; was offen liegt, verrät, was noch kommen kann.',
      ],
    },
    L2: {
      title: 'Aufbau',
      text: [
        'Jeder Plan hat vier mal vier Felder. Du bekommst vier Plättchen, offen, und legst auf jedes Feld deiner Diagonale eines. In welcher Reihenfolge, ist dir überlassen; klein nach links oben und groß nach rechts unten ist ein guter Rat, aber keine Regel. Auch gleiche Zahlen dürfen dort liegen.',
        'Zwei andere Arten stehen zur Wahl. Der Reihe nach gelegt: Alle vier Plättchen liegen gleich aufsteigend da. Plättchen für Plättchen: In vier Runden bekommen alle je eines und legen es, bevor das nächste kommt.',
      ],
    },
    L3: {
      title: 'Am Zug',
      text: [
        'Tu eines von zweien. Entweder decke ein verdecktes Plättchen auf: Leg es auf deinen Plan, oder lass es offen in der Mitte. Oder nimm eines, das offen liegt: Dann muss es gelegt werden.',
        'Aussetzen geht nicht.',
      ],
    },
    L4: {
      title: 'Legen',
      text: [
        'Lege das Plättchen auf ein leeres Feld, oder tausche es gegen eines auf deinem Plan, das danach offen in der Mitte liegt.',
        'Danach müssen die Zahlen in jeder Zeile von links nach rechts und in jeder Spalte von oben nach unten größer werden. Es zählen alle Plättchen einer Zeile oder Spalte, auch über Lücken hinweg, und keine Zahl darf dort zweimal liegen.',
      ],
    },
    L5: {
      title: 'Kein Tausch gegen Gleiches',
      text: [
        'Gegen dieselbe Zahl wird nicht getauscht. Das änderte nichts und wäre ein Weg, doch auszusetzen.',
      ],
    },
    L6: {
      title: 'Ein voller Plan',
      text: ['Wer das letzte leere Feld des eigenen Plans belegt, hat sofort gewonnen.'],
    },
    L7: {
      title: 'Das letzte verdeckte Plättchen',
      text: [
        'Wer das letzte verdeckte Plättchen aufdeckt, beendet noch den Zug; dann ist das Spiel aus. Die wenigsten leeren Felder gewinnen, auch mehrere gemeinsam.',
        'Wer allein spielt, hat dann verloren.',
      ],
    },
    L8: {
      title: 'Hausregel: nicht ewig',
      text: [
        'Zwei könnten offene Plättchen ohne Ende hin und her tauschen. Darum werden Tausche mit offenen Plättchen gezählt. Nach vier je Person in Folge, ohne dass dazwischen aufgedeckt oder ein leeres Feld belegt wurde, muss als Nächstes ein verdecktes Plättchen aufgedeckt werden.',
        'Die gedruckte Regel kennt diese Grenze nicht. Sie ist von uns, und man spürt sie kaum je.',
      ],
    },
    L9: {
      title: 'Variante: weiterspielen',
      text: [
        'Liegt das Plättchen nach dem Legen oder Tauschen schräg neben einem mit derselben Zahl, hast du noch einen Zug, und mit Glück noch einen. Diese Variante ist von Bruno Cathala.',
        'Alle vier schrägen Nachbarn zählen. Der Aufbau und das Liegenlassen geben keinen weiteren Zug, und nach dem letzten verdeckten Plättchen ist das Spiel aus (L7).',
      ],
    },
    L10: {
      title: 'Turnier',
      text: [
        'Spielt so viele Spiele, wie Leute mitspielen: Alle beginnen einmal. Wer ein Spiel gewinnt, bekommt zwei Punkte, alle anderen verlieren einen für jedes eigene leere Feld. Die höchste Summe gewinnt, auch mehrere gemeinsam.',
        'Hat das letzte verdeckte Plättchen ein Spiel beendet (L7) und teilen sich mehrere den Sieg, bekommt jeder davon zwei Punkte.',
      ],
    },
    L11: {
      title: 'Allein',
      text: [
        'Gegen den Haufen: Du spielst nach denselben Regeln mit zwei Sätzen Plättchen und gewinnst, wenn dein Plan voll ist, bevor das letzte aufgedeckt wird.',
        'Tauschrätsel: Ein voller Plan ist durcheinander. Vertausche Plättchen auf Nachbarfeldern, nebeneinander oder übereinander, bis jede Zeile und jede Spalte ansteigt. Par ist die kleinste Zahl von Tauschen, mit der es geht; weniger schafft niemand. Sind die Ränder verbunden, so sind auch Felder an den beiden Enden einer Zeile oder Spalte Nachbarn.',
      ],
    },
  },
  examples: {
    start: 'Zu zweit, vierzig Plättchen: Jede Zahl gibt es zweimal.',
    'none-left': 'Eine 19 liegt auf d1, die andere in der Mitte: Eine dritte kann nicht aufgedeckt werden.',
    choose: 'A legt das letzte von vier Plättchen. Dann legt B die 2, 7, 12 und 17.',
    'off-diagonal': 'Beim Aufbau liegen Plättchen nur auf der Diagonale.',
    sorted: 'Der Reihe nach: Sobald das letzte Plättchen ausgeteilt ist, liegen alle.',
    'one-by-one': 'Plättchen für Plättchen: A legt die 9 auf c2 und wartet, was noch kommt.',
    draw: 'A könnte die 3 nehmen und darf trotzdem aufdecken.',
    leave: 'A hat eine 20 aufgedeckt und lässt sie liegen. Alle dürfen sie später nehmen.',
    take: 'A nimmt die 3 aus der Mitte und legt sie auf b4, rechts neben die 1.',
    'no-passing': 'A hat nichts aufgedeckt, also gibt es nichts liegen zu lassen.',
    'thirteen-empty': 'Die 13 hat drei Plätze. Der erste: c4, rechts von der 5.',
    'thirteen-for-ten': 'Der zweite: d3. Die 10 geht zurück in die Mitte.',
    'thirteen-for-fifteen': 'Der dritte: b1. Die 15 geht zurück in die Mitte.',
    'over-the-gap': 'Auf b3 kann sie nicht liegen: Hinter der Lücke kommt eine 10.',
    'twice-in-a-row': 'Auf b2 auch nicht: In dieser Zeile liegt schon eine 13.',
    'same-number': 'Auf a2 liegt eine 13. Eine 13 gegen eine andere ist kein Tausch.',
    full: 'Das letzte Feld von A ist belegt: A hat gewonnen.',
    'last-laid':
      'Die 3 war das letzte verdeckte Plättchen. A legt sie und hat ein leeres Feld weniger als B.',
    'last-left': 'Hätte A die 3 liegen gelassen, hätten beide zwölf leere Felder und beide hätten gewonnen.',
    'eighth-exchange': 'Der achte Tausch zu zweit in Folge.',
    'must-draw': 'B muss jetzt aufdecken, obwohl die 16 das Feld d4 füllen würde.',
    'plays-again': 'Die 6 auf c4 liegt schräg neben der 6 auf b3: A hat noch einen Zug.',
    'not-diagonal': 'Auf d4 liegt sie nicht schräg daneben: B ist dran.',
    'exchange-again': 'Auch ein Tausch zählt. Die 11 liegt jetzt in der Mitte, und A spielt weiter.',
    points: 'A hat gewonnen und bekommt zwei Punkte. B hat zwei leere Felder und verliert zwei.',
    alone: 'Allein gegen zwei Sätze Plättchen.',
    'alone-lost': 'Das letzte Plättchen ist gelegt, elf Felder sind leer: verloren.',
    'swap-last': 'Der dritte Tausch löst das Rätsel.',
    'swap-diagonal': 'c3 und d4 berühren sich nur an einer Ecke.',
    'swap-across': 'Wo die Ränder verbunden sind, sind a4 und d4 Nachbarn.',
  },
};
