import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../../../../tests/full-run.ts';
import type { Store } from '../../../../store/open-store.ts';
import type { ProductCard } from './types.ts';
import { engines, filledShop, makePlace, testNow, type Place } from '../../../../store/testing/stores.ts';

const day = 24 * 60 * 60 * 1000;
const polish = new Intl.Collator('pl');

describe.each(engines)('the catalogue on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
  });
  afterAll(() => place.remove());

  it('holds the product data of the wire [E-06 part]', async () => {
    const linen = await store.catalogue.product(1007);
    expect(linen).toMatchObject({
      name: 'Len Miedza na metry',
      type: 'product',
      vatPercent: 23,
      unit: { singular: 'm', sellBy: 100, precision: 1 },
      minPerOrder: 500,
      maxPerOrder: 30_000,
      isPhonePrice: false,
      isForPointsOnly: false,
    });
    expect(await store.catalogue.product(1048)).toMatchObject({ isForPointsOnly: true, pointsPrice: 1200 });
    expect((await store.catalogue.product(1037))?.type).toBe('product_bundle');
    expect((await store.catalogue.product(1045))?.type).toBe('product_virtual');
    expect((await store.catalogue.product(1047))?.type).toBe('product_service');
    expect(await store.catalogue.product(1)).toBeNull();
  });

  it('lists a product in its own and further categories, but belongs to its own', async () => {
    const robe = 1015;
    const listsOfIt = [];
    for (const { id, name, productCount } of await store.catalogue.categories()) {
      const { products, total } = await store.catalogue.list({ categoryId: id });
      expect(total).toBe(productCount);
      if (products.some((product) => product.id === robe)) listsOfIt.push(name);
    }
    expect(listsOfIt).toEqual(['Do noszenia', 'Łazienka']);
    expect((await store.catalogue.productPage(robe))?.category?.name).toBe('Do noszenia');
  });

  it('reads a whole product page [S-02 part]', async () => {
    const page = (await store.catalogue.productPage(1001))!;
    expect(page.product.name).toBe('Kubek Poranek');
    expect(page.category?.name).toBe('Ceramika');
    expect(page.producer).toMatchObject({ slug: 'glina-i-zar', manufacturer: { city: 'Przykładowo' } });
    expect(page.sizes.map(({ type, price, isAvailable }) => ({ type, price, isAvailable }))).toEqual([
      { type: 'uniw', price: 69_00, isAvailable: true },
    ]);
    expect(page.sizes[0]!.stocks.map(({ stockId }) => stockId)).toEqual(['M1', 'S1', 'S2', 'S3']);
    expect(page.versions.map(({ id, isAvailable }) => ({ id, isAvailable }))).toEqual([
      { id: 1001, isAvailable: true },
      { id: 1002, isAvailable: true },
      { id: 1003, isAvailable: false },
    ]);
    expect(page.pictures.map(({ id }) => id)).toEqual(['1001-1', '1001-2', '1001-3']);
    const { opinions, total } = await store.catalogue.opinionList({ productId: 1001, portion: 100 });
    expect(page.rating.count).toBe(total);
    expect(page.ratings.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(opinions.map(({ createdAt }) => createdAt)).toEqual(
      opinions.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    );
    expect(page.questions[0]?.answer?.by).toBeTruthy();
    expect(page.product.details.safetyInformation).toContain('pęknąć');
    expect(await store.catalogue.productPage(1)).toBeNull();
  });

  it('keeps the order of sizes, sold-out ones included [E-07 part]', async () => {
    const { sizes } = (await store.catalogue.productPage(1013))!;
    expect(sizes.map(({ type, isAvailable }) => [type, isAvailable])).toEqual([
      ['s', true],
      ['m', true],
      ['l', false],
      ['xl', true],
    ]);
  });

  it('gives the rules the quantity data of a size [E-10 part]', async () => {
    const { sizes, tiers } = (await store.catalogue.productPage(1007))!;
    expect(sizes[0]!.quantity).toEqual({
      amount: 86_400,
      sellBy: 100,
      precision: 1,
      minPerOrder: 500,
      maxPerOrder: 30_000,
    });
    for (const tier of tiers) expect(tier.thresholdEnd === null || tier.thresholdEnd >= tier.threshold).toBe(true);
  });

  describe('a reduced price', () => {
    it('has the lowest price of the 30 days before the reduction', async () => {
      const [vase] = await store.catalogue.cards([1005]);
      // 229 zł, then 199 zł for twelve days, 229 zł again, and 189 zł now.
      expect(vase!.price).toBe(189_00);
      expect(vase!.reduction).toEqual({
        crossedPrice: 229_00,
        lowestPrice: 199_00,
        percent: 5,
        since: testNow - 6 * day,
      });
    });

    it('is the same on any day of the first start', async () => {
      // The seed counts days the same on both engines, and each first start fills a shop.
      for (const later of inTurn([31, 400, 3000], engine === 'sqlite' ? 0 : 1, 2)) {
        const other = await makePlace(engine);
        other.clock.now += later * day;
        const [vase] = await (await other.open()).catalogue.cards([1005]);
        expect(vase!.reduction).toMatchObject({ crossedPrice: 229_00, lowestPrice: 199_00 });
        await other.remove();
      }
    });

    it('exists for each size', async () => {
      const { sizes } = (await store.catalogue.productPage(1011))!;
      expect(sizes.map(({ price, reduction }) => [price, reduction?.lowestPrice])).toEqual([
        [599_00, 629_00],
        [649_00, 679_00],
        [799_00, 829_00],
      ]);
    });

    it('follows price changes, from the history alone', async () => {
      const other = await makePlace(engine, filledShop());
      try {
        const shop = await other.open();
        const reduction = async () => (await shop.catalogue.cards([1024]))[0]!.reduction;
        expect(await reduction()).toBeNull();

        await shop.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 29_00, crossedPrice: 34_00 });
        expect(await reduction()).toEqual({ crossedPrice: 34_00, lowestPrice: 34_00, percent: 15, since: testNow });

        other.clock.now += 5 * day;
        await shop.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 34_00 });
        expect(await reduction()).toBeNull();

        // 29 zł was the price within the last 30 days: 30 zł is no reduction.
        other.clock.now += 20 * day;
        await shop.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 30_00, crossedPrice: 34_00 });
        expect(await reduction()).toMatchObject({ crossedPrice: 34_00, lowestPrice: 29_00, percent: 0 });

        // 29 zł ended more than 30 days ago and no longer counts.
        other.clock.now += day;
        await shop.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 34_00 });
        other.clock.now += 40 * day;
        await shop.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 30_00, crossedPrice: 34_00 });
        expect(await reduction()).toMatchObject({ lowestPrice: 34_00 });

        expect(await shop.catalogue.changePrice({ productId: 1, size: 'uniw', price: 1 })).toBe(false);
      } finally {
        await other.remove();
      }
    });
  });

  describe('a list', () => {
    const names = async (query: Parameters<Store['catalogue']['list']>[0]) =>
      (await store.catalogue.list({ portion: 100, ...query })).products.map(({ name }) => name);

    it('sorts names by the Polish alphabet', async () => {
      const all = await names({ sort: 'name' });
      expect(all).toEqual(all.toSorted(polish.compare));
      expect(all.indexOf('Łyżka Klon')).toBeGreaterThan(all.indexOf('Len Miedza na metry'));
      expect(all.indexOf('Łyżka Klon')).toBeLessThan(all.indexOf('Miska Zboże'));
      expect(await names({ sort: 'name', order: 'desc' })).toEqual(all.toSorted((a, b) => polish.compare(b, a)));
    });

    it('sorts by price, phone prices and points last in both directions', async () => {
      const { products } = await store.catalogue.list({ sort: 'price', portion: 100 });
      // Free-to-order goods have a price: nothing.
      const isPriced = ({ isPhonePrice, isFreeToOrder, isForPointsOnly }: ProductCard) =>
        isFreeToOrder || (!isPhonePrice && !isForPointsOnly);
      const priced = products.filter(isPriced);
      expect(products.slice(0, priced.length)).toEqual(priced);
      const shown = priced.map(({ lowestSizePrice }) => lowestSizePrice);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      const falling = await store.catalogue.list({ sort: 'price', order: 'desc', portion: 100 });
      expect(falling.products.slice(0, priced.length).every(isPriced)).toBe(true);
      expect(falling.products[0]!.lowestSizePrice).toBe(Math.max(...shown));
    });

    it('has pages that contain every product once', async () => {
      const all = await names({});
      const first = await store.catalogue.list({ portion: 7 });
      expect(first.total).toBe(all.length);
      const paged: string[] = [];
      for (let page = 0; page * 7 < first.total; page += 1) {
        paged.push(...(await store.catalogue.list({ portion: 7, page })).products.map(({ name }) => name));
      }
      expect(paged).toEqual(all);
    });

    it('is empty beyond its end, with the right total', async () => {
      const { products, total } = await store.catalogue.list({ page: 9999 });
      expect(products).toEqual([]);
      expect(total).toBeGreaterThan(40);
    });

    it.each([{ page: -1 }, { page: Number.NaN }, { portion: 0 }, { portion: 1e9 }, { page: 1e15 }])(
      'survives %o',
      async (query) => {
        await expect(store.catalogue.list(query)).resolves.toMatchObject({ corrected: null });
      },
    );

    it('shows as many products in a category as the menu says, its own and further ones', async () => {
      const guests: Array<readonly [category: string, product: string]> = [];
      for (const category of await store.catalogue.categories()) {
        const { products, total } = await store.catalogue.list({ categoryId: category.id, portion: 100 });
        expect(total).toBe(category.productCount);
        for (const { categoryId, name } of products) if (categoryId !== category.id) guests.push([category.name, name]);
      }
      expect(guests).toEqual([
        ['Łazienka', 'Szlafrok Rosa'],
        ['Papier i\u00a0prezenty', 'Zestaw Dzień dobry'],
      ]);
    });

    it('shows promotions, news and bestsellers', async () => {
      const promotions = await store.catalogue.list({ special: 'promotion' });
      expect(promotions.products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1005, 1011, 1015, 1031]);
      expect(promotions.products.every(({ reduction }) => reduction !== null)).toBe(true);
      const fresh = await store.catalogue.list({ special: 'new' });
      expect(fresh.products.every(({ isNew }) => isNew)).toBe(true);
      expect((await store.catalogue.list({ special: 'bestseller', portion: 100 })).total).toBe(20);
    });

    it('leaves out the gift wrapping, which is offered in the basket', async () => {
      expect(await names({})).not.toContain('Pakowanie na prezent');
    });
  });

  it('returns cards in the requested order, without missing products', async () => {
    const cards = await store.catalogue.cards([1013, 1, 1001]);
    expect(cards.map(({ id }) => id)).toEqual([1013, 1001]);
    expect(cards[1]).toMatchObject({ rating: { count: 7, mean: 4.6 }, hasSeveralPrices: false, isAvailable: true });
    expect(cards[1]!.pictures).toHaveLength(2);
    expect((await store.catalogue.cards([1004]))[0]).toMatchObject({ hasSeveralPrices: true, lowestSizePrice: 59_00 });
    expect((await store.catalogue.cards([1021]))[0]).toMatchObject({ isPhonePrice: true, isAvailable: false });
    expect(await store.catalogue.cards([])).toEqual([]);
  });

  it('lists couriers, stocks and pickup points', async () => {
    const couriers = await store.catalogue.couriers();
    expect(couriers.map(({ id }) => id).join(' ')).toBe(
      'kurier kurier-pobranie punkt salon meble email automat poczta termin ekspres transport czechy slowacja niemcy',
    );
    expect(couriers.map(({ number }) => number)).toEqual([1, 2, 3, 0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(couriers[0]).toMatchObject({
      payment: 'prepaid',
      cost: 16_90,
      freeFrom: 250_00,
      time: { kind: 'days', days: 1 },
    });
    expect((await store.catalogue.stocks()).map(({ id, canCollect }) => [id, canCollect])).toEqual([
      ['M1', false],
      ['S1', true],
      ['S2', true],
      ['S3', true],
    ]);
    const points = (await store.pickupPoints.search('punkt', '', 50)).points;
    expect(points).toHaveLength(12);
    expect((await store.pickupPoints.search('punkt', 'zmyslona', 5)).points.length).toBeGreaterThan(0);
    expect((await store.pickupPoints.search('punkt', 'Atlantyda', 5)).points).toEqual([]);
    expect((await store.pickupPoints.search('kurier', '', 5)).points).toEqual([]);
  });
});
