import { all, attribute, first, inPolish, type FeedElement } from '../feed/element.ts';
import type { Named, Unplaced } from './mapped-product.ts';
import { readWhole } from './numbers.ts';
import { readPrice, unlessZero } from './price.ts';

/** An id and a name; null where either is missing. The platform writes an id of 0 where nothing was chosen. */
export function readNamed(element: FeedElement | undefined): Named | null {
  const id = readWhole(attribute(element, 'id') ?? '') ?? 0;
  const name = attribute(element, 'name');
  return id > 0 && name !== undefined ? { id, name } : null;
}

const wholeOf = (element: FeedElement, name: string): number | null => readWhole(attribute(element, name) ?? '');

/** The pictures in the order of their priority. */
const picturesOf = (product: FeedElement): Unplaced['pictures'] =>
  all(product, 'images', 'large', 'image')
    .flatMap((image, index) => {
      const url = attribute(image, 'url');
      if (url === undefined) return [];
      return {
        url,
        hash: attribute(image, 'hash') ?? null,
        width: wholeOf(image, 'width'),
        height: wholeOf(image, 'height'),
        priority: wholeOf(image, 'priority') ?? index,
      };
    })
    .sort((a, b) => a.priority - b.priority);

const pricesOf = (product: FeedElement, kind: string): Unplaced['wholesalePrices'] =>
  all(product, kind, 'site').flatMap((site) => {
    const price = unlessZero(readPrice(site));
    return price ? [{ size: attribute(site, 'size_id') ?? null, price }] : [];
  });

const navigationOf = (product: FeedElement): Unplaced['navigation'] =>
  all(product, 'navigation', 'site', 'menu', 'item').flatMap((item) => attribute(item, 'textid') ?? []);

/** Whether a field holds anything. */
const isHeld = (value: unknown): boolean =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);

/** What the feed tells and the store has no place for, without the fields that this product does not have. */
export function mapUnplaced(product: FeedElement): Unplaced {
  const fields: { [Field in keyof Unplaced]: Unplaced[Field] | null } = {
    pictures: picturesOf(product),
    warranty: readNamed(first(product, 'warranty')),
    versionLabel: inPolish(all(product, 'group', 'group_by_parameter', 'name'))[0]?.text || null,
    wholesalePrices: pricesOf(product, 'price_wholesale'),
    minimalPrices: pricesOf(product, 'price_minimal'),
    navigation: navigationOf(product),
    inWrapper: readWhole(attribute(first(product, 'inwrapper'), 'quantity') ?? ''),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isHeld(value)));
}
