import { bringIntoView } from '../base/abilities.js';

/** Rules on the page that the fragment of its address (`#F6`) can name. */
export interface RulePlaces {
  readonly host: HTMLElement;
  /** The element of a rule, if it is shown. */
  find(rule: string): HTMLElement | null;
}

const all = new Set<RulePlaces>();

/** The fragment that a rule has answered: of several elements with the same rule, only one moves the focus. */
let answered = '';

/** Scrolls to a rule and moves the focus there. */
export function showRule(rule: HTMLElement): void {
  rule.focus({ preventScroll: true });
  bringIntoView(rule);
}

/** Shows the rule that the fragment names, in the first element of the page that contains it. */
function answer(): void {
  const id = location.hash.slice(1);
  if (id === answered) return;
  answered = '';
  // An element of the page with this id is the target.
  if (!id || document.getElementById(id)) return;
  const inOrder = [...all].sort((a, b) =>
    a.host.compareDocumentPosition(b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const places of inOrder) {
    const rule = places.find(id);
    if (!rule) continue;
    answered = id;
    showRule(rule);
    return;
  }
}

/** A link to the fragment that the address has already changes nothing, so no `hashchange` follows. */
function answerAgain(event: MouseEvent): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!link?.hash || link.href !== location.href || event.defaultPrevented) return;
  answered = '';
  answer();
}

/** Makes the rules of an element targets of the fragment; answers the present one. */
export function addPlaces(places: RulePlaces): void {
  if (all.size === 0) {
    addEventListener('hashchange', answer);
    document.addEventListener('click', answerAgain);
  }
  all.add(places);
  answer();
}

export function removePlaces(places: RulePlaces): void {
  if (!all.delete(places) || all.size > 0) return;
  removeEventListener('hashchange', answer);
  document.removeEventListener('click', answerAgain);
  answered = '';
}
