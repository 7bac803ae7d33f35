import { parentPort } from 'node:worker_threads';
import { thinkFor, type ComputerTurn } from 'spielkasten/table.js';
import { games, type Thought } from './computers.js';

async function answer(q: number, turn: ComputerTurn): Promise<Thought> {
  try {
    return { q, move: (await thinkFor(turn, games[turn.game]!))! };
  } catch (error) {
    return { q, error: String(error) };
  }
}

parentPort!.on('message', ({ q, turn }: { q: number; turn: ComputerTurn }) => {
  void answer(q, turn).then((thought) => parentPort!.postMessage(thought));
});
