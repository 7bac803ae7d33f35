import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Luzi und Joe in German. */
export const de: RulebookWords = {
  preface: [
    'Luzi und Joe ist ein Würfelspiel für zwei bis fünf von Fabian Thiel (1fips, 2025). Diese Bibliothek ist nicht offiziell, und die Worte hier sind unsere eigenen.',
    'Im Text der gedruckten Regel, der uns vorliegt, fehlen die Bilder: Würfelseiten mitten in den Sätzen und die Punktetabelle. Welche Seite gemeint ist und alle Reihenpunkte bis auf die ersten sind deshalb rekonstruiert.',
  ],
  rules: {
    Z1: {
      title: 'Zwei Seiten mit Namen',
      text: [
        'Joe ist die Eins. Drei Sechsen sind Luzi. Keine andere Lesart passt zu jedem Satz der gedruckten Regel: Was noch einmal geworfen werden darf, ist ein Block von zwei bis fünf, und drei Joes haben drei Augen.',
        'Vieren und Fünfen bringen Augen und Reihen, Zweien und Dreien nur Reihen.',
      ],
    },
    Z2: {
      title: 'Runden und Läufe',
      text: [
        'Ihr einigt euch auf eine Zahl von Runden; ohne Absprache sind es fünf. In jeder Runde hat jede Person einen Lauf, eine nach der anderen.',
        'Am Tisch beginnt die jüngste. Hier kennt niemand das Alter: Es ist A, wenn ihr nicht jemand anderen wählt oder das Los entscheiden lasst.',
      ],
    },
    Z3: {
      title: 'Werfen',
      text: [
        'Dein Lauf beginnt mit einem Wurf aller acht Würfel. Danach hörst du auf, oder du wirfst noch einmal: mindestens zwei Würfel, die Zwei bis Fünf zeigen, welche du willst, auch solche, die du vorher liegen gelassen hast.',
        'Einsen und Sechsen bleiben liegen, bis der Lauf zu Ende ist. Werfen darfst du, so oft du magst. Zeigen weniger als zwei Würfel Zwei bis Fünf, kannst du nur noch aufhören.',
      ],
    },
    Z4: {
      title: 'Joe sperrt',
      text: [
        'Liegen ein oder zwei Joes da, bringt Aufhören gar nichts.',
        'Drei Joes sind die Dreifaltigkeit: Von da an zählt das Aufhören, und sie zählen mit.',
      ],
    },
    Z5: {
      title: 'Aufhören',
      text: [
        'Wer aufhört, bekommt die Augen aller Vieren und Fünfen und Punkte für jede Seite, die drei oder mehr Würfel zeigen: Das ist eine Reihe. Eine Reihe aus Einsen bringt auch ihre Augen.',
        'Alle Würfel einer Seite sind eine Reihe, nie zwei kürzere: Die gedruckte Regel sagt dazu nichts, wir spielen es so. Sechsen bringen nichts.',
      ],
    },
    Z6: {
      title: 'Punkte für Reihen',
      text: [
        'Eine Dreierreihe bringt 6: So viel ist gedruckt. Der Rest der Tabelle ist verloren. Wir spielen mit 6, 12, 20, 30, 42 und 56 Punkten für drei bis acht Würfel.',
        'Ihr könnt andere Zahlen vereinbaren. Zwei Tabellen liegen bereit: Dreieckszahlen, 6, 10, 15, 21, 28, 36; und verdoppelt, 6, 12, 24, 48, 96, 192.',
      ],
    },
    Z7: {
      title: 'Luzi',
      text: ['Die dritte Sechs beendet deinen Lauf, und du bekommst nichts.'],
    },
    Z8: {
      title: 'Patt',
      text: [
        'Liegt die Dreifaltigkeit schon da, wenn die dritte Sechs fällt, halten Luzi und Joe einander fest. Dein Lauf endet. Lege drei Einsen und drei Sechsen beiseite: Die Augen aller anderen Würfel gehören dir, was sie auch zeigen, aber keine Reihen.',
        'Wir nehmen das „schon“ beim Wort: Fallen die dritte Eins und die dritte Sechs im selben Wurf, ist es Luzi. Eine Option kehrt das um.',
      ],
    },
    Z9: {
      title: 'Superluzi',
      text: [
        'Mehr als drei Sechsen gleich im ersten Wurf beenden deinen Lauf: Du bekommst nichts, und alle anderen verlieren die Augen dieser Sechsen, auch unter null.',
        'Das geht allem anderen vor. Genau drei Sechsen im ersten Wurf sind eine gewöhnliche Luzi.',
      ],
    },
    Z10: {
      title: 'Das Ende',
      text: [
        'Nach der letzten Runde hat die höchste Summe gewonnen. Bei gleicher Summe gewinnen alle, die sie haben: Die gedruckte Regel schweigt dazu.',
      ],
    },
  },
  examples: {
    faces:
      'Zwei Joes und zwei Sechsen liegen fest. Die vier Würfel dazwischen dürfen noch einmal geworfen werden.',
    'turn-passes': 'A hört für 13 auf, die Augen von zwei Vieren und einer Fünf. Nun hat B einen Lauf.',
    'next-round': 'B hört für 24 auf: Die zweite Runde beginnt.',
    'first-throw': 'Alle acht Würfel sind im Becher.',
    'throw-again': 'A behält eine Vier und eine Fünf und wirft vier Würfel noch einmal.',
    locked: 'Die Sechs liegt fest und kann nicht noch einmal geworfen werden.',
    'one-die': 'Ein Würfel allein kann nicht geworfen werden.',
    'nothing-left': 'Nur ein Würfel ist frei. A kann nur aufhören.',
    spent: 'A hört auf: 5 Augen und 20 für die Reihe der Joes, 5 für die Fünf.',
    blocked: 'Zwei Joes liegen da. Aufhören bringt nichts, trotz der vielen Fünfen.',
    trinity: 'Drei Joes liegen da: 3 und 6 für sie, 4 für die Vier, 15 und 6 für die Fünfen.',
    'fours-and-fives':
      'Die Vieren bringen 12 und 6 für ihre Reihe, die Fünfen 10. Zweien und Drei bringen nichts.',
    'rows-alone': 'Zwei Dreierreihen, je 6. Ihre Augen zählen nicht, die Sechsen auch nicht.',
    'row-of-five': 'Eine Fünferreihe bringt 20, die Vier ihre Augen.',
    'row-doubling': 'Dasselbe mit der verdoppelten Tabelle: 24, und 4 für die Vier.',
    luzi: 'Die dritte Sechs fällt. Die Reihe der Vieren ist verloren.',
    'stand-off':
      'Die dritte Sechs fällt in die Dreifaltigkeit. Eine Vier und eine Fünf sind übrig: 9 Punkte.',
    'stand-off-more':
      'Jetzt sind es vier Sechsen. Drei kommen mit den Joes beiseite, die vierte bringt 6 zu der Zwei.',
    together: 'Der dritte Joe kommt mit der dritten Sechs, nicht vor ihr: Luzi.',
    'together-option': 'Mit der Option ist es ein Patt. Zwei Zweien sind übrig: 4 Punkte.',
    superluzi: 'Vier Sechsen auf einmal. A bekommt nichts, und B verliert 24.',
    'below-zero': 'Fünf Sechsen: A und B verlieren je 30.',
    'three-sixes': 'Drei Sechsen sind eine gewöhnliche Luzi. B verliert nichts.',
    'highest-total': 'Der letzte Lauf bringt B 24 Punkte: 36 gegen 31.',
    tie: 'B zieht gleich: Beide haben gewonnen.',
  },
};
