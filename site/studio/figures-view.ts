/** The figures of a theme on the page: what is too low in words, and tables of all contrasts and differences. */
import { say } from '../texts.js';
import { cssColor, seen, type Vision } from './colour.js';
import { byId, create } from './dom.js';
import {
  contrasts,
  distances,
  LEAST,
  floorGroup,
  lineGroup,
  seatGroup,
  type ColorOf,
  type Distance,
  type Group,
} from './figures.js';
import { modes, type Mode } from './look.js';

/** The name of a seat, or a colour or floor in words. */
const memberText = (member = '') => (member.length === 1 ? member : say(member));

const groups = [seatGroup, lineGroup, floorGroup];

const pairText = ({ members }: Group, { pair: [one, other] }: Distance) =>
  say('pair', { one: memberText(members[one]), other: memberText(members[other]) });

/** A number, and words if it is too low. */
function cell(value: number, least: number, ...more: readonly Node[]): HTMLElement {
  const low = value < least;
  return create(
    'td',
    { className: low ? 'low' : '' },
    ...more,
    value.toFixed(1),
    low ? ` ${say('tooLow')}` : '',
  );
}

const row = (head: string, ...cells: readonly Node[]) =>
  create('tr', {}, create('th', { scope: 'row' }, head), ...cells);

/** The colours of a group as somebody sees them. */
function strip(color: ColorOf, vision: Vision, { tokens }: Group): HTMLElement {
  const chips = tokens.map((token) => {
    const chip = create('i');
    chip.style.background = cssColor(seen(color(token), vision));
    return chip;
  });
  return create('span', { className: 'strip', ariaHidden: 'true' }, ...chips);
}

/** A sample of a front colour on its background. */
function sample(color: ColorOf, front: string, back: string, least: number): HTMLElement {
  const chip = create('span', { className: 'sample', ariaHidden: 'true' }, least < LEAST.text ? '●' : 'Aa');
  chip.style.color = color(front);
  chip.style.background = color(back);
  return chip;
}

/** The colours of a mode. */
type Colors = Readonly<Record<Mode, ColorOf>>;

/** Everything that is too low, as sentences. */
const tooLow = (colors: Colors): readonly string[] =>
  modes.flatMap((mode) => [
    ...contrasts(colors[mode])
      .filter(({ ratio, least }) => ratio < least)
      .map(({ front, back, ratio, least }) =>
        say('lowContrast', { front, back, mode: say(mode), ratio: ratio.toFixed(1), least }),
      ),
    ...groups.flatMap((group) =>
      distances(colors[mode], group)
        .filter(({ apart }) => apart < group.least)
        .map((each) =>
          say('lowDistance', {
            group: say(group.text),
            pair: pairText(group, each),
            mode: say(mode),
            vision: say(each.vision).toLowerCase(),
            apart: each.apart.toFixed(1),
            least: group.least,
          }),
        ),
    ),
  ]);

function showContrasts(colors: Colors): void {
  const [light, dark] = modes.map((mode) => contrasts(colors[mode]));
  const rows = light!.map(({ front, back, ratio, least }, i) =>
    row(
      say('on', { front, back }),
      cell(ratio, least, sample(colors.light, front, back, least)),
      cell(dark![i]!.ratio, least, sample(colors.dark, front, back, least)),
      create('td', {}, String(least)),
    ),
  );
  byId('contrasts').replaceChildren(...rows);
}

function showDistances(colors: Colors): void {
  const rows = groups.flatMap((group) => {
    const [light, dark] = modes.map((mode) => distances(colors[mode], group));
    return light!.map(({ vision, apart }, i) =>
      row(
        `${say(group.text)}, ${say(vision).toLowerCase()}`,
        cell(apart, group.least, strip(colors.light, vision, group)),
        cell(dark![i]!.apart, group.least, strip(colors.dark, vision, group)),
      ),
    );
  });
  byId('distances').replaceChildren(...rows);
}

/** Shows all figures. */
export function showFigures(colors: Colors): void {
  const low = tooLow(colors);
  const verdict =
    low.length === 0 ? say('good') : say(low.length === 1 ? 'oneLow' : 'manyLow', { count: low.length });
  if (byId('verdict').textContent !== verdict) byId('verdict').textContent = verdict;
  byId('verdict').classList.toggle('low', low.length > 0);
  byId('fine').hidden = low.length > 0;
  byId('low').replaceChildren(...low.map((text) => create('li', {}, text)));
  showContrasts(colors);
  showDistances(colors);
}
