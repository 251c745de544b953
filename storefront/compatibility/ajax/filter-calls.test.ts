import { expect, it } from 'vitest';
import { describeOnEngines, type RunningShop } from '../../testing/running-shop.ts';
import type { Facet, ListSubject } from '../../store/index.ts';
import { firstElement, readXml, type ReadElement } from './testing/read-xml.ts';

async function filtersOf({ url }: RunningShop, query: string): Promise<ReadElement> {
  const response = await fetch(`${url}/search.php?${query}&getProductXML=true&xmlType=filtering`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  return firstElement(readXml(await response.text()), 'search')!;
}

const wordsOf = {
  promotion: 'promo',
  new: 'newproducts',
  bestseller: 'bestseller',
  distinguished: 'distinguished',
  special: 'special',
} as Readonly<Record<string, string>>;

/** A filter of the store as clients read it. */
const expected = ({ kind, parameterId, name, values }: Facet) => ({
  name: 'filter',
  attributes: { id: String(parameterId ?? kind), type: 'multiselect', ...(name !== null && { name }) },
  children: values.map((one) => ({
    name: 'item',
    attributes: {
      value: kind === 'special' ? wordsOf[one.value] : one.value,
      ...(one.name !== null && { name: one.name }),
      quantity: String(one.count),
      ...(one.isChosen && { selected: 'selected' }),
    },
    children: [],
  })),
});

describeOnEngines('filters as XML', (shop) => {
  it.each<[string, ListSubject]>([
    ['text=kubek', { text: 'kubek' }],
    ['promo=y', { special: 'promotion' }],
    ['distinguished=y', { special: 'distinguished' }],
    ['special=y', { special: 'special' }],
    ['counter=1&sort=price&order=a', {}],
    ['pricelimitmin=50&pricelimitmax=200', { filters: { price: { from: 50_00, to: 200_00 } } }],
    ['text=len&filter_producer=2', { text: 'len', filters: { producers: [2] } }],
    ['filter_availability=available', { filters: { availability: ['available'] } }],
  ])('of %s equal those of the list, with their counts', async (query, subject) => {
    const { total, price, filters } = await shop().store.catalogue.facets(subject);
    expect(total).toBeGreaterThan(0);
    const document = await filtersOf(shop(), query);
    const own = document.children.filter(({ name, attributes }) => name === 'filter' && attributes['type'] !== 'price');
    expect(own).toEqual(filters.map(expected));
    expect(own.flatMap(({ children }) => children).length).toBeGreaterThan(0);
    const zloty = (grosze: number) => (grosze / 100).toFixed(2);
    expect(document.children.find(({ attributes }) => attributes['type'] === 'price')?.attributes).toEqual({
      id: 'price',
      type: 'price',
      min: zloty(price!.min),
      max: zloty(price!.max),
      ...(price!.from !== null && { pricelimitmin: zloty(price!.from) }),
      ...(price!.to !== null && { pricelimitmax: zloty(price!.to) }),
    });
  });

  it('follow the selection: each choice counts the products of its list', async () => {
    const document = await filtersOf(shop(), 'newproducts=y');
    const producers = document.children.find(({ attributes }) => attributes['id'] === 'producer')!;
    for (const { attributes } of producers.children) {
      const { total } = await shop().store.catalogue.list({
        special: 'new',
        filters: { producers: [Number(attributes['value'])] },
      });
      expect(attributes['quantity']).toBe(String(total));
    }
  });

  it('are empty for a text without results or that cannot be searched, and offer no hourly delivery', async () => {
    for (const query of ['text=k', 'text=zrebak', 'text=%00%27']) {
      expect((await filtersOf(shop(), query)).children.map(({ name, attributes }) => [name, attributes])).toEqual([
        ['sameday', { client_localized: 'n', service_available_for_current_location: 'n' }],
        ['nextday', { client_localized: 'n', service_available_for_current_location: 'n' }],
      ]);
    }
  });

  it('do not affect the page of the same address', async () => {
    for (const query of ['text=kubek', 'text=kubek&getProductXML=true', 'text=kubek&xmlType=filtering']) {
      const page = await fetch(`${shop().url}/search.php?${query}`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      await page.text();
    }
  });
});
