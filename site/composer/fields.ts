/** The fields of the composer: what they say, which of them are asked, and how an address fills them. */
import { create } from '../studio/dom.js';
import { say } from '../texts.js';

/** A game, as `site/data/composer.mjs` describes it. */
export interface GameData {
  readonly id: string;
  readonly tag: string;
  readonly bundle: string;
  readonly rulesTag?: string;
  readonly name: string;
  readonly goals: readonly { readonly value: string; readonly text: string }[];
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly { readonly name: string }[];
  readonly rules: readonly { readonly id: string; readonly title: string }[];
  readonly hasHands: boolean;
}

/** The fields whose attributes have other names, or none. */
const isForPage = (name: string) => /^(page-|seat-|name-|mode$|rule$|brand$|surface$)/.test(name);

/** The text of a field; a file has none. */
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** The fields that are tools: the code and the address do not contain them. */
const tools = ['colour', 'pasted', 'view', 'tool'];

export class Fields {
  readonly form: HTMLFormElement;
  readonly games: readonly GameData[];
  /** The choice of a solution without a goal. */
  readonly #ownMoves: string;

  constructor(form: HTMLFormElement) {
    this.form = form;
    this.games = JSON.parse(document.getElementById('composer-data')!.textContent) as readonly GameData[];
    this.#ownMoves = (this.#control('goal') as HTMLSelectElement).options[0]!.text;
  }

