import type { AnyBoard } from '../../model/board.js';

/** The milliseconds for which screen readers speak a character at their usual speed. */
const SPEAKS = 60;

/** What a player has not caused and should hear: the moves of others, chance, ends, offers, notices. Times in milliseconds. */
interface News {
  readonly text: string;
  /** True for a position, which the question about the last moves tells, too. */
  readonly isPosition: boolean;
  /** The time of its paragraph. */
  readonly at: number;
  /** The time at which it is spoken to the end, if no key stops it. */
  readonly until: number;
}

/** What is being spoken: the news, those of them that a key has stopped, and the time at which all is spoken. */
class Speech {
  news: readonly News[] = [];
  missed: readonly News[] = [];
  until = 0;

  /** Adds a paragraph with its news. */
  add(text: string, news: readonly Pick<News, 'text' | 'isPosition'>[]): void {
    const at = performance.now();
    this.until = Math.max(at, this.until) + text.length * SPEAKS;
    const before = this.news.filter(({ until }) => until > at);
    this.news = [...before, ...news.map((each) => ({ ...each, at, until: this.until }))];
  }

  /** Forgets the positions: others are shown, or they are told. */
  forget(): void {
    const isNotice = ({ isPosition }: News) => !isPosition;
    this.news = this.news.filter(isNotice);
    this.missed = this.missed.filter(isNotice);
  }
}

const speeches = new WeakMap<object, Speech>();

/** What a board speaks. */
export function speechOf(board: AnyBoard): Speech {
  const speech = speeches.get(board) ?? new Speech();
  speeches.set(board, speech);
  return speech;
}
