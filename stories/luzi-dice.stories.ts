import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { aside, storyMaker } from './support/board.js';
import { commonStories } from './support/common-stories.js';
import { events } from './support/events.js';
import { on, people, rulesKit, tray, type TrayArgs, examples, kit, middle } from './support/luzi.js';
import { inTests } from './support/in-tests.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<TrayArgs> = {
  title: 'Luzi und Joe/Tray',
  component: 'luzi-dice',
  render: tray,
};
export default meta;
type Story = StoryObj<TrayArgs>;

const example = storyMaker(examples, on);
const named = storyMaker(examples, on, undefined, aside);
const played = storyMaker(examples, on, inTests);

const common = commonStories({
  ...kit,
  about: { ...kit.about, Events: 'A score card that follows a game of two rounds by its events.' },
  winners: [0],
  variation: { path: '5a1', shows: 'roll:33!?' },
  images: {
    Diagram: /locked: Joe, Joe, Joe and six/,
    Marks: /Red ring on die 6 with the label 1; .* green ring on die 5/,
  },
  german: ['sum', 'Summe'],
  inDark: { press: /^die 5,/, shows: ['sum', 'chosen'] },
  hidden: '.coordinate',
  scores: '29 points; ',
  link: 'roll_=11144456_stop_roll_=23456666',
  events: events({
    tag: 'luzi-dice',
    names: ['Ada', 'Bo'],
    board: tray({ ...people, rounds: '2', seed: 'a', controls: 'basic' }),
    next: (legal) => (legal.includes('stop') ? 'stop' : 'roll'),
    // one run for each seat in two rounds
    count: 4,
    row: /^(Ada|Bo|chance) (stop|=\d{8}): (stopped|blocked|spent|luzi|superluzi)\b.* \(Z\d+\) .*\d$/,
  }),
  picture: {
    game: 'luzi',
    position: middle,
    marks: '1:red 2:red 3:red 8:yellow',
    alt: 'Eight dice of Luzi und Joe.',
  },
  rules: rulesKit,
});

export const Opening = played('Opening', async (driver) => {
  await driver.press('Throw');
  await driver.reachesPly(2);
  await driver.shows('status', 'Choose dice to throw again, or stop.');
});

export const MidRun = example('MidRun', async (driver) => {
  await driver.press(/^die 4,/);
  await driver.press(/^die 7,/);
  await expect(driver.get('button', 'Throw 2 again')).toBeVisible();
  await driver.shows('sum', '17 from the dice you keep');
});

export const FiveSeats = named('FiveSeats', (driver) => driver.shows('sheet', 'not recorded'));

/** A story with the overlay that a throw brings up: all moves of the record, the last one with motion. */
const specialEvent = (record: string, title: string, tags: string[] = ['!autodocs']): Story => ({
  tags,
  args: { ...people, record, ply: record.split(' ').length - 1 },
  play: on(async (driver) => {
    driver.board.redo();
    await expect(driver.board.ply).toBe(record.split(' ').length);
    await driver.shows('mat', title);
  }),
});

/** The third Joe is a Trinity: Joe no longer blocks. */
export const Trinity = specialEvent('roll =11244456 roll:24 =15', 'Trinity');

/** The third six is a Luzi: it ends the run. The dice stay on the tray until the next throw. */
export const Luzi = specialEvent('roll =12244566 roll:2244 =2366', 'Luzi', []);

/** The third six after a Trinity is a stand-off: it ends the run and scores some of the dice (Z8). */
export const StandOff = specialEvent('roll =11124456 roll:2445 =2466', 'Stand-off');

/** More than three sixes in the first throw are a Superluzi: all other players lose the pips of these sixes (Z9). */
export const Superluzi = specialEvent('roll =23456666', 'Superluzi');

export const Analysis = common.Analysis;
export const AnalysisOfAReplay = common.AnalysisOfAReplay;
export const Replay = common.Replay;
export const Variations = common.Variations;
export const MovesInText = common.MovesInText;
export const Diagram = common.Diagram;
export const Marks = common.Marks;

export const AgainstTheComputer = named('AgainstTheComputer', (driver) =>
  driver.shows('status', 'Your turn'),
);

export const Options = named('Options', (driver) => driver.shows('sum', 'row of four: 12'));

/** Attributes that all boards share. `orientation` and `no-lit` have no effect here, because the tray belongs to no seat and marks no moves. */
export const SharedAttributes: Story = {
  tags: ['!autodocs'],
  args: {
    ...people,
    first: 'B',
    controls: 'basic',
    orientation: 'B',
    'no-lit': true,
    autosave: 'storybook-luzi',
    pace: 'slow',
    sound: true,
    seed: 'felt',
  },
  play: on((driver) => driver.shows('status', 'Bo to move')),
};

export const SpokenKeys = common.SpokenKeys;
export const CommandField = common.CommandField;
export const Elsewhere = common.Elsewhere;
export const Sharing = common.Sharing;

export const Narrow = common.Narrow;
export const Dark = common.Dark;
export const German = common.German;

/** `no-coordinates` hides the numbers of the dice. */
export const WithoutNumbers: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-coordinates': true, position: middle },
  play: on(async (driver) => {
    await expect(driver.get('button', /^die 8,/)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('.coordinate')).toBeNull();
  }),
};

export const Events = common.Events;
export const Picture = common.Picture;
export const Rules = common.Rules;
export const Reference = common.Reference;
