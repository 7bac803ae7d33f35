/** The list of own puzzles, which `pack` of `<daily-puzzle>` reads: each has a day, from which on it is shown. */
import { addDays, dayOf, type Day } from '../../src/puzzles/days.js';
import { allowed, PackFault, parsePack } from '../../src/puzzles/schedule.js';
import { byId, create, download } from '../studio/dom.js';
import { say } from '../texts.js';
import type { Post } from './code.js';
import type { Finding, PuzzleToCheck } from './check-puzzle.js';

/** A puzzle of a list. */
type Item = Readonly<Record<string, string>> & { readonly date: Day; readonly board: string };

const KEY = 'spielkasten:own-puzzles';
const WEEK = 7;

/** Reads a list. Throws PackFault, or SyntaxError. */
function readList(text: string): readonly Item[] {
  const list = JSON.parse(text) as readonly Item[];
  parsePack(list);
  return sorted(list);
}

/** In the order of the days; of two on one day, the later one of the list. */
const sorted = (list: readonly Item[]): readonly Item[] =>
  [...new Map(list.map((item) => [item.date, item])).values()].sort((a, b) => (a.date < b.date ? -1 : 1));

/** The attributes of a puzzle in a list, and the names of those that a list cannot have. */
function partsOf({ attributes: { mode: _, ...attributes } }: Post) {
  return { attributes, others: Object.keys(attributes).filter((name) => !allowed.includes(name)) };
}

/** What the check has found, as a sentence. */
export function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'several':
    case 'wrong':
    case 'goal':
    case 'par': {
      const moves = finding.moves.join(', ');
      const number = finding.kind === 'par' ? finding.par : finding.kind === 'goal' ? 0 : finding.turn;
      const move = finding.kind === 'wrong' ? finding.move : '';
      const values = { number: `${number}`, count: `${finding.moves.length}`, moves: moves || '–', move };
      return say(`check-${finding.kind}`, values);
    }
    case 'invalid':
      return say('check-invalid', { message: finding.message });
    default:
      return say(`check-${finding.kind}`);
  }
}

/** The list on the page, and the check. `post` is the puzzle that is set up, once it has a solution. */
export class PuzzleList {
  readonly #post: () => Post | undefined;
  readonly #script: string;
  #items: readonly Item[] = [];
  #worker: Worker | undefined;

  constructor(post: () => Post | undefined, script: string) {
    this.#post = post;
    this.#script = script;
    try {
      this.#items = readList(localStorage.getItem(KEY) ?? '');
    } catch {
      // nothing is stored, or nothing that is a list
    }
    this.#date.value = dayOf(new Date());
    byId('list-add').addEventListener('click', () => this.#add());
    byId('list-save').addEventListener('click', () => {
      download(`${JSON.stringify(this.#items, undefined, 2)}\n`, 'puzzles.json');
    });
    byId('list-load').addEventListener('change', ({ target }) => void this.#load(target as HTMLInputElement));
    byId('check').addEventListener('click', () => this.#check());
    this.#show();
  }

  get #date(): HTMLInputElement {
    return byId('list-date') as HTMLInputElement;
  }

  #tell(text: string): void {
    byId('list-said').textContent = text;
  }

  #set(items: readonly Item[]): void {
    this.#items = sorted(items);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#items));
    } catch {
      // without storage, the list is that of this page
    }
    this.#show();
  }

  #add(): void {
    const post = this.#post();
    const date = this.#date.value;
    if (!post) this.#tell(say('list-none'));
    else if (!date) this.#tell(say('list-date'));
    else this.#addOn(date, post);
  }

  #addOn(date: Day, post: Post): void {
    const { attributes, others } = partsOf(post);
    if (others.length > 0) this.#tell(say('list-others', { names: others.join(', ') }));
    else {
      const item: Item = { date, board: post.tag, ...attributes };
      const replaced = this.#items.some((each) => each.date === date);
      this.#set([...this.#items, item]);
      this.#tell(say(replaced ? 'list-replaced' : 'list-added', { date }));
      this.#date.value = addDays(date, WEEK);
    }
  }

  async #load(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      this.#set(readList(await file.text()));
      this.#tell(say('list-loaded', { count: `${this.#items.length}` }));
    } catch (error) {
      if (!(error instanceof PackFault || error instanceof SyntaxError)) throw error;
      this.#tell(say('list-fault', { message: error.message }));
    }
    // the same file can be chosen again
    input.value = '';
  }

  /** Exchanges the days of a puzzle and the one before it. */
  #raise(i: number): void {
    const [before, item] = [this.#items[i - 1]!, this.#items[i]!];
    const others = this.#items.filter((each) => each !== before && each !== item);
    this.#set([...others, { ...before, date: item.date }, { ...item, date: before.date }]);
    this.#tell(say('list-moved', { date: before.date }));
    this.#focus(i - 1);
  }

  #remove(i: number): void {
    const { date } = this.#items[i]!;
    this.#set(this.#items.filter((_, at) => at !== i));
    this.#tell(say('list-removed', { date }));
    this.#focus(Math.min(i, this.#items.length - 1));
  }

  /** The row is another element now. */
  #focus(i: number): void {
    const rows = byId('list').querySelectorAll<HTMLElement>('li');
    (rows[i]?.querySelector<HTMLElement>('button:last-child') ?? byId('list-add')).focus();
  }

  #show(): void {
    const button = (name: string, date: Day, onclick: () => void) =>
      create('button', {
        type: 'button',
        textContent: say(name),
        ariaLabel: `${say(name)}: ${date}`,
        onclick,
      });
    const rows = this.#items.map(({ date, board, task = '', record = '' }, i) =>
      create(
        'li',
        {},
        `${date} · ${board} `,
        create('span', { className: 'about', textContent: `${task || record.slice(0, 60)} ` }),
        ...(i > 0 ? [button('list-raise', date, () => this.#raise(i))] : []),
        button('list-remove', date, () => this.#remove(i)),
      ),
    );
    byId('list').replaceChildren(...rows);
    (byId('list-save') as HTMLButtonElement).disabled = rows.length === 0;
  }

  /** Checks the puzzle that is set up, beside the page. A second press begins again. */
  #check(): void {
    const post = this.#post();
    const told = byId('checked');
    this.#worker?.terminate();
    if (!post) {
      told.textContent = say('list-none');
      return;
    }
    told.textContent = say('check-running');
    const worker = new Worker(this.#script, { type: 'module' });
    this.#worker = worker;
    const end = (text: string) => {
      worker.terminate();
      told.textContent = text;
    };
    worker.onmessage = ({ data }: MessageEvent<Finding>) => {
      end(sentenceOf(data));
    };
    worker.onerror = () => {
      end(say('no-load'));
    };
    worker.postMessage({
      game: post.game,
      attributes: { mode: 'puzzle', ...post.attributes },
    } satisfies PuzzleToCheck);
  }

  /** Another puzzle is set up: what the check has said is of the one before. */
  forget(): void {
    this.#worker?.terminate();
    byId('checked').textContent = '';
  }
}
