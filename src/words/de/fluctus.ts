import type { RulebookWords } from '../../core/rulebook.js';
import type { OptionWords } from '../../element/words/game-words.js';
import { violationText, formatList, formatMargin } from '../../element/words/sentences.js';
import { captureOver } from '../../games/fluctus/engine/board.js';
import type { sentences as english } from '../../games/fluctus/engine/messages.js';
import { captures, type FluctusWords } from '../en/fluctus.js';
import { fluctus } from './eager.js';
import { germanFault, haben } from './grammar.js';
import { colors, stem } from './phrases.js';

const or = (items: readonly string[]) => formatList(items, 'oder');
const can = (seat: number, you: number | undefined) => (seat === you ? 'kannst' : 'kann');
const count = (n: number) => (n === 1 ? '1 Stein' : `${n} Steine`);

const sentences: typeof english = {
  over: 'Die Partie ist zu Ende',
  'unknown-move': 'In einem Zug wird eingesetzt, gezogen oder geschlagen',
  'unknown-field': 'Dieses Feld gibt es auf dem Brett nicht',
  'reserve-empty': 'Auf {0} kann kein Stein eingesetzt werden: Der Vorrat ist leer',
  'not-start': '{0} ist nicht dein Einsatzfeld: Du kannst auf {1} oder {2} einsetzen',
  taken: '{0} ist besetzt',
  'no-stone': 'Auf {0} steht kein Stein',
  'enemy-stone': 'Der Stein auf {0} gehört deinem Gegner',
  captures: 'Von {1} nach {0} wird geschlagen: {1}x{0}',
  'not-joined': 'Keine Linie verbindet {1} mit {0}',
  barred: 'Der Stein auf {1} darf jetzt nicht nach {0} zurückziehen',
  'empty-target': 'Auf {0} steht kein Stein, den du schlagen kannst',
  'own-target': 'Der Stein auf {0} ist dein eigener',
  'not-two-away': '{0} ist von {1} nicht zwei Felder entfernt',
  corner: '{1}, {0} und {2} liegen nicht auf derselben Linie: Um die Ecke darfst du nicht schlagen',
  'empty-over': 'Auf {0} steht kein Stein, den du überspringen kannst',
  'enemy-over': 'Der Stein auf {0} gehört deinem Gegner: Überspringen kannst du nur eigene Steine',
  move: 'Ein Zug wird @ro, ro-wo oder roxbi geschrieben',
  position:
    'Eine Stellung besteht aus fünf Teilen, durch je ein Leerzeichen getrennt: Steine, Seite, Vorräte, Einsätze, Wege',
  stones: 'Die Steine müssen zwölf Zeichen A, B oder . (frei) sein, mit einem / in der Mitte',
  seat: 'Die Seite muss A oder B sein, nach dem Spielende das Ergebnis +A, +B oder =',
  'seat-over': 'In dieser Stellung ist die Partie zu Ende: Statt der Seite muss das Ergebnis dastehen',
  'seat-no-end': 'Nach keiner Regel endet die Partie mit diesem Ergebnis',
  reserves: 'Die Vorräte müssen zwei Zahlen von 0 bis 8 sein, etwa 7,7',
  'reserves-not-six': '{0} muss sechs Steine haben, Brett und Vorrat zusammen',
  'reserves-too-many': '{0} hat mehr als acht Steine',
  entered: 'Die Einsätze müssen zwei Zahlen von 0 bis 2 sein, etwa 1,1',
  'entered-too-few': '{0} hat mehr Steine auf dem Brett, als eingesetzt sind',
  'entered-too-many': '{0} hat öfter eingesetzt, als Steine außerhalb des Vorrats sind',
  paths: 'Die Wege müssen zwei sein, durch ein Komma getrennt: Felder oder -, etwa ro-wo,-',
  'paths-length': 'Der Weg von {0} muss zwei bis vier Felder haben',
  'paths-broken': 'Der Weg von {0} verlässt die Linien',
  'paths-no-stone': 'Der Weg von {0} endet nicht auf einem Feld mit einem Stein von {0}',
  options: 'Optionen müssen ein Objekt sein',
  variant: 'Die Spielvariante (variant) muss classic oder return sein',
  colors: 'Es müssen zwei verschiedene Farben sein: red, white, yellow, green, blue oder violet',
  'colors-not-opposite':
    'Im klassischen Spiel müssen sich die Farben gegenüberliegen: Rot und Grün, Weiß und Blau oder Gelb und Violett',
  first: 'Der Startspieler (first) muss 0 oder 1 sein',
};

