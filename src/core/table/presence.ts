/** The words that people at a table can say with one press. Each page shows it in its own language. */
export const reactions = ['hello', 'good-luck', 'well-played', 'wow', 'oops', 'thanks'] as const;

export type Reaction = (typeof reactions)[number];

/** By seat: 0 if its person has the table open, else for how many milliseconds they have been away; null: they were never there. */
export type Presence = readonly (number | null)[];
