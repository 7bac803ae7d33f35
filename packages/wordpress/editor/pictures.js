/** The pictures of boards, which belong to their posts. They are taken when a post is saved. */
import { BOARD, decode, each, facts, valuesOf, wp } from './base.js';
import { createElement } from './shown.js';

const { dispatch, select } = wp.data;

/** A short text that differs where the picture does. */
const pictureKey = (a) =>
  Array.from(JSON.stringify([a.game, valuesOf(a).sort()]))
    .reduce((hash, letter) => (Math.imul(hash, 33) + letter.codePointAt(0)) >>> 0, 5381)
    .toString(36);

/** Draws a board and uploads its picture, which belongs to the post. */
async function uploadPicture(post, a, box) {
  const board = createElement(document, facts.games[a.game].tag, valuesOf(a));
  box.replaceChildren(board);
  await customElements.whenDefined(board.localName);
  await board.updateComplete;
  const [, alt = ''] = /<desc[^>]*>([^<]*)</.exec(await board.toSVG({ width: 640 })) ?? [];
  // with the grain of wood, a PNG is six times as large
  const blob = await board.toBlob({ type: 'image/jpeg', width: 640, scale: 2 });
  const body = new FormData();
  const plain = new DOMParser().parseFromString(alt, 'text/html').body.textContent;
  const given = { post, alt_text: plain, title: `${facts.games[a.game].name}`, spielkasten: 1 };
  for (const [name, value] of Object.entries(given)) body.append(name, value);
  body.append('file', new File([blob], `${a.game}-${a.mode ?? 'play'}.jpg`, { type: blob.type }));
  const media = await wp.apiFetch({ path: '/wp/v2/media', method: 'POST', body });
  return { src: media.source_url, alt: plain, mediaId: media.id };
}

/** Takes the pictures that are missing or old; returns false if there are none. Without the right to upload none are taken. */
async function takePictures(post) {
  const { getBlock, getClientIdsWithDescendants } = select('core/block-editor');
  const boards = getClientIdsWithDescendants()
    .map(getBlock)
    .filter((block) => block?.name === BOARD)
    .map(({ clientId, attributes }) => ({ clientId, a: each(attributes, decode) }))
    .filter(({ a }) => pictureKey(a) !== a.picture);
  if (!boards.length || typeof post !== 'number') return false;
  const user = await wp.apiFetch({ path: '/wp/v2/users/me?context=edit&_fields=capabilities' });
  if (!user.capabilities.upload_files) return false;
  const box = document.createElement('div');
  // beside the window: a board that is hidden has no size
  Object.assign(box.style, { position: 'fixed', insetInlineStart: '-9999px', inlineSize: '640px' });
  box.inert = true;
  document.body.append(box);
  for (const { clientId, a } of boards)
    try {
      const taken = await uploadPicture(post, a, box);
      dispatch('core/block-editor').updateBlockAttributes(clientId, { ...taken, picture: pictureKey(a) });
    } catch (error) {
      console.warn('spielkasten: the picture of a board could not be taken.', error);
    }
  box.remove();
  return true;
}
wp.hooks.addFilter('editor.preSavePost', 'spielkasten', async (edits, options) => {
  if (options?.isAutosave || options?.isPreview) return edits;
  await takePictures(edits.id);
  return { ...edits, content: select('core/editor').getEditedPostContent() };
});
// WordPress 6.5 and 6.6 have no filter before: the post is saved once more
wp.hooks.addFilter('editor.__unstableSavePost', 'spielkasten', async (saved, options) => {
  await saved;
  if (options?.isAutosave || options?.isPreview) return;
  const { getCurrentPost, getEditedPostContent } = select('core/editor');
  const { id, type } = getCurrentPost();
  if (await takePictures(id))
    await dispatch('core').saveEntityRecord('postType', type, { id, content: getEditedPostContent() });
});
