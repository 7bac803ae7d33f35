import type { GameTypes } from '../../src/core/game.js';
import assert from 'node:assert/strict';
import { BadNotation, BadOption, IllegalMove } from '../../src/core/errors.js';
import { formatRecord } from '../../src/core/format-record.js';
import { formatMarks, parseMarks } from '../../src/core/marks.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { formatPath, matchAt, parsePath } from '../../src/core/path.js';
import { toPlain } from '../../src/core/plain-text.js';
import { random } from '../../src/core/random.js';
import type { GameDefinition } from '../../src/element/model/game-definition.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import { checkFile, type FileGames } from '../../src/markdown/check-file.js';
import { plyOf } from '../../src/element/prose/ply-of.js';
import { parseSaved } from '../../src/element/parts/puzzle/form.js';
import { parseRulesSettings } from '../../src/element/ui/rulebook/rules-settings.js';
import { encode, linkText } from '../../src/element/model/link-text.js';
import { openLink } from '../../src/element/parts/share/links.js';
import { games } from '../../src/engine.js';
import { FluctusBoard, GluxBoard, LuckyNumbersGrid, LuckyNumbersSwap, LuziDice } from '../../src/classes.js';
import { definition as fluctus } from '../../src/games/fluctus/definition.js';
import { definition as glux } from '../../src/games/glux/definition.js';
import { definition as lucky } from '../../src/games/lucky-numbers/definition.js';
import { definition as swap } from '../../src/games/lucky-swap/definition.js';
import { definition as luzi } from '../../src/games/luzi/definition.js';
import { boards } from '../../src/markdown/boards.js';
import { isFrameAttribute, shorten, type FrameClass } from '../../src/page/embed.js';
import { isLook, isTheme, parseQuery } from '../../src/page/query.js';
import { playOut } from '../support/random-games.js';
import { recordedGames } from '../support/vectors.js';
import { logTarget } from './log-target.js';
import { mutate } from './mutate.js';

type AnyDefinition = GameDefinition<GameTypes, GameWords>;

/** A parser, and the texts from which hostile ones are made. */
export interface Target {
  readonly name: string;
  readonly texts: readonly string[];
  /** How many times as many texts are tried as of other parsers; default: 1. */
  readonly times?: number;
  /** Returns whether the text is accepted. Throws unless it is refused with a documented error, or can be written back. */
  accepts(text: string): boolean;
}

/** Tries a number of hostile texts on a parser; returns how many are accepted, and the faults. */
export function tryTexts({ name, texts, accepts, times = 1 }: Target, runs: number, seed: string) {
  const count = times * runs;
  let accepted = 0;
  const faults: string[] = [];
  for (let i = 0; i < count; i++) {
    const text = mutate(texts, random(`${seed} ${name}`, i));
    try {
      accepted += Number(accepts(text));
    } catch (error) {
      faults.push(`${name}, number ${i}: ${JSON.stringify(text)}: ${String(error)}`);
    }
  }
  return { count, accepted, faults };
}

/** The boards by the id of their game. */
const boardsByGame: Readonly<Record<string, FrameClass>> = {
  fluctus: FluctusBoard,
  glux: GluxBoard,
  'lucky-numbers': LuckyNumbersGrid,
  'lucky-swap': LuckyNumbersSwap,
  luzi: LuziDice,
};

/** The number of moves of the records: long ones take long, and have no other syntax. */
const PLIES = 14;

const documented = [BadNotation, BadOption, IllegalMove];

/** Reads a text, and writes the result. What is written must be read as the same. */
function survives<T>(text: string, read: (text: string) => T, write: (value: T) => string): boolean {
  let value: T;
  try {
    value = read(text);
  } catch (error) {
    if (documented.some((each) => error instanceof each)) return false;
    throw error;
  }
  const written = write(value);
  assert.equal(write(read(written)), written);
  return true;
}

/** Whether a text is read, and then written as it was. A text that is not is refused with BadNotation. */
function isSame<T>(text: string, read: (text: string) => T, write: (value: T) => string): boolean {
  let value: T;
  try {
    value = read(text);
  } catch (error) {
    if (error instanceof BadNotation) return false;
    throw error;
  }
  assert.equal(write(value), text);
  return true;
}

const recorded = (id: string) => recordedGames<object>(id).slice(0, 8);

/** The positions and moves of random games with some options, each as often as four other parsers. */
function notationTargets(game: AnyDefinition['game'], options: object): readonly Target[] {
  const shown = `${game.id} with ${JSON.stringify(options)}`;
  const steps = [0, 1].flatMap((i) => playOut(game, options, `${shown} ${i}`, 60));
  return [
    {
      name: `positions of ${shown}`,
      times: 4,
      texts: steps.map(({ state }) => game.formatPosition(state)),
      accepts: (text) => isSame(text, (each) => game.parsePosition(each, options), game.formatPosition),
    },
    {
      name: `moves of ${shown}`,
      times: 4,
      texts: steps.flatMap(({ move }) => (move === undefined ? [] : [game.formatMove(move)])),
      accepts: (text) => isSame(text, (each) => game.parseMove(each), game.formatMove),
    },
  ];
}

