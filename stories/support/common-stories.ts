import type { StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { boardOf, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';
import { pictureStory, type PictureCase } from './pictures.js';
import { reference } from './reference.js';
import { rules, type RulesKit } from './rules.js';

/** The attributes of all boards, and those of single ones that a kit sets. */
type Args = AnyBoardArgs & { readonly rounds?: string; readonly table?: string };

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

/** What differs between the boards in the stories that all of them have. `args` are over those of the kit. */
export interface CommonKit<S, M, O extends object> {
  readonly tag: string;
  /** People at one screen, in the middle of a game. */
  readonly args: Args & { readonly position: string };
  /** Sentences in place of the common ones, by story. */
  readonly about?: Readonly<Record<string, string>>;
  readonly analysis: Args;
  readonly reviewed: Args;
  readonly replay: { readonly args: Args; readonly winners: readonly number[] };
  readonly variations: { readonly record: string; readonly path: string; readonly shows: string };
  /** A record, and one of its moves in a text. */
  readonly text: { readonly record: string; readonly move: string };
  /** The text alternatives of a diagram without and with marks. */
  readonly diagram: { readonly args?: Args; readonly image: RegExp };
  readonly marks: { readonly args: Args; readonly image: RegExp };
  readonly german: Shown;
  readonly dark: { readonly args?: Args; readonly press?: RegExp; readonly shows: Shown };
  /** Selectors of what `no-lit` and `no-coordinates` hide. */
  readonly hidden: string;
  /** Part of what the board says about the scores. */
  readonly scores: string;
  readonly shared: { readonly people?: Args; readonly record: string; readonly link: string };
  /** True if the game can be played by links. */
  readonly byLink: boolean;
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

const sentences = {
  Analysis:
    '`analysis` shows the chance of each seat to win and the worth of each move, and after the game how well each seat played.',
  AnalysisOfAReplay:
    '`analysis` in a replay draws the chances to win over the whole game. A press on the chart goes to that position.',
  Replay: '`mode="replay"` steps through a `record`; `ply` sets the move at which it starts.',
  Variations:
    'Variations stand in parentheses after the move that they replace. The reader can play other moves; with `editable` they become part of the `record`.',
  MovesInText:
    '`<game-move>` is a move in running text. With `follow`, the board shows the move that the reader has scrolled to.',
  Diagram: '`mode="diagram"` shows a position as a picture with a text alternative, without controls.',
  Marks: '`marks` draws rings and arrows over the pieces, in four colours and with labels.',
  German: '`lang` on the element or on any ancestor sets the language. It can change during a game.',
  Narrow: '320 px wide, as on a small phone.',
  Dark: 'The board follows the `color-scheme` of its container, which is dark here.',
  WithoutMarks:
    '`no-lit` hides the marks of possible moves; `no-coordinates` hides the names of the squares.',
  SpokenKeys:
    'Keys on the board speak: `l` the last moves, `s` the scores, `h` the hand, `m` the moves from here, `t` all that can be done, `b` the board, `?` all keys. `no-keys` turns them off.',
  CommandField:
    'The field below the board takes moves and commands, such as `help`. Without `command`, the key `/` opens it.',
  Sharing:
    '`share` adds a link to the game to the menu; a board shows the game of such a link. `embed` names a page for frames.',
  Elsewhere: 'With `table="link"`, two players send each other links with their moves, without a server.',
  Events: 'A score card that follows the last moves of a game by its events.',
  Picture: '`picture()` writes the picture of a position as SVG, in three themes.',
  Rules: 'Every rule with its examples.',
  Reference: 'All attributes, properties, methods and events.',
} as const;

/** The stories that all boards have, by name. A file of stories exports each by itself, because Storybook finds only such exports. */
export function commonStories<S, M, O extends object>(kit: CommonKit<S, M, O>) {
  const { tag, args } = kit;
  const { position, ...people } = args;
  const board = boardOf(tag);
  const drive = (canvas: HTMLElement): Promise<Driver> => BoardDriver.on(canvas, tag);

  const story = (given: Args, play: (driver: Driver) => Promise<void>, more: Story = {}): Story => ({
    args: given,
    play: async ({ canvasElement }) => play(await drive(canvasElement)),
    ...more,
  });
  /** On the page of examples alone. */
  const aside: Story = { tags: ['!autodocs'] };

  const diagram = ({ args: own, image }: CommonKit<S, M, O>['diagram'], within: string): Story =>
    story({ mode: 'diagram', position, ...own }, async (driver) => {
      await expect(await driver.find('img', image)).toBeVisible();
      await expect(driver.board.shadowRoot?.querySelector(within)).toBeTruthy();
      await expect(driver.board.shadowRoot?.querySelector('button')).toBeNull();
    });

  const stories = {
    Analysis: story({ ...args, analysis: true, ...kit.analysis }, async (driver) => {
      await expect(driver.board.analysis).toBe(true);
      await driver.shows('status', /\w/);
    }),
    AnalysisOfAReplay: story({ mode: 'replay', analysis: true, ...kit.reviewed }, (driver) =>
      driver.evaluates(),
    ),
    Replay: story({ mode: 'replay', ...kit.replay.args }, async (driver) => {
      await expect(driver.board.ply).toBe(kit.replay.args.ply ?? 0);
      await driver.press('To the end');
      await expect(driver.board.winners).toEqual(kit.replay.winners);
    }),
    Variations: story({ mode: 'replay', editable: true, record: kit.variations.record }, async (driver) => {
      driver.board.goTo(kit.variations.path);
      await driver.shows('record', kit.variations.shows);
      await expect(driver.board.path).toBe(kit.variations.path);
    }),
    MovesInText: {
      args: { id: 'game', mode: 'replay', follow: true, record: kit.text.record },
      render: (given) =>
        html`${board(given)}
          <p>
            It begins with <game-move board="game" ply="1">the first move</game-move>. Later comes
            <game-move board="game">${kit.text.move}</game-move>.
          </p>`,
      play: async ({ canvasElement }) => {
        const link = canvasElement.querySelectorAll<MoveInText>('game-move')[1]!;
        const move = () => link.shadowRoot?.querySelector<HTMLElement>('[part=move]');
        await waitFor(() => expect(move()).toBeTruthy());
        move()!.click();
        await waitFor(() => expect(link.shadowRoot?.querySelector('[aria-current]')).toBeTruthy());
      },
    } satisfies Story,
    Diagram: diagram(kit.diagram, 'svg'),
    Marks: diagram(kit.marks, '.marks path'),
    German: story({ ...args, lang: 'de' }, (driver) => driver.shows(...kit.german)),
    Narrow: story(
      { ...args },
      async (driver) => {
        await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
      },
      {
        decorators: [(each) => html`<div style="inline-size: 320px; margin-inline: auto">${each()}</div>`],
      },
    ),
    Dark: story(
      { ...args, ...kit.dark.args },
      async (driver) => {
        if (kit.dark.press) await driver.press(kit.dark.press);
        await driver.shows(...kit.dark.shows);
      },
      { decorators: [(each) => html`<div class="dark-place">${each()}</div>`] },
    ),
    WithoutMarks: story(
      { ...args, 'no-lit': true, 'no-coordinates': true },
      async ({ board: { shadowRoot } }) => {
        await waitFor(() => expect(shadowRoot?.querySelector('[role=grid] button')).toBeTruthy());
        await expect(shadowRoot?.querySelector(kit.hidden)).toBeNull();
      },
      aside,
    ),
    SpokenKeys: story(
      { ...args, 'no-keys': false },
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
      { ...args, command: true },
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
      {
        ...(kit.shared.people ?? people),
        id: 'shared',
        share: true,
        embed: 'https://example.org/embed.html',
        record: kit.shared.record,
      },
      async (driver) => {
        await driver.press('More');
        const link = new URL(await copy(driver, 'Copy the link', 'Link copied'));
        await expect(link.hash).toBe(`#shared=${kit.shared.link}`);
        const code = await copy(driver, 'Copy the embed code', 'Embed code copied');
        await expect(code).toContain(
          `<iframe src="https://example.org/embed.html#shared=${kit.shared.link}"`,
        );
      },
      aside,
    ),
    Elsewhere: story(
      { id: 'elsewhere', table: 'link' },
      async (driver) => {
        if (!kit.byLink) return driver.shows('message', 'cannot be played by link');
        await driver.press('Invite');
        await driver.shows('table', 'Your name');
      },
      aside,
    ),
    Events: kit.events,
    Picture: pictureStory(kit.picture),
    Rules: rules(kit.rules),
    Reference: reference(tag),
  };
  const about: Readonly<Record<string, string>> = { ...sentences, ...kit.about };
  for (const [name, each] of Object.entries<Story>(stories))
    each.parameters = { ...each.parameters, docs: { description: { story: about[name] } } };
  return stories;
}
