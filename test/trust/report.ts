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

const number = (count: number) => count.toLocaleString('en');

/** The page docs/trust.md for a run. */
export function report({ date, commit, seed, share, figures }: Run): string {
  const small =
    share < 1
      ? `This run is small: it tried ${number(share * 100)} % of the full numbers, so it says little about rare faults. The full run is\n\`npm run trust\`.`
      : 'This is a full run.';
  const row = ({ name, unit, count, result, faults }: Figure) =>
    `| ${name} | ${number(count)} ${unit} | ${faults.length > 0 ? `${number(faults.length)} faults` : result} |`;
  return `# Trust

These figures come from \`npm run trust\`, which writes this page. A workflow runs the checks every night with another seed.
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
  the properties, the events, the content of the shadow root and the picture, before and after a move.
- **Hostile texts** are mutated positions, moves, records, links, attributes and posts. Each is refused with a documented error, or is
  accepted and can be written back.
- **Random steps** attach, detach and move boards between documents in Chromium, set attributes and properties to texts and to values
  of wrong types, play, undo, ask for hints, press buttons, and change the language and the mode. No error may stay uncaught, and
  positions and records must be readable at any time.

## Not done

- Mutation testing.
- Commitments to the seed of a match, with which a reader could verify that dice were not chosen.
- Hidden information in the storage, in messages to the computer player on the page, and in the time that answers take.
- Failures of the storage, of chunks and of workers among the random steps; other engines than Chromium.
`;
}
