import { beforeAll, describe, expect, it } from 'vitest';
import { openShopBeforeAll } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import type { Facet } from './facet-types.ts';
import type { ListFilters, Special } from './filters.ts';
import type { ListSubject } from './listing.ts';
import type { ProductCard, ProductPage } from './types.ts';

/** A product as on its page: what a shopper would count by hand. */
interface Shown {
  card: ProductCard;
  page: ProductPage;
}

const special: Record<Special, (shown: Shown, place: number) => boolean> = {
  promotion: ({ page }) => page.sizes.some(({ reduction }) => reduction !== null),
  new: ({ card }) => card.isNew,
  bestseller: (_, place) => place < 20,
  distinguished: ({ page }) => page.zones.includes('distinguished'),
  special: ({ page }) => page.zones.includes('special'),
};
const hasPrice = ({ card }: Shown) => card.isFreeToOrder || (!card.isPhonePrice && !card.isForPointsOnly);
const shipsToday = ({ page, card }: Shown) => card.isAvailable && page.product.details.shippingTime?.kind === 'today';

describe.each(engines)('the filters of a list on %s', (engine) => {
  let shown: ReadonlyArray<Shown>;
  const parameterIds = new Map<string, number>();
  const valueIds = new Map<string, number>();
  const shop = openShopBeforeAll(engine);
  beforeAll(async () => {
    const { products } = await shop.store.catalogue.list({ portion: 100 });
    shown = await Promise.all(
      products.map(async (card) => ({ card, page: (await shop.store.catalogue.productPage(card.id))! })),
    );
    for (const { id, name } of await shop.tables.selectFrom('parameters').selectAll().execute())
      parameterIds.set(name, id);
    for (const row of await shop.tables.selectFrom('filter_values').selectAll().execute())
      valueIds.set(`${row.filter_id} ${row.value}`, row.id);
  });

  const material = () => parameterIds.get('Materiał')!;
  const materialValue = (value: string) => valueIds.get(`${material()} ${value}`)!;
  const parametersOf = ({ page }: Shown, id: number) =>
    page.product.details.parameters
      .filter(({ name }) => parameterIds.get(name) === id)
      .map(({ value }) => valueIds.get(`${id} ${value.trim()}`));

  /** Whether a product passes a filter; filters without a selection pass all. */
  const passes: Record<string, (one: Shown, index: number, subject: ListSubject) => boolean> = {
    special: (one, index, { special: asked }) => !asked || special[asked](one, index),
    producer: ({ page }, _, { filters }) => filters?.producers?.includes(page.product.producerId!) ?? true,
    price: (one, _, { filters }) => {
      if (!filters?.price) return true;
      const { from = 0, to = Infinity } = filters.price;
      return hasPrice(one) && one.card.lowestSizePrice >= from && one.card.lowestSizePrice <= to;
    },
    size: ({ card }, _, { filters }) =>
      !filters?.sizes || card.sizes.some(({ type, isAvailable }) => isAvailable && filters.sizes!.includes(type)),
    availability: (one, _, { filters }) =>
      !filters?.availability ||
      (filters.availability.includes('available') && one.card.isAvailable) ||
      (filters.availability.includes('today') && shipsToday(one)),
    parameter: (one, _, { filters }) =>
      (filters?.parameters ?? []).every(({ id, values }) =>
        parametersOf(one, id).some((value) => values.includes(value!)),
      ),
  };
  /** The products that a shopper would find, without one of the filters. */
  const expected = (subject: ListSubject, without?: string) =>
    shown.filter(
      (one, index) =>
        (subject.categoryId === undefined || one.page.product.categoryId === subject.categoryId) &&
        Object.entries(passes).every(([name, isPassed]) => name === without || isPassed(one, index, subject)),
    );
  const idsOf = (some: ReadonlyArray<Shown>) => some.map(({ card }) => card.id);
  const counts = (facet: Facet | undefined) =>
    Object.fromEntries(
      (facet?.values ?? []).filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
    );
  const tally = (values: ReadonlyArray<string>) =>
    values.reduce<Record<string, number>>((all, value) => ({ ...all, [value]: (all[value] ?? 0) + 1 }), {});
  const facet = async (subject: ListSubject, kind: Facet['kind'], name: string | null = null) =>
    (await shop.store.catalogue.facets(subject)).filters.find((each) => each.kind === kind && each.name === name);

  const subjects: ReadonlyArray<readonly [string, () => ListSubject]> = [
    ['everything', () => ({})],
    ['a category', () => ({ categoryId: 1 })],
    ['promotions', () => ({ special: 'promotion' })],
    ['news that can be bought', () => ({ special: 'new', filters: { availability: ['available'] } })],
    [
      'bestsellers from 50 to 200 zł',
      () => ({ special: 'bestseller', filters: { price: { from: 50_00, to: 200_00 } } }),
    ],
    ['a producer', () => ({ filters: { producers: [1] } })],
    ['two producers up to 100 zł', () => ({ filters: { producers: [1, 3], price: { to: 100_00 } } })],
    ['sizes', () => ({ filters: { sizes: ['l', 'xl'] } })],
    ['a size of a department', () => ({ categoryId: 3, filters: { sizes: ['m'] } })],
    ['what leaves today', () => ({ filters: { availability: ['today'] } })],
    ['a material', () => ({ filters: { parameters: [{ id: material(), values: [materialValue('100% len')] }] } })],
    [
      'a material, a producer and a price at once',
      () => ({
        filters: {
          parameters: [{ id: material(), values: [materialValue('100% len'), materialValue('kamionka szkliwiona')] }],
          producers: [1, 2, 3],
          price: { from: 30_00 },
          availability: ['available', 'today'],
        },
      }),
    ],
    ['what does not exist', () => ({ filters: { producers: [987], sizes: ['xs'] } })],
  ];

  it.each(subjects)('finds and counts %s as a shopper would by hand [S-13 part] [H-07 part]', async (_, subjectOf) => {
    const subject = subjectOf();
    const { products, total } = await shop.store.catalogue.list({ ...subject, portion: 100 });
    expect(products.map(({ id }) => id)).toEqual(idsOf(expected(subject)));
    const answer = await shop.store.catalogue.facets(subject);
    expect([total, answer.total]).toEqual([products.length, products.length]);

    const named = (kind: Facet['kind']) => answer.filters.find((each) => each.kind === kind);
    expect(counts(named('producer'))).toEqual(
      tally(expected(subject, 'producer').map(({ page }) => String(page.product.producerId))),
    );
    expect(counts(named('size'))).toEqual(
      tally(
        expected(subject, 'size').flatMap(({ card }) =>
          card.sizes.filter(({ type, isAvailable }) => isAvailable && type !== 'uniw').map(({ type }) => type),
        ),
      ),
    );
    const free = expected(subject, 'availability');
    expect(counts(named('availability'))).toEqual(
      tally([
        ...free.filter(({ card }) => card.isAvailable).map(() => 'available'),
        ...free.filter(shipsToday).map(() => 'today'),
      ]),
    );
    const lists = expected(subject, 'special').flatMap((one) =>
      Object.entries(special).flatMap(([name, isOf]) => (isOf(one, shown.indexOf(one)) ? [name] : [])),
    );
    expect(counts(named('special'))).toEqual(tally(lists));
    const prices = expected(subject, 'price')
      .filter(hasPrice)
      .map(({ card }) => card.lowestSizePrice);
    const { from = null, to = null } = subject.filters?.price ?? {};
    expect(answer.price).toEqual(
      prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices), from, to } : null,
    );
  });

  it('counts a parameter without its selection, but with all others', async () => {
    const chosen = { id: material(), values: ['100% len', 'kamionka szkliwiona'].map(materialValue) };
    const subject: ListSubject = { filters: { parameters: [chosen], availability: ['available'] } };
    const materials = await facet(subject, 'parameter', 'Materiał');
    const free = shown.filter(({ card }) => card.isAvailable);
    expect(counts(materials)).toEqual(tally(free.flatMap((one) => parametersOf(one, material()).map(String))));
    expect(materials!.values.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual([
      '100% len',
      'kamionka szkliwiona',
    ]);
    // The selected material narrows every other parameter.
    const those = expected(subject);
    const care = await facet(subject, 'parameter', 'Pielęgnacja');
    expect(counts(care)).toEqual(
      tally(those.flatMap((one) => parametersOf(one, parameterIds.get('Pielęgnacja')!).map(String))),
    );
  });

  it('offers parameters that products share, not unique ones', async () => {
    const { filters } = await shop.store.catalogue.facets({});
    const names = filters.filter(({ kind }) => kind === 'parameter').map(({ name }) => name);
    expect(names).toContain('Materiał');
    // Only one product has a neck of 4.2 cm: nothing to filter by.
    expect(names).not.toContain('Średnica szyi');
    const neck = parameterIds.get('Średnica szyi')!;
    const chosen = await facet({ filters: { parameters: [{ id: neck, values: [1] }] } }, 'parameter', 'Średnica szyi');
    expect(chosen).toMatchObject({ parameterId: neck });
  });

  it('keeps a selected value that no product has, so that it can be removed', async () => {
    const filters: ListFilters = {
      producers: [1],
      sizes: ['l'],
      availability: ['today'],
      price: { from: 9_999_999_00 },
    };
    const answer = await shop.store.catalogue.facets({ special: 'new', filters });
    expect(answer.total).toBe(0);
    const chosen = answer.filters.flatMap(({ kind, values }) =>
      values.filter(({ isChosen }) => isChosen).map(({ value, count }) => [kind, value, count]),
    );
    expect(chosen).toEqual([
      ['special', 'new', 0],
      ['availability', 'today', 0],
      ['producer', '1', 0],
      ['size', 'l', 0],
    ]);
    expect(answer.price).toBeNull();
  });

  it('sorts producers by name, sizes from small to large, numbers by value', async () => {
    const collator = new Intl.Collator('pl', { numeric: true });
    const producers = (await facet({}, 'producer'))!.values.map(({ name }) => name!);
    expect(producers).toEqual(producers.toSorted(collator.compare));
    const sizes = (await facet({}, 'size'))!.values.map(({ name }) => name!);
    expect(sizes.filter((name) => /^(S|M|L|XL)$/.test(name))).toEqual(['S', 'M', 'L', 'XL']);
    expect((await facet({}, 'special'))!.values.map(({ value }) => value)).toEqual([
      'promotion',
      'new',
      'bestseller',
      'distinguished',
      'special',
    ]);
  });

  it('offers no producers on a producer’s list', async () => {
    expect(await facet({ producerId: 1 }, 'producer')).toBeUndefined();
  });

  it('narrows a search, and counts for a corrected word', async () => {
    const found = await shop.store.catalogue.list({ text: 'kubek', portion: 100 });
    const answer = await shop.store.catalogue.facets({ text: 'kubke' });
    expect(answer.total).toBe(found.total);
    const [producer] = answer.filters.find(({ kind }) => kind === 'producer')!.values;
    const narrowed = { text: 'kubek', filters: { producers: [Number(producer!.value)] } };
    expect((await shop.store.catalogue.list(narrowed)).total).toBe(producer!.count);
    expect(await shop.store.catalogue.facets({ text: '!?' })).toEqual({ total: 0, price: null, filters: [] });
    expect(await shop.store.catalogue.facets({ text: 'zrebak' })).toEqual({ total: 0, price: null, filters: [] });
  });

  it.each<ListFilters>([
    { parameters: [{ id: 0, values: [1] }] },
    { parameters: [{ id: Number.MAX_SAFE_INTEGER, values: [Number.MAX_SAFE_INTEGER] }] },
    { parameters: Array.from({ length: 500 }, (_, id) => ({ id, values: [1] })) },
    { producers: Array.from({ length: 5000 }, (_, id) => id) },
    { sizes: ["'; drop table products; --", '%', ''] },
    { price: { from: 5, to: 1 } },
    { producers: [], sizes: [], availability: [], parameters: [] },
  ])('survives %j', async (filters) => {
    const [{ total }, answer] = await Promise.all([
      shop.store.catalogue.list({ filters }),
      shop.store.catalogue.facets({ filters }),
    ]);
    expect(answer.total).toBe(total);
  });
});
