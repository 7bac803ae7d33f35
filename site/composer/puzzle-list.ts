/** The list of own puzzles, which `pack` of `<daily-puzzle>` reads: each has a day, from which on it is shown. */
import { splitComment } from '../../src/core/comment.js';
import { addDays, dayOf, type Day } from '../../src/puzzles/days.js';
import { allowed, PackFault, parsePack } from '../../src/puzzles/schedule.js';
import { byId, create, download } from '../studio/dom.js';
import { language, say } from '../texts.js';
import type { Post } from './code.js';
import type { Finding, PuzzleToCheck } from './check-puzzle.js';
import type { GameData } from './fields.js';

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

const dates = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
const nameOf = (day: Day) => dates.format(new Date(day));

/** What the check has found, as a sentence. */
function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'several':
    case 'wrong':
    case 'goal':
    case 'par': {
      const moves = finding.moves.join(', ');
      if (finding.kind === 'goal' && !moves) return say('check-none');
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

/** The puzzle of the page. */
interface Source {
  /** The puzzle that is set up, once it has a solution. */
  puzzle(): Post | undefined;
  /** Sets up another puzzle. */
  open(game: string, attributes: Readonly<Record<string, string>>): void;
}

/** The list on the page, and the check. */
export class PuzzleList {
  readonly #games: readonly GameData[];
  readonly #source: Source;
  readonly #script: string;
  #items: readonly Item[] = [];
  /** The list before the last change. */
  #former: readonly Item[] = [];
  #worker: Worker | undefined;

  constructor(games: readonly GameData[], script: string, source: Source) {
    this.#games = games;
    this.#source = source;
    this.#script = script;
    this.#read();
    // another tab has changed the list
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#read();
    });
    this.#date.value = dayOf(new Date());
    byId('list-add').addEventListener('click', () => this.#add());
    byId('list-undo').addEventListener('click', () => {
      this.#set(this.#former);
      this.#tell(say('list-undone'));
    });
    byId('list-save').addEventListener('click', () => {
      download(`${JSON.stringify(this.#items, undefined, 2)}\n`, 'puzzles.json');
    });
    byId('list-load').addEventListener('change', ({ target }) => void this.#load(target as HTMLInputElement));
    byId('check').addEventListener('click', () => this.#check());
  }

  /** Reads the list that the browser keeps. */
  #read(): void {
    this.#items = [];
    try {
      this.#items = readList(localStorage.getItem(KEY) ?? '');
    } catch {
      // nothing is stored, or nothing that is a list
    }
    this.#show();
  }

  get #date(): HTMLInputElement {
    return byId('list-date') as HTMLInputElement;
  }

  #tell(text: string): void {
    byId('list-said').textContent = text;
  }

  #set(items: readonly Item[]): void {
    this.#former = this.#items;
    this.#items = sorted(items);
    byId('list-undo').hidden = false;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#items));
    } catch {
      // without storage, the list is that of this page
    }
    this.#show();
  }

  #add(): void {
    const post = this.#source.puzzle();
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
      this.#tell(say(replaced ? 'list-replaced' : 'list-added', { date: nameOf(date) }));
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

  /** Sets up a puzzle of the list. To add it again replaces it. */
  #open({ date, board, ...attributes }: Item): void {
    this.#date.value = date;
    this.#source.open(this.#gameOf(board).id, attributes);
    this.#tell(say('list-opened', { date: nameOf(date) }));
  }

  #gameOf(board: string): GameData {
    return this.#games.find(({ tag }) => tag === board)!;
  }

  /** The task of a puzzle, or else its moves. */
  #summaryOf({ board, task, goal, record = '' }: Item): string {
    const comment = splitComment(/^\s*\{([^}]*)\}/.exec(record)?.[1] ?? '').prose;
    const reached = this.#gameOf(board).goals.find(({ value }) => value === goal)?.text;
    return [task, comment, reached].find(Boolean) ?? record;
  }

  /** Exchanges the days of a puzzle and the one before it. */
  #raise(i: number): void {
    const [before, item] = [this.#items[i - 1]!, this.#items[i]!];
    const others = this.#items.filter((each) => each !== before && each !== item);
    this.#set([...others, { ...before, date: item.date }, { ...item, date: before.date }]);
    this.#tell(say('list-moved', { date: nameOf(before.date) }));
    this.#focus(i - 1, '.earlier, .open');
  }

  #remove(i: number): void {
    const { date } = this.#items[i]!;
    this.#set(this.#items.filter((_, at) => at !== i));
    this.#tell(say('list-removed', { date: nameOf(date) }));
    this.#focus(Math.min(i, this.#items.length - 1), '.open');
  }

  /** Focuses the last of some buttons of a row, which is another element now. */
  #focus(i: number, buttons: string): void {
    const found = byId('list').children[i]?.querySelectorAll<HTMLElement>(buttons) ?? [];
    ([...found].at(-1) ?? byId('list-add')).focus();
  }

  #show(): void {
    const button = (className: string, name: string, day: string, onclick: () => void) =>
      create('button', {
        ...{ type: 'button', className, textContent: say(name) },
        ...{ ariaLabel: `${say(name)}: ${day}`, onclick },
      });
    const rows = this.#items.map((item, i) => {
      const day = nameOf(item.date);
      const summary = this.#summaryOf(item);
      return create(
        'li',
        {},
        create('p', {}, create('b', { textContent: day }), ` · ${this.#gameOf(item.board).name}`),
        create('p', { className: 'about', textContent: summary, title: summary }),
        create(
          'p',
          { className: 'actions' },
          button('open', 'list-open', day, () => this.#open(item)),
          ...(i > 0 ? [button('earlier', 'list-raise', day, () => this.#raise(i))] : []),
          button('remove', 'list-remove', day, () => this.#remove(i)),
        ),
      );
    });
    byId('list').replaceChildren(...rows);
    (byId('list-save') as HTMLButtonElement).disabled = rows.length === 0;
  }

  /** Checks the puzzle that is set up, beside the page. A second press begins again. */
  #check(): void {
    const post = this.#source.puzzle();
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
