import type { LitElement } from 'lit';
import type { AnyMatch } from '../core/match.js';
import { faultOnBoard } from './ui/a11y/sentences.js';
import type { AnyBoard } from './model/board.js';
import type { EventName } from './model/events.js';
import { fire } from './model/fire.js';
import type { Effect, EventEffect } from './model/effects.js';
import { readyDetail, scoreEffect } from './model/move-effects.js';
import { attributeList } from './model/attributes.js';

/** Attributes that do not open a match. A fault of any other one is obsolete once another match is shown. */
const otherAttributes = attributeList.flatMap(([name, { opens }]) => (opens ? [] : name));

const fireEffect = <T extends EventName>(target: EventTarget, { type, detail }: EventEffect<T>) =>
  fire(target, type, detail);

/** True for the events that tell of another ply or another match. */
const isNavigation = ({ type, detail }: EventEffect): boolean =>
  type === 'game-navigate' || (type === 'game-score' && detail.changes.length === 0);

/** Tells the page which match a board shows first, and its scores. */
export function fireReady(element: LitElement, match: AnyMatch): void {
  fire(element, 'game-ready', readyDetail(match));
  fireEffect(element, scoreEffect(match));
}

/** Tells the page about an illegal move; false if the page has dismissed the explanation. */
function fireIllegal(
  { element, store, words }: AnyBoard,
  { told, notation, seat }: Effect & { readonly type: 'illegal' },
): boolean {
  const { rule, squares } = told;
  const message = words().game.violation(told);
  const game = store.snapshot.match.game.id;
  return fire(element, 'game-illegal', { game, seat, notation, rule, squares: [...squares], message });
}

/** Fires the public events of a board for the effects of its store. */
export function firePublicEvents(board: AnyBoard): void {
  const { element, store, loader } = board;
  /** The last effect of each type that tells of a ply or a match that the page has declared, until all of it is declared. */
  const held = new Map<EventName, EventEffect>();
  const fireHeld = () => {
    const effects = [...held.values()];
    held.clear();
    for (const effect of effects) fireEffect(element, effect);
  };
  /** Faults to report after the next update: before the first one, nobody can listen. */
  let errors: (Effect & { readonly type: 'error' })[] = [];
  element.addController({
    hostUpdated() {
      fireHeld();
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
      if (!fireIllegal(board, effect)) store.dismissMessage();
    }
    // The page has not heard of a match before the first update.
    else if (effect && 'detail' in effect && (element.hasUpdated || !isNavigation(effect))) {
      if (loader.applying && isNavigation(effect)) {
        // The newest one is the last one.
        held.delete(effect.type);
        held.set(effect.type, effect);
        return;
      }
      fireHeld();
      fireEffect(element, effect);
    }
  });
}
