import { seatLetter } from '../../../core/game.js';
import { cleanName } from '../../../core/player-name.js';
import type { AnyBoard } from '../../model/board.js';
import { formatPlayer } from '../../model/players.js';
import type { NewGameDraft } from '../../model/snapshot.js';

/** The values of the new-game form for the match on a board. */
export function currentValues({ store, definition }: AnyBoard): NewGameDraft {
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
