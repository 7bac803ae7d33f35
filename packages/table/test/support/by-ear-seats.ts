/** What Ada and Bo do, control by control, at tables that are there already: claims, seats, lists of games, and answers. */
import { openTable, takeSeat } from '../../../../src/table/table-server.js';
import { tokenOf } from '../../../../test/core/table/tables.js';
import { Listener, type People, type Row, type Scenes } from './by-ear.js';
import { asksAgain, asksUndo, begins, moves, offersDraw, onPage, pageOf, scenesAt } from './by-ear-scenes.js';
import { DAY, writeOldTable } from './old-tables.js';
import type { Around } from './people.js';

const [claimed, due, late] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];

/** Writes the tables that have waited for days. */
export async function writeTables(database: string): Promise<void> {
  await writeOldTable(database, claimed, 2 * DAY);
  await writeOldTable(database, due, 2 * DAY, { claims: true });
  await writeOldTable(database, late, 2 * DAY, { clock: { per: 'move', ms: DAY } });
}

/** The address of a table, or of a seat of it: its letter and its secrets. */
const tableAt = (around: Around, id: string, seat = '') =>
  `${pageOf(around)}#game=t.${id}${seat && `.${seat}`}`;

/** Ada and Bo come to their seats of a table that has waited for days. */
const come =
  (around: Around, id: string) =>
  async ({ ada, bo }: People): Promise<void> => {
    await ada.visit(tableAt(around, id, `A${tokenOf(0)}`));
    await ada.person.sees('Player 0 (you)');
    await bo.visit(tableAt(around, id, `B${tokenOf(1)}`));
    await bo.person.sees('Player 1 (you)');
  };

/** Ada sits at both sides of a table with this other name, and is on the page of the first one. */
async function sitsTwice(around: Around, { person }: Listener, other = 'Bo'): Promise<string> {
  const { url } = around.server;
  const id = await openTable(url, { game: 'fluctus', seats: 2 });
  const taken = [];
  for (const [seat, name] of ['Ada', other].entries()) taken.push(await takeSeat(url, id, seat, { name }));
  for (const [letter, { token, memory }, name] of [
    ['B', taken[1]!, other],
    ['A', taken[0]!, 'Ada'],
  ] as const) {
    await person.visit(tableAt(around, id, `${letter}${token}${memory.key}`));
    await person.sees(`${name} (you)`);
  }
  return id;
}

const claims = (around: Around): Scenes => ({
  'a claim that the computer plays, which is refused': [
    {
      who: 'bo',
      on: 'Let the computer play for Player 0',
      first: come(around, claimed),
      to: ['ro, free', /You asked for the computer to take over\.$/],
      other: ['', /Player 1 asks to let the computer play for Player 0\.$/],
    },
    {
      who: 'ada',
      on: 'Decline',
      to: ['More', 'You declined.'],
      other: ['ro, free', 'Player 0 declined, so the computer does not take over.'],
    },
  ],
  'a claim whose day is over, and the way back': [
    {
      who: 'bo',
      on: 'Let the computer play for Player 0',
      first: come(around, due),
      to: ['ro, red stone', /The computer takes over\. Player 0 enters on ro\. Your turn\.$/],
      other: ['', /The computer takes over\. Player 0 enters on ro\. Player 1 to move\.$/],
    },
    {
      who: 'ada',
      on: 'Come back to the game',
      to: ['ro, red stone', /You are back in the game\. Player 1 to move\.$/],
      other: ['ro, red stone', /Player 0 joins\.$/],
    },
  ],
  'the end by the clock': [
    {
      who: 'bo',
      on: '[data-square=ro]',
      key: 'k',
      click: '',
      first: come(around, late),
      to: [
        'ro, free',
        /Time left for a move: Player 0: 0 seconds; You: 1 day\. The time of Player 0 is up\. Below the board is the button “Player 0 is out of time: end the game”\.$/,
      ],
    },
    {
      who: 'bo',
      on: 'Player 0 is out of time: end the game',
      to: ['ro, free', /You have won\. Player 0 ran out of time\. Player 0: 8 stones; You: 8 stones\.$/],
      other: ['', /You have lost\. You ran out of time\. You: 8 stones; Player 1: 8 stones\.$/],
    },
  ],
});

