/** Elements that blogs and Markdown make of the lines of a record, and of emphasis in its comments. */
const written = ':is(br,code,em,li,ol,p,pre,strong,ul):not([slot])';

/** Returns the text in an element and in those of its child elements that a record can be written in. */
export const contentText = (parent: Node): string =>
  Array.from(parent.childNodes, (node) => {
    // Nodes of another document are instances of other classes.
    if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
    return (node as Partial<Element>).matches?.(written) ? `\n${contentText(node)}` : '';
  }).join('');
