import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { levels } from '../../../core/bot.js';
import { seatLetter } from '../../../core/game.js';
import { cleanName, LONGEST_NAME } from '../../../core/player-name.js';
import type { AnyBoard } from '../../model/board.js';
import { whenSent } from '../../ui/input/when-sent.js';
import type { OptionWords } from '../../words/game-words.js';
import type { NewGameDraft } from '../../model/snapshot.js';
import type { UiWords } from '../../../words/en/ui.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { dialogFrame } from './dialog.js';
import { dialogWords, rulesWords } from '../../../words/en/dialogs.js';
import { formatPlayer } from '../../model/players.js';

/** The values of the new-game form for the match on a board. */
function currentValues({ store, definition }: AnyBoard): NewGameDraft {
  const { match, players, names, settings } = store.snapshot;
  const { randomFirst, options: fields } = definition;
  const value = (name: string): unknown => match.options && Reflect.get(match.options, name);
  const first = value('first');
  return {
    players: match.seats,
    first: settings.first || (randomFirst ? 'random' : seatLetter(typeof first === 'number' ? first : 0)),
    seats: players.map(formatPlayer).join(' '),
    names: names.map((name = '') => cleanName(name)),
    options: Object.fromEntries(fields.map(({ name, format }) => [name, format(value(name))])),
  };
}

