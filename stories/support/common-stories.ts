import type { StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { commonExamples, type ExamplesKit } from '../examples/common.js';
import { aside, boardOf, described, storyMaker, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';
import { pictureStory, type PictureCase } from './pictures.js';
import { reference } from './reference.js';
import { rules, type RulesKit } from './rules.js';

type Story = StoryObj<AnyBoardArgs>;

type Name = string | RegExp;

type CommonBoard = HTMLElement & {
  readonly ply: number;
  readonly record: string;
  readonly path: string;
  readonly analysis: boolean;
  readonly winners: readonly number[] | undefined;
  readonly updateComplete: Promise<boolean>;
  goTo(path: string): void;
};

type Driver = BoardDriver<CommonBoard>;

/** What a part of the board shows. */
type Shown = readonly [part: string, text: Name];

/** What differs between the boards in the stories that all of them have. */
export interface CommonKit<S, M, O extends object> extends ExamplesKit {
  readonly winners: readonly number[];
  /** The path of the variation, and what the record shows of it. */
  readonly variation: { readonly path: string; readonly shows: string };
  /** The text alternatives of a diagram without and with marks. */
  readonly images: { readonly Diagram: RegExp; readonly Marks: RegExp };
  readonly german: Shown;
  readonly inDark: { readonly press?: RegExp; readonly shows: Shown };
  /** Selectors of what `no-lit` and `no-coordinates` hide. */
  readonly hidden: string;
  /** Part of what the board says about the scores. */
  readonly scores: string;
  /** The moves in a link to the game. */
  readonly link: string;
  readonly events: StoryObj;
  readonly picture: PictureCase;
  readonly rules: RulesKit<S, M, O>;
}

/** Copies a text by the menu More. The clipboard of the browser stays as it is. */
async function copy(driver: Driver, item: string, message: string): Promise<string> {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await driver.press(item);
    await waitFor(() => expect(copied.length).toBe(1));
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
  await driver.shows('panel', message);
  return copied.join();
}

/** Sentences about the stories that are pages. */
const pages = {
  Events: 'A score card that follows the last moves of a game by its events.',
  Picture: '`picture()` writes the picture of a position as SVG, in three themes.',
  Rules: 'Every rule with its examples.',
  Reference: 'All attributes, properties, methods and events.',
} as const;

/** The stories that all boards have, by name. A file of stories exports each by itself, because Storybook finds only such exports. */
export function commonStories<S, M, O extends object>(kit: CommonKit<S, M, O>) {
  const { tag, replay } = kit;
  const board = boardOf(tag);
  const drive = (canvas: HTMLElement): Promise<Driver> => BoardDriver.on(canvas, tag);
  const on =
    (play: (driver: Driver) => Promise<void>): NonNullable<Story['play']> =>
    async ({ canvasElement }) =>
      play(await drive(canvasElement));
  const examples = commonExamples(kit);
  const story = storyMaker(examples, on);

  const diagram = (name: 'Diagram' | 'Marks', within: string): Story =>
    story(name, async (driver) => {
      await expect(await driver.find('img', kit.images[name])).toBeVisible();
      await expect(driver.board.shadowRoot?.querySelector(within)).toBeTruthy();
      await expect(driver.board.shadowRoot?.querySelector('button')).toBeNull();
    });

  const stories = {
    Analysis: story('Analysis', async (driver) => {
      await expect(driver.board.analysis).toBe(true);
      await driver.shows('status', /\w/);
    }),
    AnalysisOfAReplay: story('AnalysisOfAReplay', (driver) => driver.evaluates(), aside),
    Replay: story('Replay', async (driver) => {
      await expect(driver.board.ply).toBe(replay.ply ?? 0);
      await driver.press('To the end');
      await expect(driver.board.winners).toEqual(kit.winners);
    }),
    Variations: story(
      'Variations',
      async (driver) => {
        driver.board.goTo(kit.variation.path);
        await driver.shows('record', kit.variation.shows);
        await expect(driver.board.path).toBe(kit.variation.path);
      },
      aside,
    ),
    MovesInText: {
      ...story('MovesInText'),
      render: (given) => html`${board(given)} ${unsafeHTML(examples.MovesInText.after)}`,
      play: async ({ canvasElement }) => {
        const link = canvasElement.querySelectorAll<MoveInText>('game-move')[1]!;
        const move = () => link.shadowRoot?.querySelector<HTMLElement>('[part=move]');
        await waitFor(() => expect(move()).toBeTruthy());
        move()!.click();
        await waitFor(() => expect(link.shadowRoot?.querySelector('[aria-current]')).toBeTruthy());
      },
    } satisfies Story,
    Diagram: diagram('Diagram', 'svg'),
    Marks: diagram('Marks', '.marks path'),
    // the toolbar sets language, width and colours of every story
    German: story('German', (driver) => driver.shows(...kit.german), aside),
    Narrow: story(
      'Narrow',
      async (driver) => {
        await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
      },
      {
        ...aside,
        decorators: [(each) => html`<div style="inline-size: 320px; margin-inline: auto">${each()}</div>`],
      },
    ),
    Dark: story(
      'Dark',
      async (driver) => {
        if (kit.inDark.press) await driver.press(kit.inDark.press);
        await driver.shows(...kit.inDark.shows);
      },
      { ...aside, decorators: [(each) => html`<div class="dark-place">${each()}</div>`] },
    ),
    WithoutMarks: story(
      'WithoutMarks',
      async ({ board: { shadowRoot } }) => {
        await waitFor(() => expect(shadowRoot?.querySelector('[role=grid] button')).toBeTruthy());
        await expect(shadowRoot?.querySelector(kit.hidden)).toBeNull();
      },
      aside,
    ),
    SpokenKeys: story(
      'SpokenKeys',
      async ({ board: played }) => {
        const spoken = () => played.shadowRoot?.querySelector('.live')?.textContent;
        await waitFor(() => expect(played.shadowRoot?.querySelector('[role=grid] button')).not.toBeNull());
        played.focus();
        await userEvent.keyboard('s');
        await waitFor(() => expect(spoken()).toContain(kit.scores));
        await userEvent.keyboard('?');
        await waitFor(() => expect(spoken()).toContain('Question mark, this list.'));
      },
      aside,
    ),
    CommandField: story(
      'CommandField',
      async (driver) => {
        const find = (selector: string) => driver.part('command').querySelector(selector);
        await waitFor(() => expect(find('input')).toBeTruthy());
        const field = find('input') as HTMLInputElement;
        await userEvent.type(field, 'score{Enter}');
        await waitFor(() => expect(find('p')?.textContent).toContain(kit.scores));
        await waitFor(() => expect(field.value).toBe(''));
      },
      aside,
    ),
    Sharing: story(
      'Sharing',
      async (driver) => {
        await driver.press('More');
        const link = new URL(await copy(driver, 'Copy the link', 'Link copied'));
        await expect(link.hash).toBe(`#shared=${kit.link}`);
        const code = await copy(driver, 'Copy the embed code', 'Embed code copied');
        await expect(code).toContain(`<iframe src="https://example.org/embed.html#shared=${kit.link}"`);
      },
      aside,
    ),
    Elsewhere: story(
      'Elsewhere',
      async (driver) => {
        if (!kit.byLink) return driver.shows('message', 'cannot be played by link');
        await driver.press('Invite');
        await driver.shows('table', 'Your name');
      },
      aside,
    ),
  };
  const shown = {
    Events: kit.events,
    Picture: pictureStory(kit.picture),
    Rules: rules(kit.rules),
    Reference: reference(tag),
  };
  for (const [name, each] of Object.entries<Story>(shown))
    each.parameters = {
      ...each.parameters,
      ...described(kit.about?.[name] ?? pages[name as keyof typeof pages]),
    };
  return { ...stories, ...shown };
}
