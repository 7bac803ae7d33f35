/** A wire between a page and the servers, which keeps what goes to the page. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The texts of the WebSocket frames in the bytes that a server has sent. Its frames are not masked and not compressed. */
function framesIn(bytes: Buffer): string[] {
  const head = bytes.indexOf('\r\n\r\n');
  if (!bytes.subarray(0, 12).toString().includes(' 101')) return [];
  const frames: string[] = [];
  for (let at = head + 4; at + 2 <= bytes.length;) {
    const short = bytes[at + 1]! & 0x7f;
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (at + 2 + extra > bytes.length) break;
    const length =
      extra === 0 ? short : bytes.readUIntBE(at + 2 + Math.max(0, extra - 6), Math.min(extra, 6));
    const from = at + 2 + extra;
    if ((bytes[at]! & 0x0f) === 1) frames.push(bytes.subarray(from, from + length).toString());
    at = from + length;
  }
  return frames;
}

export interface Wire {
  readonly url: string;
  /** The servers, by port. The first one that answers gets the next connection. */
  ports: readonly number[];
  /** The texts of all frames that have come from the servers. */
  frames(): string[];
  /** Cuts all connections. */
  cut(): void;
  /** Holds what is sent, without a sign of it: all, or what comes from the servers. New connections get no answer, either. */
  stall(what?: 'all' | 'answers'): void;
  /** Lets through what was held. */
  flow(): void;
  close(): void;
}

const laid = new Set<Wire>();

/** Closes the wires that a test which has failed has left. */
export const closeWires = (): void => laid.forEach((wire) => wire.close());

/** Lays a wire to servers on these ports. */
export async function wireTo(...ports: readonly number[]): Promise<Wire> {
  const received: Buffer[][] = [];
  const open = new Set<Socket>();
  let held: 'all' | 'answers' | undefined;
  /** What lets the connections through that are held. */
  const flows = new Set<() => void>();
  /** Passes on what comes from one end, unless it is held. */
  const pass = (from: Socket, to: Socket, isHeld: () => boolean) => {
    from.on('data', (part) => {
      to.write(part);
    });
    const update = () => (isHeld() ? from.pause() : from.resume());
    flows.add(update);
    from.on('close', () => {
      flows.delete(update);
      to.destroy();
    });
    update();
  };
  const dial = (page: Socket, [port, ...others]: readonly number[]) => {
    if (port === undefined) {
      page.destroy();
      return;
    }
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    const failed = () => dial(page, others);
    server.once('error', failed);
    server.once('connect', () => {
      server.off('error', failed).on('error', () => page.destroy());
      const parts: Buffer[] = [];
      received.push(parts);
      server.on('data', (part) => parts.push(part));
      pass(server, page, () => held !== undefined);
      pass(page, server, () => held === 'all');
    });
  };
  const listener = createServer({ noDelay: true }, (page) => {
    open.add(page);
    page.on('error', () => {}).on('close', () => open.delete(page));
    dial(page, wire.ports);
  });
  const wire: Wire = {
    url: '',
    ports,
    frames: () => received.flatMap((parts) => framesIn(Buffer.concat(parts))),
    cut: () => open.forEach((page) => page.destroy()),
    stall(what = 'all') {
      held = what;
      for (const update of flows) update();
    },
    flow() {
      held = undefined;
      for (const update of flows) update();
    },
    close() {
      laid.delete(wire);
      wire.cut();
      listener.close();
    },
  };
  laid.add(wire);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return Object.assign(wire, { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}` });
}
