import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** Why a file was not fetched. */
export type FetchFault = 'scheme' | 'address' | 'unreachable' | 'timeout' | 'status' | 'redirects' | 'size';

export type Fetched = { readonly bytes: Uint8Array; readonly fault: null } | { readonly fault: FetchFault };

export interface FetchRules {
  /** Whether http is allowed beside https. */
  readonly hasPlainHttp: boolean;
  /** Whether a network address may be requested. */
  readonly allows: (address: string) => boolean;
  /** The maximum length, in bytes. */
  readonly mostBytes: number;
  /** The time limit of one file from the request to the last byte, in milliseconds. */
  readonly timeout: number;
}

export const fetchRules: FetchRules = {
  hasPlainHttp: false,
  allows: isPublicAddress,
  mostBytes: 20_000_000,
  timeout: 20_000,
};

const mostRedirects = 3;

/** A network address that a feed must not reach. */
class ClosedAddress extends Error {}

/** The addresses of a name, all checked; the connection uses these, so that a second lookup changes nothing. */
const guardedLookup =
  (allows: FetchRules['allows']): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new Error(`${hostname} has no address.`), '', 0);
      else if (!found.every(({ address }) => allows(address))) callback(new ClosedAddress(), '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });

/** One response, before its body. */
const ask = (url: URL, { allows }: FetchRules, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    const headers = { Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'Accept-Encoding': 'identity' };
    get(url, { agent: false, headers, lookup: guardedLookup(allows), signal }, resolve).on('error', reject);
  });

/** The whole body; null if it is too long. */
async function read(response: IncomingMessage, most: number): Promise<Uint8Array | null> {
  if (Number(response.headers['content-length'] ?? 0) > most) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a file from an untrusted address: over https, from the internet alone, with time and size limits. A redirect
 * is checked like the first address.
 */
export async function fetchFile(address: string, rules: FetchRules = fetchRules): Promise<Fetched> {
  const signal = AbortSignal.timeout(rules.timeout);
  try {
    return await follow(URL.parse(address), rules, signal);
  } catch (error) {
    if (signal.aborted) return { fault: 'timeout' };
    return { fault: error instanceof ClosedAddress ? 'address' : 'unreachable' };
  }
}

async function follow(url: URL | null, rules: FetchRules, signal: AbortSignal, redirects = 0): Promise<Fetched> {
  const isSecure = url?.protocol === 'https:';
  if (!url || !(isSecure || (rules.hasPlainHttp && url.protocol === 'http:'))) return { fault: 'scheme' };
  // An IP address is never looked up.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !rules.allows(host)) return { fault: 'address' };
  const response = await ask(url, rules, signal);
  try {
    const { statusCode = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
      if (redirects === mostRedirects) return { fault: 'redirects' };
      return await follow(URL.parse(headers.location, url), rules, signal, redirects + 1);
    }
    if (statusCode !== 200) return { fault: 'status' };
    const bytes = await read(response, rules.mostBytes);
    return bytes ? { bytes, fault: null } : { fault: 'size' };
  } finally {
    response.destroy();
  }
}
