import { expect, it } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

it.each([
  ['1.1.1.1', true],
  ['172.32.0.1', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is an internet address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
