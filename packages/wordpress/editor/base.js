/** What all parts of the editor use: WordPress, the facts of the build, texts, and values as blocks keep them. */
export const { wp, spielkasten: facts } = window;
export const { createElement: el, Fragment, RawHTML, useEffect, useRef, useState } = wp.element;

export const [BOARD, DAILY, RULES] = ['board', 'daily', 'rules'].map((name) => `spielkasten/${name}`);
export const t = (text) => wp.i18n.__(text, 'spielkasten');
/** A text with the values of its `%1$s`. */
export const say = (text, ...values) => wp.i18n.sprintf(text, ...values);

export const gameIds = Object.keys(facts.games);
export const gameOptions = (ids) => ids.map((value) => ({ value, label: facts.games[value].name }));
export const modeNames = {
  play: t('Board to play on'),
  diagram: t('Diagram'),
  puzzle: t('Puzzle'),
  replay: t('Replay'),
};

// WordPress reads the attributes of blocks as HTML when an author without unfiltered HTML saves
const codes = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
export const encode = (value) =>
  typeof value === 'string' ? value.replace(/[<>&]/g, (found) => codes[found]) : value;
export const decode = (value) =>
  typeof value === 'string'
    ? value.replace(/&(?:lt|gt|amp);/g, (found) => Object.keys(codes).find((each) => codes[each] === found))
    : value;

/** These are in the HTML of the block, which needs no encoding. */
const inHtml = ['src', 'alt', 'text', 'caption'];
/** Changes the values of a block, but those in its HTML. */
export const each = (values, change) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inHtml.includes(name) ? value : change(value)]),
  );

/** The attributes of an element: the block has those of all games, and some of its own. */
export const valuesOf = (a) => {
  const other = gameIds.filter((id) => id !== a.game).flatMap((id) => facts.games[id].fields);
  const own = facts.games[a.game].fields;
  const foreign = other.map(({ name }) => name).filter((name) => !own.some((field) => field.name === name));
  const kept = [...inHtml, 'game', 'picture', 'mediaId', 'align', 'className', 'style', 'lock', 'metadata'];
  return Object.entries(a).filter(
    ([name, value]) =>
      ![...kept, ...foreign, 'table', 'autosave'].includes(name) &&
      value !== '' &&
      value !== false &&
      value !== undefined,
  );
};

/** A record for readers. */
const readable = (record) =>
  facts.unreadable
    .reduce((text, pattern) => text.replace(new RegExp(pattern, 'g'), ''), record)
    .replace(/\s+/g, ' ')
    .trim();
/** The text that stays in the post without the plugin. The solution of a puzzle is none. */
export const textOf = ({ mode, record, task }) =>
  (mode === 'replay' ? readable(record ?? '') : mode === 'puzzle' ? task : '') || undefined;
