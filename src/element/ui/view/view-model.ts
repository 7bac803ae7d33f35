import type { TemplateResult } from 'lit';
import { levels } from '../../../core/bot.js';
import { seatLetter, type Seat, type GameTypes } from '../../../core/game.js';
import { endSentence, headline, messageText, undoNote, worded } from '../a11y/sentences.js';
import type { AnySnapshot, ComputerStatus, Dialog, Visit } from '../../model/snapshot.js';
import type { BoardWords, GameWords } from '../../words/game-words.js';
import type { GameDefinition } from '../../model/game-definition.js';
import type { UiWords } from '../../../words/en/ui.js';
import type { Message, MessageAnswer } from '../../model/effects.js';
import type { Player } from '../../model/players.js';
import type { Settings } from '../../model/settings.js';
import { storyOf } from '../../model/story.js';
import { showsAim } from '../../model/aim.js';
import { placesOf, type LongTexts, type Places } from './places.js';

/** The part of a seat's entry in the list of seats that the game provides. */
export interface SeatDetails {
  /** The score in words: "8 stones". */
  readonly scoreLabel: string;
  /** A few words under the name, in place of the level. */
  readonly note?: string | undefined;
  /** The drawing of the seat, 34 by 34. */
  readonly mark: TemplateResult;
  /** The class that gives the seat its colour, if that is not `s1`, `s2` … */
  readonly tone?: string | undefined;
  /** The content in place of the row of the only seat. */
  readonly tally?: TemplateResult | undefined;
  /** Something small that belongs to the seat, shown under its name. */
  readonly own?: TemplateResult | undefined;
}

/** An entry of the list of seats. */
export interface SeatView extends SeatDetails {
  readonly seat: Seat;
  readonly letter: string;
  readonly name: string;
  readonly player: Player;
  readonly toMove: boolean;
  readonly thinking: boolean;
  readonly won: boolean;
  /** The seat of the person whom the texts address. */
  readonly isAddressee: boolean;
  /** The seat of the person, who cannot move yet, or any more. */
  readonly waiting?: boolean;
  /** Nobody has taken the seat at the table. */
  readonly vacant?: boolean;
  readonly score: number;
  /** The long notes of the game under a name. */
  readonly longNotes: readonly string[];
}

/** The end of a game. */
export interface EndView {
  /** Its result in numbers and its story, in sentences. */
  readonly story: string;
  /** A table in place of the story: the answers of a puzzle with their values. */
  readonly table?: TemplateResult;
  readonly answers: MessageView['answers'];
}

/** The message under the board. An `error` has an icon, an `ask` has buttons and gets the focus. */
export interface MessageView {
  readonly kind: 'error' | 'note' | 'ask';
  readonly text: string;
  /** The rule that a link opens. */
  readonly rule?: string | undefined;
  readonly answers: readonly (MessageAnswer & { readonly label: string })[];
}

/** A dialog that a button of the toolbar opens. */
export type ToolDialog = Exclude<Dialog['kind'], 'list' | 'preferences' | 'fairness' | 'share'>;

/** A button of the toolbar. Its name gives its label and its drawing, unless it has its own. */
export interface Tool {
  readonly name: 'undo' | 'redo' | 'hint' | ToolDialog;
  readonly label?: string;
  readonly drawing?: string;
  readonly action: () => void;
  /** Stays focusable, so that undoing the last move does not lose the focus. */
  readonly disabled?: boolean;
  /** The reason why the tool is disabled. A press shows it, too. */
  readonly note?: string | undefined;
  readonly busy?: boolean;
  readonly opens?: ToolDialog;
}

/** The value of a move of the record. */
export interface MoveValue {
  /** A few characters, such as `62 %`, and a sign for a loss. */
  readonly mark: TemplateResult;
  /** The value in words, with what the move gave up. */
  readonly label: string;
  /** The loss: hardly any, an inaccuracy, a mistake, a blunder. */
  readonly lapse: 0 | 1 | 2 | 3;
  /** The grade of a bad move in words, with its loss; otherwise empty. */
  readonly grade: string;
}

