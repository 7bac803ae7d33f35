import type { RulebookWords } from '../../../core/rulebook.js';
import { breachText, faultText, formatList } from '../../../element/i18n/sentences.js';
import type { sentences as english } from '../engine/messages.js';
import type { FluctusWords } from './en.js';

const quote = (text: string) => `„${text}“`;
const or = (items: readonly string[]) => formatList(items, 'oder');
const count = (n: number) => (n === 1 ? '1 Stein' : `${n} Steine`);

const colors = { red: 'Rot', white: 'Weiß', yellow: 'Gelb', green: 'Grün', blue: 'Blau', violet: 'Violett' };
const stem = {
  red: 'rote',
  white: 'weiße',
  yellow: 'gelbe',
  green: 'grüne',
  blue: 'blaue',
  violet: 'violette',
};

const sentences: typeof english = {
  over: 'Das Spiel ist zu Ende',
  'unknown-move': 'Ein Zug ist einsetzen, ziehen oder schlagen',
  'unknown-field': 'Dieses Feld gibt es auf dem Brett nicht',
  'reserve-empty': 'Der Vorrat ist leer: Auf {0} kann nichts eingesetzt werden',
  'not-start': 'Diese Farbe setzt auf {1} oder {2} ein, nicht auf {0}',
  taken: '{0} ist besetzt',
  'no-stone': 'Auf {0} steht kein Stein',
  'enemy-stone': 'Der Stein auf {0} gehört der Gegenseite',
  'not-joined': 'Keine Linie verbindet {1} mit {0}',
  barred: 'Der Stein auf {1} ist eben hin- und hergezogen: Nach {0} darf er jetzt nicht',
  'empty-target': 'Auf {0} ist nichts zu schlagen',
  'own-target': 'Auf {0} steht ein eigener Stein',
  'not-two-away':
    '{0} ist von {1} nicht zwei Felder entfernt: Wer schlägt, springt über einen Stein dazwischen',
  corner: '{1}, {0}, {2} gehen um die Ecke: Sie folgen auf keiner Linie aufeinander',
  'empty-over': 'Auf {0} steht kein Stein zum Überspringen',
  'enemy-over': 'Der Stein auf {0} gehört der Gegenseite: Übersprungen wird nur ein eigener',
  move: 'Ein Zug wird @ro, ro-wo oder roxbi geschrieben',
  position: 'Eine Stellung hat fünf Teile mit je einem Leerzeichen: Steine, Seite, Vorräte, Einsätze, Wege',
  stones: 'Die Steine sind zwölf aus A, B und . mit einem / in der Mitte',
  seat: 'Die Seite ist A oder B, das Ergebnis +A, +B oder =',
  'seat-over': 'Dieses Spiel ist zu Ende: Statt der Seite muss das Ergebnis stehen',
  'seat-no-end': 'Keine Regel beendet das Spiel so in dieser Stellung',
  reserves: 'Die Vorräte sind zwei Zahlen von 0 bis 8, etwa 7,7',
  'reserves-not-six': 'Jede Seite muss sechs Steine haben, Brett und Vorrat zusammen',
  'reserves-too-many': 'Eine Seite hat mehr als acht Steine',
  entered: 'Die Einsätze sind zwei Zahlen von 0 bis 2, etwa 1,1',
  'entered-too-few': 'Eine Seite hat mehr Steine auf dem Brett als Einsätze',
  'entered-too-many': 'Eine Seite hat mehr Einsätze als Steine außerhalb des Vorrats',
  paths: 'Die Wege sind zwei, mit Komma: - oder Felder, etwa ro-wo,-',
  'paths-length': 'Ein Weg hat zwei bis vier Felder',
  'paths-broken': 'Ein Weg hat einen Schritt, den keine Linie verbindet',
  'paths-no-stone': 'Ein Weg endet nicht bei einem Stein seiner Seite',
  options: 'Optionen müssen ein Objekt sein',
  variant: 'Die Variante ist classic oder return',
  colors: 'Die Farben sind zwei verschiedene aus red, white, yellow, green, blue, violet',
  'colors-not-opposite':
    'Im klassischen Spiel liegen sich die Farben gegenüber: Rot und Grün, Weiß und Blau, Gelb und Violett',
  first: 'Die beginnende Seite ist 0 oder 1',
};

