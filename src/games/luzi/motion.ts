import { html, type TemplateResult } from 'lit';
import type { Happening } from '../../core/game.js';
import { places, target } from './drawing/places.js';
import type { Die } from './look.js';
import type { LuziWords } from './words/types.js';

/** A moment while it is shown. */
export interface Moment {
  readonly shown: TemplateResult;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
  skip(): void;
}

const tokenOf = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** A time among the private tokens, in ms. */
const duration = (element: Element, name: string): number => {
  const text = tokenOf(element, name);
  return parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
};

/** The turn of a cube that shows this face to whoever looks down on it. */
const showing = [
  '',
  'rotateY(-90deg)',
  'rotateX(-90deg)',
  'rotateX(90deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
] as const;

const namespace = 'http://www.w3.org/2000/svg';

/** A die with all its six faces, which can be turned in space: as they are drawn here on flat dice. */
function cube(root: ParentNode): HTMLElement {
  const box = document.createElement('span');
  box.className = 'cube';
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const side = document.createElementNS(namespace, 'svg');
    side.setAttribute('viewBox', '-38 -38 76 76');
    side.setAttribute('class', `cube-side side${face}`);
    const wall = document.createElementNS(namespace, 'rect');
    for (const [name, value] of Object.entries({ x: -37, y: -37, width: 74, height: 74, rx: 12 }))
      wall.setAttribute(name, String(value));
    // copied, for <use> would build a shadow tree for each of the forty-eight
    const drawn = root.querySelectorAll(`#l-${face} > *`);
    side.append(wall, ...Array.from(drawn, (part) => part.cloneNode()));
    box.append(side);
  }
  return box;
}

const shift = (x: number, y: number) => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;

/** A die in the air: over the button it will lie on. */
interface Flight {
  readonly button: HTMLElement;
  readonly die: Die;
  readonly place: string;
  readonly flight: HTMLElement;
  readonly box: HTMLElement;
}

function take(button: HTMLElement, die: Die, place: string, model: HTMLElement): Flight {
  const flight = document.createElement('span');
  const box = model.cloneNode(true) as HTMLElement;
  flight.className = 'tumble';
  flight.append(box);
  button.append(flight);
  button.toggleAttribute('data-falling', true);
  return { button, die, place, flight, box };
}

/** It flies out of the cup to where it lies; what stays locked falls on the felt and slides to the ledge. */
async function tumble(
  { button, die: { number, face }, place, flight, box }: Flight,
  unit: number,
  time: number,
  delay: number,
): Promise<void> {
  const [x, y] = places[place] ?? [0, 0];
  const from = (name: string, lift = 0) => {
    const [a, b] = places[name] ?? [x, y];
    return shift((a - x) * unit, (b - y - lift) * unit);
  };
  const slides = place.startsWith('l');
  const home = slides ? from(`f${number - 1}`) : from(place);
  const landed = slides ? 0.6 : 1;
  const timing = { duration: time * (slides ? 1.6 : 1), delay, fill: 'both' } as const;
  const way = [
    { transform: `${from('cup', 60)} scale(.5)`, opacity: 0, easing: 'ease-out' },
    { opacity: 1, offset: 0.1 * landed },
    { transform: `${home} scale(1.25)`, offset: 0.55 * landed, easing: 'ease-in' },
    { transform: `${home} scale(1)`, offset: 0.8 * landed, easing: 'ease-out' },
    { transform: `${home} scale(1.06)`, offset: 0.9 * landed, easing: 'ease-in' },
    { transform: home, offset: landed },
    ...(slides ? [{ transform: home, offset: 0.72, easing: 'ease-in-out' }, { transform: 'none' }] : []),
  ];
  const rest = showing[face - 1] ?? '';
  const spin = (part: number) =>
    `rotateX(${part * (number % 2 ? 700 : -610)}deg) rotateY(${part * (number % 3 ? 560 : -650)}deg) ${rest}`;
  const turns = [
    { transform: spin(1), easing: 'cubic-bezier(.2,.6,.5,1)' },
    { transform: spin(0), offset: 0.94 * landed },
    { transform: spin(0) },
  ];
  try {
    await Promise.all([flight.animate(way, timing).finished, box.animate(turns, timing).finished]);
  } finally {
    flight.remove();
    button.removeAttribute('data-falling');
  }
}

/** Lets these dice fall out of the cup to their places; resolves when the last one has come to rest. */
export async function fall(
  root: ParentNode,
  dice: readonly Die[],
  at: ReadonlyMap<number, string>,
): Promise<void> {
  const tray = root.querySelector('.tray');
  const time = tray ? duration(tray, '--_fall') : 0;
  // so short is no motion at all
  if (time < 20 || document.hidden) return;
  const buttons = dice.map(({ number }) => root.querySelector<HTMLElement>(`[data-square="d${number}"]`));
  // measured before anything is written: a layout between two dice would be one of the whole page for each of them
  const unit = (buttons.find(Boolean)?.getBoundingClientRect().width ?? 0) / target;
  const model = cube(root);
  const flights = dice.flatMap((die, i) => {
    const button = buttons[i];
    return button ? take(button, die, at.get(die.number) ?? '', model) : [];
  });
  await Promise.all(flights.map((each, i) => tumble(each, unit, time, 40 * i)));
}

/** Shows the moment among what has happened, for as long as it takes to read it, or until somebody presses anything. */
export function moment(
  root: ParentNode & EventTarget,
  happenings: readonly Happening[],
  names: readonly string[],
  words: LuziWords,
): Moment | undefined {
  const told = happenings
    .map(({ kind, seat = 0, score = 0 }) => words.moment(kind, names[seat] ?? '', score))
    .find(Boolean);
  if (!told) return undefined;
  const tray = root.querySelector('.tray');
  const time = tray && !document.hidden ? duration(tray, '--_moment') : 0;
  const clock = new Animation(new KeyframeEffect(tray, [], { duration: time }));
  const skip = () => {
    clock.finish();
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['pointerdown', 'keydown']) root[change](type, skip, { capture: true });
  };
  listen('addEventListener');
  clock.play();
  const over = clock.finished.then(() => {
    listen('removeEventListener');
  });
  const shown = html`<div class="moment" aria-hidden="true">
    <p class="title">${told[0]}</p>
    <p class="line">${told[1]}</p>
  </div>`;
  return { shown, over, skip };
}
