import type { AnyBoard } from './board.js';

/** A page in a frame whose requests can be made to fail. */
export interface OfflinePage {
  readonly window: Window;
  /** Reasons of unhandled rejections on the page. */
  readonly unhandled: readonly string[];
  /** Makes requests fail if their URL contains this text; an empty text makes all requests succeed again. */
  lose(address: string): Promise<unknown>;
  /** Resolves when a request has failed. */
  missed(): Promise<void>;
  remove(): Promise<void>;
}

const once = (target: EventTarget, type: string): Promise<Event> =>
  new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
  });

/** Opens an empty page whose requests go through `offline-worker.js`. */
export async function offlinePage(): Promise<OfflinePage> {
  const scope = new URL('./offline/', import.meta.url).pathname;
  const script = new URL('./offline-worker.js', import.meta.url).pathname;
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? registration.waiting ?? registration.installing!;
  while (worker.state !== 'activated') await once(worker, 'statechange');
  const frame = document.createElement('iframe');
  frame.width = '500';
  frame.height = '800';
  frame.src = scope;
  document.body.append(frame);
  await once(frame, 'load');
  const window = frame.contentWindow!;
  /** Sends the text to the worker, if given; resolves with its count of failed requests. */
  const ask = async (address?: string): Promise<number> => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(address, [port2]);
    port1.start();
    const { data } = (await once(port1, 'message')) as MessageEvent<number>;
    return data;
  };
  const unhandled: string[] = [];
  window.addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)));
  return {
    window,
    unhandled,
    lose: ask,
    missed: async () => {
      while (!(await ask()));
    },
    remove: async () => {
      frame.remove();
      await registration.unregister();
    },
  };
}

/** Loads a module into the page. */
export async function load({ window: { document } }: OfflinePage, module: URL): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = module.pathname;
  document.body.append(script);
  await once(script, 'load');
}

/** Adds a board to the page, on which its element is registered. */
export async function boardOn(
  { window: { document } }: OfflinePage,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Promise<AnyBoard> {
  const element = document.createElement(tag) as AnyBoard;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await element.updateComplete;
  return element;
}
