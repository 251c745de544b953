import type { ProductData, WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import { element, elementOf, type XmlElement } from '../calling/xml.ts';

/** The document around the data of a platform page: `/shop/page/<kind>`. */
export const pageDocument = (kind: string, children: ReadonlyArray<XmlElement>): XmlElement =>
  element('shop', {}, [element('page', {}, [element(kind, {}, children)])]);

/**
 * The page's `product_data` as XML (wire contract 2.7). Clients take the first element of each name at any depth, and
 * rebuild an object of each size: its attributes and children are those of `product_data`.
 */
export function productDocument({
  sizes,
  base_price,
  order_quantity_range,
  ...product
}: ProductData<WireSizeInShop>): XmlElement {
  const { product_id, unit, unit_plural, unit_sellby, unit_precision } = product;
  const version = element(
    'version',
    { id: product_id },
    Object.values(sizes).map((size) => elementOf('size', size)),
  );
  const head = elementOf('product', { id: product_id, ...product, base_price, order_quantity_range });
  return pageDocument('projector', [
    {
      ...head,
      children: [
        ...head.children,
        element('sizes_version', { unit, unit_plural, unit_sellby, unit_precision }),
        element('versions', {}, [version]),
      ],
    },
  ]);
}
