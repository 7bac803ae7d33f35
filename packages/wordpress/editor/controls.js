/** The controls of the sidebar. */
import { el, facts, t, useEffect, useState, wp } from './base.js';
import { commentsOf, withComment } from './comments.ts';

const { SelectControl, TextareaControl, TextControl, ToggleControl } = wp.components;

export const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

/** The tags at the beginning of a record, which authors need not see. */
const tags = new RegExp(`^(?:\\s*${facts.unreadable[0]})*\\s*`);
const tagsOf = (record) => tags.exec(record)[0];

/** The field of a record shows its moves. */
function Moves({ value = '', onChange, ...others }) {
  const start = tagsOf(value);
  return el(TextareaControl, {
    ...others,
    rows: 6,
    value: value.slice(start.length),
    onChange: (moves) => onChange(moves && start + moves),
  });
}

/** The control of an attribute. */
function Control({ field: { name, kind, label, help, choices }, value, onChange }) {
  const common = { ...modern, label: t(label), help: help && t(help), onChange };
  if (kind === 'switch') return el(ToggleControl, { ...common, checked: value === true });
  if (kind === 'text') return el(Moves, { ...common, value });
  if (kind === 'line' || name === 'goal') return el(TextControl, { ...common, value: value ?? '' });
  const options = choices.map((choice) => ({ value: choice, label: t(choice) }));
  return el(SelectControl, {
    ...common,
    value: value ?? '',
    options: [{ value: '', label: '—' }, ...options],
  });
}

export const Fields = ({ fields, values, set }) =>
  fields.map((field) =>
    el(Control, {
      key: field.name,
      field,
      value: values[field.name],
      onChange: (value) => set({ [field.name]: value }),
    }),
  );

/** A comment while it is written: the record has it without the spaces at its end. */
function Comment({ label, text, onChange }) {
  const [own, setOwn] = useState(text);
  useEffect(() => {
    setOwn((now) => (now.replace(/\s+/g, ' ').trim() === text ? now : text));
  }, [text]);
  return el(TextareaControl, {
    ...modern,
    label,
    rows: 2,
    value: own,
    onChange: (value) => {
      setOwn(value);
      onChange(value);
    },
  });
}

/** A field for a comment on each move of a record, and on its start. The start of a puzzle has its task. */
export const Comments = ({ record, seats, mode, onChange }) =>
  commentsOf(record, seats)
    .filter(({ path }) => mode === 'replay' || path !== '0')
    .map(({ path, move, text }) =>
      el(Comment, {
        key: path,
        // WordPress writes labels in capitals, which would be another notation
        label: move ? el('span', { style: { textTransform: 'none' } }, move) : t('Before the first move'),
        text,
        onChange: (comment) => onChange(tagsOf(record) + withComment(record, seats, path, comment)),
      }),
    );
