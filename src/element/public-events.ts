import type { LitElement } from 'lit';
import type { Match } from '../core/match.js';
import { faultSentence } from './a11y/sentences.js';
import type { Board } from './board.js';
import {
  GameErrorEvent,
  GameIllegalEvent,
  GameMoveEvent,
  GameNavigateEvent,
  GameOverEvent,
  GameReadyEvent,
  GameScoreEvent,
  GameTurnEvent,
} from './events.js';
import { checks } from './match/settings.js';
import type { Effect, EventEffect, StoreEvent } from './match/effects.js';
import { readyDetail, scoreEffect } from './match/move-effects.js';

/** Attributes that do not open a match. A fault of any other one is obsolete once another match is shown. */
const otherAttributes: readonly string[] = [...checks.map(([name]) => name), 'autosave', 'ply'];

const events: { readonly [T in StoreEvent]: new (detail: EventEffect<T>['detail']) => Event } = {
  'game-move': GameMoveEvent,
  'game-score': GameScoreEvent,
  'game-turn': GameTurnEvent,
  'game-over': GameOverEvent,
  'game-navigate': GameNavigateEvent,
};

const createEvent = <T extends StoreEvent>({ type, detail }: EventEffect<T>): Event =>
  new events[type](detail);

/** True for the events that tell of another ply or another match. */
const isNavigation = ({ type, detail }: EventEffect): boolean =>
  type === 'game-navigate' || (type === 'game-score' && detail.changes.length === 0);

/** Tells the page which match a board shows first, and its scores. */
export function fireReady<S, M, O extends object>(element: LitElement, match: Match<S, M, O>): void {
  element.dispatchEvent(new GameReadyEvent(readyDetail(match)));
  element.dispatchEvent(createEvent(scoreEffect(match)));
}

/** Fires the public events of a board for the effects of its store. */
export function firePublicEvents<S, M, O extends object>({ element, store, words }: Board<S, M, O>): void {
  /** Faults to report after the next update: before the first one, nobody can listen. */
  let errors: (Effect<S, M> & { readonly type: 'error' })[] = [];
  element.addController({
    hostUpdated() {
      for (const { fault, attribute } of errors.splice(0)) {
        const { code, at } = fault;
        const message = faultSentence(fault, words());
        element.dispatchEvent(new GameErrorEvent({ code, attribute, at, message }));
      }
    },
  });
  store.subscribe((effect) => {
    if (effect?.type === 'error') errors.push(effect);
    else if (effect?.type === 'position')
      errors = errors.filter(({ attribute }) => !attribute || otherAttributes.includes(attribute));
    else if (effect?.type === 'illegal') {
      const { told, notation, seat } = effect;
      const { rule, squares } = told;
      const message = words().game.breach(told, notation);
      const game = store.snapshot.match.game.id;
      const detail = { game, seat, notation, rule, squares: [...squares], message };
      if (!element.dispatchEvent(new GameIllegalEvent(detail))) store.dismissMessage();
    }
    // The page has not heard of a match before the first update.
    else if (effect && 'detail' in effect && (element.hasUpdated || !isNavigation(effect)))
      element.dispatchEvent(createEvent(effect));
  });
}
