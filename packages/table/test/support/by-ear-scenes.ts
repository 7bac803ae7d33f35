/** What Ada and Bo do at tables, control by control: how they open one, play, ask, and leave. */
import { Listener, type People, type Row, type Scenes, type Who } from './by-ear.js';
import type { Around } from './people.js';

/** The address of a page with a board at the server. */
export const pageOf = ({ site, server }: Around, attributes: Readonly<Record<string, string>> = {}) =>
  `${site.url}/board.html?${new URLSearchParams({ tag: 'fluctus-board', lang: 'en', table: server.url, ...attributes })}`;

const named = (who: Who, name: string) => (people: People) =>
  people[who].person.type('input[name=name]', name);
const chosen = (name: string, value: string) => async (people: People) =>
  (await people.ada.person.find(`select[name=${name}]`)).select(value);

/** Types a word into the command field of Ada, if it is open. */
const typed =
  (word: string) =>
  async ({ ada }: People) => {
    const field = await ada.person.page.$('#game >>> #command');
    await field?.type(word);
  };

/** Rows on a page that Ada opens before the first one. */
export const onPage = (address: () => string, [row, ...rows]: readonly Row[]): readonly Row[] => [
  { ...row!, first: ({ ada }) => ada.visit(address()) },
  ...rows,
];

/** Bo opens the link that Ada has. */
const follows = async ({ ada, bo }: People) => {
  await bo.visit(ada.person.page.url());
  await bo.hears(['', /^(Ada invites you|You are invited) to [^.]+\.$/], 'bo comes');
  await bo.person.type('input[name=name]', 'Bo');
};

/** The rows that open a table. */
const opens = (missing: string, more: Partial<Row> = {}): readonly Row[] => [
  { who: 'ada', on: 'Invite', to: ['Your name', ''] },
  { who: 'ada', on: 'Open a table', key: 'Space', to: ['Copy the link', missing], ...more },
];
const missesGreen = 'Send the link: Green is still missing.';
/** The rows after which Ada and Bo play. */
export const begins: readonly Row[] = [
  ...opens(missesGreen, { first: named('ada', 'Ada') }),
  {
    who: 'bo',
    on: 'Join',
    key: 'Space',
    first: follows,
    to: ['ro, free', 'The game begins. Ada to move.'],
    other: ['ro, free', 'Bo joins. The game begins. Your turn.'],
  },
];
export const moves: readonly Row[] = [
  {
    who: 'ada',
    on: '[data-square=ro]',
    to: ['ro, red stone', 'You enter on ro. Bo to move.'],
    other: ['ro, red stone', `Ada enters on ro. Your turn.`],
  },
];

/** Greetings of somebody, and the focus of the other one. A seat may send five in ten seconds. */
const greetings = (who: Who, name: string, texts: readonly string[], focus: string): readonly Row[] =>
  texts.map((text) => {
    const said = `${name}: ${text}`;
    return { who, on: text, to: [text, said], other: [focus, said] };
  });

/** Ada asks to take a move back. */
export const asksUndo: Row = {
  who: 'ada',
  on: 'Undo',
  to: ['Undo', 'You asked to take back your last move.'],
  other: ['Ada asks to take back', 'Ada asks to take back the last move.'],
};

/** Somebody offers a draw, in the menu. */
export const offersDraw = (who: Who, name: string): readonly Row[] => [
  { who, on: 'More', to: ['More', ''] },
  {
    who,
    on: 'Offer a draw',
    to: ['Offer a draw', 'You offered a draw.'],
    other: [`${name} offers a draw.`, `${name} offers a draw.`],
  },
];

/** Ada asks for another game. */
export const asksAgain = (focus: string): Row => ({
  who: 'ada',
  on: 'Play again',
  to: [focus, 'You asked to play again.'],
  other: ['Ada would like to play again.', 'Ada would like to play again.'],
});

const leaves: Row = {
  who: 'ada',
  on: 'Leave the table',
  to: ['Invite', 'You have left the table. New game. Your turn.'],
};

