/** The languages of forums. */
export type ForumCode = 'bbcode' | 'markdown';

// what ends an address, or changes how the text around it is read
const escape = (address: string) =>
  address.replace(/[()[\]<>\\`]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** A link for a forum, with a picture if `image` has the address of one. */
export function forumText(code: ForumCode, address: string, title: string, image = ''): string {
  const [link, picture] = [address, image].map(escape);
  const name = title.replace(/[[\]<>\\`]/g, '').replace(/\s+/g, ' ');
  if (code === 'bbcode') return `[url=${link}]${picture ? `[img]${picture}[/img]` : name}[/url]`;
  return `[${picture ? `![${name}](${picture})` : name}](${link})`;
}
