import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Fluctus in German. */
export const de: RulebookWords = {
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
