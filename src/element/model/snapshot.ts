import type { Level } from '../../core/bot.js';
import type { Seat, Turn, Viewer, GameTypes } from '../../core/game.js';
import type { Mark } from '../../core/marks.js';
import type { AnyMatch, Outcome, MatchOf } from '../../core/match.js';
import type { Branch } from '../../core/path.js';
import { freeze } from './events.js';
import type { Session, Solving } from './session.js';
import type { Message, MessageAnswer, Wording } from './effects.js';
import { parseSeat, parseSeats, type Player } from './players.js';
import type { Preferences } from './preferences.js';
import { defaultTexts, parseSettings, type Pace, type Settings } from './settings.js';

/** The values of the new-game form, each as its attribute is written. */
export interface NewGameDraft {
  readonly players: number;
  readonly first: string;
  readonly seats: string;
  /** The names by seat; empty for the name that the game gives. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** The dialog that is open over the board. */
export type Dialog =
  /** The rules at a rule, or with the guided examples begun. */
  | { readonly kind: 'rules'; readonly rule?: string | undefined; readonly guide?: boolean }
  | { readonly kind: 'new'; readonly draft?: NewGameDraft | undefined }
  /** `deleting`: the menu asks whether the statistics are to be deleted. */
  | { readonly kind: 'more'; readonly deleting?: boolean }
  /** The ways to share the match. */
  | { readonly kind: 'share' }
  /** The position as a list. */
  | { readonly kind: 'list' }
  /** The preferences of the person. */
  | { readonly kind: 'preferences' }
  /** The commitment to the seed of the match. */
  | { readonly kind: 'fairness' };

/** The work of the computer that a person waits for. */
export interface ComputerStatus {
  /** A computer seat is thinking. */
  readonly thinking: boolean;
  /** The computer waits with its move until a person presses a key or a button. */
  readonly waiting?: boolean;
  /** A hint is being computed. */
  readonly hinting: boolean;
  /** The share that is done, 0 to 1, once the wait is long enough to show it. */
  readonly progress?: number | undefined;
}

/** Seats that a person chose in the new-game form; they hold until the page declares others. */
export interface ChosenSeats {
  readonly declared: string;
  readonly chosen: string;
}

/** Names that a person entered in the new-game form, by seat; they hold until the page declares others. */
export interface ChosenNames {
  /** The names that the page declared then, as the attribute `names`. */
  readonly declared: string;
  /** An empty name is the one that the game gives. */
  readonly chosen: readonly string[];
}

/** A position of a text that a link shows in place of the game. Moves there do not become part of the record. */
export interface Visit {
  /** The way back to the game; undefined on a board without controls. */
  readonly message:
    | { readonly kind: 'note'; readonly text: Wording; readonly answers: readonly MessageAnswer[] }
    | undefined;
}

/** A line that is shown in place of the main line: a variation of the record, or a position of a text. */
export interface ShownLine<G extends GameTypes> {
  /** The match of the record: the main line and its variations. */
  readonly record: MatchOf<G>;
  /** The record with the variation of the reader. */
  readonly tree: MatchOf<G>;
  /** The branches that lead to the line. */
  readonly branches: readonly Branch[];
  /** The line is the variation that the reader plays: it is not part of the record. */
  readonly isReaders: boolean;
  /** The path of each ply of the match that is shown; empty for one that is not in the record. */
  readonly paths: readonly string[];
  /** The line begins at a position of a text: it has no branches. */
  readonly visit?: Visit | undefined;
}

/** The state of a board. Only the store replaces it. */
export interface BoardState<G extends GameTypes = GameTypes> extends Solving<G> {
  readonly settings: Settings;
  /** Never changed after it became part of a state: actions change a copy. */
  readonly match: MatchOf<G>;
  /** The line whose moves are in `match`; undefined while the main line is shown. */
  readonly line?: ShownLine<G> | undefined;
  /** Readers can play in a replay, and at a position of a text: the module for it is loaded. */
  readonly explorable: boolean;
  /** Names in the record, by seat. */
  readonly recordNames: readonly (string | undefined)[];
  readonly chosenSeats?: ChosenSeats | undefined;
  readonly chosenNames?: ChosenNames | undefined;
  /** The own seat at a table while its person cannot move: before the game, and while the computer plays on for them. */
  readonly waiting?: Seat | undefined;
  /** The seats of a table that nobody has taken yet. */
  readonly vacant?: readonly Seat[] | undefined;
  /** Says that an own action at a table is not sent yet. */
  readonly unsent?: (() => string) | undefined;
  /** The match was counted in the statistics: it is counted only once. */
  readonly counted: boolean;
  /** The seed of the match is known: nobody at the board takes the end back. */
  readonly revealed?: boolean | undefined;
  /** The seat whose hidden hand is shown, if several people share the board. */
  readonly uncovered?: Seat | undefined;
  /** The letter of the seat that a person turned the board to; overrides the attribute. */
  readonly turnedTo?: string | undefined;
  readonly message?: Message | undefined;
  readonly dialog?: Dialog | undefined;
  readonly hint?: G['move'] | undefined;
  /** The marks of the attribute `marks`, as it was valid last. */
  readonly marks: readonly Mark[];
  /** The choices of a person for all boards in this browser. They override the attributes. */
  readonly preferences: Preferences;
  /** The person knows the aim of the game: it is not told any more. */
  readonly knowsAim?: boolean;
  /** A person has selected something in this position. */
  readonly selecting?: boolean;
  /** A person asked to see the record and the replay buttons. */
  readonly movesShown: boolean;
  readonly computer: ComputerStatus;
  /** The automatic replay: whether it runs, and its seconds per move. */
  readonly autoplay: { readonly running: boolean; readonly pace: number };
  /** The moves since a person's last turn are being shown again. */
  readonly recap: boolean;
  /** The state in which the seat to move offered a draw. */
  readonly drawOffer?: G['state'] | undefined;
  /** Another window has played the last moves of the match: it makes those of the computer, too. */
  readonly following?: boolean | undefined;
  /** The board has been seen, so it may use random values, storage and computer players. */
  readonly awake: boolean;
}

/** The state of a board that shows a match, before anything is declared. */
export const initialState = <G extends GameTypes>(match: MatchOf<G>): BoardState<G> => ({
  settings: parseSettings(defaultTexts),
  match,
  explorable: false,
  recordNames: [],
  counted: false,
  preferences: {},
  marks: [],
  movesShown: false,
  computer: { thinking: false, hinting: false },
  autoplay: { running: false, pace: 1.5 },
  recap: false,
  awake: false,
});

/** Everything that is derived from the match, for the viewer. */
interface PositionView<G extends GameTypes> {
  readonly viewer: Viewer;
  /** The state as the viewer may know it, deeply frozen. */
  readonly view: G['state'];
  readonly scores: readonly number[];
  /** The legal moves; empty if the viewer may not know them. */
  readonly legalMoves: readonly G['move'][];
}

/** An immutable snapshot of a board: its state and everything derived from it. */
export interface Snapshot<G extends GameTypes = GameTypes> extends BoardState<G>, PositionView<G> {
  /** The match of the record: that of the main line. */
  readonly record: MatchOf<G>;
  /** The path of the position in the tree of the record; empty if it is not there. */
  readonly path: string;
  readonly turn: Turn;
  readonly outcome: Outcome | undefined;
  /** The game is over and nobody has won more than the others: a win of all seats, in a game that has draws. */
  readonly draw: boolean;
  /** The result of a game that is over and looked at again. */
  readonly reviewed: Pick<Snapshot, 'outcome' | 'draw'> | undefined;
  /** Positions are evaluated, unless the kind of play forbids it: because the page wants it, or because a game is looked at again. */
  readonly evaluated: boolean;
  readonly players: readonly Player[];
  /** The speed of the computer's moves. */
  readonly pace: Pace;
  /** Sounds are played. */
  readonly sound: boolean;
  /** Names given by a person, the page or the record, by seat. */
  readonly names: readonly (string | undefined)[];
  /** The seat of the only human player, if there is exactly one, or of the reader who solves. */
  readonly soleHuman: Seat | undefined;
  /** The level of the computer player that is to move; undefined if none is. */
  readonly levelToMove: Level | undefined;
  /** The seat of the person whom the texts address: of the only one who plays. Undefined in diagrams and replays. */
  readonly addressee: Seat | undefined;
  /** The seat that a person at this board may move for. */
  readonly movableSeat: Seat | undefined;
  /** The hand of the mover is covered: the viewer may not know it. */
  readonly covered: boolean;
  readonly lastMove: G['move'] | undefined;
  /** The ply before the first of the moves that others made since a person moved; undefined if there are none. */
  readonly recentFrom: number | undefined;
  /** The plies that undo and redo go to. */
  readonly undoPly: number | undefined;
  readonly redoPly: number | undefined;
  /** The reason why undo cannot go back: nobody has moved, chance has, the page has ended the match, or another side must agree. */
  readonly undoBarrier: 'start' | 'chance' | 'final' | 'remote' | undefined;
  /** A seat is played elsewhere: the match goes on at its end, and only both sides together take moves back. */
  readonly remote: boolean;
  /** The seat at the bottom of the board, if one is asked for. */
  readonly bottom: Seat | undefined;
}

/** True if the moves after the cursor contain a move of chance: nobody may play differently before it. */
const chanceAhead = (match: AnyMatch): boolean => {
  for (let ply = match.ply; ply < match.moves.length; ply++)
    if (match.game.turn(match.stateAt(ply)) === 'chance') return true;
  return false;
};

/** True if a seat may move at the cursor: with a remote seat only at the end. */
const goesOn = (match: AnyMatch, remote: boolean): boolean => !chanceAhead(match) && (match.atEnd || !remote);

/**
 * The ply that undo (`step` -1) or redo (1) goes to: the nearest one at which a person is to move. Undefined if there is
 * none. Undo does not go back over a move of chance, except in a replay.
 */
function findPly(
  match: AnyMatch,
  players: readonly Player[],
  replay: boolean,
  step: 1 | -1,
): number | undefined {
  const { game, moves } = match;
  const end = step < 0 ? -1 : moves.length + 1;
  const anybody = players.every(({ kind }) => kind === 'computer');
  for (let ply = match.ply + step; ply !== end; ply += step) {
    const turn = game.turn(match.stateAt(ply));
    if (step < 0 && !replay && turn === 'chance') return undefined;
    const person = typeof turn === 'number' && players[turn]?.kind !== 'computer' && !match.outcomeAt(ply);
    if (anybody || person || (step > 0 && ply === moves.length)) return ply;
  }
  return undefined;
}

/** The reason why the others at a table cannot be asked to take back the last move of the person: there is none, or chance was after it. */
function askBarrier(match: AnyMatch, players: readonly Player[]): 'start' | 'chance' | 'final' | undefined {
  const { game, moves } = match;
  if (match.outcomeAt(moves.length)) return 'final';
  for (let ply = moves.length - 1; ply >= 0; ply--) {
    const turn = game.turn(match.stateAt(ply));
    if (typeof turn !== 'number') return 'chance';
    if (players[turn]?.kind === 'human') return undefined;
  }
  return 'start';
}

/** The plies that undo and redo lead to, and the reason if undo is not possible. */
function steps(
  match: AnyMatch,
  players: readonly Player[],
  { explores: replay, asks }: Session,
  final: boolean,
  remote: boolean,
): Pick<AnySnapshot, 'undoPly' | 'redoPly' | 'undoBarrier' | 'remote'> {
  const undoPly = findPly(match, players, replay, -1);
  const redoPly = findPly(match, players, replay, 1);
  const possible = undoPly !== undefined || (match.atEnd && match.conclusion);
  const barrier = () => (findPly(match, players, true, -1) === undefined ? 'start' : 'chance');
  return {
    undoPly,
    redoPly,
    remote,
    undoBarrier: asks
      ? askBarrier(match, players)
      : final
        ? 'final'
        : !possible
          ? barrier()
          : remote
            ? 'remote'
            : undefined,
  };
}

/** The ply before the first of the moves that others made after the last move of a person. */
function findRecent(match: AnyMatch, players: readonly Player[]): number | undefined {
  let from;
  for (let ply = match.ply - 1; ply >= 0; ply--) {
    const turn = match.game.turn(match.stateAt(ply));
    if (typeof turn !== 'number') continue;
    if (players[turn]?.kind === 'human') break;
    from = ply;
  }
  return from;
}

/** The position for a viewer; `known` is reused while match state and viewer stay the same. */
function viewPosition<G extends GameTypes>(
  match: MatchOf<G>,
  turn: Turn,
  viewer: Viewer,
  known: Snapshot<G> | undefined,
): PositionView<G> {
  if (known?.match.state === match.state && known.viewer === viewer && known.turn === turn) {
    const { view, scores, legalMoves } = known;
    return { viewer, view, scores, legalMoves };
  }
  const { game, state } = match;
  const view = freeze(game.view(state, viewer));
  const legalMoves = typeof turn === 'number' ? game.moves(view) : [];
  return { viewer, view, scores: freeze([...game.scores(view)]), legalMoves };
}

/** The players, their names given by a person, the page or the record, and the seats of people. */
function seatsOf(state: BoardState) {
  const { match, settings, chosenNames, chosenSeats, recordNames } = state;
  const seats = chosenSeats?.declared === settings.seats ? chosenSeats.chosen : settings.seats;
  const named = chosenNames?.declared === settings.names.join() ? chosenNames.chosen : [];
  const { players } = parseSeats(seats, match.seats);
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const names = players.map((_, seat) => {
    const name = named[seat] ?? settings.names[seat] ?? recordNames[seat];
    return name === '' ? undefined : name;
  });
  const remote = settings.session.plays && players.some(({ kind }) => kind === 'remote');
  return { players, names, people, remote };
}

/** The seat that the buttons act for: of the only person, else the seat to move. */
export const ownSeat = ({ soleHuman, turn }: Pick<AnySnapshot, 'soleHuman' | 'turn'>): Seat =>
  soleHuman ?? (typeof turn === 'number' ? turn : 0);

/** The match of the record, and the path of the position in it. */
const placeOf = <G extends GameTypes>({ match, line }: BoardState<G>) => ({
  record: line?.record ?? match,
  path: line?.paths[match.ply] ?? String(match.ply),
});

/** True if the reader of a replay or of a text may play: for all seats, unless hands are hidden. */
const readerPlays = ({ explorable, settings, match }: BoardState): boolean =>
  explorable && settings.controls === 'full' && typeof match.turn === 'number' && !match.game.viewMove;

/** True if a person at the board may make the next move of the match that is shown. */
const canPlay = (state: BoardState, player: Player | undefined): boolean => {
  const { settings, line, match } = state;
  const facts = { ...state, player, turn: match.turn, readerPlays: readerPlays(state) };
  return line ? facts.readerPlays : settings.session.mayMove(facts);
};

/** The result, and whether it is a draw: a win of all seats in a game that has draws, or by agreement. */
const resultOf = (outcome: Outcome | undefined, { seats }: AnyMatch, draws: boolean) => ({
  outcome,
  draw: outcome?.winners.length === seats && (draws || outcome.reason === 'agreed'),
});

/** The result of a game that a person looks at again, and whether positions are evaluated. */
function reviewOf({ match, movesShown, settings, line }: BoardState, draws: boolean) {
  const again = movesShown && !line && settings.session.plays;
  const outcome = again ? match.outcomeAt(match.moves.length) : undefined;
  const reviewed = outcome && resultOf(outcome, match, draws);
  return { reviewed, evaluated: settings.analysis || reviewed !== undefined };
}

/** The level of the player who is to move, if it is a computer that may think here. */
const levelOf = ({ awake, following, match }: BoardState, player: Player | undefined): Level | undefined =>
  awake && !following && match.atEnd && player?.kind === 'computer' ? player.level : undefined;

/** Derives the snapshot of a state; `known` is the one before it. `draws`: a win of all seats is a draw. */
export function createSnapshot<G extends GameTypes>(
  state: BoardState<G>,
  known: Snapshot<G> | undefined,
  draws: boolean,
): Snapshot<G> {
  const { match, settings, uncovered } = state;
  const { turn, game } = match;
  const { players, names, people, remote } = seatsOf(state);
  const { plays, explores, isPuzzle } = settings.session;
  const play = plays && !state.line;
  const reader = isPuzzle ? state.puzzle : undefined;
  const person = reader?.seat ?? (people.length === 1 ? people[0] : undefined);
  // A match that the page has ended, or whose seed is known, cannot be taken back.
  const final = !explores && !state.line && (state.revealed ?? match.conclusion?.reason === 'page');
  // Nobody is to move at the end, on chance, and before moves of chance that were already shown.
  const player = typeof turn === 'number' && !final && goesOn(match, remote) ? players[turn] : undefined;
  const mover = canPlay(state, player) ? (turn as Seat) : undefined;
  const own = person ?? (mover === uncovered ? mover : undefined);
  const viewer = game.viewMove && own !== undefined ? own : 'table';
  return {
    ...state,
    ...viewPosition(match, turn, viewer, known),
    puzzle: reader,
    ...placeOf(state),
    turn,
    ...resultOf(match.outcome, match, draws),
    ...reviewOf(state, draws),
    players,
    pace: state.preferences.pace ?? settings.pace,
    sound: state.preferences.sound ?? settings.sound,
    names,
    soleHuman: person,
    levelToMove: play ? levelOf(state, player) : undefined,
    // the solution is shown to the reader, who does not play it
    addressee: play || (reader && (!reader.shown || reader.open || reader.solved)) ? person : undefined,
    movableSeat: mover,
    covered: game.viewMove !== undefined && viewer !== turn,
    lastMove: match.moves[match.ply - 1],
    recentFrom: play && people.length > 0 ? findRecent(match, players) : undefined,
    ...steps(match, players, settings.session, final, remote),
    bottom: parseSeat(state.turnedTo ?? settings.orientation, match.seats),
  };
}

/** A snapshot of any game. */
export type AnySnapshot = Snapshot;