/** Fluctus in German. */
export const de: FluctusWords = {
  name: 'Fluctus',
  players: colors,
  say({ kind, seat = 0, by = seat, squares: [from, over, to] = [] }, names) {
    if (kind === 'entered') return `${names[seat]} setzt auf ${from} ein.`;
    if (kind === 'stepped') return `${names[seat]}: ${from} nach ${over}.`;
    if (kind === 'captured') return `${names[by]}: ${from} springt über ${over} und schlägt ${to}.`;
    return '';
  },
  ending: (rule) =>
    ({
      F7: 'Der anderen Seite blieb kein Zug.',
      F8: 'Ein Stein stand noch auf dem Brett, und kein zweiter konnte hinein.',
      F9: 'Beide haben noch zwei Steine.',
      F10: 'Dieselbe Stellung kam zum dritten Mal.',
    })[rule] ?? '',
  breach: breachText(sentences),
  fault: faultText(sentences, quote),
  option: (name) => (name === 'colors' ? 'Farben' : 'Spiel'),
  choice(name, value) {
    if (name === 'variant') return value === 'return' ? 'Steine kehren zurück' : 'Klassisch';
    return value
      .split(' ')
      .map((color) => colors[color as keyof typeof colors])
      .join(' – ');
  },
  board: (names) => `Fluctus-Brett, ${names.join(' gegen ')}`,
  rows: { outer: 'äußerer Ring', inner: 'innerer Ring', reserves: 'Vorräte' },
  free: 'frei',
  stone: (color) => `${stem[color]}r Stein`,
  states: {
    movable: 'kann ziehen',
    chosen: 'gewählt',
    enter: 'hier kann ein Stein eingesetzt werden',
    step: 'hierhin kann gezogen werden',
    capture: 'kann geschlagen werden',
    barred: 'gesperrt: kein Hin und Her',
    last: 'zuletzt gezogen',
    hint: 'Tipp',
  },
  reserve: (color, left, taken) =>
    `${stem[color]}r Vorrat, ${left ? count(left) : 'leer'}${taken ? `, ${taken} geschlagen` : ''}`,
  stones: count,
  taken: (n) => (n ? `${count(n)} geschlagen` : ''),
  idle(enter, any) {
    const entry = enter.length > 0 ? `Auf ${or(enter)} kann ein Stein eingesetzt werden` : '';
    if (!any) return entry && `${entry}.`;
    return entry ? `${entry}, oder einer auf dem Brett zieht.` : 'Wähle einen Stein.';
  },
  chosen(from, steps, takes) {
    if (from === undefined) {
      return steps.length > 0
        ? `Ein Stein kommt auf ${or(steps)}.`
        : 'Jetzt kann kein Stein eingesetzt werden.';
    }
    const walk = steps.length > 0 ? `zieht nach ${or(steps)}` : '';
    const leaps = or(takes.map(([, over, to]) => `springt über ${over} und schlägt ${to}`));
    const can = [walk, leaps].filter(Boolean).join(', oder ');
    return can ? `${from} ${can}.` : `${from} kann jetzt nirgendwohin.`;
  },
  describe: (stones) =>
    stones
      .map(({ color, fields }) =>
        fields.length > 0 ? `${colors[color]} auf ${formatList(fields, 'und')}` : `${colors[color]} nirgends`,
      )
      .join('; '),
};

