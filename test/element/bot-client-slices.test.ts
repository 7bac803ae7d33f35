import { expect } from '@open-wc/testing';
import type { Bot } from '../../src/core/bot.js';
import { serve, type Answer, type Order } from '../../src/element/model/thinking/bot-server.js';
import { task, type Goal } from './bot-client-fakes.js';

/** The time of a fake clock, which only the portions of thinking advance, in ms. */
let now = 0;

/** A bot that thinks in `goal` portions and advances the clock by `portion(i)` ms in each. */
const slowBot = (portion: (i: number) => number): Bot<Goal, number> => ({
  *think({ goal }) {
    for (let i = 0; i < goal; i++) {
      now += portion(i);
      if (yield { done: i / goal }) return { move: i, capped: true };
    }
    return { move: goal };
  },
});

interface Heard {
  readonly answer: Answer<number>;
  readonly at: number;
}

/** Serves a bot and records its answers with their times; `until` resolves after a number of verdicts. */
function served(bot: Bot<Goal, number>, hear: (answer: Answer<number>) => void = () => undefined) {
  const heard: Heard[] = [];
  let listener: (event: { data: unknown }) => void;
  let told: (() => void) | undefined;
  const stop = serve(
    bot,
    {
      postMessage: (message) => {
        const answer = message as Answer<number>;
        heard.push({ answer, at: now });
        hear(answer);
        told?.();
      },
      addEventListener: (_, listen) => (listener = listen),
    },
    () => now,
  );
  const send = (order: Order<Goal>) => listener({ data: order });
  const until = async (verdicts: number): Promise<readonly Heard[]> => {
    while (heard.filter(({ answer }) => 'verdict' in answer).length < verdicts) {
      await new Promise<void>((resolve) => (told = resolve));
    }
    stop();
    return heard;
  };
  return { send, until };
}

/** The lengths of the slices in ms. */
const slices = (heard: readonly Heard[]): number[] => heard.slice(1).map(({ at }, i) => at - heard[i]!.at);

describe('a served bot', () => {
  beforeEach(() => (now = 0));

  it('sends ready as its first message', async () => {
    const { send, until } = served(slowBot(() => 1));
    send({ id: 1, view: { goal: 1 }, task });
    expect((await until(1))[0]!.answer).to.deep.equal({ ready: true });
  });

  for (const portion of [0.3, 1, 3, 5, 8]) {
    it(`thinks in slices of at most 8 ms when a portion takes ${portion} ms`, async () => {
      const { send, until } = served(slowBot(() => portion));
      send({ id: 1, view: { goal: 100 }, task });
      const lengths = slices(await until(1));
      expect(Math.max(...lengths)).to.be.at.most(8 + 1e-9);
      expect(Math.max(...lengths)).to.be.greaterThan(4);
    });
  }

  it('ends a slice early when a portion shows that the next may take too long', async () => {
    const { send, until } = served(slowBot((i) => (i % 2 ? 5 : 1)));
    send({ id: 1, view: { goal: 40 }, task });
    expect(Math.max(...slices(await until(1)))).to.be.at.most(8);
  });

  it('ends a slice after a number of portions if the clock does not advance', async () => {
    const { send, until } = served(slowBot(() => 0));
    send({ id: 1, view: { goal: 320 }, task });
    const progress = (await until(1)).filter(({ answer }) => 'progress' in answer);
    expect(progress.length).to.equal(10);
  });

  it('works on several tasks in turn', async () => {
    const { send, until } = served(slowBot(() => 4));
    send({ id: 1, view: { goal: 6 }, task });
    send({ id: 2, view: { goal: 6 }, task });
    const ids = (await until(2)).flatMap(({ answer }) => ('id' in answer ? [answer.id] : []));
    expect(ids).to.deep.equal([1, 2, 1, 2, 1, 2, 1, 2]);
  });

  it('works on background tasks only while there is no other task', async () => {
    const { send, until } = served(
      slowBot(() => 4),
      (answer) => {
        if ('progress' in answer && answer.id === 1 && answer.progress.done === 0.5)
          send({ id: 2, view: { goal: 6 }, task });
      },
    );
    send({ id: 1, view: { goal: 10 }, task, later: true });
    const ids = (await until(2)).flatMap(({ answer }) => ('id' in answer ? [answer.id] : []));
    expect(ids).to.deep.equal([1, 1, 1, 2, 2, 2, 2, 1, 1, 1]);
  });

  it('receives a cancellation between two slices', async () => {
    const { send, until } = served(
      slowBot(() => 4),
      (answer) => {
        if ('progress' in answer && answer.id === 1) send({ id: 1, cancel: true });
      },
    );
    send({ id: 1, view: { goal: 1e9 }, task });
    send({ id: 2, view: { goal: 6 }, task });
    const first = (await until(1)).filter(({ answer }) => 'id' in answer && answer.id === 1);
    expect(first.length).to.equal(1);
  });

  it('receives the end of the time between two slices', async () => {
    const { send, until } = served(
      slowBot(() => 4),
      (answer) => {
        if ('progress' in answer) send({ id: 1, finish: true });
      },
    );
    send({ id: 1, view: { goal: 1e9 }, task });
    const { answer } = (await until(1)).at(-1)!;
    expect(answer).to.deep.equal({ id: 1, verdict: { move: 1, capped: true } });
  });

  it('gives a move even if the time is up before it starts', async () => {
    const { send, until } = served(slowBot(() => 4));
    send({ id: 1, view: { goal: 1e9 }, task });
    send({ id: 1, finish: true });
    const { answer } = (await until(1)).at(-1)!;
    expect(answer).to.deep.equal({ id: 1, verdict: { move: 0, capped: true } });
  });
});
