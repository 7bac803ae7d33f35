import type { Figure } from './figure.js';

/** A run of all checks. */
export interface Run {
  readonly date: string;
  /** The commit, with `+` if files were changed. */
  readonly commit: string;
  readonly seed: string;
  readonly share: number;
  readonly figures: readonly Figure[];
}

/** The result of mutation testing of an area of the source. */
export interface Mutants {
  /** Number of changes of the source of which a test should notice each. */
  readonly tried: number;
  /** Number of changes that a test has noticed. */
  readonly killed: number;
  /** Number of changes that no test can notice. They are not tried. */
  readonly equivalent: number;
  readonly date: string;
  readonly commit: string;
}

const number = (count: number) => count.toLocaleString('en');

const mutantsRow = ([area, { tried, killed, equivalent, date, commit }]: readonly [string, Mutants]) =>
  `| \`${area}\` | ${number(tried)} | ${number(killed)} | ${((100 * killed) / tried).toFixed(1)} % | ${equivalent} | ${date}, ${commit} |`;

/** The report lab/trust/REPORT.md for a run, and for the results of mutation testing by area. */
export function report(
  { date, commit, seed, share, figures }: Run,
  mutants: Readonly<Record<string, Mutants>>,
): string {
  const small =
    share < 1
      ? `This run is small: it tried ${number(share * 100)} % of the full numbers, so it says little about rare faults. The full run is\n\`npm run trust\`.`
      : 'This is a full run.';
  const row = ({ name, unit, count, result, faults }: Figure) =>
    `| ${name} | ${number(count)} ${unit} | ${faults.length > 0 ? `${number(faults.length)} faults` : result} |`;
  return `# Trust

These figures come from \`npm run trust\`, which writes this report. A workflow runs the checks every night with another seed.
${small}

- Date: ${date}
- Commit: ${commit}
- Seed: \`${seed}\`; repeat the run with \`npm run trust -- --seed ${seed} --share ${share}\`

| Check | Tried | Found |
| --- | --- | --- |
${figures.map(row).join('\n')}

## The checks

- **Dice and draws** come from the generator of the package, one stream for each ply as in a match. The figure is the χ² statistic
  as standard deviations from its mean. A fair generator is nearly always between −3 and 3; the check fails from 5 on.
- **Hidden hands**: two positions of Glüx from random games differ only in the chip that the viewer cannot know. Without a page the
  view, the written position, the legal moves, the scores, the records and the text of a link must be equal; on a board in Chromium
  the properties, the events, the content of the shadow root, the picture, the cookies, what is stored, the tasks that are sent to
  computers, and the number of updates, before and after a move; and, on one board of ten, every value that a script can reach from the
  element through properties, symbols, accessors, and what Lit keeps. Only the record that \`autosave\` stores contains the hidden chips,
  because the game goes on with it after a reload.
- **Work of computers**: how long a computer thinks must not tell the hidden chip. Times vary from run to run, so the work is counted. For
  two positions that its seat cannot tell apart, a computer must take as many steps, make as many moves in its search, and answer the
  same. The computer of the other seat knows the chip, and must take as many steps with either.
- **Commitments**: boards get two seeds, and two positions with different hidden chips. The commitment must be the SHA-256 of the seed alone.
  Nothing else that can be read of a board may depend on the seed before chance decides, and reading the commitment may change nothing.
- **Hostile texts** are mutated positions, moves, records, links, attributes and posts. Each is refused with a documented error, or is
  accepted and can be written back.
- **Hidden hands at a table server**: two logs of Glüx for two to four differ in one hidden chip. A real server sends them to all seats and to a
  spectator: entry by entry, again when asked, and to pages that come later. All WebSocket frames to all other viewers must be equal to the byte,
  apart from times and the names of sockets, and those to the seat with the chip must differ. No frame may have the seed or a token.
- **Seeds and salts of tables**: the logs of finished games for two to five, as each viewer has them, must be verified by their commitments, salts
  and seed. A log with another salt of one seat or another seed, with or without the commitment to it, or another first outcome must be refused
  by what a board of a player has kept.
- **Pages with bad links**: several pages at a table with two processes act at the same time, while messages are lost, repeated and arrive in any
  order. At the end, all pages must have the same log and show the same match.
- **Random steps** attach, detach and move boards between documents in Chromium, set attributes and properties to texts and to values
  of wrong types, play, undo, ask for hints, press buttons, and change the language, the mode and the players. Meanwhile the storage is
  full or denied, chunks cannot be loaded, workers are refused, fail or never answer, the clocks jump, and the page hears the events of
  the back-forward cache. No error may stay uncaught, positions and records must be readable at any time, and at the end no board and no
  worker may be left.
- **Boards put on the page and removed**: garbage is collected after the first 100 boards and after the last one. In between, no node and
  no listener may be added, and the heap may grow by at most 1,000 bytes for each board; a board that is kept takes some 90,000.

Boards keep secrets from people and from everything that the board shows. A script on the same page can learn every secret if it
replaces functions of the language before the board uses them (\`crypto.getRandomValues\`, \`String.prototype.charCodeAt\`,
\`WeakMap.prototype.set\`, \`Worker.prototype.postMessage\`): only a table server keeps a hand from a page.

The generator is only as fair as its seed. A board commits to the seed of each match before the first move, and reveals it after the
end: [Fairness](../../docs/fairness.md). The page \`/fairness/\` of the site verifies a game, and throws dice with a seed
of your own.

### At a table

Seed and salts of a table are bound before anybody knows another one ([how it works](../../docs/online.md#fairness)), and each board checks this by itself. An operator
who also plays cannot choose a draw. What an operator can still do:

- See all hands and all draws to come, play with that knowledge, and tell others. Only a game without a server, or another operator, prevents it.
- Break up a table before the game: a seat that does not reveal its salt is freed, and all choose anew. Whoever does that until the draws are good
  does it in the open. The log of the table shows each attempt.
- Stop a game that goes badly, by a server that does not answer or never reveals its seed. The menu then never says "Fair: checked".
- Show two people two games. Each board sees a game that fits together; the codes in their menus differ.
- Play well or badly for a computer: a computer has no salt, and its moves are those of the host. One person at the table is enough that draws cannot be
  chosen.
- Show a spectator anything: a board without a salt of its own knows only that the outcomes follow from the seed and the salts that it is shown.

## Mutation testing

\`npm run mutants\` changes the source in one place at a time. A test must notice each change. Changes that no test can notice are not
tried; \`lab/mutants/equivalents.json\` lists them with the reason. A workflow tries all changes every week.

| Area | Changes | Noticed | Score | No test can notice | Run |
| --- | --- | --- | --- | --- | --- |
${Object.entries(mutants).map(mutantsRow).join('\n')}

## Not done

- Commitments cover the outcomes of chance in a match, not the first player and a setup that are drawn.
- Hidden information in the time in milliseconds that an answer takes. The search of a computer plays other moves with another chip in its
  own hand, so its time may depend on it a little.
- Other engines than Chromium. The back-forward cache itself is tested before each release, on one page per game.
`;
}