/** The view of a board: plain data from which its templates are rendered. */
export interface BoardView
  extends
    Pick<AnySnapshot, 'dialog' | 'movesShown'>,
    Pick<Settings, 'session' | 'controls'>,
    Pick<ComputerStatus, 'hinting'> {
  readonly words: UiWords;
  /** The language of the words, if the element is in another one. */
  readonly lang: string | undefined;
  readonly headline: string;
  /** The sentence under the headline, before the detail: the task of the reader, or their result. */
  readonly task?: string;
  /** Says that an own action at a table is not sent yet, before all else under the headline. */
  readonly unsent?: string | undefined;
  /** The sentence under the headline: what can be done, or why the game is over. */
  readonly detail: string;
  /** The game's sentence: the detail, unless there is something more important. */
  readonly prompt: string;
  /** The detail is the aim of the game; a button beside it begins the examples of the rules. */
  readonly aim: boolean;
  readonly places: Places;
  /** The rule by which the game is over. */
  readonly rule: string | undefined;
  readonly seats: readonly SeatView[];
  readonly message: MessageView | undefined;
  /** The end of a game that somebody has played here. */
  readonly end: EndView | undefined;
  readonly ply: number;
  /** The reason why nothing can be taken back. */
  readonly undoNote: string | undefined;
  readonly can: Readonly<
    Record<'undo' | 'redo' | 'hint' | 'flip' | 'draw' | 'resign' | 'type', boolean | undefined>
  >;
  /** Tools in front of those of the board. */
  readonly tools?: readonly Tool[];
  /** The computer thinks about a move, not about a hint. */
  readonly thinking: boolean;
}

/** The texts of a board, and what its game adds to the view. */
export interface ViewSource {
  readonly words: BoardWords;
  readonly lang: string | undefined;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** The players as sentences name them, by seat: "You" for the only person at the board. */
  readonly displayNames: readonly string[];
  readonly seats: readonly SeatDetails[];
  /** The game's sentence under the headline while the game is open. */
  readonly prompt: string;
  readonly longTexts: LongTexts;
}

type AnyDefinition = Pick<GameDefinition<GameTypes, GameWords>, 'agreementRule' | 'canTurn' | 'game'>;

function seatViews(snapshot: AnySnapshot, { names, seats, longTexts }: ViewSource): readonly SeatView[] {
  const { players, turn, outcome, draw, scores, computer, addressee, waiting, vacant } = snapshot;
  return players.map((player, seat) => ({
    ...seats[seat]!,
    seat,
    letter: seatLetter(seat),
    name: names[seat]!,
    player,
    toMove: turn === seat && !vacant?.length,
    thinking: computer.thinking && turn === seat,
    won: !draw && (outcome?.winners.includes(seat) ?? false),
    isAddressee: seat === addressee,
    waiting: seat === waiting,
    vacant: vacant?.includes(seat) ?? false,
    score: scores[seat]!,
    longNotes: longTexts.notes,
  }));
}

type VisitMessage = NonNullable<Visit['message']>;

function messageView({ message: own, line }: AnySnapshot, words: BoardWords): MessageView | undefined {
  const message = own ?? line?.visit?.message;
  return message && viewOf(message, words);
}

function viewOf(message: Message | VisitMessage, words: BoardWords): MessageView {
  const text = messageText(message, words);
  if ('text' in message) {
    const answers = ('answers' in message && message.answers) || [];
    return { ...message, text, answers: answers.map((each) => ({ ...each, label: worded(each.label) })) };
  }
  const again = message.kind === 'fault' && message.again;
  const { rule } = message.kind === 'fault' ? message.fault : message.violation;
  const answers = again ? [{ label: words.ui.tryAgain, action: 'tryAgain', main: true } as const] : [];
  // The message has a link to the rule.
  return { kind: 'error', text: text.replace(` (${rule})`, ''), rule, answers };
}

/** The step in strength that suits the only person against one computer: up after a win or a draw, down after a loss. */
function stepOffer({ players, outcome, soleHuman }: AnySnapshot, { ui }: BoardWords): EndView['answers'] {
  const computer = players.find((player) => player.kind === 'computer');
  if (soleHuman === undefined || players.length !== 2 || !computer) return [];
  const won = outcome?.winners.includes(soleHuman) ?? false;
  if (computer.level === levels.at(won ? -1 : 0)) return [];
  return [won ? { label: ui.harder, action: 'playHarder' } : { label: ui.easier, action: 'playEasier' }];
}

/** The story of a game that is over, and the offers to play again, to look back and to share it. */
function endView(snapshot: AnySnapshot, words: BoardWords, names: readonly string[]): EndView | undefined {
  const { outcome, settings, players, match, line } = snapshot;
  const { session, controls } = settings;
  if (!outcome || !session.plays || controls === 'none' || line) return undefined;
  const { ui } = words;
  const again = (session.isSaved || session.asks) && players.some(({ kind }) => kind === 'human');
  const looks = controls === 'full' && match.ply > 0;
  const answers: EndView['answers'] = [
    ...(again ? [{ label: ui.playAgain, action: 'playAgain', main: true } as const] : []),
    ...stepOffer(snapshot, words),
    ...(looks
      ? ([
          { label: ui.lookBack, action: 'lookBack' },
          { label: ui.share, action: 'share' },
        ] as const)
      : []),
  ];
  return answers.length > 0 ? { story: storyOf(snapshot, words.game, names), answers } : undefined;
}