  #controls(): readonly (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
    return [...this.form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (control) => control.name && !control.closest('#editor'),
    );
  }

  /** The values of the fields that are asked, by name. A switch that is on is empty. */
  values(): Record<string, string> {
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(this.form)) {
      const isSwitch = this.form.querySelector(`[type=checkbox][name="${name}"]`);
      const text = textOf(value);
      if (text && !tools.includes(name)) values[name] = isSwitch ? '' : text;
    }
    return values;
  }

  /** What an address says: the values, with the players as attributes. */
  addressed(): Record<string, string> {
    const { seats = '', names = '' } = this.attributes();
    const others = Object.entries(this.values()).filter(([name]) => !/^(seat|name)-/.test(name));
    return { ...Object.fromEntries(others), ...(seats && { seats }), ...(names && { names }) };
  }

  value(name: string): string {
    return textOf(new FormData(this.form).get(name));
  }

  get game(): GameData {
    return this.games.find(({ id }) => id === this.value('page-game')) ?? this.games[0]!;
  }

  get kind(): string {
    return this.value('mode') || 'diagram';
  }

  get kindName(): string {
    return this.form.querySelector('[name=mode]:checked')!.closest('label')!.querySelector('b')!.textContent;
  }

  /** The colour of new arrows. */
  get colour(): string {
    return this.value('colour') || 'green';
  }

  /** How the board is shown: to play on, to place pieces, or as readers see it. */
  get view(): string {
    return this.value('view');
  }
  set view(view: string) {
    for (const each of this.form.querySelectorAll<HTMLInputElement>('[name=view]'))
      each.checked = each.value === view;
  }

  /** The number of players. */
  get #count(): number {
    return Number(this.value('players')) || Math.max(2, this.game.players.min);
  }

  /** The options of the match. */
  rules(): Record<string, string> {
    const names = ['players', ...this.game.options.map(({ name }) => name)];
    return Object.fromEntries(Object.entries(this.values()).filter(([name]) => names.includes(name)));
  }

  /** The attributes of the board that stand in fields. */
  attributes(): Record<string, string> {
    const own = Object.entries(this.values()).filter(([name]) => !isForPage(name));
    const seats = this.#list('seat');
    const names = this.#list('name');
    const last = names.findLastIndex(Boolean) + 1;
    const isUsual = seats.every((seat, i) => seat === (i ? 'computer:medium' : 'human'));
    const list = names.slice(0, last);
    return {
      ...Object.fromEntries(own),
      ...(!isUsual && { seats: seats.join(' ') }),
      ...(last && { names: list.some((name) => /[,"[]/.test(name)) ? JSON.stringify(list) : list.join(',') }),
    };
  }

  /** The fields of the seats that play. */
  #list(name: string): readonly string[] {
    const values = Array.from({ length: this.#count }, (_, seat) => this.value(`${name}-${seat}`));
    return this.#control(`${name}-0`)?.matches(':disabled') ? [] : values;
  }

  /** The custom properties of the author's own look. */
  colours(): Record<string, string> {
    const { brand = '', surface = '' } = this.values();
    const { defaultValue } = this.#control('surface') as HTMLInputElement;
    return {
      ...(brand && { '--spiel-brand': brand }),
      ...(surface !== defaultValue && surface && { '--spiel-surface': surface }),
    };
  }

  #control(name: string): HTMLInputElement | HTMLSelectElement | null {
    return this.form.querySelector(
      `[name="${CSS.escape(name)}"]:not(:disabled), [name="${CSS.escape(name)}"]`,
    );
  }

  /** Fills the choices that depend on the game. A choice that it has, too, stays. */
  showGame(): void {
    const { rules, players, goals } = this.game;
    this.#fill(
      'rule',
      rules.map(({ id, title }) => [id, `${id} ${title}`]),
    );
    const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => String(players.min + i));
    const usual = String(Math.max(2, players.min));
    this.#fill(
      'players',
      counts.map((count) => [count === usual ? '' : count, count]),
    );
    this.#fill('goal', [['', this.#ownMoves], ...goals.map(({ value, text }) => [value, text] as const)]);
    const letters = ['A', 'B', 'C', 'D', 'E'].slice(0, this.#count);
    const first = this.#control('first') as HTMLSelectElement;
    for (const option of first.options)
      option.hidden = option.value.length === 1 && !letters.includes(option.value);
    const humans = this.form.querySelectorAll<HTMLOptionElement>('[name^=seat-] [value=human]');
    humans.forEach((option, i) => (option.text = say(i ? 'person' : 'you')));
  }

  #fill(name: string, options: readonly (readonly [value: string, text: string])[]): void {
    const select = this.#control(name) as HTMLSelectElement;
    const { value } = select;
    select.replaceChildren(...options.map(([each, text]) => create('option', { value: each, text })));
    const kept = [value, ''].find((wanted) => options.some(([each]) => each === wanted));
    if (kept !== undefined) select.value = kept;
    select.closest<HTMLElement>('.field')!.dataset.empty = String(options.length < 2);
  }

  /** Shows what is asked in a phase. Other fields are disabled, so that the form leaves them out, unless they are kept. */
  show(phase: string): void {
    const { game } = this;
    this.form.dataset.phase = phase;
    for (const each of this.form.querySelectorAll<HTMLElement>(
      '[data-phases], [data-game], [data-seat], [data-needs], [data-empty]',
    )) {
      const { phases, game: only, seat, empty, needs } = each.dataset;
      each.hidden =
        (phases !== undefined && !phases.split(' ').includes(phase)) ||
        (only !== undefined && only !== game.id) ||
        (seat !== undefined && Number(seat) >= this.#count) ||
        (needs === 'rules' && !game.rulesTag) ||
        empty === 'true';
      // Safari shows options that are hidden
      if (each instanceof HTMLOptionElement) each.disabled = each.hidden;
    }
    const isBrand = this.form.querySelector<HTMLSelectElement>('[name=page-look]')!.value === 'brand';
    for (const each of this.form.querySelectorAll<HTMLElement>('[data-brand]')) each.hidden = !isBrand;
    for (const control of this.#controls())
      control.disabled = control.closest('[hidden]:not([data-kept])') !== null;
    const views = [...this.form.querySelectorAll<HTMLInputElement>('[name=view]:enabled')].map(
      ({ value }) => value,
    );
    // there is nothing to play before a game of readers begins
    if (!views.includes(this.view)) this.view = phase === 'play' ? 'see' : views[0]!;
    for (const each of this.form.querySelectorAll<HTMLElement>('[data-view]'))
      each.hidden = each.dataset.view !== this.view;
    // a game without rules of its own
    if (!game.rulesTag && this.kind.startsWith('rule'))
      this.form.querySelector<HTMLInputElement>('[name=mode][value=diagram]')!.checked = true;
  }

  /** Fills the form from an address, and returns a sentence for each value that it cannot have. */
  read(given: URLSearchParams): readonly string[] {
    const faults: string[] = [];
    const found = given.get('page-game');
    const game = this.games.find(({ id }) => id === found) ?? this.games[0]!;
    this.#control('page-game')!.value = game.id;
    if (found && found !== game.id) faults.push(say('no-game', { found }));
    const wanted = given.get('mode') ?? (given.has('page-game') ? 'play' : 'diagram');
    const kinds = [...this.form.querySelectorAll<HTMLInputElement>('[name=mode]')];
    if (!kinds.some(({ value }) => value === wanted)) faults.push(say('no-kind', { found: wanted }));
    for (const kind of kinds) kind.checked = kind.value === wanted;
    if (!kinds.some(({ checked }) => checked)) kinds[0]!.checked = true;
    const all = new Map(given);
    // the attributes of a board
    (given.get('seats') ?? '').split(/\s+/).forEach((seat, i) => {
      if (seat) all.set(`seat-${i}`, seat === 'computer' ? 'computer:medium' : seat);
    });
    if (given.has('names')) namesIn(given.get('names')!).forEach((name, i) => all.set(`name-${i}`, name));
    this.showGame();
    for (const control of this.#controls()) {
      const { name, type } = control;
      const isElsewhere = control.closest<HTMLElement>('[data-game]:not([data-game=""])');
      if (['page-game', 'mode', ...tools].includes(name)) continue;
      if (isElsewhere && isElsewhere.dataset.game !== game.id) continue;
      const value = all.get(name);
      if (control instanceof HTMLInputElement && type === 'checkbox') control.checked = value !== undefined;
      else if (control instanceof HTMLSelectElement) {
        const options = [...control.options];
        const usual =
          options.find(({ defaultSelected }) => defaultSelected) ?? options.find((each) => !each.value);
        const known = options.some((each) => each.value === value);
        control.value = (known ? value : (usual ?? options[0])?.value) ?? '';
        if (value && !known) faults.push(say('no-value', { name, found: value }));
      } else if (type === 'color' && value !== undefined && !/^#[\da-f]{6}$/i.test(value))
        faults.push(say('no-value', { name, found: value }));
      else control.value = value ?? (control as HTMLInputElement).defaultValue;
    }
    this.showGame();
    return faults;
  }
}

/** The names of an attribute: separated by commas, or JSON. */
function namesIn(text: string): readonly string[] {
  try {
    const list = JSON.parse(text) as unknown;
    if (Array.isArray(list)) return list.map(String);
  } catch {
    // no JSON
  }
  return text.split(',').map((name) => name.trim());
}
