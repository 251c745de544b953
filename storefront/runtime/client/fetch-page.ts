export interface FetchedPage {
  /** Where the answer came from, after redirects; without the hash, which the network never sees. */
  readonly address: string;
  readonly document: Document;
}

/**
 * Fetches a page of this shop for its regions. Rejects for every answer that is not a whole HTML page with status 200 of
 * this origin, within `timeout` milliseconds to its last byte.
 */
export async function pageFrom(address: string, timeout: number, signal: AbortSignal): Promise<FetchedPage> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const response = await fetch(address, {
    headers: { 'X-Region-Load': '1', Accept: 'text/html' },
    credentials: 'same-origin',
    signal: limit,
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !type.startsWith('text/html')) {
    throw new Error(`Region load: ${response.status} ${type} from ${address}`);
  }
  if (new URL(response.url).origin !== location.origin) throw new Error(`Region load: ${response.url} is not ours`);
  const html = await response.text();
  return { address: response.url, document: new DOMParser().parseFromString(html, 'text/html') };
}
