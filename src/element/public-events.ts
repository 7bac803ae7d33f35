import type { LitElement } from 'lit';
import type { AnyMatch } from '../core/match.js';
import { faultOnBoard } from './ui/a11y/sentences.js';
import type { AnyBoard } from './model/board.js';
import { GameEvent, type EventName } from './model/events.js';
import { fire } from './model/fire.js';
import type { Effect, EventEffect } from './model/effects.js';
import { readyDetail, scoreEffect } from './model/move-effects.js';
import { attributeList } from './model/attributes.js';

/** Attributes that do not open a match. A fault of any other one is obsolete once another match is shown. */
const otherAttributes = attributeList.flatMap(([name, { opens }]) => (opens ? [] : name));

const createEvent = <T extends EventName>({ type, detail }: EventEffect<T>) => new GameEvent(type, detail);

/** True for the events that tell of another ply or another match. */
const isNavigation = ({ type, detail }: EventEffect): boolean =>
  type === 'game-navigate' || (type === 'game-score' && detail.changes.length === 0);

/** Tells the page which match a board shows first, and its scores. */
export function fireReady(element: LitElement, match: AnyMatch): void {
  fire(element, 'game-ready', readyDetail(match));
  element.dispatchEvent(createEvent(scoreEffect(match)));
}

/** The last event of each type that tells of a ply or a match that the page has declared, until all of it is declared. */
class HeldEvents {
  readonly #events = new Map<EventName, Event>();
  readonly #target: EventTarget;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  hold(effect: EventEffect): void {
    this.#events.delete(effect.type);
    this.#events.set(effect.type, createEvent(effect));
  }

  fire(): void {
    const events = [...this.#events.values()];
    this.#events.clear();
    for (const event of events) this.#target.dispatchEvent(event);
  }
}

/** Fires the public events of a board for the effects of its store. */
export function firePublicEvents(board: AnyBoard): void {
  const { element, store, loader, words } = board;
  const held = new HeldEvents(element);
  /** Faults to report after the next update: before the first one, nobody can listen. */
  let errors: (Effect<unknown, unknown> & { readonly type: 'error' })[] = [];
  element.addController({
    hostUpdated() {
      held.fire();
      for (const { fault, attribute } of errors.splice(0)) {
        const { code, at } = fault;
        const message = faultOnBoard(board, fault);
        fire(element, 'game-error', { code, attribute, at, message });
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
      const message = words().game.breach(told);
      const game = store.snapshot.match.game.id;
      const detail = { game, seat, notation, rule, squares: [...squares], message };
      if (!fire(element, 'game-illegal', detail)) store.dismissMessage();
    }
    // The page has not heard of a match before the first update.
    else if (effect && 'detail' in effect && (element.hasUpdated || !isNavigation(effect))) {
      if (loader.applying && isNavigation(effect)) return held.hold(effect);
      held.fire();
      element.dispatchEvent(createEvent(effect));
    }
  });
}