const places = (around: Around): Scenes => ({
  'the seat of somebody who never came': [
    {
      who: 'ada',
      on: 'Remove Cy from the table',
      first: async ({ ada }) => {
        const { url } = around.server;
        const id = await openTable(url, { game: 'luzi', seats: 3 });
        const { token, memory } = await takeSeat(url, id, 0, { name: 'Ada' });
        await takeSeat(url, id, 1, { name: 'Cy' });
        await ada.visit(`${pageOf(around, { tag: 'luzi-dice' })}#game=t.${id}.A${token}${memory.key}`);
      },
      to: ['Copy the link', /Player B: free\. Send the link: Player B and Player C are still missing\.$/],
    },
  ],
  'two seats of one browser': [
    {
      who: 'ada',
      on: 'At the table',
      first: ({ ada }) => sitsTwice(around, ada),
      to: ['At the table', /$/],
    },
    { who: 'ada', on: 'Play as Bo', to: ['Play as Ada', 'Ada to move. You play as Bo.'] },
    {
      who: 'bo',
      on: 'I am Ada',
      // a window of Ada takes the seat that is free, and another one asks
      first: async (people) => {
        const { person } = people.ada;
        const address = person.page.url();
        const window = await person.tab();
        await window.visit(address);
        await window.sees('Ada (you)');
        people.bo = new Listener(await person.tab());
        await people.bo.visit(address);
        await people.bo.person.hears('Are you Ada, Bo, or somebody else?');
      },
      to: ['ro, free', /Are you Ada, Bo, or somebody else\? Your turn\. You play as Ada\.$/],
    },
  ],
  'a browser that does not tell which seats are open in its tabs': [
    {
      who: 'ada',
      on: 'Play as somebody else',
      first: async ({ ada: { person } }) => {
        await person.page.evaluateOnNewDocument(() => {
          Object.defineProperty(navigator, 'locks', { value: undefined });
        });
        await person.visit(pageOf(around));
        await person.button('Invite');
        await person.type('input[name=name]', 'Ada');
        await person.button('Open a table');
        await person.sees('Ada (you)');
      },
      to: ['Your name|I am Ada', /Are you Ada, or somebody else\?$/],
    },
    { who: 'ada', on: 'I am Ada', to: ['Copy the link', /You play as Ada\./] },
  ],
  'an alarm': [
    {
      who: 'ada',
      on: 'Details',
      // the page remembers another commitment to the seed than the server shows
      first: async ({ ada }) => {
        await sitsTwice(around, ada);
        await ada.person.page.evaluate(() => {
          const key = 'spielkasten:seats';
          const kept = localStorage.getItem(key)!;
          localStorage.setItem(
            key,
            kept.replaceAll(/(?<="commit":")[0-9a-f]{64}/g, (commit) => [...commit].toReversed().join('')),
          );
        });
        await ada.visit(ada.person.page.url());
        await ada.person.hears('You cannot trust this game.');
      },
      to: ['Not fair', /You cannot trust this game\. The seed of the table/],
    },
    { who: 'ada', on: 'Close', to: ['Details', ''] },
  ],
  'somebody who watches': [
    {
      who: 'bo',
      on: 'At the table',
      first: async ({ ada, bo }) => bo.visit(tableAt(around, await sitsTwice(around, ada))),
      to: ['At the table', /You are watching this game\.$/],
    },
    { who: 'bo', on: 'Stop watching', to: ['Invite', 'You have left the table. New game. Your turn.'] },
  ],
  'a long list of games': [
    {
      who: 'ada',
      on: 'Show all 6 games',
      first: async ({ ada }) => {
        for (const name of ['Bo', 'Cy', 'Di']) await sitsTwice(around, ada, name);
        await ada.visit(pageOf(around));
      },
      to: ['Continue: Fluctus with Ada (you are Di)', /$/],
    },
    { who: 'ada', on: 'Other device: Fluctus with Cy (you are Ada)', to: ['Copy the link', ''] },
    { who: 'ada', on: 'Copy the link', to: ['Copy the link', ''] },
    { who: 'ada', on: 'Close', to: ['Other device: Fluctus with Cy (you are Ada)', ''] },
    {
      who: 'ada',
      on: 'Remove: Fluctus with Cy (you are Ada)',
      to: ['Keep it: Fluctus with Cy', 'If you remove this game, you cannot play on.'],
    },
    {
      who: 'ada',
      on: 'Remove it: Fluctus with Cy (you are Ada)',
      to: ['Remove: ', 'The game was removed from the list.'],
    },
    { who: 'ada', on: 'Invite to a new game', to: ['Your name', ''] },
  ],
});

/** A request of Ada, and what follows from each answer of Bo. */
const agreed: readonly Row[] = [
  ...begins,
  ...moves,
  asksUndo,
  {
    who: 'bo',
    on: 'Allow',
    to: ['ro, free', 'The last move was taken back. Ada to move.'],
    other: ['Undo', 'The last move was taken back. Your turn.'],
  },
  ...moves,
  ...offersDraw('ada', 'Ada'),
  {
    who: 'bo',
    on: 'Decline',
    to: ['ro, red stone', 'You declined.'],
    other: ['Offer a draw', 'Bo declined the draw.'],
  },
  {
    who: 'ada',
    on: 'Offer a draw',
    to: ['Offer a draw', 'You cannot ask for this now.'],
  },
  ...offersDraw('bo', 'Bo'),
  {
    who: 'ada',
    on: 'Accept',
    to: ['More', 'Draw. The players agreed to a draw. You: 8 stones; Bo: 8 stones.'],
    // the entry of the menu is gone
    other: ['More', 'Draw. The players agreed to a draw. Ada: 8 stones; You: 8 stones.'],
  },
  asksAgain('ro, red stone'),
  {
    who: 'bo',
    on: 'No, thanks',
    to: ['More', 'You declined.'],
    other: ['ro, red stone', 'Bo does not want to play again.'],
  },
];

/** All scenes at tables. */
export const allScenes = (around: Around): Scenes => ({
  ...scenesAt(around),
  ...claims(around),
  ...places(around),
  'what is agreed, and what is not': onPage(() => pageOf(around), agreed),
});
