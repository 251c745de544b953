import { all, attribute, inPolish, type FeedElement } from '../feed/element.ts';
import type { Named, Unplaced } from './mapped-product.ts';
import { readWhole } from './numbers.ts';
import { readPrices } from './prices-of-sizes.ts';

/** An id and a name; null without either. The platform writes id 0 for no choice. */
export function readNamed(element: FeedElement | undefined): Named | null {
  const id = readWhole(attribute(element, 'id') ?? '') ?? 0;
  const name = attribute(element, 'name');
  return id > 0 && name !== undefined ? { id, name } : null;
}

/** Whether a field has any content. */
const isHeld = (value: unknown): boolean =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);

/** The feed's data without a place in the store, omitting this product's empty fields. */
export function mapUnplaced(product: FeedElement): Unplaced {
  const fields: { [Field in keyof Unplaced]: Unplaced[Field] | null } = {
    versionLabel: inPolish(all(product, 'group', 'group_by_parameter', 'name'))[0]?.text || null,
    minimalPrices: readPrices(product, 'price_minimal'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isHeld(value)));
}