const ofTwo: Scenes = {
  'the form, the link, the clock and the first moves': [
    { who: 'ada', on: 'Invite', to: ['Your name', ''] },
    { who: 'ada', on: 'Cancel', to: ['Invite', ''] },
    { who: 'ada', on: 'Invite', to: ['Your name', ''] },
    {
      who: 'ada',
      on: 'Open a table',
      key: 'Space',
      first: async (people) => {
        await named('ada', 'Ada')(people);
        await chosen('clock', '0')(people);
      },
      to: ['Copy the link', missesGreen],
    },
    { who: 'ada', on: 'Copy the link', to: ['Link copied.|Copy the link', 'Link copied.'] },
    {
      who: 'ada',
      on: 'Time for Green',
      key: 'ArrowDown',
      to: ['Time for Green', 'Green: 20 minutes for all moves.'],
    },
    { who: 'ada', on: 'Time for Green', key: 'End', to: ['Time for Green', 'Green: no limit.'] },
    {
      who: 'bo',
      on: 'Join',
      key: 'Space',
      first: follows,
      to: ['ro, free', 'The game begins. Ada to move.'],
      other: ['ro, free', 'Bo joins. The game begins. Your turn.'],
    },
    {
      who: 'ada',
      on: '[data-square=ro]',
      key: 'k',
      click: '',
      to: ['ro', /^Time left: You: .+; Bo: no limit\.$/],
    },
    {
      who: 'bo',
      on: '[data-square=ro]',
      key: 's',
      click: '',
      to: ['ro', /^Ada: .+; You: .+\. Time left: Ada: .+; You: no limit\.$/],
    },
    // the clock goes on while a person learns, and is told with each task
    { who: 'ada', on: 'Rules', to: ['Rules', ''] },
    { who: 'ada', on: 'Learn by trying', to: ['', /\w\. Time left: You: .+; Bo: no limit\.$/] },
    { who: 'ada', on: 'Close', to: ['Rules', ''] },
    ...moves,
    { who: 'bo', on: 'More', to: ['More', ''] },
    { who: 'bo', on: 'Resign', to: ['Do you want to resign?', ''] },
    {
      who: 'bo',
      on: 'Yes',
      to: ['', /^You have lost\. You have resigned\./],
      other: ['ro', /^You have won\. Bo has resigned\./],
    },
    {
      who: 'ada',
      on: '[data-square=ro]',
      key: 'k',
      click: '',
      to: ['ro', /^Time left: You: .+; Bo: no limit\.$/],
    },
  ],
  'requests, and their answers': [
    ...begins,
    ...moves,
    asksUndo,
    {
      who: 'bo',
      on: 'Decline',
      to: ['ro', `You declined.`],
      other: ['Undo', 'Bo declined, so the move stays.'],
    },
    {
      who: 'bo',
      on: '[data-square=go]',
      to: ['go', 'You enter on go. Ada to move.'],
      other: ['Undo', 'Bo enters on go. Your turn.'],
    },
    ...offersDraw('ada', 'Ada'),
    { who: 'ada', on: 'Offer a draw', key: 'Escape', click: 'Close', to: ['More', ''] },
    {
      who: 'ada',
      on: 'Withdraw',
      to: ['ro', 'You withdrew your request.'],
      other: ['go', 'Ada withdrew the request.'],
    },
    { who: 'bo', on: 'More', to: ['More', ''] },
    { who: 'bo', on: 'Resign', to: ['Do you want to resign?', ''] },
    {
      who: 'bo',
      on: 'Yes',
      to: ['', /^You have lost\. You have resigned\./],
      other: ['ro', /^You have won\. Bo has resigned\./],
    },
    asksAgain(''),
    {
      who: 'bo',
      on: 'Play again',
      // who is at the next table first hears that the other one comes
      to: ['', /^(Ada joins\. )?The game begins\. Ada to move\.$/],
      other: ['', /^(Bo joins\. )?The game begins\. Your turn\.$/],
    },
  ],
  'what people do beside moves': [
    ...begins,
    { who: 'ada', on: 'At the table', to: ['At the table', ''] },
    ...greetings('ada', 'Ada', ['Hello!', 'Good luck!', 'Well played!'], 'ro'),
    { who: 'ada', on: 'Invite somebody to watch', to: ['Link copied.|Invite somebody', 'Link copied.'] },
    { who: 'ada', on: 'Play on another device', to: ['Copy the link', ''] },
    { who: 'ada', on: 'Close', to: ['Play on another device', ''] },
    { who: 'bo', on: 'At the table', to: ['At the table', ''] },
    ...greetings('bo', 'Bo', ['Wow!', 'Oops!', 'Thank you!'], 'Play on another device'),
    {
      who: 'bo',
      on: 'Leave the table',
      to: ['Continue: Fluctus with Ada', 'You have left the table. New game. Your turn.'],
      other: ['Play on another device', 'Bo has left the table.'],
    },
    {
      who: 'bo',
      on: 'Remove: Fluctus with Ada',
      to: ['Keep it: Fluctus with Ada', 'If you remove this game, you cannot play on.'],
    },
    {
      who: 'bo',
      on: 'Keep it: Fluctus with Ada',
      to: ['Remove: Fluctus with Ada', 'The game stays in the list.'],
    },
    {
      who: 'bo',
      on: 'Continue: Fluctus with Ada',
      to: ['Come back to the game', 'Ada to move. You play as Bo.'],
    },
    {
      who: 'bo',
      on: 'Come back to the game',
      to: ['ro', 'You are back in the game. Ada to move.'],
      other: ['Play on another device', 'Bo joins.'],
    },
  ],
  'the words of an invitation': [
    { who: 'ada', on: '[data-square=ro]', key: '?', click: '', to: ['ro', /K, the clocks\. .*“invite”/] },
    { who: 'ada', on: '[data-square=ro]', key: '/', click: '', to: ['Type a move or a command', ''] },
    {
      who: 'ada',
      on: '[id=command]',
      first: typed('invite'),
      click: 'Invite',
      moves: 1,
      to: ['Your name', ''],
    },
    {
      who: 'ada',
      on: 'Open a table',
      first: named('ada', 'Ada'),
      to: ['Copy the link', missesGreen],
    },
    {
      who: 'ada',
      on: '[data-square=ro]',
      key: 'l',
      click: '',
      to: ['ro', 'No moves yet. Send the link: Green is still missing.'],
    },
    {
      who: 'ada',
      on: '[data-square=ro]',
      key: '?',
      click: '',
      // no computer helps at a table
      to: ['ro', /^Keys: L, the last moves\. (?!.*G, the best move).*“invite”/],
    },
    leaves,
  ],
  'seats of one browser': [
    ...opens(missesGreen, { first: named('ada', 'Ada') }),
    leaves,
    ...opens(missesGreen),
    {
      who: 'bo',
      on: 'No, thanks',
      first: follows,
      to: ['Invite', 'You have left the table. New game. Your turn.'],
    },
  ],
};

