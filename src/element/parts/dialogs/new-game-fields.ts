import { seatLetter } from '../../../core/game.js';
import type { Board } from '../../model/board.js';
import type { OptionField } from '../../model/game-definition.js';
import { formatPlayer, trimName } from '../../model/players.js';
import type { NewGameDraft } from '../../model/snapshot.js';
import { playableGames } from '../../model/playable.js';

/** The fields of the new-game form. */
export interface FormFields {
  readonly fields: readonly OptionField[];
  /** The numbers of players to choose from. */
  readonly players: { readonly min: number; readonly max: number };
}

/** A choice that is no option of `setup`: `game` among the games of the element. */
const choiceField = (name: string, values: readonly string[], current: string): OptionField => ({
  name,
  choices: () => values,
  parse: (text) => text,
  format: () => current,
});

/** The fields for the game that is chosen in the form; without a choice, for the one on the board. */
export function formFields<S, M, O extends object>(
  { definition, store }: Board<S, M, O>,
  chosen?: string,
): FormFields {
  const { match } = store.snapshot;
  const games = Object.entries(playableGames(definition));
  const [name, current] = games.find(([, { game }]) => game.id === match.game.id) ?? games[0]!;
  const [, next] = games.find(([each]) => each === chosen) ?? [name, current];
  const fields = [
    ...(games.length > 1
      ? [
          choiceField(
            'game',
            games.map(([each]) => each),
            name,
          ),
        ]
      : []),
    ...next.options,
  ];
  return { fields, players: next.game.players };
}

/** The values of the form for the match on the board. */
export function currentValues<S, M, O extends object>(board: Board<S, M, O>): NewGameDraft {
  const { match, players, names, settings } = board.store.snapshot;
  const { randomFirst } = board.definition;
  const value = (name: string): unknown => match.options && Reflect.get(match.options, name);
  const first = value('first');
  const { fields } = formFields(board);
  return {
    players: match.seats,
    first: settings.first || (randomFirst ? 'random' : seatLetter(typeof first === 'number' ? first : 0)),
    seats: players.map(formatPlayer).join(' '),
    names: names.map((name = '') => trimName(name)),
    options: Object.fromEntries(fields.map(({ name, format }) => [name, format(value(name))])),
  };
}
