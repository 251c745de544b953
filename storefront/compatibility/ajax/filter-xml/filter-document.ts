import { toWire } from '../../../../patterns/rules/money.ts';
import type { Facet, Facets, PriceFacet } from '../../../store/index.ts';
import { element, type XmlElement } from '../calling/xml.ts';
import { pageDocument } from '../product-xml/product-document.ts';

/** Client names of the special lists, where they differ: the parameters that ask for them (wire contract 3). */
const specialNames: Readonly<Record<string, string>> = { promotion: 'promo', new: 'newproducts' };

/**
 * The filters of a list with the number of products of each choice (wire contract 2.7). The id is what follows
 * `filter_` in the address, the value is its value; prices have their own parameters.
 */
export const filterDocument = ({ price, filters }: Facets): XmlElement =>
  pageDocument('search', [
    ...filters.map(filterElement),
    ...(price ? [priceElement(price)] : []),
    // Parcels go out every working day to everywhere: no location is needed.
    ...['sameday', 'nextday'].map((name) =>
      element(name, { client_localized: 'n', service_available_for_current_location: 'n' }),
    ),
  ]);

function filterElement({ kind, parameterId, name, values }: Facet): XmlElement {
  const items = values.map((one) => {
    const value = kind === 'special' ? (specialNames[one.value] ?? one.value) : one.value;
    return element('item', {
      value,
      ...(one.name !== null && { name: one.name }),
      quantity: String(one.count),
      ...(one.isChosen && { selected: 'selected' }),
    });
  });
  const id = parameterId === null ? kind : String(parameterId);
  return element('filter', { id, type: 'multiselect', ...(name !== null && { name }) }, items);
}

/** Złoty from the cheapest to the dearest of the list, regardless of limits. */
const priceElement = ({ min, max, from, to }: PriceFacet): XmlElement =>
  element('filter', {
    id: 'price',
    type: 'price',
    min: toWire(min),
    max: toWire(max),
    ...(from !== null && { pricelimitmin: toWire(from) }),
    ...(to !== null && { pricelimitmax: toWire(to) }),
  });