/** The rulebook of Fluctus in German. */
export const rulebook: RulebookWords = {
  preface: [
    'Fluctus ist ein Spiel für zwei von Friedrich Loos, 1983 bei Hexagames erschienen. Diese Bibliothek ist nicht offiziell, und die Worte hier sind unsere eigenen.',
    'Die Bilder der gedruckten Regel sind verloren. Das Brett ist deshalb aus ihrem Text rekonstruiert: Die zwölf Felder folgen daraus, und diese drei Linien sind die einzigen, die dazu passen und sich ohne überflüssige Kreuzungen zeichnen lassen. Welches innere Feld welche Farbe hat, ist unsere Wahl.',
    'Ein Feld heißt nach dem englischen Buchstaben seiner Farbe (r Rot, w Weiß, y Gelb, g Grün, b Blau, v Violett) und nach seinem Ring (o außen, i innen): ro ist das rote Feld außen, ri das rote innen.',
  ],
  rules: {
    F1: {
      title: 'Aufbau',
      text: [
        'Das Brett hat zwölf Felder: von sechs Farben je eines außen und eines innen. Darüber laufen drei S-förmige Linien von je acht Feldern: Rot–Grün, Weiß–Blau und Gelb–Violett. In der Mitte geht jede gerade durch das Zentrum, das kein Feld ist. Jedes Feld liegt auf zwei Linien.',
        'Wählt zwei Farben, die sich gegenüberliegen. Beide haben acht Steine, und anfangs steht keiner auf dem Brett.',
        'Wer beginnt, sagt die gedruckte Regel nicht. Hier ist es A, wenn ihr nicht B wählt oder den Zufall entscheiden lasst.',
      ],
    },
    F2: {
      title: 'Am Zug',
      text: [
        'Wer am Zug ist, tut genau eines von dreien: einen Stein einsetzen, mit einem ziehen oder mit einem schlagen.',
        'Ist etwas davon möglich, muss eines geschehen. Welches, ist frei: Niemand muss schlagen.',
      ],
    },
    F3: {
      title: 'Einsetzen',
      text: [
        'Setze einen Stein aus deinem Vorrat auf ein freies Feld deiner Farbe, außen oder innen. Diese zwei sind deine Startfelder.',
        'Beim Einsetzen wird nie geschlagen: Solange auf einem Startfeld jemand steht, kommt dort nichts ins Spiel.',
      ],
    },
    F4: {
      title: 'Ziehen',
      text: [
        'Ziehe einen Stein auf einer Linie zum nächsten Feld, wenn es frei ist. Dabei darfst du von Linie zu Linie wechseln.',
        'Felder ohne Linie dazwischen sind keine Nachbarn, so nah sie auch liegen. Auf Startfeldern darf jeder stehen, auch auf fremden.',
      ],
    },
    F5: {
      title: 'Kein Hin und Her',
      text: [
        'Hat ein Stein in deinen letzten drei Zügen ein Feld verlassen, wieder betreten und wieder verlassen, darf er im nächsten Zug nicht dorthin ziehen.',
        'Überallhin sonst darf er. Ein Zug mit einem anderen Stein, ein Einsetzen oder ein Schlag beendet die Zählung, und ein Schlag ist nie gesperrt.',
      ],
    },
    F6: {
      title: 'Schlagen',
      text: [
        'Dein Stein, noch einer von dir und ein fremder stehen auf drei Feldern, die auf einer Linie aufeinanderfolgen. Dein erster Stein springt über den zweiten, landet auf dem Feld des fremden und nimmt ihn vom Brett.',
        'Das geht auch durch das Zentrum. Um die Ecke geht es nie: Alle drei Felder müssen zur selben Linie gehören.',
        'Je Zug wird ein Stein geschlagen. Von jedem Feld gehen drei Schläge aus, und auf jedes Feld führen drei.',
      ],
    },
    F7: {
      title: 'Kein Zug mehr',
      text: [
        'Bist du am Zug und kannst weder einsetzen noch ziehen noch schlagen, hast du verloren. Ein gesperrter Schritt (F5) rettet dich nicht.',
      ],
    },
    F8: {
      title: 'Ausgesperrt',
      text: [
        'Bist du am Zug, steht nur ein Stein von dir auf dem Brett und kannst du keinen zweiten einsetzen, hast du verloren. Entweder ist dein Vorrat leer, oder deine beiden Startfelder sind besetzt, von wem auch immer.',
        'Die gedruckte Regel meint einen Stein, der übrig ist. Darum zählt das erst, wenn du zweimal eingesetzt hast: Dein allererster Stein ist nicht in Gefahr.',
      ],
    },
    F9: {
      title: 'Zwei gegen zwei',
      text: [
        'Haben beide nur noch zwei Steine, Brett und Vorrat zusammen, endet das Spiel unentschieden.',
        'Eine Ausnahme gibt es: Kann die Seite, die eben ihren drittletzten Stein verlor, sofort zurückschlagen, hat sie gewonnen. Der Schlag muss nicht mehr gespielt werden.',
      ],
    },
    F10: {
      title: 'Dreimal dasselbe',
      text: [
        'Stehen zum dritten Mal dieselben Steine auf denselben Feldern, mit denselben Vorräten und derselben Seite am Zug, ist das Spiel unentschieden. Die gedruckte Regel kennt dieses Ende nicht. Es ist von uns, damit kein Spiel ewig dauert.',
        'Ein Unentschieden gilt als Sieg beider.',
      ],
    },
    F11: {
      title: 'Einigung und Aufgabe',
      text: [
        'Wer glaubt, nicht mehr gewinnen zu können, darf abbrechen: aufgeben, dann hat die andere Seite gewonnen, oder ein Unentschieden anbieten, das sie annehmen kann.',
        'Niemand muss. Manches Spiel, das verloren schien, hat sich noch gedreht.',
      ],
    },
    F12: {
      title: 'Variante: Rückkehr',
      text: [
        'Beide haben sechs Steine, in zwei beliebigen verschiedenen Farben, auch benachbarten. Ein geschlagener Stein kehrt in den Vorrat seiner Seite zurück und darf wieder eingesetzt werden.',
        'Alles andere bleibt. Niemand hat je weniger als sechs Steine, darum kann das Unentschieden zwei gegen zwei (F9) nicht vorkommen.',
      ],
    },
  },
  examples: {
    start: 'Der Anfang. A setzt auf den roten Feldern ein, B auf den grünen.',
    'blue-and-white': 'A spielt Blau, B spielt Weiß.',
    'no-duty': 'A könnte den Stein auf bi schlagen und darf trotzdem nach wo ziehen.',
    enter: 'A setzt den ersten Stein ein.',
    'enter-elsewhere': 'A ist Rot und setzt nur auf ro oder ri ein.',
    'enter-taken': 'B ist nach ri gezogen. Solange der Stein dort steht, kann A dort nicht einsetzen.',
    step: 'Von ro aus kann ein Stein vier Wege gehen. Hier geht er nach innen, nach vi.',
    'step-centre': 'Die Linie Gelb–Violett verbindet ri und gi gerade durch das Zentrum.',
    'step-no-line': 'ri und wi liegen Seite an Seite, aber keine Linie verbindet sie.',
    barred: 'Der Stein von A ging von ro nach wo, zurück und wieder nach wo. Nach ro darf er jetzt nicht.',
    'barred-onward': 'Jedes andere Nachbarfeld von wo steht ihm offen.',
    'barred-no-more': 'A hat dazwischen einen Stein eingesetzt. Nun ist der Weg nach ro wieder offen.',
    capture: 'ro springt über vo und schlägt den Stein auf bi: drei Felder in Folge auf der Linie Rot–Grün.',
    'capture-centre': 'vo springt über bi durch das Zentrum und schlägt den Stein auf wi.',
    'capture-corner': 'ro, wo und yo liegen nebeneinander, aber auf zwei verschiedenen Linien: eine Ecke.',
    'capture-over-enemy': 'Auf vo steht B. Übersprungen wird nur ein eigener Stein.',
    stuck:
      'A zieht nach go. Die Steine auf gi und bi haben kein freies Nachbarfeld und nichts zu schlagen, und beide grünen Felder sind besetzt: Die zwei Steine im Vorrat helfen B nicht.',
    'shut-out':
      'B zieht nach ri. Nun sind beide roten Felder besetzt, und A hat nur den Stein auf yo: verloren, mit sechs Steinen im Vorrat.',
    'last-stone': 'A schlägt den Stein auf bi. B bleiben ein Stein und ein leerer Vorrat.',
    'first-stone':
      'A hat einen Stein und kann keinen zweiten einsetzen: Auch ri ist besetzt. A hat aber erst einmal eingesetzt, darum geht es weiter.',
    'two-all':
      'A schlägt den drittletzten Stein von B. Beide haben noch zwei, und B kann nicht schlagen: unentschieden.',
    'two-all-counter':
      'A schlägt den drittletzten Stein von B, aber go könnte über bo springen und auf bi zurückschlagen. B hat gewonnen.',
    'third-time':
      'Mit diesem Schritt sind alle Steine zum zweiten Mal zurück: Die Stellung steht zum dritten Mal.',
    'play-on':
      'B hat noch zwei Steine und darf aufgeben oder ein Unentschieden anbieten. B darf auch weiterspielen.',
    'return-start': 'Gelb gegen Grün, je sechs Steine.',
    'return-capture':
      'A schlägt auf bi. Der Stein kehrt in den Vorrat von B zurück, der von fünf auf sechs wächst.',
  },
};