/** Fluctus in German. */
export const words: FluctusWords = {
  ...fluctus,
  name: 'Fluctus',
  aim: 'Nimm deinem Gegner jeden Zug, oder lass ihm nur einen Stein, zu dem er keinen einsetzen kann.',
  say({ kind, seat = 0, by = seat, squares: [from, over, to] = [] }, names, you) {
    const t = (kind === 'captured' ? by : seat) === you ? 'st' : 't';
    if (kind === 'entered') return `${names[seat]} setzt auf ${from} ein.`;
    if (kind === 'stepped') return `${names[seat]} zieh${t} von ${from} nach ${over}.`;
    if (kind === 'captured')
      return `${names[by]} überspring${t} von ${from} aus ${over} und schläg${t} auf ${to}.`;
    return '';
  },
  act(move) {
    if (move.kind === 'enter') return `Setze einen Stein auf ${move.to} ein`;
    const { from, to } = move;
    const over = captureOver(from, to);
    if (move.kind === 'step') return `Ziehe von ${from} nach ${to}`;
    return over
      ? `Überspringe von ${from} aus ${over} und schlage auf ${to}`
      : `Schlage von ${from} aus auf ${to}`;
  },
  ending: (rule, { names, addressee, winners: [winner = 0, second] }) =>
    ({
      F7: `${names[1 - winner]} ${can(1 - winner, addressee)} weder einsetzen noch ziehen noch schlagen.`,
      F8: `${names[1 - winner]} ${haben([1 - winner], addressee)} nur einen Stein auf dem Brett und ${can(1 - winner, addressee)} keinen einsetzen.`,
      F9: `Beide haben nur noch zwei Steine.${second === undefined ? ` ${names[winner]} ${can(winner, addressee)} sofort schlagen.` : ''}`,
      F10: 'Dieselbe Stellung ist zum dritten Mal entstanden.',
    })[rule] ?? '',
  story(told, end) {
    const { names, addressee, winners } = end;
    const margin = formatMargin(end, 'zu', 'und', count);
    const { lead, taken } = captures(told, winners);
    const tale = lead
      ? `${names[lead.seat]} ${lead.seat === addressee ? 'gingst' : 'ging'} in Zug ${lead.move} mit dem Schlag auf ${lead.square} endgültig in Führung.`
      : taken[0] + taken[1]
        ? `Geschlagene Steine: ${names.map((name, seat) => `${name} ${taken[seat]}`).join(', ')}.`
        : 'Kein Stein wurde geschlagen.';
    return [margin, tale].filter(Boolean).join(' ');
  },
  violation: violationText(sentences),
  fault: germanFault(sentences),
  rows: { outer: 'äußerer Ring', inner: 'innerer Ring', reserves: 'Vorräte' },
  free: 'frei',
  stone: (color) => `${stem[color]}r Stein`,
  states: {
    movable: 'kann bewegt werden',
    chosen: 'gewählt',
    enter: 'hier kann ein Stein eingesetzt werden',
    step: 'hierhin kann gezogen werden',
    capture: 'kann geschlagen werden',
    barred: 'nicht erlaubt: Hin und Her',
    last: 'zuletzt gezogen',
    hint: 'Tipp',
  },
  youAre: (color) => `Du spielst ${colors[color]}.`,
  reserve: (color, left, taken, own) =>
    `${own ? `dein Vorrat (${colors[color].toLowerCase()})` : `${stem[color]}r Vorrat`}, ${left ? count(left) : 'leer'}${taken ? `, ${taken} verloren` : ''}`,
  ifToMove: (moves) => `Wäre dieser Stein an der Reihe: ${moves}`,
  stones: count,
  taken: (n) => (n ? `${n} geschlagen` : ''),
  idle(enter, any) {
    const entry = enter.length > 0 ? `Setze einen Stein auf ${or(enter)} ein` : '';
    if (!any) return entry && `${entry}.`;
    return entry ? `${entry} oder ziehe mit einem Stein.` : 'Wähle einen Stein.';
  },
  chosen(from, steps, takes) {
    if (from === undefined) {
      return steps.length > 0
        ? `Der Stein kann auf ${or(steps)} eingesetzt werden.`
        : 'Jetzt kann kein Stein eingesetzt werden.';
    }
    const walk = steps.length > 0 ? `nach ${or(steps)} ziehen` : '';
    const leaps = or(takes.map(([, over, to]) => `${over} überspringen und auf ${to} schlagen`));
    const can = [walk, leaps].filter(Boolean).join(' oder ');
    return can ? `${from} kann ${can}.` : `${from} kann jetzt weder ziehen noch schlagen.`;
  },
};

