import { html, render } from 'lit';
import { durationToken, motionless } from '../../element/styles/token-values.js';
import type { TrayDie } from './dice-layout.js';
import { faces } from './drawing/die.js';
import { places, target } from './drawing/places.js';

/** The rotation of a cube that shows a face to the viewer, by face from 1. */
const faceRotations = [
  '',
  'rotateY(-90deg)',
  'rotateX(-90deg)',
  'rotateX(90deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
] as const;

/** A die with six sides that can be rotated in space. */
const cubeSides = faces.map(
  (face, i) =>
    html`<svg viewBox="-38 -38 76 76" class="cube-side side${i + 1}">
      <rect x="-37" y="-37" width="74" height="74" rx="12" />
      ${face}
    </svg>`,
);

function createCube(): HTMLElement {
  const cube = document.createElement('span');
  cube.className = 'cube';
  render(cubeSides, cube);
  return cube;
}

/** A falling die above the button on which it comes to rest. */
interface FallingDie {
  readonly button: HTMLElement;
  readonly die: TrayDie;
  /** The element that moves. */
  readonly flight: HTMLElement;
  /** The cube in it, which rotates. */
  readonly cube: HTMLElement;
}

function addFallingDie(button: HTMLElement, die: TrayDie, model: HTMLElement): FallingDie {
  const flight = document.createElement('span');
  const cube = model.cloneNode(true) as HTMLElement;
  flight.className = 'tumble';
  flight.append(cube);
  button.append(flight);
  button.toggleAttribute('data-falling', true);
  return { button, die, flight, cube };
}

/** The path of a die from the cup to its place. A locked die falls on the felt and slides to the ledge. */
function flightFrames({ number, place }: TrayDie, unit: number): Keyframe[] {
  const [x, y] = places[place] ?? [0, 0];
  const at = (name: string, lift = 0) => {
    const [a, b] = places[name] ?? [x, y];
    return `translate(${((a - x) * unit).toFixed(1)}px,${((b - y - lift) * unit).toFixed(1)}px)`;
  };
  const slides = place.startsWith('l');
  const landing = slides ? at(`f${number - 1}`) : at(place);
  const landed = slides ? 0.6 : 1;
  const slide = [{ transform: landing, offset: 0.72, easing: 'ease-in-out' }, { transform: 'none' }];
  return [
    { transform: `${at('cup', 60)} scale(.5)`, opacity: 0, easing: 'ease-out' },
    { opacity: 1, offset: 0.1 * landed },
    { transform: `${landing} scale(1.25)`, offset: 0.55 * landed, easing: 'ease-in' },
    { transform: `${landing} scale(1)`, offset: 0.8 * landed, easing: 'ease-out' },
    { transform: `${landing} scale(1.06)`, offset: 0.9 * landed, easing: 'ease-in' },
    { transform: landing, offset: landed },
    ...(slides ? slide : []),
  ];
}

function spinFrames({ number, face, place }: TrayDie): Keyframe[] {
  const end = faceRotations[face - 1] ?? '';
  const spin = `rotateX(${number % 2 ? 700 : -610}deg) rotateY(${number % 3 ? 560 : -650}deg) ${end}`;
  const rest = `rotateX(0deg) rotateY(0deg) ${end}`;
  const landed = place.startsWith('l') ? 0.6 : 1;
  return [
    { transform: spin, easing: 'cubic-bezier(.2,.6,.5,1)' },
    { transform: rest, offset: 0.94 * landed },
    { transform: rest },
  ];
}

async function fall(
  { button, die, flight, cube }: FallingDie,
  unit: number,
  time: number,
  delay: number,
): Promise<void> {
  const duration = time * (die.place.startsWith('l') ? 1.6 : 1);
  const timing = { duration, delay, fill: 'both' } as const;
  try {
    await Promise.all([
      flight.animate(flightFrames(die, unit), timing).finished,
      cube.animate(spinFrames(die), timing).finished,
    ]);
  } finally {
    flight.remove();
    button.removeAttribute('data-falling');
  }
}

/** Animates dice that fall from the cup to their places; resolves when the last one is at rest. */
export async function animateFall(root: ParentNode, dice: readonly TrayDie[]): Promise<void> {
  const found = dice.flatMap((die) => {
    const button = root.querySelector<HTMLElement>(`[data-square="d${die.number}"]`);
    return button ? [{ button, die }] : [];
  });
  const [first] = found;
  if (!first || motionless()) return;
  const time = durationToken(first.button, '--_fall');
  // So short a time means no motion.
  if (time < 20) return;
  // Measured before the first write: a layout between two dice would lay out the whole page for each die.
  const unit = first.button.getBoundingClientRect().width / target;
  const model = createCube();
  const falling = found.map(({ button, die }) => addFallingDie(button, die, model));
  await Promise.all(falling.map((each, i) => fall(each, unit, time, 40 * i)));
}
