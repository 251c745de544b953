import { loadPage } from '../../../patterns/contract/client/calls/page.ts';
import { connectShop } from '../../../patterns/contract/client/connection.ts';
import { parsePage } from './parse-page.ts';

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
  const page = await loadPage(connectShop(), address, { timeout, signal });
  return { address: page.address, document: parsePage(page.text) };
}
