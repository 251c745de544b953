import { all, attribute, type FeedElement } from '../feed/element.ts';
import { readPrice, unlessZero, type FeedPrice } from './price.ts';

/** A price other than the one for shoppers. */
export interface PriceOfSize {
  /** Null is every size. */
  readonly size: string | null;
  readonly price: FeedPrice;
}

/** Wholesale or minimal prices; the platform writes size 0 for all sizes. */
export const readPrices = (product: FeedElement, kind: string): ReadonlyArray<PriceOfSize> =>
  all(product, kind, 'site').flatMap((site) => {
    const price = unlessZero(readPrice(site));
    const size = attribute(site, 'size_id') ?? '0';
    return price ? [{ size: size === '0' ? null : size, price }] : [];
  });
