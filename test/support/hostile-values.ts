import { oddValues } from './odd-values.js';

/** The error that hostile values throw when somebody reads them. */
export class Hostile extends Error {}

const fail = (): never => {
  throw new Hostile('A hostile value was read.');
};

/** Values that a page may pass to a method by mistake or in malice. None of them means a seat, a ply, a move, an option or a link. */
export const hostileValues: readonly (readonly [name: string, value: unknown])[] = [
  ...oddValues,
  ['null', null],
  ['Infinity', Infinity],
  ['minus infinity', -Infinity],
  ['a huge number', 1e9],
  ['a huge negative number', -1e9],
  ['true', true],
  ['an empty text', ''],
  ['a blank text', ' '],
  ['a text', 'zz'],
  ['a text of a fraction', '1.5'],
  ['a text of a negative number', '-1'],
  ['the text of undefined', 'undefined'],
  ['the name of a property of a list', 'length'],
  ['the name of a property of every object', '__proto__'],
  ['a letter beyond the seats', 'ʊ'],
  ['a long text', 'ä'.repeat(100_000)],
  ['a date', new Date(NaN)],
  ['an event', new Event('click')],
  ['an element', document.createElement('select')],
  ['a frozen list', Object.freeze([Symbol('odd')])],
  ['a sparse list', Object.assign([], { length: 9 })],
  ['an object with a getter that throws', Object.defineProperty({}, 'kind', { get: fail, enumerable: true })],
  ['an object whose toJSON throws', { kind: 'zz', toJSON: fail }],
  ['an object whose valueOf throws', { valueOf: fail, toString: fail, [Symbol.toPrimitive]: fail }],
  ['a proxy that throws', new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail })],
  ['a revoked proxy', revoked()],
  ['an object in a circle', circle()],
];

/** Moves of all games, as notations and as objects. */
export const foreignMoves: readonly (string | object)[] = [
  ...['@ro', 'ro-wo', 'roxbi', 'roll', 'roll:26', 'stop', '=11344556', '5@c4', '+16', '+?'],
  ...['draw', 'pass', '13@b2', '+13', 'a1-b1'],
  { kind: 'enter', to: 'ro' },
  { kind: 'step', from: 'ro', to: 'wo' },
  { kind: 'roll', dice: [2, 6] },
  { kind: 'stop' },
  { kind: 'lay', face: 5, to: 'c4' },
  { kind: 'lay', tile: 13, to: 'b2' },
  { kind: 'draw', chip: '16' },
  { from: 'a1', to: 'b1' },
  { kind: 'lay' },
  { kind: 'roll' },
];

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function circle(): object {
  const object: Record<string, unknown> = {};
  object.self = object;
  return object;
}
