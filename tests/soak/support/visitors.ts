import { setTimeout as pause } from 'node:timers/promises';
import { HttpShopper, type AcknowledgedOrder, type Answer } from '../../e2e/support/http-shopper.ts';
import type { Watch } from './watch.ts';

/** An e-book never sells out. */
const product = '/product-pol-1046-e-book-dom-ktory-oddycha.html';
/** Between two steps of a visitor, in milliseconds: a soak tests time, not load. */
const steps = { buyer: 500, crawler: 100 };

/** A visit until the signal. */
interface Visit {
  readonly url: string;
  readonly watch: Watch;
  readonly signal: AbortSignal;
}

/** Buys repeatedly, each time as a new guest. Returns the acknowledged orders. */
export async function buy({ url, watch, signal }: Visit): Promise<ReadonlyArray<AcknowledgedOrder & { at: number }>> {
  const acknowledged: Array<AcknowledgedOrder & { at: number }> = [];
  while (!signal.aborted) {
    const shopper = new HttpShopper(url, watch.see);
    try {
      await shopper.add(product, { size: 'uniw', number: '1' });
      await pause(steps.buyer);
      const summary = await shopper.prepare({ shipping: '6-1', payform_id: 'transfer' });
      await pause(steps.buyer);
      const order = await shopper.order(summary);
      acknowledged.push({ ...order, at: performance.now() });
      await shopper.get(order.address);
    } catch (error) {
      // The watch has seen refusals already, but not a broken connection.
      if (error instanceof TypeError) watch.lose('a purchase', error);
      else if (!watch.isExcused) watch.findings.push(`a purchase failed: ${(error as Error).message.slice(0, 300)}`);
    }
    await pause(steps.buyer);
  }
  return acknowledged;
}

const phrases = ['kubek', 'len', 'swieca', 'xyz', 'koc szary', 'e-book'];

const pathsOf = ({ html }: Answer): string[] =>
  [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);

/**
 * Reads the sitemap, opens each of its pages with occasional searches, and begins again: imports add products.
 * Returns the number of requested pages.
 */
export async function crawl({ url, watch, signal }: Visit): Promise<number> {
  const visitor = new HttpShopper(url, watch.see);
  const left: string[] = [];
  let asked = 0;
  for (; !signal.aborted; asked += 1) {
    const path =
      asked % 10 === 9
        ? `/search.php?text=${phrases[((asked / 10) % phrases.length) | 0]}`
        : (left.pop() ?? '/sitemap.xml');
    const answer = await visitor.get(path).catch((error: unknown) => watch.lose(path, error));
    if (answer && path === '/sitemap.xml') left.push(...pathsOf(answer));
    await pause(steps.crawler);
  }
  return asked;
}
