/**
 * The arrows of the house as a lint rule: games → element → core, and in a game element → engine, bot → engine.
 * A room is a folder with one kind of work; the table says which rooms a file of each room may import.
 */
import { posix, sep } from 'node:path';

/** `own:` rooms are those of the same game. */
const MAY_IMPORT = {
  core: ['core'],
  element: ['element', 'core'],
  'game/engine': ['own:engine', 'core'],
  'game/bot': ['own:bot', 'own:engine', 'core'],
  'game/rulebook': ['own:rulebook', 'own:engine', 'core'],
  'game/words': ['own:words', 'own:engine', 'own:rulebook', 'element', 'core'],
  'game/element': ['own:element', 'own:words', 'own:rulebook', 'own:engine', 'own:bot', 'element', 'core'],
  face: ['face', 'game', 'element', 'core'],
};
const LIT_ROOMS = new Set(['element', 'game/element', 'face']);
const ROOMS_OF_A_GAME = new Set(['engine', 'bot', 'rulebook', 'words']);

/** `games/<id>/bot/x.ts` is room `game/bot` of that game; undefined outside src. */
function roomOf(path) {
  const at = path.lastIndexOf('/src/');
  if (at < 0) return undefined;
  const [top, game, folder] = path.slice(at + 5).split('/');
  if (top === 'core' || top === 'element') return { kind: top };
  if (top !== 'games') return { kind: 'face' };
  return { kind: `game/${ROOMS_OF_A_GAME.has(folder) ? folder : 'element'}`, game };
}

function allowed(from, to) {
  return MAY_IMPORT[from.kind].some((rule) => {
    if (rule === 'game') return to.kind.startsWith('game/');
    if (rule.startsWith('own:')) return to.kind === `game/${rule.slice(4)}` && to.game === from.game;
    return rule === to.kind;
  });
}

const named = (room) => (room.game ? `${room.kind.slice(5)} of ${room.game}` : room.kind);

/** What is wrong with an import, or undefined. `lazy` is true of `import()` and of types, which load nothing. */
function breach(file, specifier, lazy) {
  const from = roomOf(file);
  if (!from) return undefined;
  if (!specifier.startsWith('.')) {
    if (specifier.startsWith('virtual:')) return undefined;
    if (!/^lit($|\/)/.test(specifier)) return `the library imports nothing but lit (found ${specifier})`;
    return LIT_ROOMS.has(from.kind) ? undefined : `${named(from)} knows no lit`;
  }
  const to = roomOf(posix.join(posix.dirname(file), specifier));
  if (!to) return `${specifier} lies outside src`;
  if (!allowed(from, to)) return `${named(from)} may not import ${named(to)}`;
  const eagerBot = to.kind === 'game/bot' && from.kind === 'game/element' && !lazy;
  return eagerBot && !file.endsWith('.worker.ts')
    ? 'a bot is loaded when asked for: use import()'
    : undefined;
}

const arrows = {
  meta: { type: 'problem', schema: [], messages: { arrow: '{{ what }}' } },
  create(context) {
    const file = context.filename.split(sep).join('/');
    const check = (source, lazy) => {
      if (typeof source?.value !== 'string') return;
      const what = breach(file, source.value, lazy);
      if (what) context.report({ node: source, messageId: 'arrow', data: { what } });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, true),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
      NewExpression(node) {
        const [url, base] = node.arguments;
        if (node.callee.name === 'URL' && base?.type === 'MemberExpression') check(url, true);
      },
    };
  },
};

const kebabFiles = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'name the file in kebab-case' } },
  create: (context) => ({
    Program(node) {
      const name = posix.basename(context.filename.split(sep).join('/'));
      if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name)) context.report({ node, messageId: 'name' });
    },
  }),
};

export default { rules: { arrows, 'kebab-files': kebabFiles } };
