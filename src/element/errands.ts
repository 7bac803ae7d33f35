import type { TemplateResult } from 'lit';
import { BadNotation } from '../core/errors.js';
import { seatLetter, type Seat } from '../core/game.js';
import type { Desk } from './desk.js';
import type { GameWords } from './game-definition.js';
import { rulesPanel } from './view/dialogs/rules.js';
import { moveViews, optionViews, resultOf } from './view/record-view.js';
import { Stepper } from './match/autoplay.js';
import type { FullRequests, FullView, NewGameRequest, Requests, TableView } from './view/view-model.js';
import type { DialogWords } from './i18n/types.js';

/** What is asked for now and then, and what the parts on demand show: comes with them. */
export class Errands<S, M, O extends object, W extends GameWords> {
  readonly #desk: Desk<S, M, O, W>;
  readonly #stepper: Stepper;
  #draft: NewGameRequest | undefined;
  /** The position in which a draw is offered. */
  #offered: S | undefined;
  #rules: (() => TemplateResult) | undefined;
  #rulesIn: string | undefined;

  constructor(desk: Desk<S, M, O, W>) {
    this.#desk = desk;
    const step = () => desk.session.table.goTo(desk.match.ply + 1) && !desk.match.atEnd;
    this.#stepper = new Stepper(desk.element, step);
  }

  /** The rules panel, once the rulebook has come in the language in force. */
  get rules(): TemplateResult | undefined {
    return this.#rules?.();
  }

  get #said(): DialogWords {
    return this.#desk.words.ui.dialogs;
  }

  async #fetchRules(tag: string): Promise<void> {
    const desk = this.#desk;
    const { rulebook, rulebookWords, drawExample } = desk.kit;
    const load = rulebookWords[tag] ?? rulebookWords.en;
    const [book, words, draw] = await Promise.all([rulebook(), load!(), drawExample()]);
    const { close } = desk.requests;
    this.#rules = () =>
      rulesPanel({
        rulebook: book,
        words,
        ui: desk.words.ui,
        drawExample: draw,
        focusRule: desk.rule,
        close,
      });
    desk.update();
  }

  /** Brings the rules when they are to be shown, and again in another language. */
  #wantRules(): void {
    const desk = this.#desk;
    const { tag } = desk.language;
    if (this.#rulesIn === tag) return;
    this.#rulesIn = tag;
    this.#fetchRules(tag).catch(() => {
      this.#rulesIn = undefined;
      desk.close();
      desk.voice.lack();
    });
  }

  view(basic: TableView): FullView {
    const { match, session, names } = this.#desk;
    if (basic.panel !== 'new') this.#draft = undefined;
    if (basic.panel === 'rules') this.#wantRules();
    const moves = moveViews(match, this.#desk.host.viewer());
    return {
      ...basic,
      moves: this.#desk.computers?.dress(moves) ?? moves,
      result: resultOf(match),
      playing: this.#stepper.running,
      pace: this.#stepper.pace,
      ...optionViews(
        session.reader,
        match,
        names.length,
        this.#draft?.options.game,
        session.series !== undefined,
      ),
      first: session.first,
      names,
      draft: this.#draft,
    };
  }

  requests(basic: Requests): FullRequests {
    const desk = this.#desk;
    const { session, voice } = desk;
    return {
      ...basic,
      draft: (request) => {
        this.#draft = request;
        desk.update();
      },
      newGame: ({ players, first, seats, options }) => {
        const running = optionViews(
          session.reader,
          desk.match,
          desk.names.length,
          undefined,
          session.series !== undefined,
        );
        const { min, max } = optionViews(session.reader, desk.match, 0, options.game).players;
        // the same game once more begins where this one did
        const same = Object.entries(running.chosen).every(([name, text]) => options[name] === text);
        const again = same && first === session.first && players === running.players.now;
        const position = again ? desk.match.position : undefined;
        desk.close();
        session.begin({ first, options, position, players: min === max ? undefined : players }, seats);
      },
      showMoves: (shown) => {
        desk.movesShown = shown;
        desk.close();
      },
      copyRecord: () => {
        const { copied, copyFailed } = this.#said;
        const say = (text: string) => () => {
          voice.note(text);
        };
        // A page that is not secure has no clipboard at all.
        const copy = async () => navigator.clipboard.writeText(session.table.record());
        copy().then(say(copied), say(copyFailed));
      },
      flip: () => {
        const letter = seatLetter(((desk.host.bottom() ?? -1) + 1) % desk.names.length);
        desk.host.turn(letter);
        desk.close();
        voice.say(this.#said.flipped(letter));
      },
      offerDraw: () => void this.offerDraw(),
      resign: () => {
        this.#resign(basic.dismiss);
      },
      type: (text) => this.#type(text),
      goTo: (ply) => void session.table.goTo(ply),
      play: (on) => {
        if (on && desk.match.atEnd) session.table.goTo(0);
        if (on) this.#stepper.run();
        else this.#stepper.stop();
        desk.update();
      },
      setPace: (seconds) => {
        this.#stepper.pace = seconds;
      },
    };
  }

  /** The seat to move offers a draw, or accepts the one that is offered in this position. */
  offerDraw(): boolean {
    const desk = this.#desk;
    const { match, players, table } = desk.session;
    const { turn, state } = match;
    const own = this.#said;
    if (!desk.kit.draws || typeof turn !== 'number') return false;
    const machine = players.findIndex(({ kind }, seat) => kind === 'computer' && seat !== turn);
    const named = (seat: Seat) => desk.names[seat] ?? '';
    if (this.#offered === state) table.conclude('all');
    else if (machine >= 0) desk.voice.note(`${own.declined(named(machine))}.`);
    else {
      desk.close();
      this.#offered = state;
      const decline = () => {
        this.#offered = undefined;
        desk.voice.dismiss();
      };
      desk.voice.ask(`${own.offersDraw(named(turn))}.`, [
        { label: own.accept, main: true, run: () => void this.offerDraw() },
        { label: own.decline, run: decline },
      ]);
    }
    return true;
  }

  /** Resigning is asked back. */
  #resign(no: () => void): void {
    const desk = this.#desk;
    const own = this.#said;
    const seat = desk.ownSeat;
    const yes = () => {
      desk.session.table.conclude(seat);
    };
    desk.close();
    desk.voice.ask(own.confirmResign(desk.names[seat] ?? ''), [
      { label: own.yes, run: yes },
      { label: own.no, main: true, run: no },
    ]);
  }

  #type(text: string): boolean {
    const desk = this.#desk;
    try {
      return desk.attempt(desk.match.game.parseMove(text), 'text');
    } catch (error) {
      if (!(error instanceof BadNotation)) throw error;
      desk.voice.misread(error);
      return false;
    }
  }
}
