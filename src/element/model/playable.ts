import type { GameExtras, PlayableGame } from './game-definition.js';

/** A game of which matches are opened, and its extras if they are loaded. */
export interface OpenableGame<S, M, O extends object> extends PlayableGame<S, M, O> {
  readonly extras?: { readonly module: { readonly value?: GameExtras<S, M, O> | undefined } };
}

/** The games that a board can play, by the value of its option `game`: its own, and those of its extras if they are loaded. */
export const playableGames = <S, M, O extends object>(
  definition: OpenableGame<S, M, O>,
): Readonly<Record<string, PlayableGame<S, M, O>>> => ({
  [definition.game.id]: definition,
  ...definition.extras?.module.value?.games,
});

/** The game with this id, if a board can play it. The id of a game is not always its value of the option `game`. */
export const findPlayable = <S, M, O extends object>(
  definition: OpenableGame<S, M, O>,
  id: string | undefined,
): PlayableGame<S, M, O> | undefined =>
  Object.values(playableGames(definition)).find(({ game }) => game.id === id);
