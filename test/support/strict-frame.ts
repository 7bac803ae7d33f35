/** Loads a page in a frame under this policy; resolves with the message that it posts. */
export async function toldUnder(policy: string, page: URL): Promise<unknown> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="${page.href}"></script>`;
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
  const told = new Promise<unknown>((resolve) => {
    window.addEventListener(
      'message',
      ({ data }) => {
        resolve(data);
      },
      { once: true },
    );
  });
  document.body.append(frame);
  const data = await told;
  frame.remove();
  return data;
}

/** The violations of a page of `strict-page.ts` under a policy that forbids inline styles and scripts. */
export function violationsOf(page: URL): Promise<unknown> {
  // a srcdoc frame has no 'self' in Firefox
  const self = location.origin;
  return toldUnder(
    `default-src 'none'; script-src ${self} blob:; style-src ${self}; worker-src ${self} blob:`,
    page,
  );
}
