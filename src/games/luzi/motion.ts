import type { Happening } from '../../core/game.js';
import { drawn } from '../../element/base/abilities.js';
import { durationToken, motionless, SHORTEST } from '../../element/styles/token-values.js';
import type { TrayDie } from './dice-layout.js';
import { faces } from './drawing/die.js';
import { places, target } from './drawing/places.js';
import type { LuziWords } from '../../words/en/luzi.js';
import { html, render, type TemplateResult } from 'lit';

/** The axis and the degrees that rotate the sides of a cube to their places, by face from 1. */
const sides = [
  ['X', 0],
  ['Y', 90],
  ['X', 90],
  ['X', -90],
  ['Y', -90],
  ['Y', 180],
] as const;

/** A die that falls: an element that moves, and in it a cube with six sides, which rotates. */
function createFlight(): HTMLElement {
  const flight = document.createElement('span');
  flight.className = 'tumble';
  const cube = document.createElement('span');
  cube.className = 'cube';
  flight.append(cube);
  render(
    faces.map(
      (face) =>
        html`<svg viewBox="-38 -38 76 76" class="cube-side">
          <rect x="-37" y="-37" width="74" height="74" rx="12" />
          ${face}
        </svg>`,
    ),
    cube,
  );
  cube.querySelectorAll('svg').forEach(({ style }, i) => {
    const [axis, degrees] = sides[i]!;
    // half the width of a die from its centre
    style.transform = `rotate${axis}(${degrees}deg) translateZ(5.3cqi)`;
  });
  return flight;
}

/** The falling dice of buttons, which are used again for each fall. */
const flights = new WeakMap<Element, HTMLElement>();

/** The path of a die from the cup to its place. A locked die falls on the felt and slides to the ledge after it has `landed`. */
function flightFrames({ number, place, locked }: TrayDie, unit: number, landed: number): Keyframe[] {
  const [x, y] = places[place]!;
  const at = (name: string, lift = 0) => {
    const [a, b] = places[name]!;
    return `${(a - x) * unit}px ${(b - y - lift) * unit}px`;
  };
  const translate = at(locked ? `f${number - 1}` : place);
  return [
    { translate: at('cup', 60), scale: '.5', opacity: 0, easing: 'ease-out' },
    { opacity: 1, offset: 0.1 * landed },
    { translate, scale: '1.25', offset: 0.55 * landed, easing: 'ease-in' },
    { scale: '1', offset: 0.8 * landed, easing: 'ease-out' },
    { scale: '1.06', offset: 0.9 * landed, easing: 'ease-in' },
    { translate, scale: '1', offset: landed },
    ...(locked ? [{ translate, offset: landed + 0.12, easing: 'ease-in-out' }, { translate: 'none' }] : []),
  ];
}

function spinFrames({ number, face }: TrayDie, landed: number): Keyframe[] {
  const [axis, degrees] = sides[face - 1]!;
  const rotation = (x: number, y: number) =>
    `rotateX(${x}deg) rotateY(${y}deg) rotate${axis}(${-degrees}deg)`;
  const rest = { transform: rotation(0, 0) };
  return [
    {
      transform: rotation(number % 2 ? 700 : -610, number % 3 ? 560 : -650),
      easing: 'cubic-bezier(.2,.6,.5,1)',
    },
    { ...rest, offset: 0.94 * landed },
    rest,
  ];
}

/** The time of a fall, as a share of the usual one: a locked die slides to the ledge; a slow one keeps all waiting. */
const lengthOf = ({ locked }: TrayDie, slow: boolean): number => (slow ? 1.85 : locked ? 1.6 : 1);

/** Animates a die above the button on which it comes to rest. */
async function fall(button: Element, die: TrayDie, unit: number, time: number, delay: number, slow: boolean) {
  const flight = flights.get(button) ?? createFlight();
  flights.set(button, flight);
  button.append(flight);
  button.toggleAttribute('data-falling', true);
  const landed = die.locked ? (slow ? 0.78 : 0.6) : 1;
  const timing = { duration: lengthOf(die, slow) * time, delay, fill: 'both' } as const;
  const motions = [
    flight.animate(flightFrames(die, unit, landed), timing),
    flight.firstElementChild!.animate(spinFrames(die, landed), timing),
  ];
  try {
    await Promise.all(motions.map(({ finished }) => finished));
  } finally {
    flight.remove();
    button.removeAttribute('data-falling');
    for (const motion of motions) motion.cancel();
  }
}

/** True if two sixes lie when the last die falls: a third one ends the run. */
const isTense = (dice: readonly TrayDie[], last: TrayDie | undefined): boolean =>
  dice.filter((die) => die !== last && die.face === 6).length === 2;

/**
 * Animates the dice that have fallen, from the cup to their places; resolves when the last one is at rest. That one is slow if two
 * sixes lie.
 */
export async function animateFall(
  root: ParentNode,
  dice: readonly TrayDie[],
  hasFallen: (die: TrayDie) => boolean,
): Promise<void> {
  if (motionless()) return;
  const buttons = dice.filter(hasFallen).flatMap((die) => {
    const button = root.querySelector<HTMLElement>(`[data-square="d${die.number}"]`);
    return button ? { button, die } : [];
  });
  const first = buttons[0]?.button;
  if (!first) return;
  const time = durationToken(first, '--_fall');
  if (time < SHORTEST) return;
  // Measured before the first write: a layout between two dice would lay out the whole page for each die.
  const unit = first.getBoundingClientRect().width / target;
  const last = buttons.at(-1)!.die;
  const tense = isTense(dice, last);
  const falls = buttons.map(({ button, die }, i) =>
    fall(button, die, unit, time, 40 * i, tense && die === last),
  );
  await Promise.all(falls);
}

/** The title and the text of a special event, such as a Trinity. */
export type SpecialEvent = readonly [title: string, line: string];

/** The first special event among the happenings. `names` has none for the only person at the board. */
export const specialEventOf = (
  happenings: readonly Happening[],
  names: readonly (string | undefined)[],
  words: LuziWords,
): SpecialEvent | undefined =>
  happenings
    .map(({ kind, seat = 0, score = 0 }): SpecialEvent => [
      words.event(kind) ?? '',
      words.specialEvent(kind, names[seat], score) ?? '',
    ])
    .find(([, line]) => line);

/** A special event over the tray. It is announced elsewhere. Its animation lasts as long as it is to be shown. */
export const specialEvent = ([title, line]: SpecialEvent): TemplateResult =>
  html`<div class="special-event" aria-hidden="true">
    <p class="title">${title}</p>
    <p class="line">${line}</p>
  </div>`;

/** Resolves with the animation of an element that has this name; after a frame, if the element is not shown. */
const animated = (element: Element, name: string): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['animationend', 'animationcancel'] as const)
      element.addEventListener(type, (event) => {
        if ((event as AnimationEvent).animationName === name) resolve();
      });
    requestAnimationFrame(() => {
      if (element.getClientRects().length === 0) resolve();
    });
  });

/** Resolves when the animation of the special event ends, or when it is removed. Any press in the root calls `remove`. */
export async function specialEventEnd(root: ParentNode & EventTarget, remove: () => void): Promise<void> {
  for (const type of ['pointerdown', 'keydown'])
    root.addEventListener(type, remove, { capture: true, once: true });
  const event = root.querySelector('.special-event');
  if (event && drawn && !document.hidden) await animated(event, 'shown');
  remove();
}