/** Records with everything that a record can contain. */
function recordsOf(id: string): readonly string[] {
  return recorded(id).map(({ options, steps }, i) => {
    const moves = steps.slice(0, PLIES).map(({ move }) => move);
    const [first = '', ...rest] = moves;
    const tags = `[Game "${id}"] [Options "${JSON.stringify(options).replaceAll('"', '\\"')}"]`;
    const names = i % 2 ? '[SeatA “Ada”]\n[Result "*"]' : '[SeatB "B. \\"Bo\\" \\\\"]';
    const comment = i % 2 ? '{[%marks a1-b2:red=1] A note – here.}' : '{Good}';
    return `${tags} ${names}\n\n1. ${first}! ${comment} (${first}? {No. (Really)} ${rest[0]} (${rest[0]} $5)) 1... ${rest.join(' ')} *`;
  });
}

function targetsOf(definition: AnyDefinition, squares: readonly string[]): readonly Target[] {
  const { game } = definition;
  const played = new Map(
    recordedGames<object>(game.id).map(({ options }) => [JSON.stringify(options), options]),
  );
  const records = recordsOf(game.id);
  const isSquare = (square: string) => squares.includes(square);
  const marks = squares
    .slice(1)
    .map((square, i) => `${square} ${square}-${squares[i]}:red ${squares[i]}:blue=${i}`);
  const parse = (text: string) => parseRecord(game, text).match;
  const links = records.flatMap((text) => {
    const match = parse(text);
    return [encode(linkText(match)), encode(formatRecord(match, []))];
  });
  const open = (text: string) => {
    const opened = openLink(definition, text);
    if ('fault' in opened) throw opened.fault;
    return opened.match;
  };
  const named = (name: string) => `${name} of ${game.id}`;
  return [
    ...[...played.values()].flatMap((options) => notationTargets(game, options)),
    {
      name: named('records'),
      texts: records,
      accepts: (text) => survives(text, parse, (match) => formatRecord(match)),
    },
    {
      name: named('links'),
      texts: links,
      accepts: (text) => survives(text, open, (match) => encode(linkText(match))),
    },
    {
      name: named('marks'),
      texts: marks,
      accepts: (text) => survives(text, (each) => parseMarks(each, isSquare), formatMarks),
    },
  ];
}

/** The paths of a tree. */
function pathTarget(): Target {
  const text = '1. @ro (@ri @gi (@go) (@gi @ro)) @go (@gi) 2. @ri (ro-vi @gi (go-bo))';
  const { match } = parseRecord(fluctus.game, text);
  const read = (path: string) => {
    const parsed = parsePath(path);
    matchAt<unknown, unknown, object>(match, parsed);
    return parsed;
  };
  return {
    name: 'paths',
    texts: ['0', '1', '3', '1a1', '1a2', '1a2a1', '1a2b2', '2a1', '3a2', '3a1', '999999zzz9'],
    accepts: (path) => survives(path, read, formatPath),
  };
}

/** The state of a puzzle in a form, which the browser restores. */
const formTarget: Target = {
  name: 'states of forms',
  texts: [
    '{"tries":0,"hints":0,"shown":false,"solved":false,"moves":[]}',
    '{"tries":2,"hints":1,"shown":true,"solved":true,"moves":["@ro","roxbi"]}',
    '{"tries":1,"hints":0,"moves":[1,null]}',
  ],
  accepts(text) {
    const saved = parseSaved(text);
    if (!saved) return false;
    assert.deepEqual(parseSaved(JSON.stringify(saved)), saved);
    return true;
  },
};

/** The text of a move in running text. */
function moveTarget(): Target {
  const { match } = parseRecord(fluctus.game, '1. @ro @go 2. @ri @gi 3. ro-wo gi-bo 4. wo-ro');
  return {
    name: 'moves in running text',
    texts: ['3. ro-wo', '3... gi–bo!', '@ro', '1… @go', '2. @ri!?', '4.wo−ro'],
    accepts(text) {
      const ply = plyOf(text, match);
      if (ply === undefined) return false;
      const notation = fluctus.game.formatMove(match.moves[ply - 1]!);
      assert.ok(toPlain(text).includes(notation));
      assert.equal(plyOf(`${Math.ceil(ply / 2)}. ${notation}`, match), ply);
      return true;
    },
  };
}

