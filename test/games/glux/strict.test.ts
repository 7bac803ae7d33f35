import { expect } from '@open-wc/testing';

describe('a strict policy', () => {
  it('is violated by nothing on the Glüx board, playing, in panels and in a replay', async function () {
    const frame = document.createElement('iframe');
    // a frame without an address of its own has no 'self' in Firefox
    const self = location.origin;
    const policy = `default-src 'none'; script-src ${self} blob:; style-src ${self}; worker-src ${self} blob:`;
    const code = new URL('./strict-page.ts', import.meta.url).href;
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="${code}"></script>`;
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
    const told = new Promise<string[]>((resolve) => {
      window.addEventListener('message', ({ data }) => resolve(data as string[]), { once: true });
    });
    document.body.append(frame);
    const violations = await told;
    frame.remove();
    expect(violations).to.deep.equal(['style-src-attr inline']);
  });
});
