import { createReadStream } from 'node:fs';
import type { FeedElement } from '../feed/element.ts';
import { readFeed } from '../feed/read-feed.ts';
import type { FeedSource } from '../import-feed.ts';

/** A handwritten feed. */
export const sample = (name: 'full' | 'light'): FeedSource => {
  const file = new URL(`./samples/${name}.xml`, import.meta.url);
  return () => createReadStream(file);
};

/** Bytes in the given portions. */
export async function* chunksOf(...chunks: ReadonlyArray<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

/** A feed written in a test, in one piece. */
export const written =
  (text: string): FeedSource =>
  () =>
    chunksOf(text);

/** An offer around products of a test. */
export const offer = (products: string, attributes = ''): string =>
  `<offer file_format="IOF" version="3.0"><products language="pol" currency="PLN" ${attributes}>${products}</products></offer>`;

/** All products of a feed. */
export async function productsOf(chunks: AsyncIterable<Uint8Array>): Promise<FeedElement[]> {
  const products: FeedElement[] = [];
  for await (const product of readFeed(chunks)) products.push(product);
  return products;
}

/** The only product of a feed of a test. */
export async function productOf(text: string): Promise<FeedElement> {
  const [product] = await productsOf(chunksOf(offer(text)));
  if (!product) throw new RangeError('There is no product in this feed.');
  return product;
}
