/** The table of the attributes of all boards, and what the manifest takes from it. */
import { tsImport } from 'tsx/esm/api';

/** The declarations of the properties of all boards by name, and in groups by their titles. */
export const { attributes, attributeGroups } = await tsImport(
  '../../src/element/model/attributes.ts',
  import.meta.url,
);

/** The type as a union of the words that are possible. */
const union = (values) => ({ text: values.map((each) => `'${each}'`).join(' | ') });

/** Adds the attributes of all boards. The analyzer reads types and docstrings on their class; names, words and defaults are in the table. */
export const boardAttributes = {
  name: 'board-attributes',
  moduleLinkPhase({ moduleDoc: { declarations = [] } }) {
    const element = declarations.find(({ name }) => name === 'GameElement');
    if (!element) return;
    const own = Object.entries(attributes).map(([fieldName, { attribute = fieldName, initial, values }]) => {
      const member = element.members.find(({ name }) => name === fieldName);
      if (!member) throw new Error(`GameElement has no property ${fieldName}`);
      Object.assign(member, { attribute, privacy: 'public' });
      if (Array.isArray(values)) member.type = union(values);
      if (initial !== undefined) member.default = initial === false ? 'false' : `'${initial}'`;
      const { type, summary, description, default: given } = member;
      return { name: attribute, fieldName, type, summary, description, default: given };
    });
    element.attributes = [...own, ...(element.attributes ?? [])];
  },
};