/** The actions that are possible now. */
function abilities(snapshot: AnySnapshot, { canTurn, agreementRule }: AnyDefinition): BoardView['can'] {
  const { undoBarrier, redoPly, settings, turn, players } = snapshot;
  const { session } = settings;
  const person = session.plays && snapshot.movableSeat !== undefined && !snapshot.covered && !snapshot.line;
  // at a table also while others are to move
  const asking = session.asks ? snapshot.addressee !== undefined && turn !== 'over' : person;
  return {
    undo: !undoBarrier,
    redo: redoPly !== undefined,
    hint: person && session.assists,
    flip: canTurn,
    draw: asking && agreementRule !== undefined && (session.asks || !snapshot.remote),
    resign: asking,
    // The field stays while another seat is to move, and keeps the focus.
    type: session.plays && turn !== 'over' && players.some(({ kind }) => kind === 'human'),
  };
}

/** The sentence under the headline, in whose place an action can be that is not sent. In a replay it tells the move that led to the position. */
function detail(snapshot: AnySnapshot, { words, displayNames, prompt }: ViewSource): string {
  const { match, outcome, settings, reviewed } = snapshot;
  if (outcome) return endSentence(snapshot, words, displayNames);
  if (snapshot.unsent) return '';
  if (!settings.session.explores && !reviewed) return prompt;
  if (match.ply === 0) return reviewed ? words.ui.ply(0, match.moves.length) : prompt;
  return (
    match
      .happeningsAt(match.ply)
      .map((each) => words.game.say(each, displayNames))
      .find(Boolean) ?? prompt
  );
}

/** The rule by which the game is over, also if the players agreed on it; undefined if the page has ended it. */
function endRule({ match, outcome }: AnySnapshot, { agreementRule }: AnyDefinition): string | undefined {
  const { conclusion } = match;
  if (!conclusion || !outcome) return outcome?.reason;
  return conclusion.reason === 'page' ? undefined : agreementRule;
}

/** The view of a snapshot. */
export function viewModel(snapshot: AnySnapshot, definition: AnyDefinition, source: ViewSource): BoardView {
  const { match, computer, dialog, movesShown, turn, reviewed } = snapshot;
  const { session, controls } = snapshot.settings;
  const { words, displayNames, lang } = source;
  const thinking = computer.thinking && typeof turn === 'number';
  const aim = showsAim(snapshot);
  return {
    words: words.ui,
    lang,
    session,
    controls,
    headline: thinking
      ? words.ui.thinking(displayNames[turn]!)
      : (reviewed && !match.atEnd
          ? words.ui.over(headline({ ...snapshot, ...reviewed }, words, displayNames))
          : headline(snapshot, words, displayNames)) ||
        (session.explores || !match.atEnd ? words.ui.ply(match.ply, match.moves.length) : ''),
    unsent: snapshot.unsent?.(),
    detail: aim ? words.game.aim : detail(snapshot, source),
    prompt: source.prompt,
    aim,
    places: placesOf(snapshot, source),
    rule: controls === 'none' ? undefined : endRule(snapshot, definition),
    seats: seatViews(snapshot, source),
    message: messageView(snapshot, words),
    end: endView(snapshot, words, displayNames),
    ply: match.ply,
    dialog,
    movesShown,
    undoNote: undoNote(snapshot, words),
    can: abilities(snapshot, definition),
    hinting: computer.hinting,
    thinking,
  };
}

/** The view after a person has selected something: the game's sentence is another one, and the aim was read. */
export const withPrompt = (view: BoardView, prompt: string): BoardView => ({
  ...view,
  prompt,
  aim: false,
  detail: view.aim || view.detail === view.prompt ? prompt : view.detail,
});

/** The texts of the status while an event is shown. */
export type EventTexts = readonly [headline: string, detail: string];

/** The view while an event is shown that nobody at this board has to answer. */
export const withEvent = (view: BoardView, event: EventTexts | undefined): BoardView =>
  event ? { ...view, headline: event[0], detail: event[1], aim: false } : view;

/** The view with the texts of an earlier one: what has happened since is told when its motion has ended. */
export function toldAs(view: BoardView, known: BoardView | undefined): BoardView {
  if (!known) return view;
  const { headline: title, task, detail: line, prompt, aim, places, rule, seats, end } = known;
  return {
    ...view,
    headline: title,
    ...(task !== undefined && { task }),
    detail: line,
    prompt,
    aim,
    places,
    rule,
    seats,
    end,
  };
}
