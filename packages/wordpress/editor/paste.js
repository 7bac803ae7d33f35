/** Elements in pasted code, such as that which a board copies, become blocks. */
import { BOARD, DAILY, each, encode, facts, gameIds, RULES, textOf, useEffect, wp } from './base.js';

const { createBlock, getBlockType, isUnmodifiedDefaultBlock } = wp.blocks;

/** The attributes of a block that are those of its element, with their types. */
const typesOf = (name) =>
  Object.fromEntries(
    Object.entries(getBlockType(name).attributes)
      .filter(([, { type, source }]) => source === undefined && /^(?:string|boolean)$/.test(type))
      .map(([attribute, { type }]) => [attribute, type]),
  );

/** The game and the block of a tag. */
function placeOf(tag) {
  if (tag === 'daily-puzzle') return { name: DAILY };
  const game = gameIds.find((id) => [facts.games[id].tag, facts.games[id].rules].includes(tag));
  return { game, name: game && (facts.games[game].tag === tag ? BOARD : RULES) };
}

/** The block of an element, or undefined. */
function blockOf(node) {
  const { game, name } = placeOf(node.localName);
  if (!name) return undefined;
  const types = typesOf(name);
  const given = Array.from(node.attributes)
    .filter((attribute) => attribute.name in types)
    .map((attribute) => [attribute.name, types[attribute.name] === 'boolean' || attribute.value]);
  const a = { ...(game && { game }), ...Object.fromEntries(given) };
  if (name !== BOARD) return createBlock(name, each(a, encode));
  const caption = node.querySelector('[slot="caption"]')?.textContent.trim();
  const text = Array.from(node.childNodes, ({ nodeType, data }) => (nodeType === Node.TEXT_NODE ? data : ''))
    .join('')
    .trim();
  // a comment alone is the name of the game, for editors that remove elements without a text
  const board = { ...(text && !/^\{[^{}]*\}$/.test(text) && { record: text }), ...a };
  return createBlock(BOARD, { ...each(board, encode), text: textOf(board), caption: encode(caption) });
}

const tags = gameIds.map((id) => facts.games[id].tag);
const inside = { '#text': {} };
/** A board in the HTML of a text. */
export const pasted = {
  type: 'raw',
  priority: 1,
  selector: tags.join(),
  schema() {
    const children = {
      ...inside,
      ...Object.fromEntries(['p', 'span'].map((tag) => [tag, { attributes: ['slot'], children: inside }])),
    };
    const attributes = Object.keys(typesOf(BOARD));
    return Object.fromEntries(tags.map((tag) => [tag, { attributes, children }]));
  },
  isMatch: ({ localName }) => tags.includes(localName),
  transform: blockOf,
};

/** The blocks of a code that has elements alone, with their scripts and style sheets. */
function blocksOf(code) {
  if (!/^\s*</.test(code)) return [];
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  const nodes = Array.from(body.childNodes).filter(
    ({ localName, data }) => !/^(?:script|link)$/.test(localName) && (localName || data.trim()),
  );
  const blocks = nodes.map(blockOf);
  return blocks.every(Boolean) ? blocks : [];
}

/** Takes code that is pasted into a paragraph, which WordPress would read as Markdown. */
export function usePaste(ref, store) {
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    const paste = (event) => {
      const block = store.getSelectedBlock();
      const data = event.clipboardData;
      if (block?.name !== 'core/paragraph' || data.getData('text/html')) return;
      const blocks = blocksOf(data.getData('text/plain'));
      if (!blocks.length) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { insertBlocks, replaceBlocks } = wp.data.dispatch('core/block-editor');
      const id = block.clientId;
      if (isUnmodifiedDefaultBlock(block)) replaceBlocks(id, blocks);
      else insertBlocks(blocks, store.getBlockIndex(id) + 1, store.getBlockRootClientId(id));
    };
    page?.addEventListener('paste', paste, true);
    return () => page?.removeEventListener('paste', paste, true);
  }, []);
}
