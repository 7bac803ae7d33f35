/** The editor of positions on the page: pieces to choose, places to press and to drag between, and the fields. */
import { pageTokens } from '../../src/element/parts/picture/board-picture.js';
import { keyOf } from '../../src/element/ui/input/key-events.js';
import type { Tokens } from '../../src/element/drawing/styles.js';
import { create } from '../studio/dom.js';
import { say } from '../texts.js';
import { History } from '../studio/history.js';
import type { Draft, Source } from './draft.js';
import { editors } from './editors.js';
import { DragPieces } from './drag.js';
import { drawn, viewBoxOf, type ViewBox } from './pieces.js';
import { placeOf, type Area, type Field, type Piece, type Place, type Spot } from './position-editor.js';

/** The tools of the palette that are no pieces. */
const MOVE = 'move';
const REMOVE = 'remove';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const textOf = ({ area, place }: Spot) => `${area} ${place}`;
const isSame = (a: Spot | undefined, b: Spot) => a !== undefined && textOf(a) === textOf(b);

const texts = JSON.parse(say('editor')) as Readonly<Record<string, string>>;

/** A text of the editor in the language of the page: # stands for the letter of a seat or a number. */
function inWords(text: string): string {
  const parts = text.match(/\b[A-E]\b|\d+/g) ?? [];
  const found = texts[text.replace(/\b[A-E]\b|\d+/g, '#')];
  return found?.replace(/#/g, () => parts.shift()!) ?? text;
}

/** The centre of a place, in any unit: a place without one is in a row. */
const centre = ({ at = [0, 0, 0] }: Place, index: number): readonly [x: number, y: number] =>
  at[2] ? [at[0], at[1]] : [index, 0];

/** Lays buttons over the places of a drawing. */
function place(buttons: readonly HTMLElement[], { places }: Area, [left, top, width, height]: ViewBox): void {
  buttons.forEach(({ style }, i) => {
    const [x, y, size] = places[i]!.at!;
    style.left = `${(100 * (x - left)) / width}%`;
    style.top = `${(100 * (y - top)) / height}%`;
    style.width = `${(100 * size) / width}%`;
  });
}

/** The nearest place in a direction. */
function neighbour(area: Area, from: number, [dx, dy]: readonly [number, number]): Place | undefined {
  const [x, y] = centre(area.places[from]!, from);
  const others = area.places.map((place, i) => {
    const [ox, oy] = centre(place, i);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    return { place, ahead, far: ahead + 2 * Math.abs((ox - x) * dy) + 2 * Math.abs((oy - y) * dx) };
  });
  return others.filter(({ ahead }) => ahead > 0.01).sort((a, b) => a.far - b.far)[0]?.place;
}

/** The match of the form, and the position that it contains. */
export interface Shown extends Source {
  readonly game: string;
  /** The look of the board, if it is not that of the page. */
  readonly look: string;
  readonly theme: string;
}

export class PositionEditorView {
  #steps: History<Draft> | undefined;
  #seen = '';
  /** The look and the light that were shown last. */
  #style = '';
  #game = '';
  /** The colours of the drawings. */
  #tokens: Tokens = {};
  #tool = MOVE;
  /** The place of the piece that is moved in two presses. */
  #from: Spot | undefined;
  /** By area, the place that Tab reaches. */
  readonly #tabStops = new Map<string, string>();
  readonly #host: HTMLElement;
  readonly #fault: HTMLElement;
  readonly #onPosition: (text: string) => void;

  constructor(host: HTMLElement, fault: HTMLElement, onPosition: (text: string) => void) {
    this.#host = host;
    this.#fault = fault;
    this.#onPosition = onPosition;
    const redraw = () => {
      if (this.#steps) this.#render(this.#draft);
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
    new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    host.addEventListener('keydown', (event) => {
      this.#press(event);
    });
    new DragPieces(host, (from, to) => {
      this.#drop(from, to);
    });
  }

  /** Shows the position of the form, unless it is the one that this editor wrote there. */
  show({ game, look, theme, ...source }: Shown): void {
    const open = editors[game];
    if (!open) return;
    const draft = open(source);
    this.#host.style.colorScheme = theme;
    this.#host.dataset.game = game;
    if (look) this.#host.dataset.look = look;
    else delete this.#host.dataset.look;
    const seen = JSON.stringify([game, draft.options, source.text]);
    const style = `${look} ${theme}`;
    // a piece that somebody drags stays
    if (seen === this.#seen && style === this.#style) return;
    this.#style = style;
    if (seen !== this.#seen) {
      const isOtherGame = this.#game !== game;
      this.#seen = seen;
      this.#game = game;
      this.#steps = new History(draft);
      this.#from = undefined;
      if (isOtherGame) this.#tool = draft.palette[0]![0]!;
    }
    this.#render(this.#draft);
  }

  get #draft(): Draft {
    return this.#steps!.current;
  }

  /** Shows another draft. If it is a position, the form gets it. */
  #change(draft: Draft, undone = false): void {
    if (!undone) this.#steps!.set(draft);
    this.#from = undefined;
    this.#render(draft);
    if (draft.fault) return;
    this.#seen = JSON.stringify([this.#game, draft.options, draft.text]);
    this.#onPosition(draft.text);
  }

  #use(spot: Spot): void {
    const draft = this.#draft;
    if (this.#tool === REMOVE) this.#change(draft.take(spot));
    else if (this.#tool !== MOVE) this.#change(draft.put(spot, this.#tool));
    else if (this.#from) this.#change(draft.move(this.#from, spot));
    else if (placeOf(draft.areas, spot)?.pieces.length) {
      this.#from = spot;
      this.#render(draft);
    }
  }

  #drop(from: Spot | Piece, to: Spot | undefined): void {
    const draft = this.#draft;
    if (typeof from === 'string') {
      if (to) this.#change(draft.put(to, from));
    } else this.#change(to ? draft.move(from, to) : draft.take(from));
  }

  #press(event: KeyboardEvent): void {
    const button = (event.target as Element).closest<HTMLElement>('.place');
    const { area: name = '', place = '' } = button?.dataset ?? {};
    const area = this.#draft.areas.find((each) => each.name === name);
    if (!area) return;
    const key = keyOf(event);
    const direction = directions[key];
    const next =
      direction &&
      neighbour(
        area,
        area.places.findIndex((each) => each.name === place),
        direction,
      );
    if (next) this.#focus({ area: name, place: next.name });
    else if (key === 'Delete' || key === 'Backspace') this.#change(this.#draft.take({ area: name, place }));
    else if (key === 'Escape' && this.#from) {
      this.#from = undefined;
      this.#render(this.#draft);
    } else if (!direction) return;
    event.preventDefault();
  }

  #focus(spot: Spot): void {
    this.#tabStops.set(spot.area, spot.place);
    for (const button of this.#host.querySelectorAll<HTMLElement>('.place')) {
      const { area = '', place = '' } = button.dataset;
      if (area === spot.area) button.tabIndex = place === spot.place ? 0 : -1;
      if (isSame({ area, place }, spot)) button.focus();
    }
  }

  #render(draft: Draft): void {
    this.#tokens = pageTokens(this.#host, draft.sheet);
    const focused = document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;
    const boards = create(
      'div',
      { className: 'areas' },
      ...draft.areas.map((area) => this.#area(draft, area)),
    );
    const rest = create('div', { className: 'values' }, ...draft.fields.map((field) => this.#field(field)));
    const table = create('div', { className: 'table' }, boards, rest);
    this.#host.replaceChildren(this.#palette(draft), table, this.#actions());
    this.#fault.textContent = draft.fault;
    const selector = focused && `[data-key="${CSS.escape(focused)}"]`;
    if (selector) this.#host.querySelector<HTMLElement>(selector)?.focus();
  }

  #palette(draft: Draft): HTMLElement {
    const choice = (value: string, label: string, content: Node | string) => {
      const input = create('input', { type: 'radio', name: 'tool', value, checked: this.#tool === value });
      input.ariaLabel = label;
      input.dataset.key = `tool ${value}`;
      input.addEventListener('change', () => {
        this.#tool = value;
        this.#from = undefined;
      });
      const choice = create('label', { className: 'choice', title: label }, input, content);
      if (![MOVE, REMOVE].includes(value)) choice.dataset.piece = value;
      return choice;
    };
    const tools = create(
      'div',
      { className: 'row' },
      choice(MOVE, inWords('Move'), inWords('Move')),
      choice(REMOVE, inWords('Remove'), inWords('Remove')),
    );
    const rows = draft.palette.map((pieces) =>
      create(
        'div',
        { className: 'row' },
        ...pieces.map((piece) => choice(piece, inWords(draft.label(piece)), this.#piece(draft, piece))),
      ),
    );
    return create('fieldset', { className: 'palette', ariaLabel: inWords('Pieces') }, ...rows, tools);
  }

  #area(draft: Draft, area: Area): HTMLElement {
    const stop = this.#tabStops.get(area.name);
    const known = area.places.some(({ name }) => name === stop);
    const places = area.places.map((place, i) => {
      const button = this.#place(draft, area, place);
      button.tabIndex = (known ? place.name === stop : i === 0) ? 0 : -1;
      return button;
    });
    const box = create('div', { className: 'area', role: 'group', ariaLabel: inWords(area.name) }, ...places);
    const svg = area.draw?.(this.#tokens);
    if (svg) {
      box.prepend(drawn(svg, 'drawing'));
      place(places, area, viewBoxOf(svg));
    }
    box.classList.toggle('drawn', svg !== undefined);
    const title = create('p', { className: 'area-name', ariaHidden: 'true' }, inWords(area.name));
    return create('div', { className: 'area-box' }, ...(draft.areas.length > 1 ? [title] : []), box);
  }

  #place(draft: Draft, area: Area, { name, pieces, at }: Place): HTMLElement {
    const spot = { area: area.name, place: name };
    const said =
      pieces.map((piece) => inWords(draft.label(piece))).join(` ${inWords('under')} `) || inWords('empty');
    const button = create('button', {
      type: 'button',
      className: 'place',
      title: name,
      ariaLabel: `${inWords(name)}, ${said}`,
    });
    const top = pieces.at(-1);
    Object.assign(button.dataset, { ...spot, key: textOf(spot), ...(top && { piece: top }) });
    if (isSame(this.#from, spot)) button.ariaPressed = 'true';
    if (top && !at) button.append(this.#piece(draft, top));
    button.addEventListener('click', () => {
      this.#focus(spot);
      this.#use(spot);
    });
    return button;
  }

  #piece(draft: Draft, piece: Piece): HTMLElement {
    return drawn(draft.drawPiece(piece, this.#tokens), 'piece');
  }

  #field({ name, label, value, choices }: Field): HTMLElement {
    const control = choices
      ? create(
          'select',
          {},
          ...choices.map(([each, text]) => create('option', { value: each, text: inWords(text) })),
        )
      : create('input', { inputMode: 'numeric', autocomplete: 'off' });
    control.value = value;
    control.dataset.key = `field ${name}`;
    control.addEventListener('change', () => {
      this.#change(this.#draft.setField(name, control.value));
    });
    return create('label', { className: 'value' }, inWords(label), control);
  }

  #actions(): HTMLElement {
    const action = (text: string, act: () => void, disabled = false) => {
      const button = create('button', { type: 'button', textContent: inWords(text), disabled });
      button.dataset.key = `action ${text}`;
      button.addEventListener('click', act);
      return button;
    };
    const go = (direction: 'undo' | 'redo') => () => {
      this.#steps![direction]();
      this.#change(this.#draft, true);
    };
    const clear = () => {
      this.#change(this.#draft.clear());
    };
    return create(
      'p',
      { className: 'actions' },
      action('Undo', go('undo'), !this.#steps!.canUndo),
      action('Redo', go('redo'), !this.#steps!.canRedo),
      action('Start of the game', clear),
    );
  }
}