/** The game whose options are the fields of the form. */
type NewGame = Pick<AnyBoard['definition'], 'options' | 'game'>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The data of the fields of the seats. */
interface SeatForm {
  readonly draft: NewGameDraft;
  /** The players to choose from. */
  readonly players: readonly Choice[];
  defaultName(seat: number): string;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const defaultPlayer = 'computer:medium';

/** Makes a draft consistent: choices that are not offered any more become the first that is. */
function normalize({ options: fields, game }: NewGame, draft: NewGameDraft): NewGameDraft {
  const { min, max } = game.players;
  const options = { ...draft.options };
  for (const { name, choices } of fields) {
    const offered = choices(options);
    const value = options[name];
    if (value === undefined || !offered.includes(value)) options[name] = offered[0] ?? '';
  }
  const words = draft.seats.split(' ');
  const players = Math.max(min, Math.min(draft.players, max));
  const seats = range(0, players - 1).map((seat) => words[seat] ?? defaultPlayer);
  const exists = draft.first === 'random' || draft.first.charCodeAt(0) - 65 < players;
  const names = range(0, players - 1).map((seat) => draft.names[seat] ?? '');
  return { players, first: exists ? draft.first : 'A', seats: seats.join(' '), names, options };
}

/** Reads the form. */
function read(form: HTMLFormElement, { options: fields }: NewGame, before: NewGameDraft): NewGameDraft {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const players = Number(text('players') ?? before.players);
  const seats = range(0, players - 1).map((seat) => text(`seat-${seat}`) ?? defaultPlayer);
  const options = fields.map(({ name }): [string, string] => [
    name,
    text(`option-${name}`) ?? before.options[name] ?? '',
  ]);
  return {
    players,
    first: text('first') ?? before.first,
    seats: seats.join(' '),
    names: range(0, players - 1).map((seat) => cleanName(text(`name-${seat}`) ?? before.names[seat] ?? '')),
    options: Object.fromEntries(options),
  };
}

const optionsOf = (value: string, choices: readonly Choice[]) =>
  choices.map(
    (each) => html`<option value=${each.value} .selected=${each.value === value}>${each.label}</option>`,
  );

const select = (name: string, label: unknown, value: string, choices: readonly Choice[]) =>
  html`<label class="field">
    <span>${label}</span>
    <select name=${name}>
      ${optionsOf(value, choices)}
    </select>
  </label>`;

/** The fields of a seat: the name, and who plays. */
function seatFields(seat: number, view: BoardView, form: SeatForm): TemplateResult {
  const { newGame } = dialogWords(view.words);
  const letter = seatLetter(seat);
  return html`<div class="field seat-field">
    <b class="tag" aria-hidden="true">${letter}</b>
    <input
      name="name-${seat}"
      type="text"
      aria-label=${newGame.nameOf(letter)}
      placeholder=${form.defaultName(seat)}
      maxlength=${LONGEST_NAME}
      autocomplete="off"
      spellcheck="false"
      .value=${live(form.draft.names[seat] ?? '')} />
    <select name="seat-${seat}" aria-label=${rulesWords(view.words).seat(letter)}>
      ${optionsOf(form.draft.seats.split(' ')[seat] ?? '', form.players)}
    </select>
  </div>`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The players that a seat can have. */
function playerChoices(ui: UiWords, seats: string): readonly Choice[] {
  const { human, computer } = dialogWords(ui).newGame;
  return [
    { value: 'human', label: human },
    ...levels.map((level) => ({ value: `computer:${level}`, label: computer(ui.levels[level]) })),
    ...(seats.includes('remote') ? [{ value: 'remote', label: capitalize(ui.remote) }] : []),
  ];
}

/** The fields of the form. */
function formContent(
  view: BoardView,
  { options, game }: NewGame,
  draft: NewGameDraft,
  defaultName: (seat: number) => string,
  labels: OptionWords,
): TemplateResult {
  const { words } = view;
  const { newGame } = dialogWords(words);
  const all = range(0, draft.players - 1);
  const counts = range(game.players.min, game.players.max)
    .map(String)
    .map((count) => ({ value: count, label: count }));
  const nameOf = (seat: number) => {
    const name = draft.names[seat] ?? '';
    return name === '' ? defaultName(seat) : name;
  };
  const seatForm: SeatForm = { draft, players: playerChoices(words, draft.seats), defaultName };
  const first = [
    ...all.map((seat) => ({ value: seatLetter(seat), label: nameOf(seat) })),
    { value: 'random', label: newGame.random },
  ];
  return html`${counts.length > 1 ? select('players', newGame.players, `${draft.players}`, counts) : nothing}
  ${all.map((seat) => seatFields(seat, view, seatForm))} ${select('first', newGame.first, draft.first, first)}
  ${options.map(({ name, choices }) => {
    const offered = choices(draft.options).map((value) => ({ value, label: labels.choice(name, value) }));
    return offered.length > 1
      ? select(`option-${name}`, labels.option(name), draft.options[name] ?? '', offered)
      : nothing;
  })}`;
}

/** The form for a new game: number of players, name and player of each seat, who begins, and the game's own options. */
export function newGameDialog(view: BoardView, board: AnyBoard): TemplateResult {
  const { store, loader, definition } = board;
  const { dialog } = store.snapshot;
  const labels = board.words().options;
  const current = currentValues(board);
  const before = (dialog?.kind === 'new' ? dialog.draft : undefined) ?? current;
  const draft = normalize(definition, before);
  const { words } = view;
  const close = () => store.closeDialog();
  const change = (event: Event) => {
    const now = read(event.currentTarget as HTMLFormElement, definition, draft);
    store.openDialog({ kind: 'new', draft: normalize(definition, now) });
  };
  const start = (form: HTMLFormElement) => {
    const { players, first, seats, names, options } = normalize(definition, read(form, definition, draft));
    const { min, max } = definition.game.players;
    // The same game again begins at the position from which this one began.
    const same = Object.entries(current.options).every(([name, text]) => options[name] === text);
    const again = same && first === current.first && players === current.players;
    const position = again ? store.snapshot.match.position : undefined;
    close();
    loader.newGame({ first, options, position, players: min === max ? undefined : players }, seats, names);
  };
  const { newGame } = dialogWords(words);
  const content = html`<form @change=${change} @click=${whenSent(start)}>
    ${formContent(view, definition, draft, (seat) => board.face.seatName(seat), labels)}
    <div class="answers">
      <button class="go" type="submit">${newGame.start}</button>
      <button class="go quiet" type="button" @click=${close}>${newGame.cancel}</button>
    </div>
  </form>`;
  return dialogFrame({ kind: 'new', title: words.newGame, words, close }, content);
}
