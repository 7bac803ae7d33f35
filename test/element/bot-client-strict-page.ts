/** Runs in a frame whose policy forbids workers; posts the way in which the bot of Fluctus ran, and its move. */
import { definition } from '../../src/games/fluctus/definition.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { BotClient } from '../../src/element/model/thinking/bot-client.js';
import { middle } from './bot-client-fakes.js';

const worker = new URL('../../src/games/fluctus/fluctus.worker.js', import.meta.url).href;
const source = { ...definition.bot, blobSource: () => Promise.resolve(`import '${worker}'`) };
const forbidden = new Set<string>();
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
  forbidden.add(effectiveDirective),
);
const client = new BotClient(source);
const { move } = await client.think(
  fluctus.parsePosition(middle),
  { level: 'hard', seed: 's' },
  { signal: new AbortController().signal },
);
const told = { way: client.way, move: fluctus.formatMove(move), forbidden: [...forbidden] };
client.dispose();
parent.postMessage(told, '*');
