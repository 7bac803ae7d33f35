import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { it } from 'node:test';
import { addressOf } from '../src/limits.js';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

it('takes the address of a page from as many proxies as there are', () => {
  const request = from('127.0.0.1', '1.1.1.1, 2.2.2.2,3.3.3.3');
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((proxies) => addressOf(request, proxies)),
    ['127.0.0.1', '3.3.3.3', '2.2.2.2', '1.1.1.1', '1.1.1.1'],
  );
  assert.equal(addressOf(from('127.0.0.1'), 1), '127.0.0.1');
});

it('counts a network of IPv6 as one address', () => {
  const addresses = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1', '::ffff:10.0.0.1', '::1', '2001:db8::1'];
  assert.deepEqual(
    addresses.map((address) => addressOf(from(address), 0)),
    ['2001:db8:1:2', '2001:db8:1:2', '10.0.0.1', '0:0:0:0', '2001:db8:0:0'],
  );
});