const ofThree: readonly Row[] = [
  ...opens('Send the link: Player B and Player C are still missing.', {
    first: async (people) => {
      await named('ada', 'Ada')(people);
      await chosen('seats', '3')(people);
      await chosen('clock', '0')(people);
    },
  }),
  {
    who: 'ada',
    on: 'Who plays Player B?',
    key: 'ArrowDown',
    to: ['Who plays Player B?', 'Player B: Computer (easy). Send the link: Player C is still missing.'],
  },
  {
    who: 'ada',
    on: 'Who plays Player B?',
    key: 'Home',
    to: ['Who plays Player B?', 'Player B: free. Send the link: Player B and Player C are still missing.'],
  },
  { who: 'ada', on: 'First player', key: 'ArrowDown', to: ['First player', 'Player B begins.'] },
  { who: 'ada', on: 'First player', key: 'Home', to: ['First player', 'Ada begins.'] },
  {
    who: 'bo',
    on: 'Player C',
    first: follows,
    to: ['Copy the link', 'You have joined. Send the link: Player B is still missing.'],
    other: ['First player', 'Bo joins. Send the link: Player B is still missing.'],
  },
  {
    who: 'ada',
    on: 'Time for Bo',
    key: 'ArrowDown',
    to: ['Time for Bo', 'Bo: 20 minutes for all moves.'],
    other: ['Copy the link', 'Bo: 20 minutes for all moves.'],
  },
  {
    who: 'ada',
    on: 'Start with computers',
    to: ['cup', 'Player B: Computer (medium). The game begins. Your turn.'],
    other: ['cup', 'Player B: Computer (medium). The game begins. Ada to move.'],
  },
];

