/** A server for tables of Spielkasten: games of people on several pages. */
export { createTables, type TableOptions, type TableServer } from './create-tables.js';
export { createEmbed, type EmbedHandler, type EmbedOptions } from './embed.js';
export type { Log, LogLine } from './log.js';
export { redisStore } from './redis-store.js';
export { sqliteStore } from './sqlite-store.js';
export { LIFETIME, type Notice, type Secret, type TableStore } from './store.js';
