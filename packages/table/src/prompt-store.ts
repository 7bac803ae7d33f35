import { messageOf, StoreLost, type Log } from './log.js';
import type { TableStore } from './store.js';

/** The time within which a store must answer, in milliseconds. */
const LONGEST_ANSWER = 1500;

/** A store whose answers reject with StoreLost if they are late, or an error. */
export function promptStore(store: TableStore, log: Log): TableStore {
  let lost = false;
  const tell = (now: boolean, message: string) => {
    if (now !== lost) log({ event: 'store', level: now ? 'error' : 'info', message });
    lost = now;
  };
  const prompt =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The store does not answer.')), LONGEST_ANSWER);
      });
      try {
        const answer = await Promise.race([work(...args), late]);
        tell(false, 'The store answers again.');
        return answer;
      } catch (error) {
        tell(true, messageOf(error));
        throw new StoreLost(messageOf(error), { cause: error });
      } finally {
        clearTimeout(timer);
      }
    };
  return {
    load: prompt((id, after) => store.load(id, after)),
    append: prompt((id, entry) => store.append(id, entry)),
    create: prompt((id, secret, entries) => store.create(id, secret, entries)),
    secret: prompt((id) => store.secret(id)),
    claim: prompt((what, ms) => store.claim(what, ms)),
    arrive: prompt((id, seat) => store.arrive(id, seat)),
    depart: prompt((id, seat) => store.depart(id, seat)),
    presence: prompt((id, seats) => store.presence(id, seats)),
    tell: prompt((notice) => store.tell(notice)),
    listen: (notice, missed) => store.listen(notice, missed),
    expire: (now) => store.expire(now),
    close: () => store.close(),
  };
}