/** Ada invites to a game by links, and Bo accepts. */
const invites = (first: NonNullable<Row['first']>): readonly Row[] => [
  { who: 'ada', on: 'Invite', to: ['Your name', ''] },
  {
    who: 'ada',
    on: 'Copy the link',
    first,
    to: [
      'Link copied.',
      'Send this link to the person you want to play with. Then open the link that you get back. Link copied.',
    ],
  },
  { who: 'bo', on: 'Play', first: follows, to: ['Copy the link', 'Send this link to Ada.'] },
  { who: 'bo', on: 'Copy the link', to: ['Link copied.|Copy the link', 'Link copied.'] },
];

const byLinks: readonly Row[] = [
  { who: 'ada', on: 'Invite', to: ['Your name', ''] },
  { who: 'ada', on: 'Cancel', to: ['Invite', ''] },
  ...invites(named('ada', 'Ada')),
  {
    who: 'ada',
    on: '[data-square=ro]',
    first: ({ ada, bo }) => ada.visit(bo.person.page.url()),
    to: ['ro, red stone', /You enter on ro\. Bo to move\. Send this link to Bo\.$/],
  },
  {
    who: 'ada',
    on: 'Take the move back',
    to: ['Leave this game', 'The last move was taken back. Your turn.'],
  },
  { who: 'bo', on: 'Leave this game', to: ['Invite', 'You have left this game. New game. Your turn.'] },
];

/** A game by links of Ada, whose browser stores nothing: she gives the link that she gets to her page. */
const withoutStorage = (around: Around): readonly Row[] => {
  let link: Promise<string> | undefined;
  const [invite, copy, accept, ...rest] = invites(async ({ ada }) => {
    await ada.person.type('input[name=name]', 'Ada');
    link = ada.person.copied();
  });
  const opensPage: Row['first'] = async (people) => {
    people.ada = await Listener.in(around.browser, { storage: false });
    await people.ada.visit(pageOf(around, { table: 'link' }));
    // who comes to a board of a game for the first time hears its aim
    await people.ada.person.focus('[data-square=ro]');
    await people.ada.hears(['', /^Leave your opponent /], 'ada comes');
  };
  const comes: Row['first'] = async ({ bo }) => {
    await bo.visit((await link)!);
    await bo.hears(['', 'Ada invites you to Fluctus.'], 'bo comes');
    await bo.person.type('input[name=name]', 'Bo');
  };
  return [
    { ...invite!, first: opensPage },
    copy!,
    { ...accept!, first: comes },
    ...rest,
    {
      who: 'ada',
      on: 'Open',
      first: ({ ada, bo }) => ada.person.type('#elsewhere', bo.person.page.url()),
      to: ['Leave this game', 'Bo joins. Your turn.'],
    },
  ];
};

/** The scenes of tables that Ada opens, and of a game by links. */
export const scenesAt = (around: Around): Scenes => ({
  ...Object.fromEntries(
    Object.entries(ofTwo).map(([title, rows]) => [title, onPage(() => pageOf(around), rows)] as const),
  ),
  'the seats that the host arranges': onPage(() => pageOf(around, { tag: 'luzi-dice' }), ofThree),
  'a game by links': onPage(() => pageOf(around, { table: 'link' }), byLinks),
  'a game by links without storage': withoutStorage(around),
});
