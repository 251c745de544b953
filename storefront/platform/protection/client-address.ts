import { BlockList, isIP } from 'node:net';

/** Addresses of the shop's own proxies. */
export type TrustedProxies = Pick<BlockList, 'check'>;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** IPv4 in one form, whether it came as itself or inside IPv6; null for an invalid address. */
function plain(text: string): string | null {
  const address = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(inside)?.[1] ?? inside;
  return isIP(withoutPort) ? withoutPort : null;
}

/**
 * Reads `TRUSTED_PROXIES`: addresses and networks, separated by commas, e.g. `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 *
 * @throws RangeError with the invalid address
 */
export function trustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(',').flatMap((part) => part.trim() || [])) {
    const [address = '', prefix] = entry.split('/');
    const bits = prefix === undefined ? null : Number(prefix);
    const isNetwork = bits !== null && /^\d{1,3}$/.test(prefix!) && bits <= (isIP(address) === 6 ? 128 : 32);
    if (!isIP(address) || (bits !== null && !isNetwork))
      throw new RangeError(`"${entry}" is no address and no network`);
    if (bits === null) list.addAddress(address, family(address));
    else list.addSubnet(address, bits, family(address));
  }
  return list;
}

/** Whether the other end of a connection is one of the shop's own proxies. */
export function isProxy(socket: string | undefined, trusted: TrustedProxies | null): boolean {
  const address = plain(socket ?? '');
  return address !== null && (trusted?.check(address, family(address)) ?? false);
}

/**
 * The sender of a request. `X-Forwarded-For` counts only if one of the shop's own proxies wrote it: it is read from
 * its end, and the first address that is none of theirs is the client's. The client may have forged everything before it.
 *
 * @param socket the other end of the connection; undefined without a network
 * @param trusted null if the shop is behind no proxy
 * @returns an IPv4 address, the /64 network of an IPv6 address, or `unknown`
 */
export function clientAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies | null,
): string {
  const isTrusted = (address: string) => trusted?.check(address, family(address)) ?? false;
  let client = plain(socket ?? '');
  if (client === null) return 'unknown';
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isTrusted(client)) break;
    const before = plain(hop);
    if (before === null) break;
    client = before;
  }
  return isIP(client) === 6 ? networkOf(client) : client;
}

/** The /64 of an address: one household has all of it. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
