import type { AnyBoard } from './board.js';

/** A page in a frame, from which parts of the net can be taken. */
export interface OfflinePage {
  readonly window: Window;
  /** Promises of the page that nobody looked after. */
  readonly unhandled: readonly string[];
  /** From now on nothing can be fetched whose address holds this text; an empty one puts the net back. */
  lose(address: string): Promise<unknown>;
  /** Resolves when such a request has failed. */
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
  /** Tells the worker, or asks it, and gives its count of refused requests. */
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

/** Loads a module into that page. */
export async function load({ window: { document } }: OfflinePage, module: URL): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = module.pathname;
  document.body.append(script);
  await once(script, 'load');
}

/** Puts a board on that page, where its element is defined. */
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
