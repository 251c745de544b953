import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.ts';

const proxies = trustedProxies('127.0.0.1, 10.0.0.0/8, fd00::/8,');

describe('the address of a client', () => {
  it.each([
    ['the connection, where there is no proxy', '203.0.113.7', undefined, null, '203.0.113.7'],
    ['the connection, whatever the client says', '203.0.113.7', '198.51.100.1', null, '203.0.113.7'],
    ['the connection, where it is none of our proxies', '203.0.113.7', '198.51.100.1', proxies, '203.0.113.7'],
    ['what our proxy says', '127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    ['the last that is none of ours', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', proxies, '198.51.100.1'],
    ['what our proxy says, with a port', '10.1.2.3', '198.51.100.1:4711', proxies, '198.51.100.1'],
    ['our proxy where it says nothing', '10.1.2.3', undefined, proxies, '10.1.2.3'],
    ['our proxy where it says nonsense', '10.1.2.3', '198.51.100.1, unknown', proxies, '10.1.2.3'],
    ['the first hop where all are ours', '10.1.2.3', '10.0.0.1, 10.0.0.2', proxies, '10.0.0.1'],
    ['IPv4 inside of IPv6', '::ffff:203.0.113.7', undefined, null, '203.0.113.7'],
    ['IPv4 of our proxy inside of IPv6', '::ffff:127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, null, '2001:db8:1:2::/64'],
    ['the same network, written short', '2001:DB8:1:2::9', undefined, null, '2001:db8:1:2::/64'],
    ['a network with zeros inside', '2001:db8::1', undefined, null, '2001:db8:0:0::/64'],
    ['an IPv6 client behind an IPv6 proxy', 'fd00::1', '[2001:db8:1:2::9]:443', proxies, '2001:db8:1:2::/64'],
    ['nobody, where there is no network', undefined, '198.51.100.1', proxies, 'unknown'],
  ])('is %s', (_, socket, forwardedFor, trusted, expected) => {
    expect(clientAddress(socket, forwardedFor, trusted)).toBe(expected);
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0/8', '::/129', '1.2.3.4/'])(
    'cannot be told by "%s"',
    (text) => {
      expect(() => trustedProxies(text)).toThrow(RangeError);
    },
  );
});
