import { BlockList, isIP } from 'node:net';

/** IPv4 ranges outside of the internet (IANA's registry of special addresses, RFC 6890). */
const special: ReadonlyArray<readonly [network: string, bits: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const closed = new BlockList();
for (const [network, bits] of special) closed.addSubnet(network, bits, 'ipv4');
// Exceptions in the allocated IPv6 range: documentation, and those that embed an IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

/** The allocated IPv6 range; local, mapped and translated addresses lie elsewhere. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether the address is on the public internet: not the shop's own machine, network or cloud. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