/** The attributes of rules elements. The texts are those of the three, one per line. */
const rulesTarget: Target = {
  name: 'attributes of rules',
  texts: ['F1 F6\n3\nstill', 'F9\n2\ntry', '\n5\nnone', 'F12 F2 F1\n\n'],
  accepts(text) {
    const known = Array.from({ length: 12 }, (_, i) => `F${i + 1}`);
    const [rule, headingLevel, examples] = text.split('\n');
    const {
      rules,
      level,
      examples: form,
      faults,
    } = parseRulesSettings({ rule, headingLevel, examples }, known);
    assert.ok((rules ?? []).every((each) => known.includes(each)));
    assert.equal(new Set(rules).size, rules?.length ?? 0);
    assert.ok([2, 3, 4, 5].includes(level) && ['try', 'still', 'none'].includes(form));
    for (const { found } of faults) assert.ok(found && found.length <= 41);
    return faults.length === 0;
  },
};

/** Posts and files with records and positions. A fault is in the text, and an accepted file is accepted again. */
function fileTarget(): Target {
  const formats: FileGames = { games, boards };
  const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';
  return {
    name: 'files',
    texts: [
      `[Game "fluctus"]\n1. @ro @go {[%marks ro] x} (1... @gi {[%marks gi-bo]})\n\n[Game "luzi"]\n1. roll\nfluctus ${position}`,
      `fluctus {"variant":"return","colors":["red","green"]} ....../...... A 6,6 0,0 -,-`,
      `Post\n\`\`\`fluctus replay id=g1 names="Ada, Bo"\n1. @ro @go\n2. @ri @gi\n\`\`\`\n~~~fluctus diagram marks=ro\n${position}\n~~~`,
      `<!doctype html><p>&amp;</p><fluctus-board mode="replay" ply=1 marks="ro">1. @ro<br>@go <a href="#">@ri</a></fluctus-board>`,
      `<luzi-dice position='29,32 3/5 A 3 11124456' players="2"></luzi-dice> <!-- x --> <glux-board mode="diagram"></glux-board>`,
    ],
    accepts(text) {
      const { faults, records, positions } = checkFile(text, formats);
      const lines = text.replace(/\r\n?/g, '\n').split('\n');
      for (const { line, column, message } of faults) {
        assert.ok(message && line >= 1 && line <= lines.length, `${line}`);
        assert.ok(column >= 1 && column <= lines[line - 1]!.length + 1, `${line}:${column}`);
      }
      assert.ok(records >= 0 && positions >= 0);
      return faults.length === 0;
    },
  };
}

/** The query of the page for frames. It sets attributes of the board of its game only, and never those of pages. */
const queryTarget: Target = {
  name: 'queries of frames',
  texts: [
    '?game=fluctus&mode=diagram&position=.A.BBB%2FA.....+A+5%2C5+2%2C2+yo-wo%2C-&marks=go%3Ared&theme=dark',
    '?game=lucky-swap&par=2&lang=de&look=terminal',
    'game=luzi&seats=human%20computer:easy&rows=29,32&seed=x',
    '?game=glux&record=1.%20a1&theme=light&lang=%22%3E%3Cscript%3E',
  ],
  accepts(text) {
    const query = parseQuery(text);
    const { game, lang, theme, look, attributes } = query;
    const written = new URLSearchParams([
      ['game', game],
      ['lang', lang],
      ...(theme === undefined ? [] : [['theme', theme]]),
      ...(look === undefined ? [] : [['look', look]]),
      ...attributes,
    ]);
    assert.deepEqual(parseQuery(`?${written}`), query);
    const Board = Object.hasOwn(boardsByGame, game) ? boardsByGame[game] : undefined;
    const names = [...attributes.keys()];
    const allowed = names.filter((name) => Board && isFrameAttribute(name, Board));
    for (const name of allowed) {
      assert.match(name, /^[a-z][a-z-]*$/);
      assert.doesNotMatch(
        name,
        /^(on.*|style|class|id|slot|part|autosave|disabled|embed|follow|name|required|share|table)$/,
      );
    }
    for (const each of [game, look ?? '', ...names]) assert.ok(shorten(each).length <= 60);
    if (look !== undefined && isLook(look))
      assert.equal(new URL(`../looks/${look}.css`, 'https://a.test/cdn/').pathname, `/looks/${look}.css`);
    return (
      Board !== undefined &&
      allowed.length === names.length &&
      (look === undefined || isLook(look)) &&
      (theme === undefined || isTheme(theme))
    );
  },
};

const any = (definition: unknown) => definition as AnyDefinition;

/** All parsers of texts from outside. */
export const targets: readonly Target[] = [
  ...targetsOf(any(fluctus), ['ro', 'ri', 'go', 'wo', 'vi']),
  ...targetsOf(any(glux), ['a1', 'm9', 'g5', 'b2']),
  ...targetsOf(any(lucky), ['a1', 'b2', 'd4']),
  ...targetsOf(any(luzi), ['1', '2', '8']),
  ...[{}, { seed: 'abc', par: 1, wrap: true }].flatMap((each) => notationTargets(any(swap).game, each)),
  pathTarget(),
  formTarget,
  moveTarget(),
  rulesTarget,
  fileTarget(),
  queryTarget,
  logTarget,
];
