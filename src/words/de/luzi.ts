import type { RulebookWords } from '../../core/rulebook.js';
import type { OptionWords } from '../../element/words/game-words.js';
import { violationText, formatMargin, listNames } from '../../element/words/sentences.js';
import type { LuziMove, sentences as english } from '../../games/luzi/engine/index.js';
import { highestRun, isDefault, type LuziWords } from '../en/luzi.js';
import { luzi } from './eager.js';
import { germanFault, haben } from './grammar.js';
import { faces, list } from './phrases.js';

const formatPoints = (n: number) => (Math.abs(n) === 1 ? `${n} Punkt` : `${n} Punkte`);

const numbers = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const many = ['Joes', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'];
const single = ['Joe', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];

const sentences: typeof english = {
  over: 'Die Partie ist zu Ende',
  'unknown-move': 'In einem Zug wird gewürfelt oder aufgehört',
  'unknown-dice': 'Würfel müssen 1 bis 6 zeigen',
  falling: 'Die Würfel sind noch im Becher',
  'cup-empty': 'Im Becher sind keine Würfel',
  'wrong-number': 'Im Becher ist eine andere Zahl von Würfeln',
  'not-thrown': 'Ein Lauf muss mit einem Wurf beginnen',
  'not-chosen': 'Wähle die Würfel, die du erneut würfeln willst',
  'all-eight': 'Zum ersten Wurf gehören alle acht Würfel',
  'locked-joe': 'Ein Joe darf nicht erneut gewürfelt werden',
  'locked-six': 'Eine Sechs darf nicht erneut gewürfelt werden',
  'not-there': 'So viele Würfel mit einer {0} liegen nicht auf dem Tisch',
  'only-stop': 'Weniger als zwei Würfel sind frei: Du kannst nur noch aufhören',
  'too-few': 'Du musst mindestens zwei Würfel würfeln',
  move: 'Ein Zug wird roll, roll:2235, stop oder =11344556 geschrieben, mit den Würfeln in aufsteigender Folge',
  position:
    'Eine Stellung besteht aus fünf Teilen, durch je ein Leerzeichen getrennt: Punkte, Runde, Platz, Würfe, Würfel',
  scores: 'Die Punkte müssen ganze Zahlen sein, durch Kommas getrennt, etwa 31,12',
  'scores-players': 'Es müssen {0} Punktzahlen sein, eine für jeden Spieler',
  'scores-unearned': '{0} kann bisher nicht so viele Punkte bekommen haben',
  'scores-unlost': '{0} kann bisher nicht so viele Punkte verloren haben',
  round: 'Die Runde muss ihre Nummer und die Zahl der Runden sein, etwa 2/5',
  'round-rounds': 'Die Partie hat {0} Runden',
  seat: 'Der Platz muss der Buchstabe eines Spielers sein, nach dem Spielende -',
  'seat-over': 'Eine Partie endet nach der letzten Runde und mit leerem Tisch',
  throws: 'Die Würfe müssen eine Zahl von 0 bis 9999 sein',
  'throws-none': 'Vor dem ersten Wurf können keine Würfel auf dem Tisch liegen',
  'throws-some': 'Nach einem Wurf müssen Würfel auf dem Tisch oder im Becher sein',
  dice: 'Die Würfel müssen Ziffern oder - sein, mit +5 für fünf Würfel im Becher',
  'dice-face': 'Ein Würfel zeigt 1 bis 6',
  'dice-order': 'Die Würfel müssen in aufsteigender Folge stehen',
  'dice-number': 'Es müssen acht Würfel sein, auf dem Tisch und im Becher zusammen',
  'dice-cup': 'Im Becher müssen mindestens zwei Würfel sein',
  'dice-luzi': 'Die dritte Sechs beendet den Lauf',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es müssen 2 bis 5 Spieler sein',
  rounds: 'Die Runden müssen eine ganze Zahl von 1 bis 99 sein',
  rows: 'Die Reihenpunkte müssen sechs Zahlen, triangular oder doubling sein',
  'rows-points': 'Reihenpunkte müssen ganze Zahlen von 0 bis 9999 sein',
  together: 'Die Option together muss luzi oder stand-off sein',
  superluzi: 'Die Option superluzi muss eine ganze Zahl von 4 bis 8 sein',
  first: 'Der Startspieler (first) muss die Nummer eines Spielers sein, gezählt ab 0',
};

/** Luzi und Joe in German. */
export const words: LuziWords = {
  ...luzi,
  name: 'Luzi und Joe',
  aim: 'Sammle die meisten Punkte, aber hör vor der dritten Sechs auf.',
  say({ kind, seat = 0, squares = [], score = 0 }, names, you) {
    const name = names[seat]!;
    const t = seat === you ? 'st' : 't';
    const gets = `${name} bekomm${t}`;
    const stops = `${name} hör${t} auf`;
    return (
      {
        thrown: `${name} würfel${t} ${squares.length > 0 ? `${list(squares)} erneut` : 'mit allen acht Würfeln'}.`,
        fallen: `Die Würfel zeigen ${list(squares)}.`,
        trinity: 'Mindestens drei Joes, die Dreifaltigkeit: Joe blockiert nicht mehr.',
        stopped: `${stops} und bekomm${t} ${formatPoints(score)}.`,
        spent: `Weniger als zwei Würfel sind frei: ${stops} und bekomm${t} ${formatPoints(score)}.`,
        blocked: `${stops}, aber Joe blockiert: keine Punkte.`,
        luzi: `Luzi, die dritte Sechs: ${gets} keine Punkte.`,
        'stand-off': `Luzi trifft auf die Dreifaltigkeit, ein Patt: ${gets} ${formatPoints(score)}.`,
        superluzi: `Superluzi: ${gets} keine Punkte.`,
        robbed: `${name} verlier${t} ${formatPoints(-score)}.`,
      }[kind] ?? ''
    );
  },
  act(move: LuziMove) {
    if (move.kind === 'stop') return 'Höre auf';
    if (move.kind === 'fall') return `Die Würfel zeigen ${list(move.dice)}`;
    return move.dice.length > 0 ? `Würfle ${list(move.dice)} erneut` : 'Würfle mit allen acht Würfeln';
  },
  ending: (_rule, end) =>
    `Die letzte Runde ist gespielt: ${listNames(end.winners, end, 'und')} ${haben(end.winners, end.addressee)} die meisten Punkte.`,
  story(told, end) {
    const best = highestRun(told);
    const tale = best
      ? `Der höchste Lauf ${best.seat === end.addressee ? 'war deiner' : `gelang ${end.names[best.seat]}`}: ${best.score}.`
      : 'Kein Lauf brachte Punkte.';
    return [formatMargin(end, 'zu', 'und', formatPoints), tale].filter(Boolean).join(' ');
  },
  flames: 'dritte Sechs: meist keine Punkte',
  chanceStays: 'Ein Wurf kann nicht zurückgenommen werden',
  violation: violationText(sentences),
  fault: germanFault(sentences),

  rows: { ledge: 'feste Würfel', felt: 'freie Würfel' },
  faces,
  states: {
    free: 'kann erneut gewürfelt werden',
    locked: 'fest',
    spent: 'vom Lauf davor',
    last: 'eben gefallen',
    hint: 'Tipp',
  },
  cup: (count) => `Becher, ${count ? `${count} Würfel` : 'leer'}`,

  run: 'Lauf',
  throwAll: 'Würfeln',
  throwAgain: (count) => (count ? `${count} erneut würfeln` : 'Erneut würfeln'),
  stop: (score) => (score === undefined ? 'Aufhören' : `Mit ${score} aufhören`),

  typed: (move) => (move.kind === 'stop' ? 'stopp' : ['würfeln', ...move.dice].join(' ')),
  points: formatPoints,

  ran: (event, score) => `${event ?? 'aufgehört'}: ${score}`,

  todo(throws, chosen, open) {
    if (!throws) return 'Würfle mit allen acht Würfeln.';
    if (!open) return 'Weniger als zwei Würfel sind frei: Du kannst nur noch aufhören.';
    if (!chosen.length) return 'Wähle Würfel, die du erneut würfeln willst, oder höre auf.';
    const more = chosen.length === 1 ? ' Wähle mindestens einen weiteren Würfel.' : '';
    return `Für den nächsten Wurf gewählt: ${list([...chosen].sort().map((face) => faces[face - 1]!))}.${more}`;
  },

  specialEvent: (kind, name, score) => {
    const gets = name ? `${name} bekommt` : 'Du bekommst';
    return {
      trinity: 'Mindestens drei Joes: Joe blockiert nicht mehr.',
      luzi: `Drei Sechsen: ${gets} keine Punkte.`,
      'stand-off': `Joe hält Luzi auf: ${gets} ${formatPoints(score)}.`,
      superluzi: `Alle anderen verlieren Punkte. ${gets} keine Punkte.`,
    }[kind];
  },

  tally: {
    label: (name) => `Wenn ${name ? `${name} jetzt aufhört` : 'du jetzt aufhörst'}`,
    title: 'Das bringt Punkte',
    notThrown: 'Vieren und Fünfen bringen ihre Augen. Dazu kommen Reihenpunkte:',
    row: (count) => `${count}er-Reihe`,
    part({ face, count, pips, row, standOff }) {
      const name = face === 1 && count > 2 ? 'Dreifaltigkeit' : (count > 1 ? many : single)[face - 1]!;
      if (face === 6) return [name, `noch ${numbers[3 - count]} bis ${standOff ? 'zum Patt' : 'Luzi'}`];
      if (face === 1 && count < 3) return [name, `${count > 1 ? 'blockieren' : 'blockiert'} bis zum dritten`];
      const rowed = row ? `${count}er-Reihe: ${row}` : count === 2 && !pips ? 'noch keine Reihe' : '';
      return [name, [pips ? `${pips} Augen` : '', rowed].filter(Boolean).join(', ')];
    },
    chosen: 'gewählt',
    total: 'Summe',
    stays: (score) => `${score} mit den behaltenen Würfeln`,
    blocked: 'Joe blockiert: keine Punkte, bis es drei sind',
  },

  sheet: {
    title: 'Punkteblock',
    round: 'Runde',
    roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
    total: 'Summe',
    earlier: 'davor',
    unknown: 'nicht aufgezeichnet',
  },
};

/** The labels of the options. */
export const options: OptionWords = {
  option: (name) =>
    ({
      rounds: 'Runden',
      rows: 'Reihenpunkte',
      together: 'Dritter Joe und dritte Sechs im selben Wurf',
      superluzi: 'Superluzi',
    })[name] ?? name,
  choice(name, value) {
    if (name === 'rows')
      return (
        { triangular: 'Dreieckszahlen', doubling: 'Verdoppelung' }[value] ??
        `${value}${isDefault(value) ? ' (rekonstruiert)' : ''}`
      );
    if (name === 'together') return value === 'luzi' ? 'Luzi' : 'Patt';
    return name === 'superluzi' ? `Ab ${value} Sechsen` : value;
  },
};

/** The rulebook of Luzi und Joe in German. */
export const rulebook: RulebookWords = {
  components: ['8 Würfel', '1 Würfelbecher', '1 Punkteblock'],
  idea: [
    'Sammle mehr Punkte als die anderen: Würfle mit acht Würfeln, behalte einige und würfle die anderen erneut, so oft du dich traust. Punkte bringen Vieren und Fünfen und außerdem Reihen: drei oder mehr gleiche Würfel, aber nie Sechsen.',
    'Höre rechtzeitig auf. Einsen heißen Joe: Eine oder zwei davon blockieren deine Punkte, drei oder mehr nicht. Drei Sechsen heißen Luzi: Mit der dritten Sechs bekommst du meist keine Punkte.',
    'Nach der vereinbarten Zahl von Runden gewinnt, wer die höchste Punktzahl hat.',
    'Für 2 bis 5 Spieler ab 8 Jahren.',
    'In den Beispielen heißen die Spieler A, B und C. Züge sind mit englischen Wörtern abgekürzt notiert: roll heißt „mit allen acht Würfeln würfeln“, roll:2235 „diese vier Würfel erneut würfeln: 2, 2, 3 und 5“ und stop „aufhören“. =256 ist ein Wurf: Es sind eine 2, eine 5 und eine 6 gefallen.',
  ],
  sources: [
    'Luzi und Joe ist ein Spiel von Fabian Thiel. Die Anleitung trägt die Vermerke „© 1fips“ und „© 2025 Fabian Thiel“. Diese Bibliothek ist inoffiziell, und alle Sätze hier sind unsere eigenen.',
    'Unsere Quelle ist der Text der Anleitung. Illustration, Redaktion und Spieldauer sind darin nicht genannt und uns nicht bekannt.',
    'Die Bilder der Anleitung sind verloren: die Würfelseiten in ihren Sätzen und die Punktetabelle. Welche Seite gemeint ist, mussten wir darum rekonstruieren, wo immer eine Regel davon abhängt (Z1, Z3, Z4, Z5, Z7, Z8 und Z9), ebenso alle Reihenpunkte außer denen für drei Würfel (Z6). Die Webseite, auf der ihr spielt, kann andere Reihenpunkte vorgeben.',
    'So haben wir die Würfelseiten rekonstruiert: Nach dem Text haben drei Joes drei Augen, also ist Joe die Eins. Nur noch eine weitere Seite darf nicht erneut gewürfelt werden. Die vier Seiten, die erneut gewürfelt werden dürfen, folgen lückenlos aufeinander. Es sind also Zwei bis Fünf oder Drei bis Sechs, und die weitere besondere Seite ist die Sechs oder die Zwei. Die Sechs passt besser, denn drei Sechsen gelten als Zahl des Teufels. Von den Seiten Zwei bis Fünf bringen zwei ihre Augen als Punkte. Welche, sagt der Text nicht; am besten passen Vieren und Fünfen, denn sie haben die meisten Augen.',
    'Von uns festgelegt, weil die Anleitung nichts dazu sagt: fünf Runden, wenn ihr keine andere Zahl wählt (Z2), dass alle gleichen Würfel eine einzige Reihe bilden (Z5), und der gemeinsame Sieg (Z10). Von uns festgelegt, weil die Anleitung es offen lässt: was gilt, wenn der dritte Joe und die dritte Sechs im selben Wurf fallen (Z8). Anders als in der Anleitung: wer beginnt (Z2).',
  ],
  rules: {
    Z1: {
      title: 'Joe und Luzi',
      text: [
        'Jede Eins heißt Joe. Drei Sechsen zusammen heißen Luzi. Was sie bewirken, steht in Z4 und Z7.',
        'Vieren und Fünfen können doppelt Punkte bringen: für ihre Augen (die Zahl, die sie zeigen) und als Teil einer Reihe. Zweien und Dreien bringen nur als Teil einer Reihe Punkte. Eine Reihe sind drei oder mehr gleiche Würfel.',
      ],
      origin: [
        'Die Bilder der Anleitung sind verloren und mit ihnen die Würfelseiten. Wie wir sie rekonstruiert haben, steht unter „Woher die Regeln kommen“ am Ende.',
      ],
    },
    Z2: {
      title: 'Runden und Läufe',
      text: [
        'Gespielt wird in Runden. In jeder Runde hat reihum jeder einen Lauf. Ein Lauf besteht aus einem oder mehreren Würfen (Z3). Einigt euch vor Spielbeginn auf die Anzahl der Runden; hier sind es fünf, wenn ihr nichts anderes wählt.',
        'Der Startspieler wird ausgelost, wenn ihr ihn nicht beim Start einer neuen Partie wählt. Danach geht es im Uhrzeigersinn weiter.',
      ],
      origin: [
        'Nach der Anleitung beginnt der jüngste Spieler. Wir haben festgelegt, dass der Startspieler ausgelost wird.',
        'Die Zahl der Runden ist nach der Anleitung frei. Dass es hier fünf sind, haben wir festgelegt.',
      ],
    },
    Z3: {
      title: 'Würfeln',
      text: [
        'Lege alle acht Würfel in den Becher und würfle: Damit beginnt dein Lauf. Würfel, die eine Zwei bis Fünf zeigen, sind frei: Du darfst sie erneut würfeln, auch wenn du sie vorher behalten hast. Einsen und Sechsen bleiben liegen, bis dein Lauf zu Ende ist.',
        'Nach jedem Wurf hast du die Wahl: Du hörst auf, oder du würfelst freie Würfel erneut, mindestens zwei, höchstens alle. Freie Würfel musst du nicht behalten. Erneut würfeln darfst du, so oft du willst.',
        'Sind weniger als zwei Würfel frei, kannst du nur noch aufhören.',
      ],
      origin: ['Welche Würfelseiten liegen bleiben, ist rekonstruiert (Z1).'],
    },
    Z4: {
      title: 'Joe blockiert',
      text: [
        'Hörst du auf, während ein oder zwei Joes auf dem Tisch liegen, bringt dein Lauf keine Punkte. Liegt gar kein Joe da, bringt er Punkte (Z5).',
        'Drei oder mehr Joes heißen Dreifaltigkeit. Sie blockiert nicht: Wenn du aufhörst, bringt dein Lauf Punkte, und die Joes zählen mit (Z5).',
      ],
      origin: ['Dass Joe die Eins ist, ist rekonstruiert (Z1).'],
    },
    Z5: {
      title: 'Aufhören',
      text: [
        'Wenn du aufhörst und Joe nicht blockiert (Z4), bekommst du die Augen aller Vieren und Fünfen als Punkte und dazu Reihenpunkte für jede Reihe aus drei oder mehr gleichen Würfeln (Z6). Eine Reihe aus Einsen bringt auch ihre Augen. Sechsen bringen beim Aufhören nie Punkte.',
        'Alle gleichen Würfel bilden eine einzige Reihe: Sechs Zweien sind eine 6er-Reihe, nicht zwei 3er-Reihen.',
      ],
      origin: [
        'Welche Würfelseiten Punkte bringen, ist rekonstruiert (Z1). Dass alle gleichen Würfel eine einzige Reihe bilden, sagt die Anleitung nicht; wir haben es so festgelegt.',
      ],
    },
    Z6: {
      title: 'Reihenpunkte',
      text: [
        'Eine 3er-Reihe bringt 6 Punkte, eine 4er-Reihe 12, eine 5er-Reihe 20, eine 6er-Reihe 30, eine 7er-Reihe 42 und eine 8er-Reihe 56.',
        'Beim Start einer neuen Partie könnt ihr eine andere Tabelle für drei bis acht Würfel wählen: „Dreieckszahlen“ (6, 10, 15, 21, 28, 36) oder „Verdoppelung“ (6, 12, 24, 48, 96, 192).',
      ],
      origin: [
        'Dass eine 3er-Reihe 6 Punkte bringt, steht in der Anleitung. Alle anderen Reihenpunkte sind rekonstruiert, weil die Tabelle der Anleitung verloren ist.',
      ],
    },
    Z7: {
      title: 'Luzi',
      text: [
        'Mit der dritten Sechs hast du Luzi: Dein Lauf endet sofort und bringt keine Punkte. Es gibt zwei Ausnahmen: das Patt (Z8) und Superluzi (Z9).',
      ],
      origin: ['Dass Luzi aus Sechsen besteht, ist rekonstruiert (Z1).'],
    },
    Z8: {
      title: 'Patt',
      text: [
        'Fällt die dritte Sechs, wenn du schon die Dreifaltigkeit hast, kommt es zum Patt zwischen Luzi und Joe. Dein Lauf endet, bringt aber Punkte: Lege drei Einsen und drei Sechsen beiseite. Genau zwei Würfel bleiben übrig. Du bekommst ihre Augen als Punkte, egal, was sie zeigen, auch Einsen und Sechsen. Reihen zählen nicht.',
        'Die Dreifaltigkeit muss vor dem Wurf daliegen. Fallen die dritte Eins und die dritte Sechs im selben Wurf, ist es Luzi (Z7), und du bekommst keine Punkte.',
        'Beim Start einer neuen Partie könnt ihr wählen, dass auch die dritte Eins und die dritte Sechs im selben Wurf ein Patt ergeben.',
      ],
      origin: [
        'Die Würfelseiten sind rekonstruiert (Z1). Laut Anleitung muss die Dreifaltigkeit „schon“ bestehen. Ob dafür derselbe Wurf reicht, lässt sie offen. Wir haben festgelegt, dass er nicht reicht.',
      ],
    },
    Z9: {
      title: 'Superluzi',
      text: [
        'Mehr als drei Sechsen in deinem ersten Wurf heißen Superluzi. Dein Lauf endet und bringt keine Punkte, und allen anderen werden die Augen dieser Sechsen abgezogen: Vier Sechsen kosten sie je 24 Punkte. Eine Punktzahl kann dabei negativ werden. Auch wenn in dem Wurf drei Einsen sind, ist es Superluzi und kein Patt.',
        'Superluzi gibt es nur im ersten Wurf. Genau drei Sechsen im ersten Wurf sind Luzi (Z7). Habt ihr in Z8 gewählt, dass derselbe Wurf reicht, und liegen auch drei Einsen da, sind sie ein Patt. Drei oder mehr Sechsen in einem späteren Wurf sind Luzi oder ein Patt (Z8).',
        'Beim Start einer neuen Partie könnt ihr wählen, dass Superluzi mehr Sechsen braucht: fünf, sechs, sieben oder acht. Sind es im ersten Wurf mindestens drei, aber weniger als diese Zahl, gilt Z7 oder Z8.',
      ],
      origin: ['Dass Luzi aus Sechsen besteht, ist rekonstruiert (Z1).'],
    },
    Z10: {
      title: 'Ende des Spiels',
      text: [
        'Nach der letzten Runde gewinnt, wer die höchste Punktzahl hat. Haben mehrere dieselbe höchste Punktzahl, gewinnen sie gemeinsam.',
      ],
      origin: ['Die Anleitung erwähnt keinen Gleichstand. Den gemeinsamen Sieg haben wir festgelegt.'],
    },
  },
  examples: {
    faces: 'Zwei Joes und zwei Sechsen bleiben liegen. Die vier anderen Würfel würfelt A erneut.',
    'turn-passes':
      'A hört auf und bekommt 13 Punkte, die Augen von zwei Vieren und einer Fünf. Dann hat B einen Lauf.',
    'next-round': 'B hört auf und bekommt 24 Punkte. Dann beginnt die zweite Runde.',
    'first-throw': 'A legt alle acht Würfel in den Becher, um zu würfeln.',
    'throw-again': 'A behält eine Vier und eine Fünf und würfelt vier Würfel erneut.',
    locked: 'Die Sechs bleibt liegen und darf nicht erneut gewürfelt werden.',
    'one-die': 'A will nur einen Würfel erneut würfeln. Es müssen mindestens zwei sein.',
    'nothing-left': 'Nur ein Würfel ist frei. A kann nur noch aufhören.',
    spent:
      'A hört auf: Die fünf Joes bringen 5 Punkte für ihre Augen und 20 für ihre Reihe, die Fünf bringt 5.',
    blocked:
      'Zwei Joes liegen auf dem Tisch. A hört auf und bekommt nichts. Würden sie nicht blockieren, bekäme A 29 Punkte: 8 für die Vieren, 15 und 6 für die Fünfen.',
    trinity:
      'A hat die Dreifaltigkeit: 3 Punkte für die Augen und 6 für die Reihe der Joes, 4 für die Vier, 15 und 6 für die Fünfen.',
    'rows-alone':
      'Zwei 3er-Reihen bringen je 6. Die Augen der Zweien und Dreien zählen nicht, und die Sechsen bringen nichts.',
    'fours-and-fives':
      'Die Vieren bringen 12 Punkte für ihre Augen und 6 für ihre Reihe, die Fünfen 10 Punkte für ihre Augen. Die Zweien und die Drei bringen nichts.',
    'one-row': 'Sechs Zweien sind eine 6er-Reihe und bringen 30. Die Vier bringt 4.',
    'row-of-five': 'Eine 5er-Reihe bringt 20, die Vier bringt 4.',
    'row-doubling': 'Dieselben Würfel mit der Tabelle „Verdoppelung“: 24 für die Reihe, 4 für die Vier.',
    luzi: 'Die dritte Sechs fällt. A bekommt nichts, auch nicht für die Reihe der Vieren.',
    'stand-off':
      'A hat die Dreifaltigkeit, und nun fällt die dritte Sechs. Eine Vier und eine Fünf sind übrig: A bekommt 9 Punkte.',
    'stand-off-more':
      'Diesmal sind es vier Sechsen. Drei werden mit den drei Joes beiseitegelegt, die vierte bringt 6 und die Zwei 2.',
    together: 'Der dritte Joe und die dritte Sechs fallen im selben Wurf: Luzi. A bekommt nichts.',
    'together-option':
      'Habt ihr gewählt, dass das ein Patt ist, bleiben zwei Zweien übrig: A bekommt 4 Punkte.',
    superluzi: 'Vier Sechsen im ersten Wurf. A bekommt nichts, und B verliert 24 Punkte.',
    'three-sixes': 'Drei Sechsen im ersten Wurf sind Luzi, nicht Superluzi. B verliert nichts.',
    'superluzi-five':
      'Habt ihr gewählt, dass Superluzi fünf Sechsen braucht, sind vier Sechsen Luzi: B verliert nichts.',
    'below-zero': 'Fünf Sechsen im ersten Wurf von C. A und B verlieren je 30 Punkte und liegen unter null.',
    'highest-total': 'Der letzte Lauf bringt B 24 Punkte. B gewinnt mit 36 zu 31 Punkten.',
    tie: 'Der letzte Lauf bringt B 24 Punkte, und beide haben 36. Sie gewinnen gemeinsam.',
  },
};
