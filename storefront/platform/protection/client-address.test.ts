import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.ts';

const proxies = trustedProxies('127.0.0.1, 10.0.0.0/8, fd00::/8,');

describe('the address of a client', () => {
  it.each([
    ['the connection without a proxy', '203.0.113.7', undefined, null, '203.0.113.7'],
    ['the connection, whatever the client sends', '203.0.113.7', '198.51.100.1', null, '203.0.113.7'],
    ['the connection, if it is none of our proxies', '203.0.113.7', '198.51.100.1', proxies, '203.0.113.7'],
    ['what our proxy reports', '127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    ['the last that is none of ours', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', proxies, '198.51.100.1'],
    ['what our proxy reports, with a port', '10.1.2.3', '198.51.100.1:4711', proxies, '198.51.100.1'],
    ['our proxy if it reports nothing', '10.1.2.3', undefined, proxies, '10.1.2.3'],
    ['our proxy if it sends nonsense', '10.1.2.3', '198.51.100.1, unknown', proxies, '10.1.2.3'],
    ['the first hop if all are ours', '10.1.2.3', '10.0.0.1, 10.0.0.2', proxies, '10.0.0.1'],
    ['IPv4 inside of IPv6', '::ffff:203.0.113.7', undefined, null, '203.0.113.7'],
    ['IPv4 of our proxy inside of IPv6', '::ffff:127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, null, '2001:db8:1:2::/64'],
    ['the same network, written short', '2001:DB8:1:2::9', undefined, null, '2001:db8:1:2::/64'],
    ['a network with zeros inside', '2001:db8::1', undefined, null, '2001:db8:0:0::/64'],
    ['an IPv6 client behind an IPv6 proxy', 'fd00::1', '[2001:db8:1:2::9]:443', proxies, '2001:db8:1:2::/64'],
    ['unknown without a network', undefined, '198.51.100.1', proxies, 'unknown'],
  ])('is %s', (_, socket, forwardedFor, trusted, expected) => {
    expect(clientAddress(socket, forwardedFor, trusted)).toBe(expected);
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0/8', '::/129', '1.2.3.4/'])(
    'is not read from "%s"',
    (text) => {
      expect(() => trustedProxies(text)).toThrow(RangeError);
    },
  );
});
