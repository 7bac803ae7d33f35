import { html, nothing, type TemplateResult } from 'lit';
import { levels } from '../../../core/bot.js';
import { seatLetter } from '../../../core/game.js';
import type { NewGameRequest, Player, FullRequests, FullView } from '../view-model.js';
import { panelFrame } from './dialog.js';

interface Choice {
  readonly value: string;
  readonly word: string;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const write = (player: Player | undefined) =>
  player?.kind === 'computer' ? `computer:${player.level}` : (player?.kind ?? 'computer:medium');

/** What the form starts from: the running match. */
function running(view: FullView): NewGameRequest {
  const seats = view.seats.map(({ player }) => write(player)).join(' ');
  return { players: view.players.now, first: view.first, seats, options: view.chosen };
}

/** Choices may depend on each other: one that is offered no more falls back to the first that is. */
function settle(view: FullView, draft: NewGameRequest): NewGameRequest {
  const options = { ...draft.options };
  for (const field of view.options) {
    const offered = field.choices(options);
    const now = options[field.name];
    if (now === undefined || !offered.includes(now)) options[field.name] = offered[0] ?? '';
  }
  const said = draft.seats.split(' ');
  // another game may have room for others
  const players = Math.max(view.players.min, Math.min(draft.players, view.players.max));
  const seats = numbers(0, players - 1).map((seat) => said[seat] ?? write(undefined));
  const begins = draft.first.charCodeAt(0) - 65 < players || draft.first === 'random';
  return { ...draft, players, first: begins ? draft.first : 'A', seats: seats.join(' '), options };
}

/** What the form says now. */
function read(form: HTMLFormElement, view: FullView, before: NewGameRequest): NewGameRequest {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const players = Number(text('players') ?? before.players);
  const seats = numbers(0, players - 1).map((seat) => text(`seat-${seat}`) ?? write(undefined));
  const options = view.options.map(({ name }) => [
    name,
    text(`option-${name}`) ?? before.options[name] ?? '',
  ]);
  const first = text('first') ?? before.first;
  return settle(view, {
    players,
    first,
    seats: seats.join(' '),
    options: Object.fromEntries(options) as Record<string, string>,
  });
}

const field = (name: string, label: unknown, now: string, choices: readonly Choice[]) =>
  html`<label class="field">
    <span>${label}</span>
    <select name=${name}>
      ${choices.map(({ value, word }) => html`<option value=${value} .selected=${value === now}>${word}</option>`)}
    </select>
  </label>`;

/** A new match: how many play, who plays which seat, who begins, and the game's own options. */
export function newGame(view: FullView, requests: FullRequests): TemplateResult {
  const { words, game, players } = view;
  const own = words.dialogs;
  const draft = settle(view, view.draft ?? running(view));
  const all = numbers(0, draft.players - 1);
  const letters = all.map(seatLetter);
  const nameOf = (seat: number) => view.names[seat] ?? own.seat(seatLetter(seat));
  const counts = numbers(players.min, players.max).map(String);
  const who: Choice[] = [
    { value: 'human', word: own.human },
    ...levels.map((level) => ({ value: `computer:${level}`, word: own.computer(level) })),
  ];
  const sits = draft.seats.split(' ');
  if (sits.includes('remote')) who.push({ value: 'remote', word: words.remote });
  const form = (event: Event) => read(event.currentTarget as HTMLFormElement, view, draft);
  const content = html`<form
    @change=${(event: Event) => {
      requests.draft(form(event));
    }}
    @submit=${(event: Event) => {
      event.preventDefault();
      requests.newGame(form(event));
    }}
  >
    ${
      counts.length > 1
        ? field(
            'players',
            own.players,
            String(draft.players),
            counts.map((value) => ({ value, word: value })),
          )
        : nothing
    }
    ${all.map((seat) => {
      const label = html`<b class="tag">${seatLetter(seat)}</b> ${nameOf(seat)}`;
      return field(`seat-${seat}`, label, sits[seat] ?? '', who);
    })}
    ${field('first', own.first, draft.first, [
      ...all.map((seat) => ({ value: letters[seat] ?? '', word: nameOf(seat) })),
      { value: 'random', word: own.random },
    ])}
    ${view.options.map(({ name, choices }) => {
      const offered = choices(draft.options).map((value) => ({ value, word: game.choice(name, value) }));
      return offered.length > 1
        ? field(`option-${name}`, game.option(name), draft.options[name] ?? '', offered)
        : nothing;
    })}
    <div class="answers">
      <button class="go" type="submit">${own.start}</button>
      <button class="go quiet" type="button" @click=${requests.close}>${own.cancel}</button>
    </div>
  </form>`;
  return panelFrame({ kind: 'new', title: own.newGame, words, close: requests.close }, content);
}