/** The labels of the options. */
export const options: OptionWords = {
  option: (name) => (name === 'colors' ? 'Farben' : 'Spielvariante'),
  choice(name, value) {
    if (name === 'variant') return value === 'return' ? 'Steine kehren zurück' : 'Klassisch';
    return value
      .split(' ')
      .map((color) => colors[color as keyof typeof colors])
      .join(' – ');
  },
};

/** The rulebook of Fluctus in German. */
export const rulebook: RulebookWords = {
  components: [
    '1 Brett mit zwölf Feldern und drei Farblinien',
    'je Spieler 8 Steine in einer von sechs Farben',
  ],
  idea: [
    'Schlage die Steine deines Gegners, versperre ihnen den Weg und besetze seine beiden Einsatzfelder, damit er keine Steine mehr ins Spiel bringen kann. Wenn du an der Reihe bist, bringst du einen deiner acht Steine ins Spiel, ziehst mit einem Stein auf einer Linie weiter oder schlägst einen Stein.',
    'Du gewinnst, wenn dein Gegner an der Reihe ist und nichts davon tun kann, oder wenn er nur noch einen Stein auf dem Brett hat und keinen weiteren ins Spiel bringen kann. Haben beide nur noch zwei Steine, endet das Spiel meist unentschieden (F9).',
    'Für 2 Spieler. Spieldauer: etwa 15 Minuten.',
    'In den Beispielen heißen die Spieler A und B. Züge sind abgekürzt notiert: @ro heißt „auf ro einen Stein einsetzen“, ro-wo „von ro nach wo ziehen“ und roxbi „mit dem Stein auf ro den Stein auf bi schlagen“. Wie die Felder zu ihren Namen kommen, steht in F1.',
  ],
  sources: [
    'Fluctus ist ein Spiel von Friedrich Loos. Diese Bibliothek ist inoffiziell, und alle Sätze hier sind unsere eigenen.',
    'Unsere Quelle ist der Text der Anleitung. Verlag und Jahr nennt er nicht: Dass es Hexagames und 1983 waren, wissen wir aus anderer Quelle. Wer das Spiel illustriert hat und für welches Alter es gedacht ist, steht nicht in der Anleitung und ist uns nicht bekannt.',
    'Die Bilder der Anleitung sind verloren, darum ist das Brett rekonstruiert (F1). Die zwölf Felder ergeben sich aus dem Text. Unsere drei Linien sind die einzigen, die zu ihm passen, keine weiteren Linien brauchen und sich ohne überflüssige Kreuzungen zeichnen lassen. Welches innere Feld welche Farbe hat, steht nicht im Text: Das haben wir gewählt.',
    'Von uns festgelegt, weil die Anleitung nichts dazu sagt: wer beginnt (F1), welche Züge beim Hin und Her zählen (F5), dass du nicht verlierst, wenn du erst einen Stein eingesetzt hast (F8), die Reihenfolge, in der das Spielende geprüft wird (F9), das Unentschieden bei dreimal gleicher Stellung (F10) und wie man sich auf ein Unentschieden einigt (F11).',
  ],
  rules: {
    F1: {
      title: 'Spielvorbereitung',
      text: [
        'Das Brett hat einen äußeren und einen inneren Ring. Jede der sechs Farben hat in jedem Ring ein Feld, zusammen zwölf. Ein Feld ist nach dem Anfangsbuchstaben seiner Farbe auf Englisch (r Rot, w Weiß, y Gelb, g Grün, b Blau, v Violett) und nach seinem Ring (o außen, i innen) benannt: ro ist das äußere rote Feld, ri das innere rote.',
        'Drei S-förmige Farblinien verbinden die Felder. Jede Linie hat acht Felder. Sie läuft gerade durch die Mitte des Bretts, die kein Feld ist, und wechselt dort ihre Farbe. Jedes Feld liegt auf zwei Linien.',
        'Das sind die Felder jeder Linie der Reihe nach; der Strich | ist die Mitte. Rot–Grün: ri ro vo bi | wi yo go gi. Weiß–Blau: wi wo ro vi | yi go bo bi. Gelb–Violett: yi yo wo ri | gi bo vo vi.',
        'Wählt zwei Farben, die sich gegenüberliegen: Rot und Grün, Weiß und Blau oder Gelb und Violett. Jeder Spieler erhält die acht Steine einer Farbe. Bei Spielbeginn sind alle Steine im Vorrat: Sie liegen neben dem Brett. A beginnt, wenn ihr nicht B wählt oder das Los entscheiden lasst.',
      ],
      origin: [
        'Die Bilder der Anleitung sind verloren. Das Brett ist darum nach dem Text rekonstruiert: siehe „Woher die Regeln kommen“ am Ende.',
        'Wer beginnt, steht nicht in der Anleitung. Dass A beginnt, haben wir festgelegt.',
      ],
    },
    F2: {
      title: 'Spielverlauf',
      text: [
        'Ihr seid abwechselnd an der Reihe. Wenn du an der Reihe bist, tust du genau eines: einen Stein einsetzen, mit einem Stein ziehen oder einen Stein schlagen.',
        'Ist mindestens eines davon möglich, musst du eines ausführen. Welches, entscheidest du: Es gibt keine Schlagpflicht.',
      ],
    },
    F3: {
      title: 'Einsetzen',
      text: [
        'Setze einen Stein aus deinem Vorrat auf ein freies Feld deiner Farbe, im äußeren oder im inneren Ring. Diese zwei Felder sind deine Einsatzfelder. In deinem ersten Zug setzt du immer einen Stein ein.',
        'Beim Einsetzen wird nie geschlagen. Solange auf einem Einsatzfeld ein Stein steht, kann dort kein anderer eingesetzt werden.',
      ],
    },
    F4: {
      title: 'Ziehen',
      text: [
        'Zwei Felder sind Nachbarfelder, wenn sie auf einer Linie aufeinanderfolgen, auch über die Mitte hinweg. Ziehe einen deiner Steine auf ein freies Nachbarfeld. Du darfst jede der beiden Linien eines Feldes benutzen und mit jedem Zug die Linie wechseln.',
        'Felder, die nur nebeneinanderliegen, ohne dass eine Linie sie verbindet, sind keine Nachbarfelder. Auf jedem Einsatzfeld darf jeder Stein stehen, auch auf denen des Gegners.',
      ],
    },
    F5: {
      title: 'Kein Hin und Her',
      text: [
        'Sieh dir deine letzten drei Züge an. Bist du dabei immer mit demselben Stein gezogen, von einem Feld weg, auf dieses Feld zurück und wieder weg, dann darf er in deinem nächsten Zug nicht noch einmal dorthin ziehen. Auf jedes andere freie Nachbarfeld darf er ziehen.',
        'Das gilt nur, wenn du wirklich dreimal nacheinander mit demselben Stein gezogen bist. Hast du in einem der drei Züge eingesetzt, geschlagen oder einen anderen Stein gezogen, ist nichts verboten.',
      ],
      origin: ['Das Hin und Her verbietet die Anleitung. Welche Züge dabei zählen, haben wir festgelegt.'],
    },
    F6: {
      title: 'Schlagen',
      text: [
        'Geschlagen wird im Bocksprung: Dein Stein, ein zweiter eigener und ein gegnerischer müssen in dieser Reihenfolge auf drei unmittelbar hintereinanderliegenden Feldern derselben Farblinie stehen (F1). Dein erster Stein überspringt den zweiten und nimmt den Platz des gegnerischen ein. Der gegnerische Stein kommt aus dem Spiel, dein zweiter bleibt stehen.',
        'Du kannst auch durch die Mitte schlagen, aber nie um die Ecke: Alle drei Felder müssen auf derselben Linie liegen. Liegen die ersten beiden auf der einen Linie und die letzten beiden auf einer anderen, ist das eine Ecke.',
        'In einem Zug schlägst du nur einen Stein. Wo ein Stein auch steht: Es gibt drei Richtungen, in die er schlagen kann, und drei, aus denen er geschlagen werden kann.',
      ],
    },
    F7: {
      title: 'Bewegungsunfähig',
      text: [
        'Bist du an der Reihe und kannst weder einsetzen noch ziehen noch schlagen, hast du verloren. Was F5 verbietet, zählt dabei nicht.',
      ],
    },
    F8: {
      title: 'Nur noch ein Stein auf dem Brett',
      text: [
        'Du hast verloren, wenn du an der Reihe bist und beides zutrifft: Du hast nur noch einen Stein auf dem Brett, und du kannst keinen weiteren einsetzen. Das gilt auch, wenn dein Stein noch ziehen könnte.',
        'Einsetzen kannst du nicht, wenn dein Vorrat leer ist oder wenn auf deinen beiden Einsatzfeldern Steine stehen, egal wessen.',
        'Hast du gar keinen Stein auf dem Brett, gilt diese Regel nicht: Solange du einen einsetzen kannst, hast du nicht verloren.',
        'Diese Regel gilt für dich erst, wenn du zum zweiten Mal eingesetzt hast: Steht erst dein erster Stein auf dem Brett, verlierst du durch sie nicht. In der Spielvariante (F12) zählt es auch als Einsetzen, wenn du einen geschlagenen Stein wieder einsetzt.',
      ],
      origin: [
        'Die Anleitung spricht von „nur noch“ einem Stein. Darum haben wir festgelegt, dass die Regel nicht gilt, solange jemand erst seinen ersten Stein eingesetzt hat.',
      ],
    },
    F9: {
      title: 'Zwei gegen zwei',
      text: [
        'Haben beide nur noch genau zwei Steine, auf dem Brett und im Vorrat zusammen, ist das Spiel sofort unentschieden.',
        'Es gibt eine Ausnahme: Ein Spieler hat gerade seinen drittletzten Stein verloren. Kann er sofort schlagen, egal welchen Stein, hat er gewonnen. Ausführen muss er den Schlag nicht mehr.',
        'Nach jedem Zug werden F7, F8, F9 und F10 in dieser Reihenfolge für den Spieler geprüft, der als Nächster an der Reihe ist. Die erste Regel, die zutrifft, beendet das Spiel. Nur durch F7 bis F11 endet das Spiel.',
      ],
      origin: [
        'In welcher Reihenfolge das Spielende geprüft wird, sagt die Anleitung nicht. Wir haben diese festgelegt.',
      ],
    },
    F10: {
      title: 'Dreimal dieselbe Stellung',
      text: [
        'Entsteht dieselbe Stellung zum dritten Mal, endet das Spiel unentschieden. Eine Stellung ist dieselbe, wenn auf denselben Feldern Steine derselben Farbe stehen, beide Vorräte gleich groß sind wie damals und derselbe Spieler an der Reihe ist. Was F5 gerade verbietet, spielt dabei keine Rolle.',
      ],
      origin: [
        'Diese Regel steht nicht in der Anleitung. Wir haben sie hinzugefügt, damit jedes Spiel ein Ende findet.',
      ],
    },
    F11: {
      title: 'Einigung und Aufgabe',
      text: [
        'Glaubst du, dass du nicht mehr gewinnen kannst, darfst du das Spiel vorzeitig beenden. Gibst du auf, hat dein Gegner gewonnen. Bietest du ein Unentschieden an und nimmt dein Gegner es an, endet das Spiel unentschieden; sonst geht es weiter.',
        'Du darfst auch bis zum letzten Zug weiterspielen: Auch ein Spiel, das verloren scheint, kann sich noch wenden.',
      ],
      origin: [
        'Die Anleitung sagt nur, dass du abbrechen darfst. Aufgabe und Einigung haben wir festgelegt.',
      ],
    },
    F12: {
      title: 'Spielvariante: Steine kehren zurück',
      text: [
        'Jeder Spieler erhält sechs Steine. Wählt zwei beliebige verschiedene Farben, auch wenn sie nebeneinanderliegen. Ein geschlagener Stein kommt zurück in den Vorrat seines Besitzers und darf wieder eingesetzt werden.',
        'Sonst ändert sich nichts. Weil beide immer sechs Steine haben, kann das Unentschieden bei zwei gegen zwei (F9) nicht vorkommen.',
      ],
    },
  },
  examples: {
    start:
      'Der Anfang eines Spiels. A ist Rot und setzt einen Stein auf ri ein; das ist eines der beiden roten Felder. B ist Grün und setzt auf die grünen ein.',
    'blue-and-white': 'A spielt Blau und setzt einen Stein auf bo ein. B spielt Weiß.',
    'no-duty': 'A könnte den Stein auf bi schlagen, darf aber auch nach wo ziehen.',
    enter: 'A setzt den ersten Stein ein.',
    'enter-elsewhere': 'A ist Rot und kann nur auf ri oder ro einsetzen.',
    'enter-taken': 'B ist nach ri gezogen. Solange der Stein dort steht, kann A auf ri nicht einsetzen.',
    step: 'Von ro aus kann ein Stein auf vier Felder ziehen. Hier zieht er nach innen auf vi.',
    'step-centre': 'Die Linie Gelb–Violett verbindet ri und gi gerade durch die Mitte.',
    'step-no-line':
      'ri und wi liegen nebeneinander, aber keine Linie verbindet sie: Sie sind keine Nachbarfelder.',
    barred:
      'Der Stein von A ist von ro nach wo gezogen, zurück nach ro und wieder nach wo. Nach ro darf er jetzt nicht.',
    'barred-onward': 'Jedes andere freie Nachbarfeld von wo bleibt dem Stein offen.',
    'barred-no-more':
      'A hat dazwischen einen anderen Stein eingesetzt. Nun darf der erste wieder nach ro ziehen.',
    capture:
      'A überspringt von ro aus vo und schlägt auf bi: Das sind drei hintereinanderliegende Felder der Linie Rot–Grün.',
    'capture-centre': 'A überspringt von vo aus bi, durch die Mitte hindurch, und schlägt auf wi.',
    'capture-corner':
      'ro und wo sind Nachbarfelder auf der Linie Weiß–Blau, wo und yo auf der Linie Gelb–Violett. Auf keiner Linie liegen alle drei Felder: Das ist eine Ecke.',
    'capture-over-enemy': 'Auf vo steht ein Stein von B. Überspringen kannst du nur eigene Steine.',
    stuck:
      'A zieht nach go. Jetzt ist B an der Reihe. Die Steine von B auf gi und bi haben kein freies Nachbarfeld und können nichts schlagen. Beide grünen Felder sind besetzt, darum kann B auch aus dem Vorrat nichts einsetzen.',
    'last-stone': 'A schlägt auf bi. B hat nur noch einen Stein und einen leeren Vorrat.',
    'shut-out':
      'B zieht nach ri. Nun besetzt B beide roten Felder, und A hat nur den Stein auf yo. A hat verloren, mit sechs Steinen im Vorrat.',
    'first-stone':
      'A hat einen Stein auf dem Brett und kann keinen zweiten einsetzen, weil auch ri besetzt ist. A hat aber erst den ersten Stein eingesetzt, darum geht das Spiel weiter.',
    'no-stone':
      'B schlägt den einzigen Stein, den A auf dem Brett hat. A kann auf ro oder ri einsetzen, darum geht das Spiel weiter.',
    'two-all':
      'A schlägt, und B hat statt drei Steinen nur noch zwei. Nun haben beide zwei Steine, und B kann nicht sofort schlagen: unentschieden.',
    'two-all-counter':
      'A schlägt, und B hat statt drei Steinen nur noch zwei. Aber der Stein von B auf go könnte sofort bo überspringen und auf bi schlagen. Darum hat B gewonnen.',
    'two-all-order':
      'B schlägt auf ri. Beide haben noch zwei Steine, aber A hat nur einen davon auf dem Brett, und B besetzt beide roten Felder. F8 wird vor F9 geprüft: A hat verloren.',
    'third-time':
      'Mit diesem Zug stehen alle Steine zum zweiten Mal wieder auf ihren Feldern: Die Stellung entsteht zum dritten Mal.',
    'play-on': 'B hat nur noch zwei Steine. B darf aufgeben, ein Unentschieden anbieten oder weiterspielen.',
    'return-start': 'Gelb gegen Grün mit je sechs Steinen. A setzt den ersten ein.',
    'return-capture':
      'A schlägt auf bi. Der Stein kommt zurück in den Vorrat von B, der von fünf auf sechs wächst.',
  },
};
