import { seatLetter } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import type { OptionField } from '../../model/game-definition.js';
import { formatPlayer, trimName } from '../../model/players.js';
import type { NewGameDraft } from '../../model/snapshot.js';

/** The fields of the new-game form. */
export interface FormFields {
  readonly fields: readonly OptionField[];
  /** The numbers of players to choose from. */
  readonly players: { readonly min: number; readonly max: number };
}

/** The fields for a game. */
export const formFields = ({ definition }: AnyBoard): FormFields => ({
  fields: definition.options,
  players: definition.game.players,
});

/** The values of the form for the match on the board. */
export function currentValues(board: AnyBoard): NewGameDraft {
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
