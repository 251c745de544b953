import { all, attribute, inPolish, type FeedElement } from '../feed/element.ts';
import type { Named, Unplaced } from './mapped-product.ts';
import { readWhole } from './numbers.ts';
import { readPrices } from './prices-of-sizes.ts';

/** An id and a name; null where either is missing. The platform writes an id of 0 where nothing was chosen. */
export function readNamed(element: FeedElement | undefined): Named | null {
  const id = readWhole(attribute(element, 'id') ?? '') ?? 0;
  const name = attribute(element, 'name');
  return id > 0 && name !== undefined ? { id, name } : null;
}

/** Whether a field holds anything. */
const isHeld = (value: unknown): boolean =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);

/** What the feed tells and the store has no place for, without the fields that this product does not have. */
export function mapUnplaced(product: FeedElement): Unplaced {
  const fields: { [Field in keyof Unplaced]: Unplaced[Field] | null } = {
    versionLabel: inPolish(all(product, 'group', 'group_by_parameter', 'name'))[0]?.text || null,
    minimalPrices: readPrices(product, 'price_minimal'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isHeld(value)));
}
