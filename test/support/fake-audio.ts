/** The pitch of the first tone of each sound, in Hz. */
const pitches: Readonly<Record<number, string>> = {
  330: 'place',
  180: 'move',
  260: 'capture',
  520: 'dice',
  523.25: 'end',
  120: 'border',
  700: 'select',
  220: 'error',
};

/** The sounds that were played, in order. */
export const played: string[] = [];
/** The next tone is the first one of a sound. */
let fresh = true;

const silent = () => undefined;

/** A node that can be connected, started and stopped, and plays nothing. */
class FakeNode {
  readonly context: unknown;
  readonly gain = { setValueAtTime: silent, exponentialRampToValueAtTime: silent };
  readonly frequency = { exponentialRampToValueAtTime: silent };
  constructor(context: unknown, { frequency }: { readonly frequency?: number } = {}) {
    this.context = context;
    if (frequency === undefined) return;
    if (fresh) played.push(pitches[frequency] ?? String(frequency));
    fresh = false;
  }
  connect = (to: unknown) => to;
  start = silent;
  stop = silent;
}

class FakeContext {
  readonly state = 'running';
  readonly sampleRate = 100;
  readonly destination = {};
  /** Read once for each sound. */
  get currentTime(): number {
    fresh = true;
    return 0;
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const real = Object.fromEntries(
  ['AudioContext', 'GainNode', 'OscillatorNode', 'AudioBufferSourceNode'].map((name) => [
    name,
    Reflect.get(window, name) as unknown,
  ]),
);

/** Records the sounds of the page in `played`, which stays silent. */
export function fakeAudio(): void {
  Object.assign(window, { AudioContext: FakeContext });
  Object.assign(window, { GainNode: FakeNode, OscillatorNode: FakeNode, AudioBufferSourceNode: FakeNode });
}

/** Gives the page its own sounds again. */
export function realAudio(): void {
  Object.assign(window, real);
}
